import { formatDecimal, readAmount } from "@site/src/protocol/text/amount";
import type { ParameterKind, Scenario } from "@site/src/tools/playground/model";
import { TOKENS } from "@site/src/tools/playground/model/scenario";

/** Returns how a kind of argument is written in a field: its decimals, and what is after it. */
export function getUnit(
  kind: ParameterKind,
  { token }: Pick<Scenario, "token">,
): { decimals: number; unit: string } {
  switch (kind) {
    case "amount":
      return { decimals: TOKENS[token], unit: token };
    case "rate":
      return { decimals: 18, unit: `${token} a second` };
    case "usd":
      return { decimals: 8, unit: "USD" };
    case "wei":
      return { decimals: 18, unit: "ETH" };
    case "account":
      return { decimals: 0, unit: "" };
  }
}

/** Returns an argument as a field shows it. */
export function writeField(kind: ParameterKind, argument: string, scenario: Pick<Scenario, "token">): string {
  if (kind === "account") return argument;
  return formatDecimal(BigInt(argument), getUnit(kind, scenario).decimals);
}

/** Reads a field: the argument, or a sentence that says what to change. */
export function readField(
  kind: ParameterKind,
  text: string,
  scenario: Pick<Scenario, "token">,
): { argument: string } | { sentence: string } {
  if (kind === "account") return { argument: text };
  const read = readAmount(text.trim(), getUnit(kind, scenario).decimals);
  if (typeof read === "string") return { sentence: read };
  if (read >= 2n ** 128n) return { sentence: "Amount: larger than the contracts can hold." };
  return { argument: String(read) };
}
