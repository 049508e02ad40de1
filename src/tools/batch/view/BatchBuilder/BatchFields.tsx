import type { ReactNode } from "react";
import chainList from "@generated/protocol-data/default/chains.json";
import { FieldError, styles as form } from "@site/src/ui/elements/Form";
import { Field } from "@site/src/ui/elements/Form/Field";
import { actionKind } from "@site/src/tools/batch/model/plan/actions";
import type { BatchForm } from "@site/src/tools/batch/model/form/form";
import { leavesStartOpen } from "@site/src/tools/batch/model/form/templates";
import type { FieldProblem } from "@site/src/tools/batch/model/plan/fields";
import { GROUPS, PURPOSES } from "../kinds";
import { zoneOfReader } from "../useBatch";
import styles from "../styles.module.css";
import { ActionFields } from "./ActionFields";
import { Text } from "./Text";

interface BatchFieldsProps {
  /** Begins the ids of the fields. */
  readonly id: string;
  readonly input: BatchForm;
  readonly problems: readonly FieldProblem[];
  readonly onChange: (part: Partial<BatchForm>) => void;
}

const chains = chainList.chains.filter(({ isCurrent }) => isCurrent);

/** Checks whether the rows of a list have dates. */
const hasDates = (template: string) => template.includes("/range/") || template === "flow/stream";

/** What holds for all rows: what the batch does, where, who pays, and in which token. */
export function BatchFields({ id, input, problems, onChange }: BatchFieldsProps): ReactNode {
  const propsOf = (field: keyof BatchForm) => ({
    id: `${id}${field}`,
    error: problems.find((problem) => problem.field === field)?.sentence ?? "",
  });
  const action = actionKind(input.template);
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>Purpose</legend>
        {PURPOSES.map(({ label, begins, isOf }) => (
          <label key={label}>
            <input
              type="radio"
              name={`${id}purpose`}
              checked={isOf(input.template)}
              onChange={() => onChange({ template: begins })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div className={form.fields}>
        <Field {...propsOf("template")} label="What it does">
          {(common) => (
            <select
              {...common}
              value={input.template}
              onChange={({ target }) => onChange({ template: target.value })}
            >
              {GROUPS.map(({ label, options }) => (
                <optgroup key={label} label={label}>
                  {options.map((candidate) => (
                    <option key={candidate.id} value={candidate.id}>
                      {candidate.label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <Field {...propsOf("chainId")} label="Chain">
          {(common) => (
            <select
              {...common}
              value={input.chainId}
              onChange={({ target }) => onChange({ chainId: Number(target.value) })}
            >
              {chains.map((chain) => (
                <option key={chain.id} value={chain.id}>
                  {chain.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className={styles.wide}>
        <Field
          {...propsOf("safe")}
          label="Safe"
          hint={action?.caller ?? "It pays and stays the sender, so it can stop streams and gets refunds."}
        >
          {(common) => <Text {...common} value={input.safe} onText={(safe) => onChange({ safe })} />}
        </Field>
        {(!action || action.isDeposit) && (
          <Field {...propsOf("token")} label="Token" hint="Address of the ERC-20 token on this chain.">
            {(common) => <Text {...common} value={input.token} onText={(token) => onChange({ token })} />}
          </Field>
        )}
        {input.template.endsWith("/priceGated") && (
          <Field
            {...propsOf("oracle")}
            label="Price feed"
            hint="Address of a Chainlink feed, or of a contract with the same functions. Its price decides who gets the tokens, and when."
          >
            {(common) => <Text {...common} value={input.oracle} onText={(oracle) => onChange({ oracle })} />}
          </Field>
        )}
      </div>
      <div className={form.fields}>
        <Field
          {...propsOf("decimals")}
          label="Token decimals"
          hint="What its decimals() returns. The page fills it in for tokens that it knows."
        >
          {(common) => (
            <Text
              {...common}
              placeholder="6"
              value={input.decimals}
              onText={(decimals) => onChange({ decimals })}
            />
          )}
        </Field>
        <Field {...propsOf("symbol")} label="Token’s name" hint="Only for you. No contract reads it.">
          {(common) => (
            <Text
              {...common}
              placeholder="USDC"
              value={input.symbol}
              onText={(symbol) => onChange({ symbol })}
            />
          )}
        </Field>
        {hasDates(input.template) && (
          <Field {...propsOf("zone")} label="Dates are in" hint="Both are shown below.">
            {(common) => (
              <select
                {...common}
                value={input.zone}
                onChange={({ target }) => onChange({ zone: target.value })}
              >
                {[...new Set(["UTC", zoneOfReader(), input.zone])].map((zone) => (
                  <option key={zone}>{zone}</option>
                ))}
              </select>
            )}
          </Field>
        )}
        {leavesStartOpen(input.template) && (
          <Field
            {...propsOf("startAt")}
            label="Start"
            hint="Applies to all streams, because the list has no start dates."
          >
            {(common) => (
              <Text
                {...common}
                placeholder="2027-01-31 09:00"
                value={input.startAt}
                onText={(startAt) => onChange({ startAt })}
              />
            )}
          </Field>
        )}
        {input.template.endsWith("/priceGated") && (
          <Field
            {...propsOf("price")}
            label="Price now"
            hint="In dollars. The trial uses this instead of reading the feed."
          >
            {(common) => (
              <Text
                {...common}
                placeholder="3000"
                value={input.price}
                onText={(price) => onChange({ price })}
              />
            )}
          </Field>
        )}
        {/dynamic\w*Exponential$/u.test(input.template) && (
          <Field
            {...propsOf("exponent")}
            label="Exponent"
            hint="1 gives a straight line. Above 1, less is released early."
          >
            {(common) => (
              <Text
                {...common}
                placeholder="3"
                value={input.exponent}
                onText={(exponent) => onChange({ exponent })}
              />
            )}
          </Field>
        )}
      </div>
      {action ? (
        <ActionFields action={action} input={input} of={propsOf} onChange={onChange} />
      ) : (
        <Ticks input={input} onChange={onChange} />
      )}
      <PastDates {...propsOf("isPastMeant")} isMeant={input.isPastMeant} onChange={onChange} />
    </>
  );
}

/** What holds for each stream that is opened. */
function Ticks({ input, onChange }: Pick<BatchFieldsProps, "input" | "onChange">): ReactNode {
  return (
    <fieldset className={styles.ticks}>
      <legend>Each stream</legend>
      {input.template.startsWith("lockup/") && (
        <label>
          <input
            type="checkbox"
            checked={input.isCancelable}
            onChange={({ target }) => onChange({ isCancelable: target.checked })}
          />{" "}
          The Safe can cancel it
        </label>
      )}
      <label>
        <input
          type="checkbox"
          checked={input.isTransferable}
          onChange={({ target }) => onChange({ isTransferable: target.checked })}
        />{" "}
        The recipient can transfer it
      </label>
    </fieldset>
  );
}

interface PastDatesProps {
  readonly id: string;
  readonly error: string;
  readonly isMeant: boolean;
  readonly onChange: BatchFieldsProps["onChange"];
}

/** The question about dates in the past, once there is one. */
function PastDates({ id, error, isMeant, onChange }: PastDatesProps): ReactNode {
  return (
    <div className={form.field}>
      {(error !== "" || isMeant) && (
        <label className={styles.tick}>
          <input
            id={id}
            type="checkbox"
            aria-describedby={`${id}error`}
            checked={isMeant}
            onChange={({ target }) => onChange({ isPastMeant: target.checked })}
          />{" "}
          These dates are correct
        </label>
      )}
      <FieldError id={`${id}error`}>{error}</FieldError>
    </div>
  );
}
