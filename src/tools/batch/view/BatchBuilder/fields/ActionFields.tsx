import type { ReactNode } from "react";
import Link from "@docusaurus/Link";
import { styles as form } from "@site/src/ui/elements/Form";
import styles from "../../styles.module.css";
import { type Filling, TextField } from "./TextField";

interface ActionFieldsProps {
  readonly form: Filling;
  /** Whether the contract requires a minimum fee. */
  readonly hasFee: boolean;
}

/** What is asked of streams that exist: the fee of withdrawals, and what the trial takes them to be like. */
export function ActionFields({ form: filling, hasFee }: ActionFieldsProps): ReactNode {
  return (
    <>
      {hasFee && (
        <div className={form.fields}>
          <TextField
            form={filling}
            field="fee"
            placeholder="0"
            hint={
              <>
                What <code>calculateMinFeeWei</code> of the streams{" "}
                <Link to="/concepts/fees#is-it-really-zero-today">returns</Link>, the highest. Paid once.
              </>
            }
          />
        </div>
      )}
      <fieldset className={styles.example}>
        <legend>Your streams, for the trial</legend>
        <p className={form.hint}>
          The builder does not read them from the chain. The trial opens streams with the same numbers, each
          as you describe it here.
        </p>
        <div className={form.fields}>
          <TextField form={filling} field="held" placeholder="1000" hint="Whole tokens, per stream." />
          <TextField
            form={filling}
            field="lasts"
            placeholder="60"
            hint="From the start until all of it has streamed."
          />
          <TextField form={filling} field="elapsed" placeholder="30" hint="At a constant rate since then." />
        </div>
      </fieldset>
    </>
  );
}
