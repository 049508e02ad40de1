import { checksumAddress, type Address } from "viem";
import { ADDRESS, addressWarnings } from "../../addressWarnings";
import { formatDecimal } from "../../../text/amount";
import { AMOUNT_COLUMNS } from "../amountUnits";
import { readNumber, type NumberStyle } from "./numbers";

/** How cells are to be read where a file alone does not say it. */
export interface CellOptions {
  /** Decimals of the token, 0 to 255. */
  readonly decimals: number;
  /** What the amounts are. */
  readonly unit: "tokens" | "base";
  readonly style: NumberStyle | undefined;
  /** Give addresses with a wrong checksum the right one. */
  readonly isRespelled: boolean;
}

/** A cell after its correction. */
export interface MendedCell {
  readonly text: string;
  /** What was done, in a few words each; none when nothing was. */
  readonly reasons: readonly string[];
  /** Why nothing was done, where the owner could allow it. */
  readonly open?: "checksum" | "number";
}

/** Spaces of all kinds, and characters that nobody sees. */
const AROUND = /^[\s\u200b-\u200f\u2060\ufeff]+|[\s\u200b-\u200f\u2060\ufeff]+$/gu;

/** Corrects a cell as far as it can be known what is meant. */
export function mendCell(column: string, text: string, options: CellOptions): MendedCell {
  const trimmed = text.replace(AROUND, "");
  const reasons = trimmed === text ? [] : ["spaces around it"];
  const mended =
    column === "address"
      ? mendAddress(trimmed, options.isRespelled)
      : AMOUNT_COLUMNS.has(column)
        ? mendAmount(trimmed, options)
        : mendWord(column, trimmed);
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
  change(address.replace(/^["'`]+|["'`]+$/gu, ""), "quotation marks");
  change(WRAPPED.exec(address)?.[1] ?? address, "only the address of it");
  change(address.replace(/^(?:0X|xdc)(?=[0-9a-f]{40}$)/iu, "0x"), "0x in small letters");
  if (/^[0-9a-f]{40}$/iu.test(address)) change(`0x${address}`, "0x was missing");
  if (!ADDRESS.test(address) || addressWarnings(address).length === 0 || /^0x0+$/u.test(address)) {
    return { text: address, reasons };
  }
  if (!isRespelled) return { text: address, reasons, open: "checksum" };
  change(checksumAddress(address.toLowerCase() as Address), "capital letters of its checksum");
  return { text: address, reasons };
}

function mendAmount(text: string, { decimals, unit, style }: CellOptions): MendedCell {
  const reasons: string[] = [];
  let amount = text;
  if (/^0x[0-9a-f]{1,64}$/iu.test(amount)) {
    amount = BigInt(amount).toString();
    reasons.push("hexadecimal");
  }
  const reading = readNumber(amount, style);
  if (reading === "ambiguous") return { text: amount, reasons, open: "number" };
  if (reading === "unreadable") return { text: amount, reasons };
  // A sign and a bare point are in order in an airdrop's file: what is in order stays as it is.
  if (!/^\+?(?:\d+\.?\d*|\.\d+)$/u.test(amount) || /[.]/u.test(amount) !== /[.]/u.test(reading.plain)) {
    reasons.push("separators");
    amount = reading.plain;
  }
  if (unit === "base" && !/\.\d*[1-9]/u.test(reading.plain)) {
    const tokens = formatDecimal(BigInt(reading.plain.split(".")[0]!), decimals);
    return { text: tokens, reasons: [...reasons, "base units as tokens"] };
  }
  return { text: amount, reasons };
}

/** Lengths, steps and intervals are in small letters; dates have no seconds. */
function mendWord(column: string, text: string): MendedCell {
  const spaced = text.replace(/\s+/gu, " ");
  const isDate = column.endsWith("At");
  const mended = isDate
    ? spaced.replace(/^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::00(?:\.0+)?)?$/u, "$1 $2")
    : column === "unlockPercentages"
      ? spaced.replace(/[\s%]/gu, "")
      : spaced.toLowerCase();
  return { text: mended, reasons: mended === text ? [] : [isDate ? "form of a date" : "spelling"] };
}
