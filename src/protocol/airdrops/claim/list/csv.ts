import { ADDRESS } from "../../addressWarnings";
import { isBlank, splitLines, splitRecords, type CsvRecord } from "../../../lists/lines";
import { describeNoAddress } from "../../recipientText";
import { readNumber, takeApart } from "../../../lists/values/numbers";
import { areFound, findColumns } from "../../../lists/mend/header";
import { joinInSentence, formatThousands } from "../../../text/wording";
import {
  ListFault,
  MAX_AMOUNT,
  MAX_ROWS,
  resolveRecipient,
  type FullList,
  type ListOptions,
  type Row,
} from "./rows";

/** Maximum number of faults that are named. */
const MAX_FAULTS = 5;

const NAMES = {
  address: /^(?:address|recipient|wallet|account|claimer|owner)$/iu,
  amount: /^(?:amount|value|allocation|tokens?|amount[ _]?(?:wei|raw|units))$/iu,
  index: /^(?:index|idx)$/iu,
} as const;

/** The columns that count, from 0. */
interface Columns {
  readonly address: number;
  readonly amount: number;
  /** Nothing where the rows are numbered by their order. */
  readonly index: number | undefined;
}

/** A row whose amount is still text. */
interface TextRow extends Omit<Row, "amount"> {
  readonly amount: string;
  readonly line: number;
}

/** An amount that cannot be read. */
interface AmountFault {
  readonly sentence: string;
  /** What is wrong with all amounts of the list and not with the line: its decimals. */
  readonly cause?: "decimals";
}

/** Faults of lines, as sentences. Ends the reading when there are more than are named. */
class Faults {
  readonly #sentences: string[] = [];
  /** The first line with wrong decimals, and the number of lines after it. */
  #decimals: { readonly sentence: string; more: number } | undefined;

