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
  symbol: "USDC",
  decimals: "6",
  zone: "UTC",
  startAt: "",
  exponent: "3",
  oracle: "",
  price: "",
  isCancelable: true,
  isTransferable: false,
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
} as const satisfies Record<keyof BatchForm, string>;

/** The part of an address behind `#` that opens a form again: browsers send it to no server. Empty for a list that is too long. */
export function toHash(form: BatchForm): string {
  if (form.rows.length > LONGEST) return "";
  const parameters = new URLSearchParams();
  for (const [field, name] of Object.entries(NAMES) as [keyof BatchForm, string][]) {
    const value = form[field];
    const isLeftOut = field !== "template" && field !== "rows" && value === INITIAL_FORM[field];
    if (!isLeftOut) parameters.set(name, typeof value === "boolean" ? (value ? "yes" : "no") : String(value));
  }
  return `#${parameters}`;
}

type TextField = Exclude<keyof typeof INITIAL_FORM, "template" | "chainId" | `is${string}`>;

/** The form that an address opens; nothing where it has none. */
export function fromHash(hash: string): BatchForm | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/u, ""));
  const template = parameters.get(NAMES.template);
  if (template === null) return undefined;
  const text = (field: TextField, most: number) =>
    (parameters.get(NAMES[field]) ?? INITIAL_FORM[field]).slice(0, most);
  const isSet = (field: "isCancelable" | "isTransferable") => {
    const value = parameters.get(NAMES[field]);
    return value === null ? INITIAL_FORM[field] : value === "yes";
  };
  return {
    template,
    chainId: Number(parameters.get(NAMES.chainId) ?? INITIAL_FORM.chainId),
    safe: text("safe", 100),
    token: text("token", 100),
    symbol: text("symbol", 20),
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
    rows: (parameters.get(NAMES.rows) ?? "").slice(0, LONGEST),
  };
}
