import type { BatchForm } from "@site/src/tools/batch/model/form/form";

/** Names of the fields, as their labels and the notice about a link have them. */
export const LABELS: Readonly<Record<keyof BatchForm, string>> = {
  template: "Kind of batch",
  chainId: "Chain",
  safe: "Safe",
  token: "Token",
  symbol: "Token’s name",
  decimals: "Token decimals",
  zone: "Dates are in",
  startAt: "Start",
  exponent: "Exponent",
  oracle: "Price feed",
  price: "Price now",
  isCancelable: "The Safe can cancel it",
  isTransferable: "The recipient can transfer it",
  isPastMeant: "These dates are correct",
  fee: "Fee in wei",
  held: "Paid in",
  lasts: "Duration, days",
  elapsed: "Started, days ago",
  rows: "Rows",
};
