import type { ReactNode } from "react";
import { FRAME } from "@site/src/protocol/streams/plot/frame";
import type { Axis } from "@site/src/protocol/streams/plot/frame";
import styles from "./styles.module.css";

/**
 * Axes of a plot, inside its SVG: a grid line for each amount, a tick for each time, and both units. All lines of a kind are
 * one path, because a page with forty plots is laid out before it can be used.
 */
export function Axes({ x, y }: { x: Axis; y: Axis }): ReactNode {
  const [base, ...grid] = y.ticks.map(({ position }) => `M${FRAME.left} ${position}H${FRAME.right}`);
  const ticks = x.ticks.map(({ position }) => `M${position} ${FRAME.bottom}v4`);
  return (
    <g className={styles.axes}>
      <path className={styles.base} d={[base, ...ticks].join("")} />
      <path className={styles.grid} d={grid.join("")} />
      {y.ticks.map(({ label, position }) => (
        <text key={label} x={FRAME.left - 6} y={position} className={styles.amount}>
          {label}
        </text>
      ))}
      {x.ticks.map(({ label, position }) => (
        <text key={position} x={position} y={FRAME.bottom + 8} className={styles.time}>
          {label}
        </text>
      ))}
      <text x={FRAME.left - 6} y={5} className={styles.unitOfAmount}>
        {y.label}
      </text>
      <text x={FRAME.right} y={FRAME.height - 2} className={styles.unitOfTime}>
        {x.label}
      </text>
    </g>
  );
}
