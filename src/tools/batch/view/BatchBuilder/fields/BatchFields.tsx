import type { ReactNode } from "react";
import chainList from "@generated/protocol-data/default/chains.json";
import { FieldError, RadioGroup, styles as form } from "@site/src/ui/elements/Form";
import { Field } from "@site/src/ui/elements/Form/Field";
import { findActionKind } from "@site/src/tools/batch/model/plan/actions";
import { leavesStartOpen } from "@site/src/tools/batch/model/form/templates";
import { listGroups, PURPOSES } from "../../kinds";
import { findReaderZone } from "../../useBatch";
import styles from "../../styles.module.css";
import { ActionFields } from "./ActionFields";
import { type Filling, makeProps, TextField } from "./TextField";

const chains = chainList.chains.filter(({ isCurrent }) => isCurrent);

/** Checks whether the rows of a list have dates. */
const hasDates = (template: string) => template.includes("/range/") || template === "flow/stream";

/** What holds for all rows: what the batch does, where, who pays, and in which token. */
export function BatchFields(filling: Filling): ReactNode {
  const { input, onChange } = filling;
  const action = findActionKind(input.template);
  const zones = [...new Set(["UTC", findReaderZone(), input.zone])];
  return (
    <>
      <RadioGroup
        legend="Purpose"
        isLegendHidden
        options={PURPOSES.map(({ label, begins }) => ({ value: begins, label }))}
        chosen={PURPOSES.find(({ isOf }) => isOf(input.template))?.begins}
        onChoose={(begins) => onChange({ template: begins })}
      />
      <div className={form.fields}>
        <Field {...makeProps(filling, "template")}>
          {(common) => (
            <select
              {...common}
              value={input.template}
              onChange={({ target }) => onChange({ template: target.value })}
            >
              {listGroups(input.template).map(({ label, options }) => (
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
        <Field {...makeProps(filling, "chainId")}>
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
        <TextField
          form={filling}
          field="safe"
          hint={action?.caller ?? "It pays and stays the sender, so it can stop streams and gets refunds."}
        />
        {(!action || action.isDeposit) && (
          <TextField form={filling} field="token" hint="Address of the ERC-20 token on this chain." />
        )}
        {input.template.endsWith("/priceGated") && (
          <TextField
            form={filling}
            field="oracle"
            hint="Address of a Chainlink feed, or of a contract with the same functions. Its price decides who gets the tokens, and when."
          />
        )}
      </div>
      <div className={form.fields}>
        <TextField
          form={filling}
          field="decimals"
          placeholder="6"
          hint="What its decimals() returns. The page fills it in for tokens that it knows."
        />
        <TextField
          form={filling}
          field="symbol"
          placeholder="USDC"
          hint="Only for you. No contract reads it."
        />
        {hasDates(input.template) && (
          <Field {...makeProps(filling, "zone")} {...(zones.length > 1 && { hint: "Both are shown below." })}>
            {(common) => (
              <select
                {...common}
                value={input.zone}
                onChange={({ target }) => onChange({ zone: target.value })}
              >
                {zones.map((zone) => (
                  <option key={zone}>{zone}</option>
                ))}
              </select>
            )}
          </Field>
        )}
        {leavesStartOpen(input.template) && (
          <TextField
            form={filling}
            field="startAt"
            placeholder="2027-01-31 09:00"
            hint="Applies to all streams, because the list has no start dates."
          />
        )}
        {input.template.endsWith("/priceGated") && (
          <TextField
            form={filling}
            field="price"
            placeholder="3000"
            hint="In dollars. The trial uses this instead of reading the feed."
          />
        )}
        {/dynamic\w*Exponential$/u.test(input.template) && (
          <TextField
            form={filling}
            field="exponent"
            placeholder="3"
            hint="1 gives a straight line. Above 1, less is released early."
          />
        )}
      </div>
      {action ? (
        <ActionFields form={filling} hasFee={action.hasFee === true} />
      ) : (
        <Ticks input={input} onChange={onChange} />
      )}
      <PastDates {...makeProps(filling, "isPastMeant")} isMeant={input.isPastMeant} onChange={onChange} />
    </>
  );
}

/** What holds for each stream that is opened. */
function Ticks({ input, onChange }: Pick<Filling, "input" | "onChange">): ReactNode {
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

interface PastDatesProps extends Pick<Filling, "id" | "onChange"> {
  readonly error: string;
  readonly isMeant: boolean;
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
