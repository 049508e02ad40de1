import { type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject, useState } from "react";
import { styles as form } from "@site/src/ui/elements/Form";
import type { Scenario, View } from "@site/src/tools/playground/model";
import { getMoment } from "@site/src/tools/playground/model/picture/picture";
import { UNITS } from "@site/src/tools/playground/model/scenario";
import shared from "../styles.module.css";
import styles from "./styles.module.css";

/** What one step of the clock can be, in seconds. */
const STEPS = { second: 1n, ...UNITS } as const;

type StepName = keyof typeof STEPS;

interface ClockProps {
  readonly id: string;
  readonly scenario: Scenario;
  readonly view: View;
  readonly isBusy: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Moves the clock to this many seconds after the creation. */
  readonly onMove: (seconds: bigint) => void;
}

/**
 * The time of a playground: a slider below the curve, and buttons that step by a second, an hour, a day or a month, as
 * the arrow keys do on the slider. It goes back as far as the last transaction. Browser only.
 */
export function Clock({ id, scenario, view, isBusy, input, onMove }: ClockProps): ReactNode {
  const [step, setStep] = useState<StepName>(scenario.unit);
  // Where the reader has moved to while the engine still follows: views on the way must not set the slider back.
  const [ahead, setAhead] = useState<bigint>();
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    if (!isBusy) setAhead(undefined);
  }
  const wanted = ahead ?? view.now;
  const { lastAction } = view;
  const last = scenario.span > view.now ? scenario.span : view.now;

  const move = (seconds: bigint) => {
    const target = seconds < lastAction ? lastAction : seconds > last ? last : seconds;
    if (target === view.now && !isBusy) return;
    setAhead(target);
    onMove(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const by: Record<string, bigint> = {
      ArrowRight: STEPS[step],
      ArrowUp: STEPS[step],
      ArrowLeft: -STEPS[step],
      ArrowDown: -STEPS[step],
      PageUp: STEPS[step] * 10n,
      PageDown: -STEPS[step] * 10n,
    };
    const change = by[key];
    if (change === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(wanted + change);
  };

  return (
    <div className={styles.clock}>
      <label className={styles.clockLabel} htmlFor={`${id}clock`}>
        Time
      </label>
      <input
        id={`${id}clock`}
        ref={input}
        type="range"
        min={0}
        max={Number(last)}
        step={1}
        value={Number(wanted)}
        style={{ "--share": Number(wanted) / Number(last) } as CSSProperties}
        aria-valuetext={getMoment(wanted, scenario.unit)}
        aria-describedby={`${id}back`}
        onChange={(event) => move(BigInt(Math.round(Number(event.target.value))))}
        onKeyDown={onKeyDown}
      />
      <div className={styles.steps}>
        <button type="button" className={form.action} onClick={() => move(wanted - STEPS[step])}>
          Back
        </button>
        <span className={form.field}>
          <select
            aria-label="Step of the clock"
            value={step}
            onChange={(event) => setStep(event.target.value as StepName)}
          >
            {Object.keys(STEPS).map((name) => (
              <option key={name} value={name}>
                one {name}
              </option>
            ))}
          </select>
        </span>
        <button type="button" className={form.primary} onClick={() => move(wanted + STEPS[step])}>
          Forward
        </button>
      </div>
      <p className={shared.hint} id={`${id}back`}>
        {lastAction === 0n
          ? "The arrow keys move the slider by the same steps."
          : `The clock cannot go back past the last transaction, ${getMoment(lastAction, scenario.unit)}. Undo it to go further.`}
      </p>
    </div>
  );
}
