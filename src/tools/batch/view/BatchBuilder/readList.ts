import { describeFileKind } from "@site/src/protocol/lists/fileKind";
import { readText } from "@site/src/protocol/lists/lines";

/** Maximum size of a file that is read, in bytes. The builder takes 2,000 rows. */
const MAX_BYTES = 1_000_000;

const KEPT = "The rows above stay.";

/** Reads the one file that a reader chose or dropped. Returns its text, or a sentence that says why it cannot be read. */
export async function readList(
  files: ArrayLike<File>,
): Promise<{ readonly rows: string } | { readonly sentence: string }> {
  const [file, second] = Array.from(files);
  if (second || !file) {
    return { sentence: `These are several files. Put the rows into one file, or drop one. ${KEPT}` };
  }
  if (file.size > MAX_BYTES) {
    return {
      sentence: `The file is larger than 1 MB, and the builder takes at most 2,000 rows. Split it. ${KEPT}`,
    };
  }
  try {
    const kind = await describeFileKind(file);
    if (kind) return { sentence: `${kind} ${KEPT}` };
    const text = await readText(file);
    if (!text.includes("\0")) return { rows: text };
    return { sentence: `This file contains no text. Choose a list that is saved as CSV. ${KEPT}` };
  } catch {
    return { sentence: `The browser could not read the file. Choose it again. ${KEPT}` };
  }
}
