import type { Product } from "../../../../protocol/indexers/request";

/** Whom or what a query is about. */
export type Subject =
  /** An account, in lower case. */
  | { readonly kind: "wallet"; readonly address: string }
  /** One stream, `address-chainId-tokenId` in lower case. */
  | { readonly kind: "stream"; readonly id: string; readonly product: "lockup" | "flow" };

/**
 * Checks whether a row is about the subject. A server that answers with rows of others would have them counted as the
 * reader's.
 *
 * @param streamId the stream that the row belongs to; nothing for a claim
 * @param accounts the addresses that the row has to do with
 */
export function isAbout(
  subject: Subject,
  streamId: string | undefined,
  accounts: readonly (string | undefined)[],
): boolean {
  return subject.kind === "stream" ? streamId === subject.id : accounts.includes(subject.address);
}

/** Returns the products that are asked about a subject, one query each. */
export function listProducts(subject: Subject): readonly Product[] {
  return subject.kind === "wallet" ? ["lockup", "flow", "airdrops"] : [subject.product];
}
