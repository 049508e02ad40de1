import clsx from "clsx";
import { useId, type ReactNode } from "react";
import styles from "./RadioGroup.module.css";

interface RadioGroupProps<Value extends string | number> {
  /** What is chosen. */
  readonly legend: string;
  /** Whether only screen readers get the legend, because the page names the choice. Then paper leaves it out. */
  readonly isLegendHidden?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** The value of the chosen option. */
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/** Options next to each other, of which one is chosen. Without JavaScript, the choice has no effect. */
export function RadioGroup<Value extends string | number>({
  legend,
  isLegendHidden = false,
  options,
  chosen,
  onChoose,
}: RadioGroupProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={clsx(styles.group, isLegendHidden && "screen-only")}>
      <legend className={isLegendHidden ? styles.hidden : undefined}>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
