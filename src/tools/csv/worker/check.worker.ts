import contracts from "@generated/protocol-data/default/contractNames.json";
import { checkFile, type CsvReport } from "@site/src/protocol/lists/check";
import type { CsvFormat } from "@site/src/protocol/lists/format";
import { removeFormulas } from "@site/src/protocol/lists/values/formulas";
import { guessTemplate } from "@site/src/protocol/lists/columns/guessTemplate";
import { readText, UnreadableFile } from "@site/src/protocol/lists/lines";
import { readLocalTime } from "@site/src/protocol/lists/mend/dates";
import { mendFile, type Mended, type MendOptions } from "@site/src/protocol/lists/mend/mend";
import { computeRoot } from "@site/src/protocol/airdrops/merkleRoot";

/** What the page asks for. */
export interface Question {
  readonly file: Blob;
  readonly format: CsvFormat;
  /** Formats that the list may be of, besides the chosen one. */
  readonly templates: readonly { readonly id: string; readonly columns: readonly string[] }[];
  readonly settled?: Settled;
  /** Correct the file, with these decisions. */
  readonly mending?: MendOptions;
}

/** What the reader said about a list that stays as it is. */
export interface Settled {
  /** They are whole tokens, whatever they look like. */
  readonly areTokens?: boolean;
  /** Their points are before fractions. */
  readonly arePointsRead?: boolean;
  /** The list is of the token, currency and chain that its columns name. */
  readonly areKindsRight?: boolean;
  /** The list is of the chosen format, whatever its header looks like. */
  readonly isFormatKept?: boolean;
}

/** An airdrop's list without a mistake. */
export interface Campaign {
  readonly count: number;
  /** Base units of the token. */
  readonly sum: bigint;
  readonly decimals: number;
  readonly root: string;
}

/** A check of a file as it is, or as it would be after its correction. */
export interface Checked extends Omit<CsvReport, "recipients"> {
  /** An airdrop's totals, when nothing is wrong or asked. */
  readonly campaign?: Campaign;
  readonly mended?: Correction;
  /** Id of the format that the header looks like, when it is another one. */
  readonly suggestion?: string;
}

/** What the page shows of a correction: the file and the list of changes may be too long for it, and are files. */
export interface Correction extends Pick<Mended, "questions" | "columns" | "unit"> {
  readonly file: Blob;
  /** The file to save: a spreadsheet runs none of its cells as a formula. */
  readonly saved: Blob;
  /** The first ones. */
  readonly changes: Mended["changes"];
  readonly changeCount: number;
  /** All of them, a line each. */
  readonly changeList: Blob;
}

/** What a check found, or why there was nothing to check. */
export type Answer = Checked | { readonly refusal: string };

/** What the worker says: how far it is, from 0 to 1, then its answer. */
export type Message = { readonly share: number } | { readonly answer: Answer };

// The part of a worker's global scope that is used here; the DOM's types describe a window's.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<Question>) => void;
  postMessage(message: Message): void;
};

/** Reading takes this share of the time where a root is computed as well. */
const READING = 0.15;

/** Changes that a page lists. */
const MAX_CHANGES = 500;

scope.onmessage = ({ data }) => {
  void answer(data, (share) => scope.postMessage({ share })).then((found) =>
    scope.postMessage({ answer: found }),
  );
};

async function answer(question: Question, onShare: (share: number) => void): Promise<Answer> {
  const { file, settled = {}, mending } = question;
  const format = { ...question.format, contracts, now: readLocalTime(Date.now()) };
  const reading = format.decimals === undefined ? 1 : READING;
  try {
    const mended = mending && (await mendFile(file, format, mending));
    const { recipients, ...report } =
      mended?.report ?? (await checkFile(file, format, (bytes) => onShare((reading * bytes) / file.size)));
    const suggestion = settled.isFormatKept ? undefined : await suggestFormat(question);
    const units = settled.areTokens || mending?.unit !== undefined ? undefined : report.units;
    const thousands = settled.arePointsRead ? undefined : report.thousands;
    const kinds = settled.areKindsRight || !report.kinds?.length ? undefined : report.kinds;
    const isAsked = units !== undefined || thousands !== undefined || kinds !== undefined;
    const checked = {
      rows: report.rows,
      problems: report.problems,
      isCutOff: report.isCutOff,
      ...(units && { units }),
      ...(thousands && { thousands }),
      ...(kinds && { kinds }),
      ...(report.past && { past: report.past }),
      ...(suggestion && { suggestion }),
      ...(mended && { mended: getCorrection(mended) }),
    };
    if (!recipients || isAsked) return checked;
    const work = computeRoot(recipients);
    let step = work.next();
    for (; !step.done; step = work.next()) onShare(reading + (1 - reading) * step.value);
    const { count, sum, decimals } = recipients;
    return { ...checked, campaign: { count, sum, decimals, root: step.value } };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.message };
    // A file that was changed or moved after it was chosen, or that the browser has no memory for.
    return {
      refusal:
        "The file could not be read. If it was changed or moved after you chose it, choose it again. If it is very long, split it.",
    };
  }
}

/** Returns the format that the first line looks like, when its columns are not those of the chosen one. */
async function suggestFormat({ file, format, templates }: Question): Promise<string | undefined> {
  const lines = (await readText(file.slice(0, 10_000))).split(/\r\n|\n|\r/u);
  const headers = lines.filter((line) => line.trim() !== "" && !/^"?sep=/iu.test(line));
  // A note may be above the header.
  const guessed = guessTemplate(headers[0] ?? "", templates) ?? guessTemplate(headers[1] ?? "", templates);
  return guessed && guessed.columns.join() !== format.columns.join() ? guessed.id : undefined;
}

function getCorrection({ text, changes, ...mended }: Mended): Correction {
  const lines = changes.map(({ line, column, message }) =>
    [line === undefined ? "Whole file" : `Line ${line}`, column && `, ${column}`, `: ${message}\n`].join(""),
  );
  return {
    questions: mended.questions,
    ...(mended.columns && { columns: mended.columns }),
    unit: mended.unit,
    file: new Blob([text], { type: "text/csv" }),
    saved: new Blob([removeFormulas(text)], { type: "text/csv" }),
    changes: changes.slice(0, MAX_CHANGES),
    changeCount: changes.length,
    changeList: new Blob(lines, { type: "text/plain" }),
  };
}
