import { useId, type ReactNode } from "react";
import { currentReleases } from "@site/data/contracts/currentReleases";
import type { ChainFacts } from "@site/src/protocol/chainFacts";
import { Address } from "@site/src/ui/elements/Address/Address";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { styles as form } from "@site/src/ui/elements/Form";
import ChainSelect from "./ChainSelect";
import { chainIds, chains, describeMissing } from "../chainValues";
import { useChainChoice, useChosenChains } from "../chosenChain";
import styles from "./styles.module.css";

export interface ChainPickerProps {
  /** The product whose contract is shown. */
  readonly of: "lockup" | "flow";
}

const contractNames = { lockup: "SablierLockup", flow: "SablierFlow" } as const;

/** What is in a row until a chain is chosen: the row has its height already. */
const EMPTY = <span className={styles.empty}>choose a chain</span>;

/** A text in full, and a button that copies it. */
function Line({ text, of: subject }: { readonly text: string; readonly of: string }): ReactNode {
  return (
    <span className={styles.line}>
      <code>{text}</code> <CopyButton value={text} of={subject} />
    </span>
  );
}

function Rows({
  chain,
  of: product,
}: ChainPickerProps & { readonly chain: ChainFacts | undefined }): ReactNode {
  const { release } = currentReleases[product];
  const name = contractNames[product];
  const contract = chain?.[product];
  const [version, address] = contract ?? [];
  const missing = chain && !contract ? describeMissing(product, chain) : undefined;
  const older =
    chain && version && version !== release
      ? ` ${version}, the newest on ${chain.name}: what this page says about ${release} may differ there.`
      : "";
  return (
    <dl className={styles.rows}>
      <dt>{name}</dt>
      <dd>
        {chain && address ? (
          <>
            <Address
              value={address}
              href={`${chain.explorer}/address/${address}`}
              of={`${name} on ${chain.name}`}
            />
            {older}
          </>
        ) : (
          (missing ?? EMPTY)
        )}
      </dd>
      <dt>Constructor</dt>
      <dd>
        {chain && address ? (
          <Line text={`--constructor-args ${address} <token>`} of="arguments of the constructor" />
        ) : (
          (missing ?? EMPTY)
        )}
      </dd>
      <dt>The Graph</dt>
      <dd>
        {chain?.theGraph.streams ? (
          <Line text={chain.theGraph.streams.production} of={`production URL, ${chain.name}`} />
        ) : chain ? (
          `No subgraph for ${chain.name}.`
        ) : (
          EMPTY
        )}
      </dd>
    </dl>
  );
}

/**
 * Asks for the reader's chain, keeps it for all pages, and shows for it what pages leave open: the address of the
 * contract in its newest release there, linked to the explorer, the arguments of the samples' constructors, and the
 * subgraph. Says so if the release does not exist there. If a link to the page names another chain than the reader chose,
 * the page shows that chain, says so, and offers the reader's own. Without JavaScript it is not shown: pages say where each value
 * is found.
 */
export function ChainPicker({ of: product }: ChainPickerProps): ReactNode {
  const field = useId();
  const { id, own } = useChosenChains(chainIds);
  const choose = useChainChoice(chainIds);
  const getName = (chainId: number) => chains.find((chain) => chain.id === chainId)!.name;
  return (
    <section className={`${styles.picker} screen-only`} aria-label="Your chain">
      <div className={styles.choice}>
        <label htmlFor={field}>Your chain</label>
        <ChainSelect id={field} />
        {id === own || id === undefined || own === undefined ? (
          <span className={styles.hint}>Kept on this device, for every page.</span>
        ) : (
          <>
            <span className={styles.hint} role="status">
              The link to this page names {getName(id)}. Your own choice is {getName(own)}.
            </span>
            <button type="button" className={form.action} onClick={() => choose(own)}>
              Use {getName(own)}
            </button>
            <button type="button" className={form.action} onClick={() => choose(id)}>
              Choose {getName(id)}
            </button>
          </>
        )}
      </div>
      <Rows chain={chains.find((chain) => chain.id === id)} of={product} />
    </section>
  );
}
