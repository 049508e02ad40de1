import { describeFileKind } from "@site/src/protocol/lists/fileKind";
import { readText } from "@site/src/protocol/lists/lines";

/** Maximum size of a file that is read, in bytes. */
const MAX_BYTES = 1_000_000;

/** What a tool says of a file that it does not read. */
interface Words {
  /** Why one file is enough, and what to do. */
  readonly several: string;
  /** Why a file may not be larger, and what to do. */
  readonly large: string;
  /** What to choose instead of a file without text. */
  readonly wanted: string;
  /** What stays as it was. */
  readonly kept: string;
}

/** Reads the one file that a reader chose or dropped. Returns its text, or a sentence that says why it cannot be read. */
export async function readOneFile(
  files: ArrayLike<File>,
  { several, large, wanted, kept }: Words,
): Promise<{ readonly text: string } | { readonly sentence: string }> {
  const [file, second] = Array.from(files);
  if (second || !file) return { sentence: `These are several files. ${several} ${kept}` };
  if (file.size > MAX_BYTES) return { sentence: `The file is larger than 1 MB, and ${large} ${kept}` };
  try {
    const kind = await describeFileKind(file);
    if (kind) return { sentence: `${kind} ${kept}` };
    const text = await readText(file);
    if (!text.includes("\0")) return { text };
    return { sentence: `This file contains no text. ${wanted} ${kept}` };
  } catch {
    return { sentence: `The browser could not read the file. Choose it again. ${kept}` };
  }
}

const LIST: Words = {
  several: "Put the rows into one file, or drop one.",
  large: "the builder takes at most 2,000 rows. Split it.",
  wanted: "Choose a list that is saved as CSV.",
  kept: "The rows above stay.",
};

/** Reads the list that a reader chose or dropped. Returns its rows, or a sentence that says why it cannot be read. */
export async function readList(
  files: ArrayLike<File>,
): Promise<{ readonly rows: string } | { readonly sentence: string }> {
  const read = await readOneFile(files, LIST);
  return "text" in read ? { rows: read.text } : read;
}
