import type { CreationForm, Field, FieldProblem } from "@site/src/tools/playground/model/creation/form";

/** Props of a field of the form. */
export interface ParameterFieldProps {
  readonly id: string;
  readonly field: Field;
  readonly input: CreationForm;
  /** What is wrong with it. */
  readonly problem: FieldProblem | undefined;
  readonly onChange: (text: string) => void;
}

/** How a field of the form is named, and what is below it. */
interface FieldWords {
  label(form: CreationForm): string;
  hint?: string;
  /** What the values of a choice are called where they are not the words themselves. */
  choices?: Readonly<Record<string, string>>;
}

const token = ({ token: symbol }: CreationForm): string => symbol;

/** The words of the form that describes a stream. */
export const PARAMETERS: Record<Field, FieldWords> = {
  token: {
    label: () => "Token",
    choices: { DAI: "DAI, 18 decimals", USDC: "USDC, 6 decimals" },
  },
  to: {
    label: () => "Recipient",
    choices: { recipient: "a person", contract: "a contract with hooks", zero: "the zero address" },
  },
  deposit: {
    label: (form) => `Deposit, ${token(form)}`,
    hint: "The sender owns a million.",
  },
  total: { label: () => "Duration", hint: "From start to end, such as 100d or 49d\u00A012h." },
  cliff: { label: () => "Cliff", hint: "Time after the start, or 0 for no cliff." },
  unlockAtStart: { label: (form) => `Unlock at the start, ${token(form)}` },
  unlockAtCliff: { label: (form) => `Unlock at the cliff, ${token(form)}` },
  granularity: {
    label: () => "Granularity",
    hint: "Length of one step. With 1s, the tokens stream every second.",
  },
  segments: { label: () => "Segments", hint: "A duration counts from the end of the previous segment." },
  tranches: {
    label: () => "Tranches",
    hint: "An amount is released at the end of its duration, which counts from the previous tranche.",
  },
  targetPrice: { label: () => "Target price, USD" },
  price: { label: () => "Price at the creation, USD", hint: "The admin can change it at any time." },
  ratePerSecond: {
    label: (form) => `Rate, ${token(form)} a second`,
    hint: "Up to 18 decimals, even if the token has fewer.",
  },
  startAfter: {
    label: () => "Start after the creation",
    hint: "Leave it empty to start at the creation.",
  },
  cancelable: { label: () => "Cancelable" },
  transferable: { label: () => "Transferable" },
};

/** The fields of a segment and of a tranche, and what is in those of a new one. */
export const COLUMNS = {
  segments: { name: "segment", columns: ["Amount", "Exponent", "Duration"], first: ["20", "1", "50d"] },
  tranches: { name: "tranche", columns: ["Amount", "Duration"], first: ["25", "25d"] },
} as const;
