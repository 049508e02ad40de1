import { useId, useState, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import chainList from "@generated/protocol-data/default/chains.json";
import contracts from "@generated/protocol-data/default/streamContracts.json";
import { Address } from "@site/src/components/elements/Address";
import { CopyButton } from "@site/src/components/elements/CopyButton";
import { styles } from "@site/src/components/elements/Form";
import { BareAddressError, explain, type Explanation } from "./explain";

const EXAMPLE = "LK3-1-12";

/**
 * Explains the ID of a stream, or its link in the app: which contract, release and chain, and the links to app and explorer. Everything is
 * looked up in data that came with the page. Without JavaScript it explains an example.
 */
export function StreamIdBox(): ReactNode {
  const field = useId();
  const [text, setText] = useState(EXAMPLE);
  let found: Explanation | undefined;
  let problem = "";
  let searches: BareAddressError["searches"] = [];
  try {
    found = explain(text, contracts, chainList.chains);
  } catch (error) {
    problem = (error as Error).message;
    if (error instanceof BareAddressError) ({ searches } = error);
  }
  return (
    <form
      className={styles.panel}
      aria-label="Explain a stream ID"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.field}>
        <label htmlFor={field}>Stream ID</label>
        <input
          id={field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={found ? undefined : true}
          aria-describedby={`${field}-hint ${field}-answer`}
        />
        <span id={`${field}-hint`} className={styles.hint}>
          For example LK3-1-12, FL4-8453-100, LL2-1-29, an address, chain and number: 0x…-1-12, or the
          stream’s link
        </span>
      </div>
      <div id={`${field}-answer`} className={styles.answer} role="status">
        {found ? (
          <dl className={styles.facts}>
            <dt>Product</dt>
            <dd>
              {found.product} {found.version}
            </dd>
            <dt>Contract</dt>
            <dd>
              <code>{found.contractName}</code>
            </dd>
            <dt>Chain</dt>
            <dd>
              {found.chain.name}, id {found.chain.id}
            </dd>
            <dt>Address</dt>
            <dd>
              <Address value={found.address} href={found.explorerUrl} of={found.contractName} />
            </dd>
            <dt>Number</dt>
            <dd>{found.tokenId}, the stream ID and the NFT’s token ID</dd>
            <dt>In the app</dt>
            <dd>
              {found.appUrl === undefined ? (
                <>
                  The app does not list this chain. Use a{" "}
                  <Link to={`/guides/lockup/etherscan#${found.product === "Flow" ? "flow" : "withdraw"}`}>
                    block explorer
                  </Link>
                  .
                </>
              ) : (
                <>
                  <a href={found.appUrl}>{found.appUrl}</a>{" "}
                  <CopyButton value={found.appUrl} of="link into the app" />
                </>
              )}
            </dd>
            <dt>In the indexers</dt>
            <dd>
              <code>{found.longId}</code>
            </dd>
          </dl>
        ) : (
          <>
            <p className={styles.error}>{text.trim() === "" ? "Enter an ID." : problem}</p>
            {searches.length > 0 && (
              <ul>
                {searches.map(({ words, url }) => (
                  <li key={url}>
                    <a href={url}>{words}</a>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </form>
  );
}
