import type { ReactNode } from "react";
import type { Parameter } from "@site/src/protocol/streams/shapes/parameters";
import styles from "./styles.module.css";

/** The parameters of a plot, as pairs of name and value. */
export function Parameters({ entries }: { entries: readonly Parameter[] }): ReactNode {
  return (
    <dl className={styles.parameters}>
      {entries.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
