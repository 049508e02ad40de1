import { amountInWords, type Knowledge, tokenAt } from "../explanation/knowledge";
import type { Directory } from "./knowledge";
import { danger, type Finding, note, unknown } from "./findings";
import type { Step } from "./steps";

/** What one account gets from the batch in one token. */
export interface Payment {
  readonly recipient: string;
  /** Address of the token; nothing if the call does not name it. */
  readonly token: string | undefined;
  /** Base units. */
  readonly amount: bigint;
  /** The amount in tokens, or in base units if the token is unknown. */
  readonly shown: string;
  /** Paths of the steps that pay. */
  readonly steps: readonly string[];
}

interface Part {
  readonly recipient: string;
  readonly token: string | undefined;
  readonly amount: bigint;
}

type Values = Readonly<Record<string, unknown>>;

const valuesOf = ({ call }: Step): Values =>
  Object.fromEntries((call?.inputs ?? []).map((input, index) => [input.name ?? "", call!.values[index]]));

/** What a step pays to whom, if its function says so. */
function partsOf(step: Step): Part[] {
  const name = step.call?.name ?? "";
  const values = valuesOf(step);
  const of = (one: Values, token: unknown): Part[] => {
    const amount = one.depositAmount ?? one.totalAmount ?? one.amount;
    return typeof one.recipient === "string" && typeof amount === "bigint"
      ? [{ recipient: one.recipient, token: typeof token === "string" ? token : undefined, amount }]
      : [];
  };
  if (Array.isArray(values.batch))
    return (values.batch as Values[]).flatMap((one) => of(one, values.token ?? values.asset));
  if (typeof values.params === "object" && values.params !== null) {
    const params = values.params as Values;
    return of(params, params.token ?? params.asset);
  }
  if (name.startsWith("create") || name === "deposit") return of(values, values.token);
  const amount = values.amount ?? values.value;
  const to = values.to ?? values.recipient;
  const isPayment = name === "withdraw" || name === "transfer" || name === "transferFrom";
  return isPayment && typeof to === "string" && typeof amount === "bigint"
    ? [{ recipient: to, token: step.call?.source === "token" ? step.to : undefined, amount }]
    : [];
}

/** Every account that the batch pays, with the sums, in the order of the steps. */
export function listPayments(steps: readonly Step[], words: Knowledge): Payment[] {
  const payments = new Map<string, Payment>();
  for (const step of steps) {
    for (const { recipient, token, amount } of partsOf(step)) {
      const key = `${recipient.toLowerCase()} ${token?.toLowerCase() ?? step.path}`;
      const before = payments.get(key);
      const sum = (before?.amount ?? 0n) + amount;
      payments.set(key, {
        recipient,
        token,
        amount: sum,
        shown: amountInWords(sum, tokenAt(words, token)),
        steps: [...new Set([...(before?.steps ?? []), step.path])],
      });
    }
  }
  return [...payments.values()];
}

/**
 * Follows the approvals of the batch in order: each one replaces the one before, and each deposit uses it up. Says what
 * is too small, what stays approved, and what the reader cannot follow.
 */
export function followApprovals(steps: readonly Step[], directory: Directory): Finding[] {
  const left = new Map<string, bigint>();
  const findings: Finding[] = [];
  let isCertain = true;
  const nameToken = (token: string) => directory.token(token)?.symbol ?? token;
  for (const step of steps) {
    const { call, to, path } = step;
    const values = valuesOf(step);
    if (call === undefined) {
      if (step.findings.some(({ level }) => level !== "note")) isCertain = false;
      continue;
    }
    if (call.source === "token" && call.name === "approve" && to !== undefined) {
      const key = `${String(values.spender)} ${to}`.toLowerCase();
      const amount = BigInt((values.value ?? values.amount) as bigint);
      if ((left.get(key) ?? 0n) > 0n && amount > 0n) {
        findings.push(
          note(
            `Step ${path} replaces an approval of ${nameToken(to)} that is not used up. USDT rejects this: set it to 0 first.`,
          ),
        );
      }
      left.set(key, amount);
    } else if (call.source === "sablier" && to !== undefined && call.name.startsWith("create")) {
      for (const { token, amount } of partsOf(step)) {
        if (token === undefined || amount === 0n) continue;
        const key = `${to} ${token}`.toLowerCase();
        const before = left.get(key);
        if (before === undefined || before < amount) {
          findings.push(
            unknown(
              `Step ${path} pays in more ${nameToken(token)} than the batch approved for ${to} before it. It fails, unless more was approved earlier.`,
            ),
          );
        }
        left.set(key, before === undefined || before < amount ? 0n : before - amount);
      }
    } else if (call.source === "sablier" && to !== undefined && call.name.startsWith("deposit")) {
      // A deposit does not name its token: it is the only one that is approved for the contract.
      const keys = [...left.keys()].filter((key) => key.startsWith(`${to.toLowerCase()} `));
      const amount = values.amount ?? values.totalAmount;
      const [key] = keys;
      if (keys.length === 1 && typeof amount === "bigint") {
        const before = left.get(key!)!;
        if (before < amount)
          findings.push(
            unknown(
              `Step ${path} pays in more than the batch approved before it. It fails, unless more was approved earlier.`,
            ),
          );
        left.set(key!, before < amount ? 0n : before - amount);
      } else isCertain = false;
    }
  }
  for (const [key, amount] of left) {
    const [spender, token] = key.split(" ") as [string, string];
    if (amount === 0n) continue;
    findings.push(
      isCertain
        ? danger(`${amount} base units of ${nameToken(token)} stay approved for ${spender} after the batch.`)
        : unknown(
            `An approval of ${nameToken(token)} for ${spender} may stay after the batch. The reader cannot follow all calls.`,
          ),
    );
  }
  const seen = new Set<string>();
  return findings.filter(({ sentence }) => !seen.has(sentence) && seen.add(sentence));
}
