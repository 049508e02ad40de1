import { useId, useState, type ReactNode } from "react";
import { RadioGroup, SaveButton, styles as form } from "@site/src/ui/elements/Form";
import { PlainCode } from "@site/src/ui/elements/PlainCode/PlainCode";
import type { Handover as Files } from "@site/src/tools/batch/model/handover/handover";
import styles from "../../styles.module.css";

interface HandoverProps {
  readonly handover: Files;
  /** Of the files, without their endings. */
  readonly name: string;
}

const FORMS = [
  {
    kind: "safe",
    label: "File for a Safe",
    file: "json",
    hint: "In Safe, open Apps, then Transaction Builder, and drop the file. It has the checksum that the app computes. Simulate before you sign.",
  },
  {
    kind: "calldata",
    label: "Calldata",
    file: "txt",
    hint: "The address, value and data of each call, for any wallet. Co-signers paste it below.",
  },
  {
    kind: "viem",
    label: "viem script",
    file: "ts",
    hint: "Sends the batch from one account. Enter that account as the Safe, and set RPC_URL and PRIVATE_KEY in the environment.",
  },
  {
    kind: "foundry",
    label: "Foundry script",
    file: "s.sol",
    hint: "Run it with forge script SendBatch --rpc-url … --broadcast, from one account. Enter that account as the Safe.",
  },
] as const satisfies readonly { kind: keyof Files; label: string; file: string; hint: string }[];

/** Number of characters that are shown; files have all. */
const MOST_SHOWN = 20_000;

/** A batch in each form, to copy and to save. Nothing of it was sent anywhere. */
export function Handover({ handover, name }: HandoverProps): ReactNode {
  const id = useId();
  const [kind, setKind] = useState<keyof Files>("safe");
  const chosen = FORMS.find((form) => form.kind === kind)!;
  const text = handover[kind];
  return (
    <section aria-labelledby={`${id}title`} className={styles.handover}>
      <p className={form.title} id={`${id}title`}>
        Export the batch
      </p>
      <RadioGroup
        legend="Format"
        isLegendHidden
        options={FORMS.map((form) => ({ value: form.kind, label: form.label }))}
        chosen={kind}
        onChoose={setKind}
      />
      <p className={form.hint}>{chosen.hint}</p>
      <div className={form.line}>
        <SaveButton text={text} name={`${name}.${chosen.file}`} />
      </div>
      <div className={styles.code} tabIndex={0} role="region" aria-label={chosen.label}>
        <PlainCode key={kind} title={chosen.label} code={text} shown={text.slice(0, MOST_SHOWN)} />
      </div>
    </section>
  );
}
