import type { ReactNode } from "react";
import { formatAmount } from "@site/src/protocol/text/amount";
import type { Token } from "../../model/streams/stream";
import { composeExplorerUrl } from "../directory";
import { shorten } from "./shortened";
import styles from "../results.module.css";

/** The address of a token in its block explorer, by which a reader recognises it: anyone can name a token USDC. */
export function TokenAddress({ token: { address, chainId } }: { readonly token: Token }): ReactNode {
  return (
    <a className={styles.token} href={composeExplorerUrl(chainId, "address", address)}>
      <code>{shorten(address)}</code>
    </a>
  );
}

/** An amount to its last digit, with the symbol and the address of its token. */
export function Received({ amount, token }: { readonly amount: bigint; readonly token: Token }): ReactNode {
  return (
    <>
      {formatAmount(amount, token.decimals, 18)} <bdi>{token.symbol}</bdi> <TokenAddress token={token} />
    </>
  );
}
