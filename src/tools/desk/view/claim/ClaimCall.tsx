import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import type { Address } from "viem";
import Link from "@docusaurus/Link";
import { RadioGroup, styles as form } from "@site/src/ui/elements/Form";
import { Field, Text } from "@site/src/ui/elements/Form/Field";
import { PlainCode } from "@site/src/ui/elements/PlainCode/PlainCode";
import type { Claim } from "../../../../protocol/airdrops/claim/find";
import { listReads } from "../../../../protocol/airdrops/claim/contract/reads";
import {
  getMethodFacts,
  findFeeReader,
  listMethods,
  type Extra,
  type Kind,
  type Method,
  type Release,
} from "../../../../protocol/airdrops/claim/contract/releases";
import {
  checkExtras,
  composeSignatureRequest,
  type CallTarget,
  type Extras,
} from "../../../../protocol/airdrops/claim/transaction";
import { formatUtc } from "../../../../protocol/text/moments";
import { EMPTY_STATE, toHash } from "../../model/address";
import type { CampaignNode } from "./campaign/useNode";
import { describeFee } from "../feeNote";
import { type ChainOfClaim, ClaimExport } from "./ClaimExport";
import styles from "../styles.module.css";

interface ClaimCallProps {
  readonly claim: Claim;
  readonly campaign: Address;
  readonly chain: ChainOfClaim;
  readonly release: Release;
  readonly kind: Kind;
  readonly node: CampaignNode;
}

const EXTRAS: Readonly<Record<Extra, { label: string; hint: string; placeholder: string }>> = {
  to: { label: "To", hint: "The address that gets the tokens.", placeholder: "0x…" },
  validFrom: {
    label: "Valid from",
    hint: "Unix seconds from which the signature is valid. With 0, it is valid at once.",
    placeholder: "0",
  },
  signature: {
    label: "Signature",
    hint: "What the recipient’s wallet returns for the message below.",
    placeholder: "0x…",
  },
  expireAt: {
    label: "Expires at",
    hint: "Unix seconds, as in the attestation.",
    placeholder: "1767225600",
  },
  attestation: {
    label: "Attestation",
    hint: "The signature that the project’s attestor gave you.",
    placeholder: "0x…",
  },
  selectorArguments: {
    label: "Selector arguments",
    hint: "The ABI encoding of the arguments for the target contract. The project must give it to you.",
    placeholder: "0x",
  },
};

/** The function that claims, its values, what to read on chain first, and the transaction. Browser only. */
export function ClaimCall({ claim, campaign, chain, release, kind, node }: ClaimCallProps): ReactNode {
  const id = useId();
  const state = node.result.kind === "done" ? node.result.state : undefined;
  const methods = listMethodsFor(release, kind, state?.needsAttestation);
  const [chosen, setMethod] = useState<Method>();
  const method = chosen !== undefined && methods.includes(chosen) ? chosen : methods[0]!;
  const [extras, setExtras] = useState<Extras>({});
  const [typedFee, setFee] = useState<string>();
  const [openedAt] = useState(() => BigInt(Math.floor(Date.now() / 1_000)));
  const fee = typedFee ?? String(state?.minFee ?? "");
  const { says, extras: needed } = getMethodFacts(method);
  const reader = findFeeReader(release);
  const faults = checkExtras(method, extras);
  const isFeeWrong = fee.trim() !== "" && !/^\d{1,30}$/u.test(fee.trim());
  const target: CallTarget = {
    campaign,
    chainId: chain.id,
    release,
    kind,
    method,
    fee: isFeeWrong || fee.trim() === "" ? 0n : BigInt(fee.trim()),
  };
  const getFault = (field: Extra) =>
    (extras[field] ?? "") === "" ? "" : (faults.find((fault) => fault.field === field)?.sentence ?? "");
  const canSign = method === "claimViaSig" && faults.every(({ field }) => field === "signature");
  const reads = <Reads release={release} kind={kind} claim={claim} explorer={chain.explorer} node={node} />;
  // A fragment, so that the answer keeps the focus that it has.
  if (hasClaimed(node, claim) === true) return <>{reads}</>;
  if (state?.hasExpired === true) {
    return (
      <>
        {reads}
        <p className={form.error}>
          The campaign has expired, so its contract rejects all claims. No transaction is prepared, because it
          would fail and cost gas.
        </p>
      </>
    );
  }
  return (
    <>
      {reads}
      {state?.opensAt !== undefined && state.opensAt > openedAt && (
        <p className={form.error}>
          Claims begin on {formatUtc(state.opensAt)}. The transaction fails and costs gas until then.
        </p>
      )}
      <RadioGroup
        legend="Function"
        options={methods.map((name) => ({ value: name, label: <code>{name}</code> }))}
        chosen={method}
        onChoose={setMethod}
      />
      <p className={form.hint}>
        {says} {kind === "VCA" && "An early claim forfeits the part that is not unlocked yet."}
        {release === "v3.0" &&
          state?.needsAttestation === undefined &&
          kind !== "Execute" &&
          " Read CLAIM_TYPE(): if it is 1, only claimViaAttestation works; if it is 0, the others do."}
      </p>
      <div className={form.fields}>
        {needed.map((field) => (
          <Field
            key={field}
            id={id + field}
            label={EXTRAS[field].label}
            hint={EXTRAS[field].hint}
            error={getFault(field)}
          >
            {(common) => (
              <Text
                {...common}
                placeholder={EXTRAS[field].placeholder}
                value={extras[field] ?? ""}
                onText={(text) => setExtras({ ...extras, [field]: text })}
              />
            )}
          </Field>
        ))}
        {reader && (
          <Field
            id={`${id}fee`}
            label="Fee in wei"
            hint={
              <>
                At least what <code>{reader}()</code> returns.{" "}
                {target.fee > 0n && describeFee(target.fee, chain.symbol)}
              </>
            }
            error={isFeeWrong ? "Enter wei as digits, as the explorer shows them." : ""}
          >
            {(common) => <Text {...common} inputMode="numeric" placeholder="0" value={fee} onText={setFee} />}
          </Field>
        )}
      </div>
      {canSign && (
        <PlainCode
          title="Message that the recipient signs (EIP-712)"
          code={JSON.stringify(composeSignatureRequest(claim, target, extras), null, 2)}
        />
      )}
      {faults.length > 0 ? (
        <p className={form.hint}>
          The transaction needs: {faults.map(({ field }) => EXTRAS[field].label.toLowerCase()).join(", ")}.
        </p>
      ) : (
        <ClaimExport claim={claim} target={target} extras={extras} chain={chain} />
      )}
    </>
  );
}

