import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from "react";
import { RadioGroup, styles as form, verbatim } from "@site/src/ui/elements/Form";
import type {
  Act,
  Offer,
  Party,
  Refusal,
  Role,
  Scenario,
  Step,
  View,
} from "@site/src/tools/playground/model";
import { explain } from "./texts/explain";
import { writeField, readField, getUnit } from "./fields";
import { OutcomeText } from "./texts/OutcomeText";
import type { Outcome } from "./useOutcome";
import styles from "./styles.module.css";

interface ActionsProps {
  readonly id: string;
  readonly scenario: Scenario;
  readonly view: View;
  /** What the last action came to. */
  readonly outcome: Outcome | undefined;
  readonly isBusy: boolean;
  readonly play: (step: Step) => void;
  readonly tryOut: (acts: readonly Act[]) => Promise<readonly (Refusal | undefined)[]>;
}

/**
 * What each account can do with a playground's stream, and under the last action what it came to. Those that the
 * contracts would refuse are marked, by a try that changes nothing; they can be sent all the same. Browser only.
 */
export function Actions({ id, scenario, view, outcome, isBusy, play, tryOut }: ActionsProps): ReactNode {
  const [role, setRole] = useState<Role>(scenario.roles[0]!);
  // What the reader has typed, by action and parameter; everything else follows the state.
  const [edits, setEdits] = useState<Readonly<Record<string, string>>>({});
  const drafts = useMemo(
    () => view.offers.map((offer) => getDraft(offer, role, edits, scenario)),
    [view.offers, role, edits, scenario],
  );
  const refusals = useRefusals(drafts, view, tryOut);
  const parties: readonly Party[] = [
    ...new Set<Party>([...scenario.roles, "sender", "recipient", "stranger"]),
    ...("to" in scenario.creation && scenario.creation.to === "contract" ? (["contract"] as const) : []),
    "zero",
  ];

  return (
    <div className={styles.actions}>
      <RadioGroup
        legend="Act as"
        options={scenario.roles.map((each) => ({ value: each, label: each }))}
        chosen={role}
        onChoose={setRole}
      />
      <ul className={styles.list} aria-label={`Actions of the ${role}`}>
        {view.offers.map((offer, index) => (
          <ActionForm
            key={offer.id}
            id={`${id}${offer.id}`}
            offer={offer}
            draft={drafts[index]!}
            refusal={refusals[index]}
            outcome={outcome?.action === offer.id ? outcome : undefined}
            isBusy={isBusy}
            parties={parties}
            scenario={scenario}
            onEdit={(name, text) => setEdits((before) => ({ ...before, [`${offer.id}.${name}`]: text }))}
            onSend={(act) => play(act)}
          />
        ))}
      </ul>
    </div>
  );
}

/** An action with the texts of its fields: the call that they make, or what is wrong with them. */
interface Draft {
  texts: readonly string[];
  act?: Act;
  /** The field that cannot be read, by its place, and why. */
  wrong?: { readonly index: number; readonly sentence: string };
}

function getDraft(
  offer: Offer,
  by: Role,
  edits: Readonly<Record<string, string>>,
  scenario: Scenario,
): Draft {
  const texts = offer.parameters.map(
    ({ initial, kind, name }) => edits[`${offer.id}.${name}`] ?? writeField(kind, initial, scenario),
  );
  const args: string[] = [];
  for (const [index, { kind }] of offer.parameters.entries()) {
    const read = readField(kind, texts[index]!, scenario);
    if ("sentence" in read) return { texts, wrong: { index, sentence: read.sentence } };
    args.push(read.argument);
  }
  return { texts, act: { by, action: offer.id, args } };
}

/** Returns what the contracts would refuse now, by action; asked once the reader pauses. */
function useRefusals(
  drafts: readonly Draft[],
  view: View,
  tryOut: ActionsProps["tryOut"],
): readonly (Refusal | undefined)[] {
  const [refusals, setRefusals] = useState<readonly (Refusal | undefined)[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const answers = [...(await tryOut(drafts.flatMap(({ act }) => act ?? [])))];
      if (isCurrent) setRefusals(drafts.map(({ act }) => (act ? answers.shift() : undefined)));
    };
    const timer = setTimeout(() => void ask(), 120);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [drafts, view, tryOut]);
  return refusals;
}

interface ActionFormProps {
  readonly id: string;
  readonly offer: Offer;
  readonly draft: Draft;
  readonly refusal: Refusal | undefined;
  readonly outcome: Outcome | undefined;
  readonly isBusy: boolean;
  readonly parties: readonly Party[];
  readonly scenario: Scenario;
  readonly onEdit: (name: string, text: string) => void;
  readonly onSend: (act: Act) => void;
}

function ActionForm(props: ActionFormProps): ReactNode {
  const { draft, id, isBusy, offer, onEdit, onSend, outcome, parties, refusal, scenario } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (draft.act && !isBusy) onSend(draft.act);
  };
  // Said in full below where it was just tried.
  const isTried = refusal !== undefined && refusal.errorName === outcome?.entry.refusal?.errorName;
  const note = refusal && !isTried ? `The contract will reject it: ${explain(refusal).short}` : undefined;
  const getError = (index: number) => (draft.wrong?.index === index ? draft.wrong.sentence : "");
  return (
    <li>
      <form className={styles.action} onSubmit={send}>
        <button
          type="submit"
          className={form.action}
          aria-disabled={isBusy || draft.act === undefined}
          aria-describedby={`${id}note`}
        >
          {offer.label}
        </button>
        {offer.parameters.map(({ kind, label, name }, index) => (
          <span className={`${form.field} ${styles.field}`} key={name}>
            <label htmlFor={`${id}${name}`}>
              {label}
              {kind === "account" ? "" : `, ${getUnit(kind, scenario).unit}`}
            </label>
            {kind === "account" ? (
              <select
                id={`${id}${name}`}
                value={draft.texts[index]}
                onChange={(event) => onEdit(name, event.target.value)}
              >
                {parties.map((party) => (
                  <option key={party} value={party}>
                    {party === "zero" ? "zero address" : party}
                  </option>
                ))}
              </select>
            ) : (
              <input
                id={`${id}${name}`}
                name={name}
                inputMode="decimal"
                maxLength={60}
                aria-invalid={getError(index) !== "" || undefined}
                aria-describedby={`${id}${name}error`}
                value={draft.texts[index]}
                onChange={(event) => onEdit(name, event.target.value)}
                {...verbatim}
              />
            )}
            <span className={form.fieldError} id={`${id}${name}error`}>
              {getError(index)}
            </span>
          </span>
        ))}
        <span className={styles.note} id={`${id}note`}>
          {note}
        </span>
      </form>
      <OutcomeText outcome={outcome} />
    </li>
  );
}
