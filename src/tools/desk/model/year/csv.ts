import Papa from "papaparse";
import { formatDecimal } from "../../../../protocol/text/amount";
import { formatMoment, formatOffset } from "./days";
import type { Payment } from "./payments";

/** The columns of the file. The first ones have the names that bookkeeping tools look for. */
const COLUMNS = [
  "Date",
  "Received Amount",
  "Received Currency",
  "TxHash",
  "Description",
  "Local date",
  "Time zone",
  "Chain",
  "Chain ID",
  "Token address",
  "Received by",
  "Amount in base units",
] as const;

/** The byte order mark by which Excel recognises UTF-8. */
const BOM = "\u{feff}";

/** Says what a payment is: `Withdrawal from Lockup stream LK3-1-42`. */
const getDescription = ({ kind, product, source }: Payment) =>
  kind === "claim" ? `Claim from campaign ${source}` : `Withdrawal from ${product} stream ${source}`;

/** Which mark is before the fraction of an amount. With a comma, semicolons are between the cells. */
export type CsvStyle = "point" | "comma";

/**
 * Writes payments as a CSV file by RFC 4180: a header, commas, quotes where they are needed, CRLF. Amounts are whole
 * tokens with a point and without separators. Text that a spreadsheet would run as a formula gets an apostrophe, because
 * anyone can name a token `=1+1`.
 *
 * @param chainName the name of a chain by its ID
 * @param style `comma` for spreadsheets of a country with decimal commas, which read the other file wrong
 */
export function writePaymentsCsv(
  payments: readonly Payment[],
  zone: string,
  chainName: (chainId: number) => string,
  style: CsvStyle = "point",
): string {
  const inStyle = (amount: string) => (style === "comma" ? amount.replace(".", ",") : amount);
  const rows = payments.map((payment) => [
    `${formatMoment(payment.at, "UTC")} UTC`,
    inStyle(formatDecimal(payment.amount, payment.token.decimals)),
    payment.token.symbol,
    payment.hash,
    getDescription(payment),
    formatMoment(payment.at, zone),
    `${zone} (UTC${formatOffset(payment.at, zone)})`,
    chainName(payment.chainId),
    String(payment.chainId),
    payment.token.address,
    payment.receiver,
    String(payment.amount),
  ]);
  return `${BOM}${Papa.unparse({ fields: [...COLUMNS], data: rows }, { newline: "\r\n", escapeFormulae: true, delimiter: style === "comma" ? ";" : "," })}\r\n`;
}
