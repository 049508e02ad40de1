import { useId, useState, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { RadioGroup, SaveButton, styles as form } from "@site/src/ui/elements/Form";
import { PlainCode } from "@site/src/ui/elements/PlainCode/PlainCode";
import type { Claim } from "../../../../protocol/airdrops/claim/find";
import { getMethodFacts } from "../../../../protocol/airdrops/claim/contract/releases";
import {
  buildTransaction,
  listFields,
  writeSafeClaims,
  type CallTarget,
  type Extras,
} from "../../../../protocol/airdrops/claim/transaction";
import { VALUE_FIELD } from "../../../../protocol/evm/explorerForm";
import { describeFee } from "../feeNote";
import { FieldList } from "../FieldList";
import styles from "../styles.module.css";

/** The chain of a campaign. */
export interface ChainOfClaim {
  readonly id: number;
  /** The campaign's page on the block explorer. */
  readonly explorer: string | undefined;
  /** Of the native token, which pays fees. */
  readonly symbol: string;
}

interface ClaimExportProps {
  readonly claim: Claim;
  readonly target: CallTarget;
  readonly extras: Extras;
  readonly chain: ChainOfClaim;
}

const FORMS = [
  { value: "explorer", label: "Explorer’s form" },
  { value: "calldata", label: "Calldata" },
  { value: "safe", label: "File for a Safe" },
] as const;
type FormName = (typeof FORMS)[number]["value"];

/** The transaction of a claim, to copy and to save. Nothing of it is sent or signed. Browser only. */
export function ClaimExport({ claim, target, extras, chain }: ClaimExportProps): ReactNode {
  const id = useId();
  const [shown, setShown] = useState<FormName>("explorer");
  const [createdAt] = useState(() => Date.now());
  const transaction = buildTransaction(claim, target, extras);
  const isRecipient = getMethodFacts(target.method).sender === "recipient";
  return (
    <section className={styles.stack} aria-labelledby={`${id}title`}>
      <p className={form.title} id={`${id}title`}>
        The transaction
      </p>
      <p>
        It calls <code>{target.method}</code> of the campaign.{" "}
        {isRecipient ? "Send it from the address of the list." : "Any account can send it."}
      </p>
      <RadioGroup legend="Form of the transaction" options={FORMS} chosen={shown} onChoose={setShown} />
      {shown === "explorer" && (
        <>
          <p className={form.hint}>
            Open{" "}
            {chain.explorer ? (
              <Link to={`${chain.explorer}#writeContract`}>Write Contract</Link>
            ) : (
              "Write Contract"
            )}
            , connect your wallet, and copy each value into the field of its name.
          </p>
          <FieldList
            fields={transaction.fields.map((field) => ({
              ...field,
              note:
                field.label === VALUE_FIELD && transaction.value > 0n
                  ? describeFee(transaction.value, chain.symbol)
                  : undefined,
            }))}
            list={listFields(transaction)}
          />
        </>
      )}
      {shown === "calldata" && (
        <>
          <FieldList
            fields={[
              { label: "To", value: transaction.to },
              {
                label: "Value in wei",
                value: String(transaction.value),
                note: transaction.value > 0n ? describeFee(transaction.value, chain.symbol) : undefined,
              },
            ]}
          />
          <PlainCode title="Calldata" code={transaction.data} />
        </>
      )}
      {shown === "safe" && (
        <>
          <p className={form.hint}>
            {isRecipient ? "The Safe must be the address of the list. " : ""}In Safe, open Apps, then
            Transaction Builder, and drop the file. Simulate the transaction before you sign.
          </p>
          <div className={form.line}>
            <SaveButton
              text={writeSafeClaims([transaction], {
                chainId: target.chainId,
                safe: claim.recipient,
                createdAt,
              })}
              name={`claim-${claim.index}.json`}
            />
          </div>
        </>
      )}
    </section>
  );
}
