import { formatThousands } from "../../../text/wording";

type Unit = "wei" | "wei per unit of gas" | "units of gas" | "";

interface Comparison {
  /** `have` and `want` are numbers, decimal or hexadecimal; `more` is added to what is wanted. */
  readonly form: RegExp;
  readonly unit: Unit;
  readonly subject: string;
}

const N = String.raw`(?:0x[0-9a-f]+|\d+)\b`;
const createPattern = (pattern: string): RegExp =>
  new RegExp(pattern.replace(/<(\w+)>/g, `(?<$1>${N})`), "is");

/** How nodes and bundlers write what is there and what is asked for; the one that is known from is in the tests. */
const comparisons: readonly Comparison[] = [
  ...[
    "have:? <have>,? want:? <want>",
    "balance:? <have>, (?:tx|transaction) cost:? <want>",
    "balance:? <have>, fee:? <want>, value:? <more>",
    "cost:? <want>,? balance:? <have>",
    "lack of funds \\(<have>\\) for max fee \\(<want>\\)",
    "(?:upfront|up-front) cost is:? <want> and the sender's (?:account only has|balance is):? <have>",
    "up-?front cost <want> exceeds transaction sender account balance <have>",
    "together is <have> but must be at least <want>",
  ].map((pattern) => ({ form: createPattern(pattern), unit: "wei", subject: "The account has" }) as const),
  ...[
    "maxFeePerGas:? <have>,? baseFee:? <want>",
    "max(?:Priority)?FeePerGas is <have> but must be at least <want>",
    "max(?:Priority)?FeePerGas must be at least <want> \\(current max(?:Priority)?FeePerGas: <have>\\)",
  ].map(
    (pattern) =>
      ({ form: createPattern(pattern), unit: "wei per unit of gas", subject: "The offer is" }) as const,
  ),
  ...[
    "preVerificationGas is <have> but must be at least <want>",
    "intrinsic gas too low:? have <have>, want <want>",
    "intrinsic gas too low:? gas <have>, minimum needed <want>",
  ].map(
    (pattern) => ({ form: createPattern(pattern), unit: "units of gas", subject: "The limit is" }) as const,
  ),
];

/**
 * What is missing, where a text says what is there and what is wanted: `The account has 2 wei and needs 5: it is short by
 * 3 wei`. Nothing where the text has no such numbers, or there is enough.
 */
export function explainShortfall(text: string): string | undefined {
  // Where gas and not funds are compared, the words before say so.
  for (const { form: pattern, unit, subject } of [...comparisons].reverse()) {
    const { have, want, more } = pattern.exec(text)?.groups ?? {};
    if (have === undefined || want === undefined) continue;
    const needed = BigInt(want) + BigInt(more ?? 0);
    const missing = needed - BigInt(have);
    if (missing <= 0n) return undefined;
    const units = unit === "" ? "" : ` ${unit}`;
    return `${subject} ${formatThousands(BigInt(have))}${units}, and ${formatThousands(needed)} are needed: short by ${formatThousands(missing)}${units}`;
  }
  return undefined;
}
