import type { ReactNode } from "react";
import type { Nft } from "@site/src/tools/playground/model";
import styles from "./styles.module.css";

/** The picture and the metadata that `tokenURI` of a playground's stream returns. Needs no JavaScript. */
export function StreamNft({ nft }: { readonly nft: Nft }): ReactNode {
  return (
    <div className={styles.nft}>
      <img src={nft.image} alt={`The NFT that the contract draws: ${nft.name}`} width={300} height={300} />
      <dl className={styles.balances}>
        <div>
          <dt>name</dt>
          <dd>{nft.name}</dd>
        </div>
        {nft.attributes.map(({ trait_type, value }) => (
          <div key={trait_type}>
            <dt>{trait_type}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
