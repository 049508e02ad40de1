import { type AbiParameter, type Hex } from "viem";
import { describe } from "../../../../protocol/evm/revert/payload/values";
import { formatAmount } from "../../../../protocol/text/amount";
import { type Decoded, type Knowledge, describeMoment, describeToken, findToken } from "./knowledge";
import { keyValues, recogniseCall } from "../reading/decoding/functions";
import { writeSentences } from "./sentences";

/** A transaction; the address is missing if only calldata is known. */
export interface PastedTransaction {
  readonly to?: string;
  readonly value: bigint;
  readonly data: Hex;
}

/** One value of a call: `batch[0].recipient`. */
export interface FieldInWords {
  readonly name: string;
  readonly value: string;
  /** The same in other words: an amount in tokens, a date. */
  readonly explanation?: string;
}

/** A transaction in words. */
export interface TransactionInWords {
  readonly to?: string;
  /** The contract at that address, if the data of this site has it. */
  readonly contract: string;
  readonly functionName?: string;
  readonly value: bigint;
  /** What it does, one thing a sentence. */
  readonly sentences: readonly string[];
  readonly fields: readonly FieldInWords[];
  /** What a co-signer should not pass over. */
  readonly warnings: readonly string[];
}

/** Says in words what a transaction does. */
export function describeInWords(transaction: PastedTransaction, knowledge: Knowledge): TransactionInWords {
  const { to, value, data } = transaction;
  const contract = to && knowledge.contractAt(to);
  const recognised = recogniseCall(data, contract ? { kind: "sablier" } : undefined, knowledge);
  const decoded = typeof recognised === "object" ? keyValues(recognised) : undefined;
  const token = to === undefined ? undefined : knowledge.tokens[to.toLowerCase()];
  const isTokenCall = typeof recognised === "object" && recognised.source === "token";
  const warnings = [
    ...(to && !contract && !isTokenCall
      ? ["The address is not a Sablier contract that this page knows."]
      : []),
    ...(decoded ? [] : ["This page does not know the function, or the data does not fit it."]),
  ];
  return {
    ...(to && { to }),
    contract: contract ?? describeRest(to, token?.symbol, isTokenCall),
    ...(decoded && { functionName: decoded.name }),
    value,
    sentences: decoded ? writeSentences(decoded, to, knowledge) : [],
    fields: decoded ? describeFields(decoded, to, knowledge) : [],
    warnings,
  };
}

function describeRest(to: string | undefined, symbol: string | undefined, isTokenCall: boolean): string {
  if (to === undefined) return "a contract that is not named";
  if (isTokenCall) return symbol ? `the token ${symbol}` : "a token";
  return "a contract that does not belong to Sablier";
}

const AMOUNT = /amount|^value$/iu;

/** Returns every argument of a call with its value, and the same in other words. */
export function describeFields(
  decoded: Decoded,
  to: string | undefined,
  knowledge: Knowledge,
): FieldInWords[] {
  const token = describeToken(knowledge, findToken(decoded, to));
  /** Returns a field in words. The parts of a tuple named `unlockAmounts` are amounts, too. */
  const field = (name: string, type: string, value: unknown, isInAmounts: boolean): FieldInWords => {
    const own = name.slice(name.lastIndexOf(".") + 1);
    const isInteger = /^u?int/u.test(type);
    const explanation = !isInteger
      ? explainAddress(type, value, knowledge)
      : isTime(own, value, isInAmounts)
        ? describeMoment(BigInt(value as bigint), knowledge.zone)
        : own === "targetPrice"
          ? `$${formatAmount(BigInt(value as bigint), 8, 8)}`
          : token && (isInAmounts || AMOUNT.test(own))
            ? `${formatAmount(BigInt(value as bigint), token.decimals, 18)} ${token.symbol}`
            : undefined;
    const described = describe({ name, type, meaning: "" }, value);
    return { name, value: described.value, ...(explanation !== undefined && { explanation }) };
  };
  const walk = (name: string, input: AbiParameter, value: unknown, isInAmounts: boolean): FieldInWords[] => {
    const array = /^(.*)\[\d*\]$/u.exec(input.type);
    if (array) {
      const inner = { ...input, type: array[1]! } as AbiParameter;
      return (value as readonly unknown[]).flatMap((item, index) =>
        walk(`${name}[${index}]`, inner, item, isInAmounts),
      );
    }
    if (!("components" in input)) return [field(name, input.type, value, isInAmounts)];
    return input.components.flatMap((part) =>
      walk(
        `${name}.${part.name}`,
        part,
        (value as Record<string, unknown>)[part.name ?? ""],
        /Amounts$/u.test(name),
      ),
    );
  };
  return decoded.inputs.flatMap((input) =>
    walk(input.name ?? "", input, decoded.values[input.name ?? ""], false),
  );
}

function isTime(name: string, value: unknown, isInAmounts: boolean): boolean {
  return (
    !isInAmounts && /time$|timestamp$|^start$|^end$/iu.test(name) && BigInt(value as bigint) > 1_000_000_000n
  );
}

function explainAddress(type: string, value: unknown, { contractAt, tokens, safe }: Knowledge) {
  if (type !== "address") return undefined;
  const address = String(value).toLowerCase();
  if (address === safe?.toLowerCase()) return "this Safe";
  return contractAt(address) ?? tokens[address]?.symbol;
}
