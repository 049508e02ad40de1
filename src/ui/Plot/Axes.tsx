import type { ReactNode } from "react";
import { FRAME } from "@site/src/protocol/streams/plot/frame";
import type { Axis } from "@site/src/protocol/streams/plot/frame";
import styles from "./styles.module.css";

/** Axes of a plot, inside its SVG: a grid line for each amount, a tick for each time, and both units. */
export function Axes({ x, y }: { x: Axis; y: Axis }): ReactNode {
  return (
    <g className={styles.axes}>
      {y.ticks.map(({ label, position }, index) => (
        <g key={label}>
          <path
            className={index === 0 ? styles.base : styles.grid}
            d={`M${FRAME.left} ${position}H${FRAME.right}`}
          />
          <text x={FRAME.left - 6} y={position} className={styles.amount}>
            {label}
          </text>
        </g>
      ))}
      {x.ticks.map(({ label, position }) => (
        <g key={position}>
          <path className={styles.base} d={`M${position} ${FRAME.bottom}v4`} />
          <text x={position} y={FRAME.bottom + 8} className={styles.time}>
            {label}
          </text>
        </g>
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