  addAmount(line: number, { sentence, cause }: AmountFault): void {
    if (cause === undefined) this.add(line, sentence);
    else if (this.#decimals) this.#decimals.more += 1;
    else this.#decimals = { sentence: `Line ${line}: ${sentence}`, more: 0 };
  }

  add(line: number, sentence: string): void {
    if (this.#sentences.length === MAX_FAULTS) this.#sentences.push("More lines are wrong.");
    else this.#sentences.push(`Line ${line}: ${sentence}`);
    if (this.#sentences.length > MAX_FAULTS) this.end();
  }

  /** @throws ListFault when there is a fault */
  end(): void {
    const sentences = [...(this.#decimals ? [describeDecimals(this.#decimals)] : []), ...this.#sentences];
    if (sentences.length > 0) throw new ListFault(sentences);
  }
}

/** Says once what is wrong with the decimals of a list, however many lines show it. */
function describeDecimals({ sentence, more }: { readonly sentence: string; readonly more: number }): string {
  if (more === 0) return sentence;
  return `${sentence} The same is true of ${formatThousands(more)} more ${more === 1 ? "line" : "lines"}.`;
}

/**
 * Reads a CSV file as the Merkle API does: the first row has the index 0, and empty lines do not count. A column
 * `index` has precedence, and a file without a header may begin with its rows.
 *
 * @throws ListFault that names the lines that cannot be read
 */
export async function readCsv(file: Blob, { decimals }: ListOptions): Promise<FullList> {
  const texts: TextRow[] = [];
  const faults = new Faults();
  let columns: Columns | undefined;
  for await (const { records } of splitRecords(file, await getDelimiter(file))) {
    for (const record of records) {
      if (isBlank(record)) continue;
      if (!columns) {
        const header = readHeader(record);
        columns = header.columns;
        if (header.isHeader) continue;
      }
      if (texts.length === MAX_ROWS) throw new ListFault(["The list has more than a million rows."]);
      const row = readRow(record, columns, texts.length);
      if (typeof row === "string") faults.add(record.line, row);
      else texts.push(row);
    }
  }
  faults.end();
  if (texts.length === 0) throw new ListFault(["The list has no row below its header."]);
  const rows: Row[] = [];
  for (const text of texts) {
    const amount = readAmount(text.amount, decimals);
    if (typeof amount !== "bigint") faults.addAmount(text.line, amount);
    else rows.push({ index: text.index, recipient: text.recipient, written: text.written, amount });
  }
  faults.end();
  return { kind: "list", rows, readAgain: (places) => readAgain(texts, places) };
}

/** Returns the rows for a token with other decimals, or nothing when an amount does not fit them. */
function readAgain(texts: readonly TextRow[], decimals: number): readonly Row[] | undefined {
  const rows: Row[] = [];
  for (const { index, recipient, written, amount: text } of texts) {
    const amount = readAmount(text, decimals);
    if (typeof amount !== "bigint") return undefined;
    rows.push({ index, recipient, written, amount });
  }
  return rows;
}

/** Returns what is between the cells of the first line. */
async function getDelimiter(file: Blob): Promise<string> {
  for await (const { lines } of splitLines(file)) {
    const first = lines.find((line) => line.trim() !== "");
    if (first === undefined) continue;
    return [",", ";", "\t"].find((mark) => first.includes(mark)) ?? ",";
  }
  return ",";
}

/** Finds the columns by their names, or in a first row without names by what is in it. */
function readHeader({ cells = [], line }: CsvRecord): { columns: Columns; isHeader: boolean } {
  const names = cells.map((cell) => cell.trim());
  const find = (name: keyof typeof NAMES) => names.findIndex((cell) => NAMES[name].test(cell));
  const [address, amount, index] = [find("address"), find("amount"), find("index")];
  if (address >= 0 && amount >= 0) {
    return { columns: { address, amount, index: index < 0 ? undefined : index }, isHeader: true };
  }
  const at = names.findIndex((cell) => ADDRESS.test(cell));
  // Other words for them, such as `Wallet` and `Menge`.
  const meant = at < 0 ? findColumns(names, ["address", "amount"]) : [];
  if (meant.length > 0 && areFound(meant)) {
    const [ofAddress = 0, ofAmount = 1] = meant;
    const columns = { address: ofAddress, amount: ofAmount, index: index < 0 ? undefined : index };
    return { columns, isHeader: true };
  }
  if (at === 0 && names.length > 1) {
    return { columns: { address: 0, amount: 1, index: undefined }, isHeader: false };
  }
  if (at === 1 && names.length > 2 && /^\d+$/u.test(names[0]!)) {
    return { columns: { address: 1, amount: 2, index: 0 }, isHeader: false };
  }
  if (at < 0 && names.length > 1 && names.every((name) => /^[\p{L}\p{M} _-]{1,40}$/u.test(name))) {
    throw new ListFault([
      `The columns in line ${line} are called ${joinInSentence(names.map((name) => `"${name}"`))}. Rename the column with the addresses to "address" and the column with the amounts to "amount".`,
    ]);
  }
  throw new ListFault([
    `Line ${line} has no columns called address and amount. The first line of a list is its header: address,amount.`,
  ]);
}

function readRow({ cells, text, line }: CsvRecord, columns: Columns, order: number): TextRow | string {
  if (!cells) return "A quotation mark is not closed, or is in the wrong place.";
  const cell = (column: number) => cells[column]?.trim() ?? "";
  const address = cell(columns.address);
  if (!ADDRESS.test(address)) return describeNoAddress(address);
  const index = columns.index === undefined ? String(order) : cell(columns.index);
  if (!/^\d{1,77}$/u.test(index))
    return `"${index.slice(0, 60)}" is not an index. It is a whole number from 0.`;
  if (cells.length <= columns.amount) return `It has no amount: "${text.slice(0, 80)}".`;
  return { index: BigInt(index), ...resolveRecipient(address), amount: cell(columns.amount), line };
}

/** Returns an amount such as `1.234,56` without its separators; nothing if it can be read in two ways, or in none. */
function getPlain(text: string): string | undefined {
  const written = /^[\d.,'’ ]{1,60}$/u.test(text) ? takeApart(text) : undefined;
  const reading = written && readNumber(written, undefined);
  return typeof reading === "object" ? reading.plain : undefined;
}

/**
 * Returns base units, or what is wrong as a sentence.
 *
 * @param decimals of the token, or nothing when the text is in base units
 */
function readAmount(text: string, decimals: number | undefined): bigint | AmountFault {
  const match = /^\+?(\d{1,60})(?:\.(\d{0,78}))?$/u.exec(text) ?? /^\+?()\.(\d{1,78})$/u.exec(text);
  const shown = `"${text.slice(0, 60)}"`;
  if (!match) {
    const plain = getPlain(text);
    const sentence =
      plain === undefined
        ? `${shown} is not an amount. Write digits, with a point before the fraction.`
        : `${shown} is not an amount in the format of a list. If you mean ${plain}, write it with a point before the fraction and nothing between the thousands.`;
    return { sentence };
  }
  const fraction = match[2] ?? "";
  if (decimals === undefined && fraction !== "") {
    return {
      sentence: `${shown} has a fraction, so it is in whole tokens. Enter the decimals of the token.`,
      cause: "decimals",
    };
  }
  const places = decimals ?? 0;
  if (fraction.length > places && /[1-9]/u.test(fraction.slice(places))) {
    return {
      sentence: `${shown} has more digits after the point than the token has decimals, which are ${places}.`,
      cause: "decimals",
    };
  }
  const amount = BigInt(`${match[1]}${fraction.slice(0, places).padEnd(places, "0")}` || "0");
  if (amount <= MAX_AMOUNT) return amount;
  const sentence = `${shown} is more than a claim can have (uint128).`;
  if (places === 0) return { sentence };
  return {
    sentence: `${sentence} If the amounts are base units, leave the decimals of the token empty.`,
    cause: "decimals",
  };
}
