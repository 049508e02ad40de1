import { useState, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import chainList from "@generated/protocol-data/default/chains.json";
import { styles as form } from "@site/src/ui/elements/Form";
import { Field, Text } from "@site/src/ui/elements/Form/Field";
import { nameContract, listKinds, RELEASES } from "../../../../../protocol/airdrops/claim/contract/releases";
import { AskNode } from "./AskNode";
import type { ClaimForm } from "../formLink";
import type { CampaignNode } from "./useNode";
import styles from "../../styles.module.css";

interface CampaignFieldsProps {
  readonly id: string;
  readonly input: ClaimForm;
  readonly change: (part: Partial<ClaimForm>) => void;
  /** What is wrong with the campaign and with the root, as sentences. */
  readonly faults: { readonly campaign: string; readonly root: string };
  /** The campaign's page on the block explorer. */
  readonly explorer: string | undefined;
  readonly node: CampaignNode;
  /** Whether the campaign and its chain are known, so that a node can be asked. */
  readonly canAsk: boolean;
  /** Whether a link has filled in the root or the contract, which the reader must see. */
  readonly isLinked: boolean;
  /** Whether the reader has chosen a list that belongs to the root. */
  readonly hasList: boolean;
  /** Leads to what the list says; nothing without a list. */
  readonly onShowList: (() => void) | undefined;
  /** Leads to the field for the list. */
  readonly onChooseList: () => void;
}

/** The campaign, and what its contract says: read from a node, or entered by hand. */
export function CampaignFields(props: CampaignFieldsProps): ReactNode {
  const { id, input, change, faults, explorer, node, canAsk, isLinked, hasList, onShowList, onChooseList } =
    props;
  const [isByHand, setByHand] = useState(false);
  const chain = chainList.chains.find((chain) => String(chain.id) === input.chain);
  const isUnknownChain = input.chain !== "" && !chain;
  return (
    <>
      <div className={form.fields}>
        <Field
          id={`${id}campaign`}
          label="Campaign"
          hint="Its address, or its link in the app."
          error={faults.campaign}
        >
          {(common) => (
            <Text {...common} value={input.campaign} onText={(value) => change({ campaign: value })} />
          )}
        </Field>
        <Field
          id={`${id}chain`}
          label="Chain"
          error={isUnknownChain ? `Sablier has no campaigns on the chain ${input.chain.slice(0, 20)}.` : ""}
        >
          {(common) => (
            <select
              {...common}
              autoComplete="off"
              value={chain ? input.chain : ""}
              onChange={({ target }) => change({ chain: target.value })}
            >
              <option value="">Choose the chain</option>
              {chainList.chains.map((candidate) => (
                <option key={candidate.id} value={candidate.id}>
                  {candidate.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {canAsk && chain ? (
        <AskNode
          id={`${id}node`}
          node={node}
          chain={{ name: chain.name, symbol: chain.nativeToken.symbol }}
          hasList={hasList}
          onShowList={onShowList}
          onChooseList={onChooseList}
        />
      ) : (
        <div className={styles.stack}>
          <button
            type="button"
            className={`${form.action} ${styles.waiting}`}
            aria-disabled
            aria-describedby={`${id}ask`}
          >
            Check the campaign
          </button>
          <p id={`${id}ask`} className={form.hint}>
            Enter the campaign and its chain. The button then asks a node of that chain for the campaign’s
            root, fee and expiry.
          </p>
        </div>
      )}
      <details
        className={styles.more}
        open={isByHand || faults.root !== "" || isLinked}
        onToggle={({ currentTarget }) => setByHand(currentTarget.open)}
      >
        <summary>Enter the root and the contract by hand</summary>
        <div className={form.fields}>
          <Field
            id={`${id}root`}
            label="Root of the contract"
            hint={
              explorer ? (
                <>
                  Copy what <code>MERKLE_ROOT()</code> returns under{" "}
                  <Link to={`${explorer}#readContract`}>Read Contract</Link>.
                </>
              ) : (
                <>
                  Copy what <code>MERKLE_ROOT()</code> of the campaign returns on the block explorer.
                </>
              )
            }
            error={faults.root}
          >
            {(common) => <Text {...common} value={input.root} onText={(value) => change({ root: value })} />}
          </Field>
          <Field
            id={`${id}contract`}
            label="Contract of the campaign"
            hint="The block explorer shows this name at the campaign’s address. It decides which functions claim, and what they cost."
          >
            {(common) => (
              <select
                {...common}
                autoComplete="off"
                value={input.contract}
                onChange={({ target }) => change({ contract: target.value })}
              >
                <option value="">Choose the contract</option>
                {RELEASES.map((release) => (
                  <optgroup key={release} label={`Airdrops ${release}`}>
                    {listKinds(release).map((kind) => (
                      <option key={kind} value={`${release}/${kind}`}>
                        {nameContract(release, kind)} ({release})
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </Field>
        </div>
      </details>
    </>
  );
}
