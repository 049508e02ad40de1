import Papa from "papaparse";

/** A row of a list that people agreed on. */
export interface AgreedRow {
  /** Where the row is in the text, counted from 1. */
  readonly line: number;
  /** In lower case. */
  readonly recipient?: string;
  /** The recipient with the short name of its chain, if it is written so: `base:0x…`. */
  readonly prefixed?: string;
  readonly streamId?: string;
  /** The stream with its contract and chain, if it is written so: `FL4-1-12`. */
  readonly streamName?: string;
  /** As it is written: `1,500.25`. */
  readonly amount?: string;
}

/** A list that people agreed on. */
export interface AgreedList {
  readonly rows: readonly AgreedRow[];
  /** Headers of the columns that the comparison does not use. */
  readonly unused: readonly string[];
}

/** Maximum number of characters of an agreed list or link. */
const LONGEST_LIST = 500_000;

/** Headers of amounts that the lists of this site have, without capitals. */
const AMOUNT_HEADERS = ["amount", "initialdepositamount", "depositamount"];

/**
 * Reads a list with one row per recipient or stream: CSV, or cells copied from a spreadsheet. The list needs a column of
 * addresses or of stream IDs. The column of amounts is the one called `amount`, or the only column of numbers.
 *
 * @returns a sentence if it is not certain which columns count
 */
export function readAgreedList(text: string): AgreedList | string {
  if (text.length > LONGEST_LIST) {
    return `The agreed list has ${text.length} characters. The comparison takes at most ${LONGEST_LIST}.`;
  }
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/u, ""), { delimiter: findDelimiter(text) });
  const records = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const start = records.findIndex(({ cells }) => cells.some(isAnyAddress) || isStreamRow(cells));
  if (start === -1) return "The agreed list has no row with an address or a stream ID.";
  const header = records[start - 1]?.cells.map((cell) => cell || "a column without a name") ?? [];
  const rows = records.slice(start);
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    name: header[index] ?? `column ${index + 1}`,
    cells: rows.map(({ cells }) => cells[index] ?? ""),
  }));
  const named = (names: readonly string[]) =>
    columns.filter(({ name }) => names.includes(name.toLowerCase().replace(/[\s_]/gu, "")));
  const addresses = columns.filter(({ cells }) => cells.some(isAnyAddress));
  if (addresses.length > 1) {
    const [only] = named(["address", "recipient"]);
    if (!only)
      return `The agreed list has several columns of addresses (${listNames(addresses)}). Keep only the recipients.`;
    addresses.splice(0, addresses.length, only);
  }
  const [recipient] = addresses;
  const [stream] = named(["streamid", "stream"]);
  const used = [recipient, stream].filter((column) => column !== undefined);
  const numbers = columns.filter(
    (column) =>
      !used.includes(column) && column.cells.some((cell) => /\d/u.test(cell) && /^[\d.,\s'’]+$/u.test(cell)),
  );
  const byName = named(AMOUNT_HEADERS);
  if (byName.length !== 1 && numbers.length > 1)
    return `The agreed list has several columns of numbers (${listNames(numbers)}). Keep only the amounts, or name their column “amount”.`;
  const amount = byName.length === 1 ? byName[0] : numbers[0];
  if (amount) used.push(amount);
  const agreed: AgreedRow[] = [];
  for (const { line, cells } of rows) {
    const cell = (column: (typeof columns)[number] | undefined) =>
      column ? (cells[column.index] ?? "") : "";
    const address = cell(recipient);
    if (recipient && !isAnyAddress(address))
      return `Line ${line} of the agreed list has ${address === "" ? "no address" : `“${address.slice(0, 60)}” where an address should be`}. Correct the line or remove it.`;
    const streamName = cell(stream);
    const streamId = streamName.split("-").at(-1)!;
    agreed.push({
      line,
      ...(address && { recipient: address.toLowerCase().slice(address.indexOf("0x")) }),
      ...(address.includes(":") && { prefixed: address }),
      ...(streamId && { streamId }),
      ...(streamName !== streamId && { streamName }),
      ...(cell(amount) && { amount: cell(amount) }),
    });
  }
  return { rows: agreed, unused: columns.filter((column) => !used.includes(column)).map(({ name }) => name) };
}

/** Returns the delimiter that is most frequent in the first row with an address, or in the last row. */
function findDelimiter(text: string): string {
  const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== "");
  const row = lines.find((line) => /0x[0-9a-f]{40}/iu.test(line)) ?? lines.at(-1) ?? "";
  const count = (delimiter: string) => row.split(delimiter).length;
  return ["\t", ";", "|"].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ",");
}

/** Checks whether a cell is an address, alone or with the short name of a chain before it: `eth:0x…`. */
const isAnyAddress = (cell: string): boolean =>
  cell.length >= 42 && /^(?:[a-z0-9-]{1,20}:)?0x[0-9a-f]{40}$/iu.test(cell);

/** Checks whether a row begins with a stream ID: `12`, `FL4-1-12`. */
const isStreamRow = ([first = ""]: readonly string[]): boolean =>
  /^(?:[A-Z]{2,4}\d{0,2}-\d{1,12}-)?\d{1,78}$/u.test(first);

const listNames = (columns: readonly { readonly name: string }[]): string =>
  columns.map(({ name }) => name.slice(0, 40)).join(", ");
