import { CUT_LINK, readWhole, writeSealed } from "../../../../ui/sealedLink/sealedLink";

/** The form of a batch, as the reader filled it in: texts, so that what is wrong can be shown and corrected. */
export interface BatchForm {
  /** Which list the rows are, such as `lockup/range/cliff`. */
  readonly template: string;
  readonly chainId: number;
  readonly safe: string;
  readonly token: string;
  readonly symbol: string;
  readonly decimals: string;
  /** Time zone of the dates in the rows. */
  readonly zone: string;
  /** When streams start whose rows do not say so. */
  readonly startAt: string;
  /** Exponent of a curve. */
  readonly exponent: string;
  /** Price feed of price-gated streams, and what it answers now, in dollars. */
  readonly oracle: string;
  readonly price: string;
  readonly isCancelable: boolean;
  readonly isTransferable: boolean;
  /** Whether the reader has said that dates in the past are meant. No link says so. */
  readonly isPastMeant: boolean;
  /** Wei that withdrawals pay. */
  readonly fee: string;
  /** Of streams that exist, for the trial: whole tokens that were paid in, days that these last, days that have passed. */
  readonly held: string;
  readonly lasts: string;
  readonly elapsed: string;
  /** The list, its header first. */
  readonly rows: string;
}

/** What the page shows at first, apart from the rows. */
export const INITIAL_FORM: Omit<BatchForm, "rows"> = {
  template: "flow/now",
  chainId: 1,
  safe: "",
  token: "",
  symbol: "",
  decimals: "",
  zone: "UTC",
  startAt: "",
  exponent: "3",
  oracle: "",
  price: "",
  isCancelable: true,
  isTransferable: false,
  isPastMeant: false,
  fee: "0",
  held: "1000",
  lasts: "60",
  elapsed: "30",
};

/** Characters of a list that an address can carry: browsers take more, messengers do not. */
const LONGEST = 40_000;

/** Names of the fields in an address. */
const NAMES = {
  template: "batch",
  chainId: "chain",
  safe: "safe",
  token: "token",
  symbol: "symbol",
  decimals: "decimals",
  zone: "zone",
  startAt: "start",
  exponent: "exponent",
  oracle: "oracle",
  price: "price",
  isCancelable: "cancelable",
  isTransferable: "transferable",
  fee: "fee",
  held: "held",
  lasts: "lasts",
  elapsed: "elapsed",
  rows: "rows",
} as const satisfies Record<Exclude<keyof BatchForm, "isPastMeant">, string>;

type LinkedField = keyof typeof NAMES;

/** Returns the part of an address after `#` that opens a form again, with its seal. Browsers send it to no server. Empty for a list that is too long. */
export function toHash(form: BatchForm): string {
  if (form.rows.length > LONGEST) return "";
  const parameters = new URLSearchParams();
  for (const [field, name] of Object.entries(NAMES) as [LinkedField, string][]) {
    const value = form[field];
    const isLeftOut = !ALWAYS.has(field) && value === INITIAL_FORM[field as keyof typeof INITIAL_FORM];
    if (!isLeftOut) parameters.set(name, typeof value === "boolean" ? (value ? "yes" : "no") : String(value));
  }
  return `#${writeSealed(parameters)}`;
}

/** Fields that every link names, because what a form holds at first may depend on its reader. */
const ALWAYS: ReadonlySet<LinkedField> = new Set(["template", "chainId", "rows"]);

type TextField = Exclude<keyof typeof INITIAL_FORM, "template" | "chainId" | `is${string}`>;

/** What an address says of the form. */
export type LinkedForm =
  | { readonly kind: "none" }
  /** The link cannot be used; the sentence says why. */
  | { readonly kind: "refused"; readonly sentence: string }
  | {
      readonly kind: "form";
      readonly form: BatchForm;
      /** Fields that the link sets. */
      readonly fields: readonly (keyof BatchForm)[];
    };

/** Reads the form that an address opens. A link without its seal is refused, because a part of it may be missing. */
export function readHash(hash: string): LinkedForm {
  const reading = readWhole(hash, Object.values(NAMES), NAMES.template);
  if (reading.kind !== "whole") return reading;
  const { parameters } = reading;
  const rows = parameters.get(NAMES.rows) ?? "";
  if (rows.length > LONGEST) return { kind: "refused", sentence: CUT_LINK };
  const text = (field: TextField, most: number) =>
    (parameters.get(NAMES[field]) ?? INITIAL_FORM[field]).slice(0, most);
  const isSet = (field: "isCancelable" | "isTransferable") => {
    const value = parameters.get(NAMES[field]);
    return value === null ? INITIAL_FORM[field] : value === "yes";
  };
  const form = {
    ...INITIAL_FORM,
    template: parameters.get(NAMES.template) ?? "",
    chainId: Number(parameters.get(NAMES.chainId)),
    safe: text("safe", 100),
    token: text("token", 100),
    // A longer name is refused when the form is read.
    symbol: text("symbol", 100),
    decimals: text("decimals", 3),
    zone: text("zone", 60),
    startAt: text("startAt", 20),
    exponent: text("exponent", 20),
    oracle: text("oracle", 100),
    price: text("price", 40),
    isCancelable: isSet("isCancelable"),
    isTransferable: isSet("isTransferable"),
    fee: text("fee", 30),
    held: text("held", 60),
    lasts: text("lasts", 10),
    elapsed: text("elapsed", 10),
    rows,
  };
  const fields = (Object.keys(NAMES) as LinkedField[]).filter((field) => parameters.has(NAMES[field]));
  return { kind: "form", form, fields };
}
