import { checksumAddress, type Address } from "viem";
import { ADDRESS, hasWrongChecksum } from "../../airdrops/addressWarnings";
import { formatDecimal } from "../../text/amount";
import { csvColumns, type CellRule, type CsvColumnName } from "../../../../data/apps/csv";
import { AMOUNT_COLUMNS } from "../values/amountUnits";
import { readNumber, takeApart, type NumberStyle } from "../values/numbers";
import { readDate, type DateOptions } from "./dates";
import { removeEnd } from "../../text/ends";

/** How cells are to be read where a file alone does not say it. */
export interface CellOptions {
  /** Decimals of the token, 0 to 255. */
  readonly decimals: number;
  /** What the amounts are. */
  readonly unit: "tokens" | "base";
  /** Of the column. */
  readonly style: NumberStyle | undefined;
  /** The column has numbers of both styles, and some that can be read in two ways. */
  readonly isContradictory: boolean;
  /** The only currency or symbol that is at the amounts of the column. */
  readonly currency: string | undefined;
  /** Write numbers with exponents in full. */
  readonly isExpanded: boolean;
  /** Give addresses with a wrong checksum the right one. */
  readonly isRespelled: boolean;
  /** How the dates of the column are read. */
  readonly dates: DateOptions;
}

/** A cell after its correction. */
export interface MendedCell {
  readonly text: string;
  /** What was done, in a few words each; none when nothing was. */
  readonly reasons: readonly string[];
  /** Why nothing was done, where the owner could allow it. */
  readonly open?: "checksum" | "number" | "exponent" | "date" | "unix";
}

/** Spaces of all kinds, and characters that nobody sees. */
const UNSEEN = /[\s\u200b-\u200f\u2060\ufeff]/u;

