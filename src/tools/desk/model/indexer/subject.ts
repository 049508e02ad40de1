import type { Product } from "../../../../protocol/indexers/request";

/** Whom or what a query is about. */
export type Subject =
  /** An account, in lower case. */
  | { readonly kind: "wallet"; readonly address: string }
  /** One stream, `address-chainId-tokenId` in lower case. */
  | { readonly kind: "stream"; readonly id: string; readonly product: "lockup" | "flow" };

/** Returns the products that are asked about a subject, one query each. */
export function productsOf(subject: Subject): readonly Product[] {
  return subject.kind === "wallet" ? ["lockup", "flow", "airdrops"] : [subject.product];
}
