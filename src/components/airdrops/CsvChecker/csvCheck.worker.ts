import { checkFile, type CsvFormat, type CsvReport } from "@site/src/lib/csv/check";
import { UnreadableFile } from "@site/src/lib/csv/lines";
import { computeRoot } from "@site/src/lib/airdrops/merkleRoot";

/** What the page asks for. */
export interface Question {
  readonly file: Blob;
  readonly format: CsvFormat;
}

/** An airdrop's list without a mistake. */
export interface Campaign {
  readonly count: number;
  /** Base units of the token. */
  readonly sum: bigint;
  readonly decimals: number;
  readonly root: string;
}

/** What a check found, or why there was nothing to check. */
export type Answer =
  (Omit<CsvReport, "recipients"> & { readonly campaign?: Campaign }) | { readonly refusal: string };

/** What the worker says: how far it is, from 0 to 1, then its answer. */
export type Message = { readonly share: number } | { readonly answer: Answer };

// The part of a worker's global scope that is used here; the DOM's types describe a window's.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<Question>) => void;
  postMessage(message: Message): void;
};

/** Reading takes this share of the time where a root is computed as well. */
const READING = 0.15;

scope.onmessage = async ({ data: { file, format } }) => {
  scope.postMessage({ answer: await answer(file, format, (share) => scope.postMessage({ share })) });
};

async function answer(file: Blob, format: CsvFormat, onShare: (share: number) => void): Promise<Answer> {
  const reading = format.decimals === undefined ? 1 : READING;
  try {
    const { recipients, ...report } = await checkFile(file, format, (bytes) =>
      onShare((reading * bytes) / file.size),
    );
    if (!recipients) return report;
    const work = computeRoot(recipients);
    let step = work.next();
    for (; !step.done; step = work.next()) onShare(reading + (1 - reading) * step.value);
    const { count, sum, decimals } = recipients;
    return { ...report, campaign: { count, sum, decimals, root: step.value } };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.message };
    // A file that was changed or moved after it was chosen, or that the browser has no memory for.
    return { refusal: "The file could not be read. Choose it once more." };
  }
}
