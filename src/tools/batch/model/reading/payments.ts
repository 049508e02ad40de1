import { readItems } from "../comparison/items";
import { describeAmount, type Knowledge, describeToken } from "../explanation/knowledge";
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

const listValues = ({ call }: Step): Values =>
  Object.fromEntries((call?.inputs ?? []).map((input, index) => [input.name ?? "", call!.values[index]]));

/** Names of the amount that a new stream gets, and of its recipient and its token, in all releases. */
const AMOUNTS = ["depositAmount", "totalAmount", "amount", "deposit", "salary"];
const RECIPIENTS = ["recipient", "employee"];
const TOKENS = ["token", "asset", "tokenAddress"];

const getFirst = (values: Values, names: readonly string[]): unknown =>
  names.map((name) => values[name]).find((value) => value !== undefined);

/** Returns what one stream pays, to its recipient and to a broker. */
function listStreamParts(stream: Values, token: unknown): Part[] {
  const [amount, recipient] = [getFirst(stream, AMOUNTS), getFirst(stream, RECIPIENTS)];
  if (typeof recipient !== "string" || typeof amount !== "bigint") return [];
  const address = typeof token === "string" ? token : undefined;
  const broker = stream.broker as { readonly account: string; readonly fee: bigint } | undefined;
  // A share of 10¹⁸ is everything.
  const fee = broker ? (amount * broker.fee) / 10n ** 18n : 0n;
  return [
    { recipient, token: address, amount: fee > amount ? amount : amount - fee },
    ...(broker && fee > 0n ? [{ recipient: broker.account, token: address, amount: fee }] : []),
  ];
}

/** Functions that send an amount to the account that they name. */
const PAYING = new Set([
  "claim",
  "claimTo",
  "claimViaAttestation",
  "claimViaSig",
  "clawback",
  "transfer",
  "transferFrom",
  "transferTokens",
  "withdraw",
]);

/** Returns what a step pays to whom, if its function says so. */
function listParts(step: Step): Part[] {
  const name = step.call?.name ?? "";
  const values = listValues(step);
  if (Array.isArray(values.batch))
    return (values.batch as Values[]).flatMap((stream) => listStreamParts(stream, getFirst(values, TOKENS)));
  if (typeof values.params === "object" && values.params !== null) {
    const params = values.params as Values;
    return listStreamParts(params, getFirst(params, TOKENS));
  }
  if (name.startsWith("create") || name === "deposit" || name === "depositViaBroker")
    return listStreamParts(values, getFirst(values, TOKENS));
  const to = values.to ?? values.recipient;
  if (typeof to !== "string") return [];
  if (name === "withdrawMultiple" && Array.isArray(values.amounts)) {
    const sum = (values.amounts as readonly bigint[]).reduce((total, amount) => total + amount, 0n);
    return [{ recipient: to, token: undefined, amount: sum }];
  }
  const amount = values.amount ?? values.value ?? values.fullAmount;
  if (!PAYING.has(name) || typeof amount !== "bigint") return [];
  const token = step.call?.source === "token" ? step.to : values.token;
  return [{ recipient: to, token: typeof token === "string" ? token : undefined, amount }];
}

/** Checks whether a function of Sablier takes tokens from the account, and names the token. */
const takesNamedToken = (name: string): boolean => name.startsWith("create") || name === "transferTokens";

/** USDT on Ethereum, which rejects an approval that replaces another one. */
const USDT = "0xdac17f958d2ee523a2206206994597c13d831ec7";

/** Functions that pay into a stream whose token they do not name. */
const PAYING_IN = new Set(["deposit", "depositAndPause", "depositViaBroker", "restartAndDeposit"]);

/** Returns every account that the batch pays, with the sums, in the order of the steps. */
export function listPayments(steps: readonly Step[], words: Knowledge): Payment[] {
  const payments = new Map<string, Payment>();
  for (const step of steps) {
    for (const { recipient, token, amount } of listParts(step)) {
      const key = `${recipient.toLowerCase()} ${token?.toLowerCase() ?? step.path}`;
      const before = payments.get(key);
      const sum = (before?.amount ?? 0n) + amount;
      payments.set(key, {
        recipient,
        token,
        amount: sum,
        shown: describeAmount(sum, describeToken(words, token)),
        steps: [...new Set([...(before?.steps ?? []), step.path])],
      });
    }
  }
  return [...payments.values()];
}

/** What all accounts get together in one token. */
export type Total = Pick<Payment, "token" | "shown">;

/** Returns the sum of the payments by token, in their order. Payments whose token the call does not name have no sum. */
export function sumPayments(payments: readonly Payment[], words: Knowledge): Total[] {
  const sums = new Map<string, { token: string; amount: bigint }>();
  for (const { token, amount } of payments) {
    if (token === undefined) continue;
    const key = token.toLowerCase();
    sums.set(key, { token, amount: (sums.get(key)?.amount ?? 0n) + amount });
  }
  return [...sums.values()].map(({ token, amount }) => ({
    token,
    shown: describeAmount(amount, describeToken(words, token)),
  }));
}

