import { useState, type ReactNode } from "react";
import type { Address } from "viem";
import { RadioGroup, styles as form } from "@site/src/ui/elements/Form";
import { listedTokens } from "@site/src/protocol/listedTokens";
import { formatAmount } from "@site/src/protocol/text/amount";
import { PlainCode } from "@site/src/ui/elements/PlainCode/PlainCode";
import type { Claim } from "../../../../protocol/airdrops/claim/find";
import type { CampaignToken } from "../../../../protocol/airdrops/claim/contract/node";
import { ClaimCall } from "./ClaimCall";
import type { ChainOfClaim } from "./ClaimExport";
import { readContract } from "./form";
import type { Answer } from "./search/protocol";
import type { CampaignNode } from "./campaign/useNode";
import styles from "../styles.module.css";

interface FoundClaimsProps {
  readonly answer: Extract<Answer, { kind: "found" }>;
  /** Release and kind, such as `v3.0/LL`; empty before a choice. */
  readonly contract: string;
  readonly campaign: Address | undefined;
  readonly chain: ChainOfClaim | undefined;
  /** The token that the contract names, if a node was asked. */
  readonly token: CampaignToken | undefined;
  readonly node: CampaignNode;
}

/** The rows that a list has of the reader, and how each is claimed. Browser only. */
export function FoundClaims({ answer, contract, campaign, chain, token, node }: FoundClaimsProps): ReactNode {
  const [chosen, setChosen] = useState(0);
  const { found, search } = answer;
  const claim = found.claims[chosen] ?? found.claims[0]!;
  const choice = readContract(contract);
  const missing = [
    ...(campaign ? [] : ["the campaign"]),
    ...(chain ? [] : ["the chain"]),
    ...(choice ? [] : ["the contract of the campaign"]),
  ];
  const isCallable = found.faults.length === 0 && missing.length === 0;
  return (
    <div className={styles.stack}>
      {found.claims.length > 1 && (
        <RadioGroup
          legend="Row"
          options={found.claims.map(({ index }, at) => ({ value: at, label: `Index ${index}` }))}
          chosen={found.claims.indexOf(claim)}
          onChoose={setChosen}
        />
      )}
      <ClaimFacts
        claim={claim}
        root={found.root}
        isAmountKnown={found.fittingDecimals === undefined}
        decimals={search.decimals}
        token={token}
        chainId={chain?.id}
      />
      {found.faults.length > 0 ? (
        <p className={form.error}>A transaction appears here when the list and the root match.</p>
      ) : missing.length > 0 ? (
        <p className={form.hint}>
          For the transaction, enter {missing.join(" and ")} in step 1.
          {!choice &&
            " A node can name the contract. Otherwise, open “Enter the root and the contract by hand” there."}
        </p>
      ) : (
        <ClaimCall
          key={contract}
          claim={claim}
          campaign={campaign!}
          chain={chain!}
          node={node}
          {...choice!}
        />
      )}
      {/* The transaction has the proof among its values. */}
      {!isCallable && <PlainCode title="Proof" code={JSON.stringify(claim.proof)} />}
    </div>
  );
}

interface ClaimFactsProps {
  readonly claim: Claim;
  readonly root: string;
  /** Whether the list was read with decimals that do not contradict the root. */
  readonly isAmountKnown: boolean;
  /** Decimals that the reader entered. */
  readonly decimals: number | undefined;
  readonly token: CampaignToken | undefined;
  readonly chainId: number | undefined;
}

/** Returns an amount in tokens and in base units, as far as the token is known. */
function describeAmount(
  amount: bigint,
  { decimals, token, chainId }: Omit<ClaimFactsProps, "claim">,
): string {
  const address = token?.address.toLowerCase();
  // Anyone can give a token any name, so that only well-known addresses have one.
  const symbol = listedTokens.find(
    ({ addresses }) => chainId !== undefined && addresses[chainId]?.toLowerCase() === address,
  )?.symbol;
  const places = token?.decimals ?? decimals;
  const units = `${formatAmount(amount, 0)} base units`;
  if (places !== undefined) return `${formatAmount(amount, places, places)} ${symbol ?? "tokens"}, ${units}`;
  if (token) return `${units} of ${symbol ?? `the token at ${token.address}`}`;
  return `${units} of the campaign’s token`;
}

/** The values of a row. */
function ClaimFacts(props: ClaimFactsProps): ReactNode {
  const { claim, root, isAmountKnown, token } = props;
  return (
    <dl className={form.facts}>
      <dt>Index</dt>
      <dd>{String(claim.index)}</dd>
      <dt>Recipient</dt>
      <dd>
        <code>{claim.recipient}</code>
      </dd>
      {isAmountKnown && (
        <>
          <dt>Amount</dt>
          <dd>{describeAmount(claim.amount, props)}</dd>
        </>
      )}
      {token && (
        <>
          <dt>Token</dt>
          <dd>
            <code>{token.address}</code>
          </dd>
        </>
      )}
      <dt>Root of the list</dt>
      <dd>
        <code>{root}</code>
      </dd>
    </dl>
  );
}
