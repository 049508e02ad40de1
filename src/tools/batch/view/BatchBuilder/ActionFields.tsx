import type { ReactNode } from "react";
import Link from "@docusaurus/Link";
import { styles as form } from "@site/src/ui/elements/Form";
import { Field } from "@site/src/ui/elements/Form/Field";
import type { ActionKind } from "@site/src/tools/batch/model/plan/actions";
import type { BatchForm } from "@site/src/tools/batch/model/form/form";
import styles from "../styles.module.css";
import { Text } from "./Text";

interface ActionFieldsProps {
  readonly action: ActionKind;
  readonly input: BatchForm;
  readonly of: (field: keyof BatchForm) => { readonly id: string; readonly error: string };
  readonly onChange: (part: Partial<BatchForm>) => void;
}

/** What is asked of streams that exist: the fee of withdrawals, and what the trial takes them to be like. */
export function ActionFields({ action, input, of: propsOf, onChange }: ActionFieldsProps): ReactNode {
  return (
    <>
      {action.hasFee && (
        <div className={form.fields}>
          <Field
            {...propsOf("fee")}
            label="Fee in wei"
            hint={
              <>
                What <code>calculateMinFeeWei</code> of the streams{" "}
                <Link to="/concepts/fees#is-it-really-zero-today">returns</Link>, the highest. Paid once.
              </>
            }
          >
            {(common) => (
              <Text {...common} placeholder="0" value={input.fee} onText={(fee) => onChange({ fee })} />
            )}
          </Field>
        </div>
      )}
      <fieldset className={styles.example}>
        <legend>Your streams, for the trial</legend>
        <p className={form.hint}>
          The builder does not read them from the chain. The trial opens streams with the same numbers, each
          as you describe it here.
        </p>
        <div className={form.fields}>
          <Field {...propsOf("held")} label="Paid in" hint="Whole tokens, per stream.">
            {(common) => (
              <Text {...common} placeholder="1000" value={input.held} onText={(held) => onChange({ held })} />
            )}
          </Field>
          <Field
            {...propsOf("lasts")}
            label="Duration, days"
            hint="From the start until all of it has streamed."
          >
            {(common) => (
              <Text
                {...common}
                placeholder="60"
                value={input.lasts}
                onText={(lasts) => onChange({ lasts })}
              />
            )}
          </Field>
          <Field {...propsOf("elapsed")} label="Started, days ago" hint="At a constant rate since then.">
            {(common) => (
              <Text
                {...common}
                placeholder="30"
                value={input.elapsed}
                onText={(elapsed) => onChange({ elapsed })}
              />
            )}
          </Field>
        </div>
      </fieldset>
    </>
  );
}