/** Returns the functions that claim. The claim type of a campaign of v3.0 decides whether they need an attestation. */
function listMethodsFor(
  release: Release,
  kind: Kind,
  needsAttestation: boolean | undefined,
): readonly Method[] {
  const all = listMethods(release, kind);
  if (needsAttestation === undefined) return all;
  const fitting = all.filter((method) => (method === "claimViaAttestation") === needsAttestation);
  return fitting.length > 0 ? fitting : all;
}

/** Checks whether a row was claimed, as far as the node was asked about it. */
const hasClaimed = ({ result }: CampaignNode, { index }: Claim): boolean | undefined =>
  result.kind === "done" && result.index === index ? result.state.hasClaimed : undefined;

interface ReadsProps {
  readonly release: Release;
  readonly kind: Kind;
  readonly claim: Claim;
  readonly explorer: string | undefined;
  readonly node: CampaignNode;
}

/** Whether the row was claimed: what a node says, or how to read it by hand. */
function Reads({ release, kind, claim, explorer, node }: ReadsProps): ReactNode {
  const { result, host } = node;
  const isAsked = result.kind === "done" && result.index === claim.index;
  const isClaimed = hasClaimed(node, claim);
  const answer = useRef<HTMLDivElement>(null);
  const [hasPressed, setPressed] = useState(false);
  const isAnswered = isAsked || result.kind === "failed";
  useEffect(() => {
    // The button is gone with the answer, and takes the focus with it.
    if (hasPressed && isAnswered) answer.current?.focus();
  }, [hasPressed, isAnswered]);
  const label = `Ask whether it was claimed: sends its index and this contract’s address to ${host}`;
  return (
    <section className={styles.stack}>
      <div ref={answer} tabIndex={-1} role="status" className={styles.target}>
        {isClaimed === true && (
          <p className={form.error}>
            The row with the index {String(claim.index)} was claimed before. Nothing more can be claimed. The
            claim may have opened a stream, which pays over time:{" "}
            <Link to={`/desk${toHash({ ...EMPTY_STATE, pasted: claim.recipient })}`}>
              see your claims and streams
            </Link>
            .
          </p>
        )}
        {hasPressed && result.kind === "failed" && <p className={form.error}>{result.sentence}</p>}
        {isClaimed === false && (
          <p className={form.title}>
            According to {host}, the row with the index {String(claim.index)} was not claimed.
          </p>
        )}
        {isAsked && isClaimed === undefined && (
          <p className={form.title}>The contract does not say whether this row was claimed.</p>
        )}
        {!isAsked && <p>The list does not show whether the row was claimed.</p>}
      </div>
      {!isAsked && node.fault === "" && (
        <button
          type="button"
          className={form.action}
          aria-disabled={result.kind === "running"}
          onClick={() => {
            if (result.kind === "running") return;
            setPressed(true);
            node.ask(claim.index);
          }}
        >
          <span key={label}>{label}</span>
        </button>
      )}
      <details className={styles.more}>
        <summary>Read it in the block explorer</summary>
        <p>
          {explorer ? <Link to={`${explorer}#readContract`}>Read Contract</Link> : "Read Contract"} of the
          block explorer shows these values.
        </p>
        <ul>
          {listReads(release, kind, claim.index).map(({ functionName, says }) => (
            <li key={functionName}>
              <code>{functionName.endsWith(")") ? functionName : `${functionName}()`}</code>: {says}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
