import type { TransactionInWords } from "./words";

/** What a co-signer should know of a batch as a whole: approvals against deposits, and who stays the sender. */
export function warningsOf(transactions: readonly TransactionInWords[], safe: string | undefined): string[] {
  return [
    ...approvalWarnings(transactions),
    ...senderWarnings(transactions, safe),
    ...valueWarnings(transactions),
  ];
}

const integer = (text: string) => BigInt(text.replaceAll(",", ""));

/** An approval that is not used up stays, and one that is too small makes the batch fail. */
function approvalWarnings(transactions: readonly TransactionInWords[]): string[] {
  const approved = new Map<string, bigint>();
  const paid = new Map<string, bigint>();
  const add = (map: Map<string, bigint>, key: string, amount: bigint) =>
    map.set(key, (map.get(key) ?? 0n) + amount);
  for (const { to, functionName, fields } of transactions) {
    const of = (name: string) => fields.find((field) => field.name === name)?.value;
    if (to === undefined) continue;
    // Tokens call it either.
    const allowance = of("value") ?? of("amount");
    if (functionName === "approve" && of("spender") && allowance) {
      approved.set(keyOf(of("spender")!, to), integer(allowance));
    } else if (functionName === "createAndDeposit" && of("token")) {
      add(paid, keyOf(to, of("token")!), integer(of("amount")!));
    } else if (functionName?.startsWith("createWith")) {
      const token = of("token") ?? of("params.token");
      const deposits = fields.filter(({ name }) => /(?:^|\.)(?:depositAmount|totalAmount)$/u.test(name));
      if (token)
        add(
          paid,
          keyOf(to, token),
          deposits.reduce((sum, { value }) => sum + integer(value), 0n),
        );
    }
  }
  addDeposits(transactions, paid, [...approved.keys()]);
  const warnings: string[] = [];
  for (const [key, amount] of approved) {
    const needed = paid.get(key) ?? 0n;
    const [spender, token] = key.split(" ");
    if (amount > needed) {
      warnings.push(
        `The approval of the token ${token} for ${spender} is larger than what the batch pays in by it: the rest stays approved.`,
      );
    }
    if (amount < needed) {
      warnings.push(
        `The approval of the token ${token} for ${spender} is smaller than what the batch pays in by it: it fails, unless more was approved before.`,
      );
    }
  }
  return warnings;
}

/** A `deposit` does not name its token: it is the one that is approved for Flow, where that is one. */
function addDeposits(
  transactions: readonly TransactionInWords[],
  paid: Map<string, bigint>,
  approved: readonly string[],
): void {
  for (const { to, functionName, fields } of transactions) {
    const amount = fields.find(({ name }) => name === "amount")?.value;
    const keys = approved.filter((key) => key.startsWith(`${to?.toLowerCase()} `));
    const [key] = keys;
    if (functionName === "deposit" && amount && key && keys.length === 1) {
      paid.set(key, (paid.get(key) ?? 0n) + integer(amount));
    }
  }
}

const keyOf = (spender: string, token: string) => `${spender.toLowerCase()} ${token.toLowerCase()}`;

/** The sender alone can cancel, and gets refunds. */
function senderWarnings(transactions: readonly TransactionInWords[], safe: string | undefined): string[] {
  const senders = new Set(
    transactions.flatMap(({ functionName, fields }) =>
      functionName?.startsWith("create")
        ? fields.filter(({ name }) => /(?:^|\.)sender$/u.test(name)).map(({ value }) => value)
        : [],
    ),
  );
  const others = [...senders].filter((sender) => sender.toLowerCase() !== safe?.toLowerCase());
  if (safe === undefined) {
    return others.map((sender) => `The sender of the streams is ${sender}: compare it with your Safe.`);
  }
  return others.map(
    (sender) =>
      `The sender of some streams is ${sender}, and not the Safe of the file: that account can cancel them.`,
  );
}

/** Withdrawals and claims alone have a fee; what is sent with another call is kept as one. */
function valueWarnings(transactions: readonly TransactionInWords[]): string[] {
  const paying = transactions.filter(
    ({ value, functionName }) => value > 0n && functionName && !/^(?:withdraw|claim)/u.test(functionName),
  );
  return [...new Set(paying.map(({ functionName }) => functionName))].map(
    (name) => `A call of ${name} sends the chain's native token along, which it does not need.`,
  );
}
