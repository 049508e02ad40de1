import { useId, type ReactNode } from "react";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import { TIME_SHARE } from "@site/src/protocol/lists/mend/cliffs";
import { formatThousands } from "@site/src/protocol/text/wording";
import { styles as form } from "@site/src/ui/elements/Form";
import type { Correction } from "../../worker/check.worker";
import type { Decisions } from "../useCsvChecker";
import styles from "../styles.module.css";

interface DecisionFieldsProps {
  readonly correction: Correction;
  /** Whether the question about points and commas is asked elsewhere. */
  readonly isStyleAsked: boolean;
  readonly decisions: Decisions;
  readonly onDecide: (more: Decisions) => void;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  /** Values with what they mean; an empty value is no decision. */
  readonly options: readonly (readonly [value: string, says: string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value = "", options, onChoose }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([choice, says]) => (
          <option key={choice} value={choice}>
            {says}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TickProps {
  readonly isOn: boolean | undefined;
  readonly children: string;
  readonly onTick: (isOn: boolean) => void;
}

function Tick({ isOn = false, children, onTick }: TickProps): ReactNode {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onTick(target.checked)} />{" "}
      <TranslatableText>{children}</TranslatableText>
    </label>
  );
}

/** Values of a mixed column that can be chosen. */
const MAX_CHOICES = 20;
/** Stands for the rows whose cell is empty: an empty value is no decision. */
const EMPTY = "\0";

/** What only the owner of a list can decide, each with a field. Nothing where there is no question. */
export function DecisionFields(props: DecisionFieldsProps): ReactNode {
  const choices = [...renderColumnFields(props), ...listChoices(props)].filter(Boolean);
  const ticks = listTicks(props).filter(Boolean);
  if (choices.length + ticks.length === 0) return null;
  return (
    <fieldset className={form.question}>
      <legend>For you to decide</legend>
      {choices.length > 0 && <div className={form.fields}>{choices}</div>}
      {ticks}
    </fieldset>
  );
}

/** Texts that a column can have in every row, with what they mean. */
const SAME_IN_ALL: Readonly<Record<string, readonly string[]>> = {
  rateInterval: ["month", "week", "day", "hour", "year"],
  granularity: ["daily", "weekly", "yearly"],
  initialDepositAmount: ["0"],
  unlockAmount: ["0"],
  cliffAmount: [TIME_SHARE, "0"],
};
/** Begins the value of a text for all rows, because the other values are places of columns. */
const TEXT = "=";

/** Returns which column of the file is which column of the format. */
function renderColumnFields({ correction, decisions, onDecide }: DecisionFieldsProps): ReactNode[] {
  const { columns: question } = correction;
  if (!question) return [];
  const { columns: chosen = {} } = decisions;
  const asked = [...new Set([...Object.keys(chosen), ...question.open])];
  return asked.map((column) => {
    const source = chosen[column];
    const samples = question.headers.map((header, at) => {
      const sample = question.samples[at] ?? "";
      return [String(at), sample ? `${header} (${shorten(sample)})` : header] as const;
    });
    const texts = (SAME_IN_ALL[column] ?? []).map(
      (text) =>
        [
          `${TEXT}${text}`,
          text === TIME_SHARE ? "not in the list: compute it for each row" : `the same for all: ${text}`,
        ] as const,
    );
    return (
      <Choice
        key={`column ${column}`}
        label={`${column} is in the column`}
        value={typeof source === "string" ? `${TEXT}${source}` : source === undefined ? "" : String(source)}
        options={[["", "not chosen"], ...samples, ...texts]}
        onChoose={(value) => {
          const { [column]: _, ...others } = chosen;
          const next = value.startsWith(TEXT) ? value.slice(TEXT.length) : Number(value);
          onDecide({ columns: value === "" ? others : { ...others, [column]: next } });
        }}
      />
    );
  });
}

const shorten = (text: string) => (text.length > 24 ? `${text.slice(0, 24)}…` : text);

/** Returns which rows stay, and how their cells are read. */
function listChoices({ correction, isStyleAsked, decisions, onDecide }: DecisionFieldsProps): ReactNode[] {
  const { questions, unit } = correction;
  const { numbers, dates, lengths, sample, mixed, hasWrongIndex } = questions;
  const { style, dateOrder, lengthUnit, index, only } = decisions;
  return [
    ...mixed.map(({ name, values }) => {
      const decided = only?.[name];
      return (
        <Choice
          key={`mixed ${name}`}
          label={`Split by ${name}: keep the rows of`}
          value={decided === "" ? EMPTY : decided}
          options={[
            ["", "all (keep it)"],
            ...values
              .slice(0, MAX_CHOICES)
              .map(
                ([value, rows]) =>
                  [value || EMPTY, `${value || "nothing"} (${formatThousands(rows)})`] as const,
              ),
          ]}
          onChoose={(value) => {
            const { [name]: _, ...others } = only ?? {};
            onDecide({ only: value === "" ? others : { ...others, [name]: value === EMPTY ? "" : value } });
          }}
        />
      );
    }),
    hasWrongIndex && (
      <Choice
        key="index"
        label="The index column is"
        value={index}
        options={[
          ["", "something else (keep it)"],
          ["sort", "the order of the rows (sort by it)"],
          ["drop", "not needed (remove it)"],
        ]}
        onChoose={(value) => onDecide({ index: (value || undefined) as Decisions["index"] })}
      />
    ),
    !isStyleAsked && (numbers > 0 || (style && sample)) && (
      <Choice
        key="style"
        label={`${sample ?? "1,000"} is`}
        value={style}
        options={[
          ["", "unclear (keep it)"],
          ...(["point", "comma"] as const).map((mark) => {
            const isGroup = (sample ?? "1,000").includes(",") === (mark === "point");
            return [mark, isGroup ? "thousands" : "a fraction, with three decimals"] as const;
          }),
        ]}
        onChoose={(value) => onDecide({ style: (value || undefined) as Decisions["style"] })}
      />
    ),
    unit && (
      <Choice
        key="unit"
        label="Amounts are"
        value={unit}
        options={[
          ["tokens", "whole tokens"],
          ["base", "base units"],
        ]}
        onChoose={(value) => onDecide({ unit: value as "tokens" | "base" })}
      />
    ),
    (lengths > 0 || lengthUnit) && (
      <Choice
        key="lengths"
        label="Numbers such as 12 in a column of dates are"
        value={lengthUnit}
        options={[
          ["", "unclear (keep them)"],
          ["month", "months after the start"],
          ["year", "years after the start"],
          ["week", "weeks after the start"],
          ["day", "days after the start"],
        ]}
        onChoose={(value) => onDecide({ lengthUnit: (value || undefined) as Decisions["lengthUnit"] })}
      />
    ),
    (dates > 0 || dateOrder) && (
      <Choice
        key="dates"
        label="2/1/2027 is"
        value={dateOrder}
        options={[
          ["", "unclear (keep it)"],
          ["day", "2 January"],
          ["month", "1 February"],
        ]}
        onChoose={(value) => onDecide({ dateOrder: (value || undefined) as Decisions["dateOrder"] })}
      />
    ),
  ];
}

/** Returns what is done only where the owner says so. */
function listTicks({ correction, decisions, onDecide }: DecisionFieldsProps): ReactNode[] {
  const { doubles, checksums, exponents, unix } = correction.questions;
  const { isSummed, isRespelled, isExpanded, isUnixRead } = decisions;
  return [
    (unix > 0 || isUnixRead) && (
      <Tick key="unix" isOn={isUnixRead} onTick={(isOn) => onDecide({ isUnixRead: isOn })}>
        Read numbers such as 1764028800 as Unix times, and write them in the time zone of this computer, as
        the app reads them
      </Tick>
    ),
    (exponents > 0 || isExpanded) && (
      <Tick key="exponents" isOn={isExpanded} onTick={(isOn) => onDecide({ isExpanded: isOn })}>
        Write numbers such as 2E+3 in full. Compare them with their source first, because a spreadsheet rounds
        the numbers that it shows like this
      </Tick>
    ),
    doubles > 0 && (
      <Tick key="doubles" isOn={isSummed} onTick={(isOn) => onDecide({ isSummed: isOn })}>
        {`Merge the rows of one address (${formatThousands(doubles)} repeat an earlier one)`}
      </Tick>
    ),
    (checksums > 0 || isRespelled) && (
      <Tick key="checksums" isOn={isRespelled} onTick={(isOn) => onDecide({ isRespelled: isOn })}>
        Correct wrong checksums. Compare these addresses with their source first, because a digit may be
        wrong, and then the tokens are lost
      </Tick>
    ),
  ];
}
