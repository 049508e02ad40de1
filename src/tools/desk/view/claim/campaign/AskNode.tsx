import { useState, type ReactNode } from "react";
import { formatEther } from "viem";
import Link from "@docusaurus/Link";
import { styles as form } from "@site/src/ui/elements/Form";
import { Field, Text } from "@site/src/ui/elements/Form/Field";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import { nameContract } from "../../../../../protocol/airdrops/claim/contract/releases";
import type { CampaignState } from "../../../../../protocol/airdrops/claim/contract/node";
import type { CampaignNode } from "./useNode";
import styles from "../../styles.module.css";

interface AskNodeProps {
  readonly id: string;
  readonly node: CampaignNode;
  readonly chain: { readonly name: string; readonly symbol: string };
  /** Whether the reader has chosen a list that belongs to the root, so that it does not have to be fetched. */
  readonly hasList: boolean;
  /** Leads to what the list says; nothing without a list. */
  readonly onShowList: (() => void) | undefined;
  /** Leads to the field for the list. */
  readonly onChooseList: () => void;
}

/** The button that reads the campaign from a node, the node that it asks, and the answer. Browser only. */
export function AskNode({ id, node, chain, hasList, onShowList, onChooseList }: AskNodeProps): ReactNode {
  const { fault, host, result } = node;
  const isRunning = result.kind === "running";
  const isMissing = node.url.trim() === "";
  // Once the field is open it stays so, because the reader types in it.
  const [isOpen, setOpen] = useState(false);
  const label = `Check the campaign: sends its address to ${host}`;
  return (
    <div className={styles.stack}>
      {fault === "" && (
        <div className={styles.buttons}>
          <button
            type="button"
            className={result.kind === "done" ? form.action : form.primary}
            aria-disabled={isRunning}
            onClick={() => {
              if (!isRunning) node.ask();
            }}
          >
            <span key={label}>{label}</span>
          </button>
          {isRunning && (
            <button type="button" className={form.action} onClick={node.stop}>
              Stop
            </button>
          )}
        </div>
      )}
      <div role="status" className={styles.stack}>
        {isRunning && <p className={form.hint}>Waiting for {host}.</p>}
        {result.kind === "failed" && (
          <p className={form.error}>
            <TranslatableText changesWith={result.sentence}>{result.sentence}</TranslatableText>
          </p>
        )}
        {result.kind === "done" && (
          <Answer state={result.state} host={host} symbol={chain.symbol} hasList={hasList} />
        )}
        {result.kind === "done" && (
          <button type="button" className={form.action} onClick={onShowList ?? onChooseList}>
            <span key={String(onShowList !== undefined)}>
              {onShowList ? "Show what your list says" : "Choose the list in step 3"}
            </span>
          </button>
        )}
      </div>
      <details
        className={styles.more}
        open={isOpen || isMissing || result.kind === "failed"}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>Ask a different node</summary>
        <div onFocus={() => setOpen(true)}>
          <Field
            id={id}
            label={`Node of ${chain.name}`}
            hint="The address of any node (RPC). The page does not store it."
            error={isMissing ? "" : fault}
          >
            {(common) => (
              <Text {...common} placeholder="https://…" value={node.url} onText={(url) => node.setUrl(url)} />
            )}
          </Field>
        </div>
      </details>
    </div>
  );
}

interface AnswerProps {
  readonly state: CampaignState;
  readonly host: string;
  readonly symbol: string;
  readonly hasList: boolean;
}

/** What the contract says about itself, in sentences. */
function Answer({ state, host, symbol, hasList }: AnswerProps): ReactNode {
  const { contract, hasExpired, minFee, cid } = state;
  return (
    <>
      {hasExpired === true && (
        <p className={form.error}>The campaign has expired, so its contract rejects all claims.</p>
      )}
      <p>
        According to {host}, this is{" "}
        {contract
          ? `a ${nameContract(contract.release, contract.kind)} of ${contract.release}`
          : "a campaign of an unknown release, so choose its contract by hand"}
        . {hasExpired === false && "It has not expired. "}
        {minFee === undefined
          ? "It takes no fee."
          : `A claim costs at least ${formatEther(minFee)} ${symbol}, and gas.`}{" "}
        Its root is filled in.
      </p>
      {cid !== undefined && !hasList && (
        <p>
          The list is the IPFS file <code>{cid}</code>.{" "}
          <Link to={`https://ipfs.io/ipfs/${cid}`}>Open it at ipfs.io</Link>, save it, and choose it below.
        </p>
      )}
    </>
  );
}