/** Hexadecimal digits at each end of an address that people compare. */
const ENDS = 4;

/**
 * Finds addresses that begin and end alike. Attackers make such an address, because many wallets show only its ends.
 *
 * @param safe the reader's Safe, which an address can imitate, too
 */
export function findLookalikes(payments: readonly Payment[], safe: string | undefined): Finding[] {
  const byEnds = new Map<string, Set<string>>();
  for (const address of [...payments.map(({ recipient }) => recipient), ...(safe ? [safe] : [])]) {
    const small = address.toLowerCase();
    const ends = small.slice(2, 2 + ENDS) + small.slice(-ENDS);
    byEnds.set(ends, (byEnds.get(ends) ?? new Set()).add(small));
  }
  return [...byEnds.values()]
    .filter(({ size }) => size > 1)
    .map((alike) =>
      unknown(
        `These addresses begin and end with the same digits: ${[...alike].join(", ")}. Someone can make such a copy to mislead you, so compare every digit.`,
      ),
    );
}

/** Finds payments that occur twice with equal arguments: the second one may be there to pay someone again. */
export function findRepeats(steps: readonly Step[]): Finding[] {
  const first = new Map<string, string>();
  const repeated = new Set<string>();
  for (const step of steps.filter((candidate) => listParts(candidate).length > 0)) {
    for (const item of readItems([step])) {
      const key = JSON.stringify([
        item.contract,
        item.functionName,
        item.terms.map(({ name, value }) => [name, value]),
      ]);
      const before = first.get(key);
      if (before === undefined) first.set(key, step.path);
      else
        repeated.add(
          before === step.path
            ? `Step ${step.path} makes one payment twice.`
            : `Step ${step.path} repeats a payment of step ${before}.`,
        );
    }
  }
  return [...repeated].map((sentence) =>
    unknown(`${sentence} Compare the number of payments with what was agreed.`),
  );
}

/**
 * Follows the approvals of the batch in order: each one replaces the one before, and each deposit uses it up. Says what
 * is too small, what stays approved, and what the reader cannot follow.
 */
export function followApprovals(steps: readonly Step[], directory: Directory): Finding[] {
  const bySentence = [...judgeApprovals(steps, directory)].map((found) => [found.sentence, found] as const);
  return [...new Map(bySentence).values()];
}

function* judgeApprovals(steps: readonly Step[], directory: Directory): Generator<Finding> {
  const left = new Map<string, bigint>();
  let isCertain = true;
  const nameToken = (token: string) => directory.token(token)?.symbol ?? token;
  /** Takes an amount from an approval, and returns whether there was enough. */
  const takeFrom = (key: string, amount: bigint): boolean => {
    const before = left.get(key) ?? -1n;
    left.set(key, before < amount ? 0n : before - amount);
    return before >= amount;
  };
  for (const step of steps) {
    const { call, to, path } = step;
    const values = listValues(step);
    if (call === undefined) {
      if (step.findings.some(({ level }) => level !== "note")) isCertain = false;
      continue;
    }
    if (to === undefined) continue;
    if (call.source === "token" && call.name === "approve") {
      const key = `${String(values.spender)} ${to}`.toLowerCase();
      const amount = BigInt((values.value ?? values.amount) as bigint);
      if (!left.has(key) && amount > 0n && to.toLowerCase() === USDT && directory.chainId === 1)
        yield note(
          `Step ${path} fails if the Safe has an approval of USDT for the same contract left. Then set it to 0 first.`,
        );
      if ((left.get(key) ?? 0n) > 0n && amount > 0n)
        yield note(
          `Step ${path} replaces an approval of ${nameToken(to)} that is not used up. USDT rejects this: set it to 0 first.`,
        );
      left.set(key, amount);
    } else if (call.source === "sablier" && takesNamedToken(call.name)) {
      for (const { token, amount } of listParts(step)) {
        if (token === undefined || amount === 0n || takeFrom(`${to} ${token}`.toLowerCase(), amount))
          continue;
        yield unknown(
          `Step ${path} pays in more ${nameToken(token)} than the batch approved for ${to} before it. It fails, unless more was approved earlier.`,
        );
      }
    } else if (call.source === "sablier" && PAYING_IN.has(call.name)) {
      // A deposit does not name its token: it is the only one that is approved for the contract.
      const [key, ...others] = [...left.keys()].filter((each) => each.startsWith(`${to.toLowerCase()} `));
      const amount = values.amount ?? values.totalAmount;
      if (key === undefined || others.length > 0 || typeof amount !== "bigint") isCertain = false;
      else if (!takeFrom(key, amount))
        yield unknown(
          `Step ${path} pays in more than the batch approved before it. It fails, unless more was approved earlier.`,
        );
    }
  }
  for (const [key, amount] of left) {
    const [spender, token] = key.split(" ") as [string, string];
    if (amount === 0n) continue;
    yield isCertain
      ? danger(`${amount} base units of ${nameToken(token)} stay approved for ${spender} after the batch.`)
      : unknown(
          `An approval of ${nameToken(token)} for ${spender} may stay after the batch. The reader cannot follow all calls.`,
        );
  }
}
