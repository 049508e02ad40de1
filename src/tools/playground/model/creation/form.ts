import { formatDecimal, readAmount } from "../../../../protocol/text/amount";
import { readDuration } from "./duration";
import { type Creation, type Party, type Scenario, type TokenSymbol, TOKENS, UNITS } from "../scenario";
import { computeSpan } from "./span";

/** The models of the form, with their names. */
export const MODELS = {
  linear: "Lockup Linear",
  dynamic: "Lockup Dynamic",
  tranched: "Lockup Tranched",
  priceGated: "Lockup Price Gated",
  flow: "Flow",
} as const satisfies Record<Creation["model"], string>;

export type Model = keyof typeof MODELS;

/** What is in the form at first: 100 tokens over 100 days, a quarter at the cliff. All fields are texts. */
export const DEFAULTS = {
  token: "DAI",
  to: "recipient",
  deposit: "100",
  total: "100d",
  cliff: "25d",
  unlockAtStart: "0",
  unlockAtCliff: "25",
  granularity: "1s",
  segments: "20, 3, 50d\n80, 1, 50d",
  tranches: "25, 25d\n25, 25d\n50, 50d",
  targetPrice: "4000",
  price: "3000",
  ratePerSecond: "0.000011574074074075",
  startAfter: "",
  cancelable: "yes",
  transferable: "yes",
};

export type Field = keyof typeof DEFAULTS;

/** The texts of the form. */
export type CreationForm = { model: Model } & Record<Field, string>;

/** The form as the page shows it at first. */
export const INITIAL: CreationForm = { model: "linear", ...DEFAULTS };

/** What is wrong with a field: a sentence that says what to change. */
export interface FieldProblem {
  field: Field;
  /** The segment or tranche, from 0, where it is one of them. */
  row?: number;
  sentence: string;
}

const TIMES: readonly Field[] = ["startAfter"];
const FLAGS: readonly Field[] = ["cancelable", "transferable"];

/** The fields of each model, in the order of the form. */
export const FIELDS: Record<Model, readonly Field[]> = {
  linear: [
    ...(["token", "to", "deposit", "total", "cliff", "unlockAtStart", "unlockAtCliff"] as const),
    "granularity",
    ...TIMES,
    ...FLAGS,
  ],
  dynamic: ["token", "to", "segments", ...TIMES, ...FLAGS],
  tranched: ["token", "to", "tranches", ...TIMES, ...FLAGS],
  priceGated: ["token", "to", "deposit", "total", "targetPrice", "price", ...TIMES, ...FLAGS],
  flow: ["token", "to", "deposit", "ratePerSecond", ...TIMES, "transferable"],
};

/** The values that fields of choice can have. */
export const CHOICES: Partial<Record<Field, readonly string[]>> = {
  token: Object.keys(TOKENS),
  to: ["recipient", "contract", "zero"],
  cancelable: ["yes", "no"],
  transferable: ["yes", "no"],
};

/** The id of the playground whose stream the reader describes. */
export const CUSTOM_SCENARIO = "own";

/** More segments or tranches are not played: each is asked for many times to plot the curve. */
export const MAX_PARTS = 50;

class Problem extends Error {
  override readonly name = "Problem";
  constructor(readonly problem: FieldProblem) {
    super(problem.sentence);
  }
}

/**
 * Returns the playground of what is in the form. What can be written but breaks a rule of the contracts is no problem
 * here: they say so themselves.
 *
 * @returns the scenario, or the first field that cannot be read, with a sentence
 */
export function readScenario(form: CreationForm): Scenario | FieldProblem {
  try {
    const creation = getCreation(form);
    const token = form.token as TokenSymbol;
    const span = computeSpan(creation, TOKENS[token]);
    const isGated = creation.model === "priceGated";
    return {
      id: CUSTOM_SCENARIO,
      title: `Your stream: ${MODELS[form.model]}`,
      experiment:
        "Move the clock and see what the contract returns. Then act as the recipient, the sender or a stranger; change a parameter above and create a new stream.",
      token,
      creation,
      steps: [],
      span,
      unit: span <= 4n * UNITS.day ? "hour" : span <= 240n * UNITS.day ? "day" : "month",
      roles: isGated ? ["recipient", "sender", "stranger", "admin"] : ["recipient", "sender", "stranger"],
      ...(isGated ? { extras: ["setPrice"], priceUSD: readFigure(form, "price", 8) } : {}),
    };
  } catch (error) {
    if (error instanceof Problem) return error.problem;
    throw error;
  }
}

