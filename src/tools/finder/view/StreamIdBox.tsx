import { useEffect, useId, useState, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { useBrowserState } from "@site/src/ui/browserState";
import { Address } from "@site/src/ui/elements/Address/Address";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { type LinkEffect, LinkNotice, styles, verbatim } from "@site/src/ui/elements/Form";
import { composeDeskLink } from "@site/src/ui/sealedLink/deskLink";
import { loadModuleLater } from "@site/src/ui/loading/moduleLater";
import { NotLoaded } from "@site/src/ui/loading/NotLoaded";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import { Breakable } from "@site/src/ui/elements/CodeInline/Breakable";
import type { Explanation } from "@site/src/ui/streamId/explain";
import { readLink } from "@site/src/tools/finder/model/link";
import own from "./styles.module.css";

const EXAMPLE = "LK3-1-12";

/** The module that reads a text with the list of all contracts. The first text loads it. */
const reader = loadModuleLater(() => import("./reader"));

const readAddress = () => readLink(window.location.search);

const readText = () => {
  const link = readAddress();
  return link?.kind === "filled" ? link.text : undefined;
};

/** Returns what a contract is that holds no streams; the list of all of them is loaded when one is asked for. */
function useContract(address: string | undefined): string | undefined {
  const [known, setKnown] = useState<{ address: string; sentence: string | undefined }>();
  useEffect(() => {
    if (address === undefined) return undefined;
    let isWanted = true;
    Promise.all([
      import(
        /* webpackChunkName: "known-contracts" */ "@generated/protocol-data/default/knownContracts.json"
      ),
      reader.load(),
    ]).then(
      ([{ default: all }, { describe }]) => {
        if (isWanted) setKnown({ address, sentence: describe(address, all) });
      },
      // Without a connection the sentence that is there is true without it.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [address]);
  return known && known.address === address ? known.sentence : undefined;
}

function Facts({ found }: { readonly found: Explanation }): ReactNode {
  return (
    <dl className={styles.facts}>
      <dt>On the desk</dt>
      <dd>
        <Link to={composeDeskLink(found.shortId)}>Its amounts, its status and its transactions</Link>
      </dd>
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
            <a href={found.appUrl}>
              <Breakable name={found.appUrl} />
            </a>{" "}
            <CopyButton value={found.appUrl} of="link into the app" />
          </>
        )}
      </dd>
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
        {found.chain.name}, ID {found.chain.id}
      </dd>
      <dt>Address</dt>
      <dd>
        <Address value={found.address} href={found.explorerUrl} of={found.contractName} />
      </dd>
      <dt>Number</dt>
      <dd>{found.tokenId}, the stream ID and the NFT’s token ID</dd>
      <dt>In the indexers</dt>
      <dd>
        <code>{found.longId}</code>
      </dd>
    </dl>
  );
}

/**
 * Explains the ID of a stream, its link in the app, or that of its NFT: which contract, release and chain, and the links
 * to app and explorer. Everything is looked up in data of the site, which is loaded with the first text. Without
 * JavaScript a sentence takes its place.
 */
export function StreamIdBox(): ReactNode {
  const field = useId();
  const [text, setText] = useBrowserState("", readText);
  const [link] = useBrowserState<LinkEffect | undefined>(undefined, readAddress);
  const isEmpty = text.trim() === "";
  const { module, hasFailed, retry } = reader.useModule(!isEmpty);
  const outcome = isEmpty ? undefined : module?.read(text);
  const answer = outcome && !("found" in outcome) ? outcome : undefined;
  const contract = useContract(answer?.address);
  // What the app finds for an account, it does not find for a contract of the protocol.
  const isContract = contract !== undefined && !answer?.isWrong;
  return (
    <>
      <p className={own.unscripted}>
        Reading an ID needs JavaScript. To read one by hand, see{" "}
        <Link to="/apps/guides/url-schemes">what its parts mean</Link>.
      </p>
      <form
        className={`${styles.panel} ${own.box}`}
        aria-label="Explain a stream ID"
        data-tool=""
        onSubmit={(event) => event.preventDefault()}
      >
        <LinkNotice link={link} />
        <div className={styles.field}>
          <label htmlFor={field}>Stream ID, address or link</label>
          <input
            id={field}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onFocus={reader.loadAhead}
            placeholder={EXAMPLE}
            aria-invalid={answer?.isWrong || undefined}
            aria-describedby={`${field}-hint ${field}-answer`}
            {...verbatim}
          />
          <span id={`${field}-hint`} className={styles.hint}>
            An ID such as LK3-1-12 or 0x…-1-12, an address, or the link of a stream, of its NFT or of an
            airdrop. Nothing that you type leaves this page.
          </span>
        </div>
        <div
          id={`${field}-answer`}
          className={outcome && styles.answer}
          role="status"
          data-result={outcome ? "" : undefined}
        >
          {hasFailed && !isEmpty && <NotLoaded what="The finder" onRetry={retry} />}
          <TranslatableText as="div" changesWith={text + (contract ?? "") + String(module === undefined)}>
            {outcome === undefined ? null : "found" in outcome ? (
              <Facts found={outcome.found} />
            ) : (
              <>
                {contract ? <p>{contract}</p> : null}
                <p className={outcome.isWrong ? styles.error : undefined}>
                  {isContract
                    ? `The contract and the chain come before a stream’s number, as in ${EXAMPLE}.`
                    : outcome.message}
                </p>
                {outcome.links.length > 0 && !isContract && (
                  <ul className={own.links}>
                    {outcome.links.map(({ words, url }) => (
                      <li key={url}>
                        <Link to={url}>{words}</Link>
                      </li>
                    ))}
                  </ul>
                )}
              </>
            )}
          </TranslatableText>
        </div>
      </form>
    </>
  );
}