/** Returns a text without spaces and unseen characters around it. */
function trimUnseen(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && UNSEEN.test(text[start]!)) start += 1;
  while (end > start && UNSEEN.test(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}

/** What makes a spreadsheet keep a number or an address as text. */
const AS_TEXT = /^(?:="(.*)"|'(.+?)'?)$/u;

/** Corrects a cell as far as it can be known what is meant. */
export function mendCell(column: string, text: string, options: CellOptions): MendedCell {
  const trimmed = trimUnseen(text);
  const reasons = trimmed === text ? [] : ["spaces around it"];
  const bare = trimmed.replace(AS_TEXT, "$1$2");
  if (bare !== trimmed) reasons.push("quotation marks");
  const mended =
    column === "address"
      ? mendAddress(bare, options.isRespelled)
      : AMOUNT_COLUMNS.has(column)
        ? mendAmount(bare, options)
        : column.endsWith("At")
          ? mendDate(bare, options.dates)
          : mendWord(column, bare);
  return { ...mended, reasons: [...reasons, ...mended.reasons] };
}

/** What an address is wrapped in: an explorer's link, the short name of a chain (ERC-3770) or a CAIP-10 account. */
const WRAPPED =
  /^(?:https?:\/\/\S+\/(?:address|token)\/|(?:[a-z0-9-]+:){1,2})(0x[0-9a-f]{40})(?:[?#/]\S*)?$/iu;

function mendAddress(text: string, isRespelled: boolean): MendedCell {
  const reasons: string[] = [];
  let address = text;
  const change = (next: string, reason: string) => {
    if (next !== address) reasons.push(reason);
    address = next;
  };
  change(removeEnd(address.replace(/^["'`]+/u, ""), "\"'`"), "quotation marks");
  change(WRAPPED.exec(address)?.[1] ?? address, "only the address of it");
  change(address.replace(/^(?:0X|xdc)(?=[0-9a-f]{40}$)/iu, "0x"), "0x in lower case");
  if (/^[0-9a-f]{40}$/iu.test(address)) change(`0x${address}`, "0x was missing");
  if (!ADDRESS.test(address) || !hasWrongChecksum(address)) return { text: address, reasons };
  if (!isRespelled) return { text: address, reasons, open: "checksum" };
  change(checksumAddress(address.toLowerCase() as Address), "capital letters of its checksum");
  return { text: address, reasons };
}

/** An amount that stays as it is: a sign and a bare point are in order in an airdrop's file. */
const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/u;

function mendAmount(text: string, options: CellOptions): MendedCell {
  const { decimals, unit, style, isContradictory, currency, isExpanded } = options;
  const reasons: string[] = [];
  let amount = text;
  if (/^0x[0-9a-f]{1,64}$/iu.test(amount)) {
    amount = BigInt(amount).toString();
    reasons.push("hexadecimal");
  }
  const written = takeApart(amount);
  if (!written || (written.unit && written.unit !== currency)) return { text: amount, reasons };
  if (written.isScientific && !isExpanded) return { text: amount, reasons, open: "exponent" };
  if (isContradictory && written.number.includes(",")) return { text: amount, reasons, open: "number" };
  const reading = readNumber(written, style);
  if (reading === "ambiguous") return { text: amount, reasons, open: "number" };
  if (reading === "unreadable") return { text: amount, reasons };
  if (!PLAIN.test(amount) || amount.includes(".") !== reading.plain.includes(".")) {
    if (written.unit) reasons.push(`without ${written.unit}, as amounts count tokens`);
    if (written.power !== 0) reasons.push("in full");
    if (/[^\d.-]|\..*\./u.test(written.number) || reasons.length === 0) reasons.push("separators");
    amount = reading.plain;
  }
  if (unit === "base" && !/\.\d*[1-9]/u.test(reading.plain) && !reading.plain.startsWith("-")) {
    const tokens = formatDecimal(BigInt(reading.plain.split(".")[0]!), decimals);
    return { text: tokens, reasons: [...reasons, "base units as tokens"] };
  }
  return { text: amount, reasons };
}

function mendDate(text: string, options: DateOptions): MendedCell {
  const reading = readDate(text.replace(/\s+/gu, " "), options);
  if (!reading) return { text, reasons: [] };
  if ("open" in reading) return { text, reasons: [], open: reading.open };
  return { text: reading.text, reasons: reading.text === text ? [] : ["form of a date"] };
}

/** Units of time and how people write them, for columns that have one of few words. */
const TIMES: readonly (readonly [unit: string, adverb: string, form: RegExp])[] = [
  ["second", "", /^(?:(?:per|a|each|every|\/) ?)?sec(?:ond)?s?$/u],
  ["minute", "", /^(?:(?:per|a|each|every|\/) ?)?min(?:ute)?s?$/u],
  ["hour", "hourly", /^(?:(?:per|an?|each|every|\/) ?)?(?:hours?|hrs?|hourly)$/u],
  ["day", "daily", /^(?:(?:per|a|each|every|\/) ?)?(?:days?|daily)$/u],
  ["week", "weekly", /^(?:(?:per|a|each|every|\/) ?)?(?:weeks?|wks?|weekly)$/u],
  ["month", "monthly", /^(?:(?:per|a|each|every|\/) ?)?(?:months?|mo|monthly)$/u],
  ["year", "yearly", /^(?:(?:per|a|each|every|\/) ?)?(?:years?|yrs?|yearly|annual|annually)$/u],
];

/** Lengths, steps and intervals are in small letters; a stream's name may be in any. */
function mendWord(column: string, text: string): MendedCell {
  if (column === "streamId") return { text, reasons: [] };
  const rule = csvColumns[column as CsvColumnName]?.rule as CellRule | undefined;
  const spaced = text.replace(/\s+/gu, " ");
  const small = column === "unlockPercentages" ? spaced.replace(/[\s%]/gu, "") : spaced.toLowerCase();
  if (!rule || !("oneOf" in rule)) return { text: small, reasons: small === text ? [] : ["spelling"] };
  const time = TIMES.find(([, , form]) => form.test(small));
  const mended = [small, ...(time?.slice(0, 2) ?? [])].find((word) => rule.oneOf.includes(String(word)));
  // A word that the next check rejects stays as its owner wrote it.
  return mended === undefined || mended === text
    ? { text, reasons: [] }
    : { text: String(mended), reasons: ["spelling"] };
}