function getCreation(form: CreationForm): Creation {
  for (const field of FIELDS[form.model]) {
    const choices = CHOICES[field];
    if (choices && !choices.includes(form[field])) fail(field, `One of these: ${choices.join(", ")}.`);
  }
  const decimals = TOKENS[form.token as TokenSymbol];
  const amount = (field: Field) => readFigure(form, field, decimals);
  const startAfter = form.startAfter.trim() === "" ? undefined : readDurationOf(form, "startAfter");
  const common = {
    to: form.to as Party,
    transferable: form.transferable === "yes",
    ...(startAfter === undefined ? {} : { startAfter }),
  };
  const lockup = { ...common, cancelable: form.cancelable === "yes" };
  switch (form.model) {
    case "linear":
      return {
        model: "linear",
        deposit: amount("deposit"),
        total: readDurationOf(form, "total"),
        cliff: readDurationOf(form, "cliff"),
        unlockAtStart: amount("unlockAtStart"),
        unlockAtCliff: amount("unlockAtCliff"),
        granularity: readDurationOf(form, "granularity"),
        ...lockup,
      };
    case "dynamic": {
      const segments = readParts(form, "segments", ["20", "3", "50d"], ([tokens, exponent, time]) => ({
        amount: readInRow("segments", tokens!, decimals),
        exponent: readInRow("segments", exponent!, 18, 64n),
        duration: readDurationInRow("segments", time!),
      }));
      return { model: "dynamic", segments: checkDeposit("segments", segments), ...lockup };
    }
    case "tranched": {
      const tranches = readParts(form, "tranches", ["25", "25d"], ([tokens, time]) => ({
        amount: readInRow("tranches", tokens!, decimals),
        duration: readDurationInRow("tranches", time!),
      }));
      return { model: "tranched", tranches: checkDeposit("tranches", tranches), ...lockup };
    }
    case "priceGated":
      return {
        model: "priceGated",
        deposit: amount("deposit"),
        total: readDurationOf(form, "total"),
        targetPrice: readFigure(form, "targetPrice", 8),
        ...lockup,
      };
    case "flow":
      return {
        model: "flow",
        deposit: amount("deposit"),
        ratePerSecond: readFigure(form, "ratePerSecond", 18),
        ...common,
      };
  }
}

function fail(field: Field, sentence: string): never {
  throw new Problem({ field, sentence });
}

function readFigure(form: CreationForm, field: Field, decimals: number): bigint {
  return readInRow(field, form[field], decimals);
}

/** Reads a figure of a field. `bits` is the width of the contract's type. */
function readInRow(field: Field, text: string, decimals: number, bits = 128n): bigint {
  const read = readAmount(text.trim(), decimals);
  if (typeof read === "string")
    fail(
      field,
      read.replace(/^Amount: (\w)/, (_, first: string) => first.toUpperCase()),
    );
  if (read >= 2n ** bits) {
    fail(field, `At most ${formatDecimal(2n ** bits - 1n, decimals)}: the contract's type is uint${bits}.`);
  }
  return read;
}

function readDurationOf(form: CreationForm, field: Field): bigint {
  return readDurationInRow(field, form[field]);
}

function readDurationInRow(field: Field, text: string): bigint {
  const read = readDuration(text);
  return typeof read === "string" ? fail(field, read) : read;
}

/** Reads a field with one segment or tranche a line, values with commas between. What is wrong names its line. */
function readParts<Part>(
  form: CreationForm,
  field: Field,
  example: readonly string[],
  read: (values: readonly string[]) => Part,
): Part[] {
  const lines = form[field]
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length > MAX_PARTS) fail(field, `The playground takes at most ${MAX_PARTS} of them.`);
  return lines.map((line, row) => {
    const values = line.split(",").map((value) => value.trim());
    try {
      if (values.length !== example.length) {
        fail(field, `${example.length} values, such as ${example.join(", ")}; no commas between thousands.`);
      }
      return read(values);
    } catch (error) {
      throw error instanceof Problem ? new Problem({ ...error.problem, row }) : error;
    }
  });
}

function checkDeposit<Part extends { amount: bigint }>(field: Field, list: readonly Part[]): readonly Part[] {
  const deposit = list.reduce((sum, { amount }) => sum + amount, 0n);
  if (deposit >= 2n ** 128n)
    fail(field, "The amounts add up to more than the contract's type, uint128, can hold.");
  return list;
}
