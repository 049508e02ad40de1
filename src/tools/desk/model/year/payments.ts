import type { Findings } from "../indexer/collect";
import type { Token } from "../streams/stream";

/** Tokens that arrived at an address: a withdrawal from a stream, or a claim that paid at once. */
export interface Payment {
  readonly kind: "withdrawal" | "claim";
  /** Unique in the index. */
  readonly id: string;
  /** The stream, `LK3-1-42`, or the campaign's address. */
  readonly source: string;
  readonly product: "Lockup" | "Flow" | "Airdrops";
  /** Whether the desk knows the contract that paid; of a campaign, which is a contract of its own, whether it knows the chain. */
  readonly isKnown: boolean;
  readonly chainId: number;
  readonly token: Token;
  /** Base units. */
  readonly amount: bigint;
  /** The address that received the tokens, in lower case. */
  readonly receiver: string;
  /** Block time, Unix seconds. */
  readonly at: bigint;
  readonly hash: string;
}

/** Returns the receiver and the amount of a withdrawal; the two products fill different columns. */
function readWithdrawal({
  product,
  addressB,
  amountA,
  amountB,
}: Findings["actions"][number]): { readonly receiver: string; readonly amount: bigint } | undefined {
  const amount = product === "lockup" ? amountB : amountA;
  return addressB === undefined || amount === undefined ? undefined : { receiver: addressB, amount };
}

/**
 * Returns the payments of everything that was found, the oldest first. A claim that opened a stream has paid nothing
 * yet: the withdrawals from its stream are the payments.
 *
 * @param isKnownChain whether the protocol is on a chain
 */
export function computePayments(
  { actions, claims }: Pick<Findings, "actions" | "claims">,
  isKnownChain: (chainId: number) => boolean,
): Payment[] {
  const withdrawals = actions.flatMap((action): Payment[] => {
    const found = action.kind === "Withdraw" ? readWithdrawal(action) : undefined;
    if (!found) return [];
    const { id, name, product, isKnown, chainId, token, at, hash } = action;
    const productName = product === "lockup" ? "Lockup" : "Flow";
    return [
      {
        kind: "withdrawal",
        id,
        source: name,
        product: productName,
        isKnown,
        chainId,
        token,
        at,
        hash,
        ...found,
      },
    ];
  });
  const paid = claims
    .filter(({ streamId }) => streamId === undefined)
    .map(({ id, campaign, chainId, token, amount, to, at, hash }): Payment => {
      return {
        kind: "claim",
        id,
        source: campaign,
        product: "Airdrops",
        isKnown: isKnownChain(chainId),
        chainId,
        token,
        amount,
        receiver: to,
        at,
        hash,
      };
    });
  return [...withdrawals, ...paid].sort((a, b) => Number(a.at - b.at));
}
