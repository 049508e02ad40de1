import { formatAmount } from "../../protocol/text/amount";
import { formatThousands } from "../../protocol/text/wording";

/**
 * A number or word that a sample's test saw and that pages show. Files `*.figures.json` next to the tests hold them by
 * key; keys are unique over all files.
 */
export type Figure =
  /** An amount of a token in base units, with the token's decimals. */
  | { amount: string; decimals: number }
  /** A plain integer: gas, a count, wei, a Unix time. */
  | { integer: string }
  /** A word: a status, an error with its arguments. */
  | { text: string };

export type Figures = Readonly<Record<string, Figure>>;

/** How a figure is written. */
export type FigureFormat = {
  /** Write an amount in base units, without separators. */
  raw?: boolean;
  /** Digits after the point at most; more are cut off (rounded down, as the contracts do) and the cut shown by "…". */
  digits?: number;
};

/**
 * Writes a figure for readers: `2600000000000000000000` of 18 decimals as `2,600`, integers with separators.
 *
 * @throws when the figure is none of the three kinds.
 */
export function formatFigure(figure: Figure, { raw = false, digits = Infinity }: FigureFormat = {}): string {
  if ("text" in figure) return figure.text;
  if ("integer" in figure) return raw ? figure.integer : formatThousands(BigInt(figure.integer));
  if (!("amount" in figure)) throw new Error("a figure has an amount, an integer or a text");
  if (raw) return figure.amount;
  return formatAmount(BigInt(figure.amount), figure.decimals, digits);
}
