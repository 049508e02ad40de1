import type { ReactNode } from "react";
import styles from "./styles.module.css";

/** How a mark of the legend looks: like the line, area or dot that it explains. */
export type Mark =
  | "streamed"
  | "deposit"
  | "unlock"
  | "band"
  | "debt"
  | "balance"
  | "covered"
  | "uncovered"
  | "refundable"
  | "depletion"
  | "withdrawn"
  | "present";

/** The legend of a plot in words, each with its mark. Colours are never the only difference. */
export function Legend({
  entries,
}: {
  entries: readonly (readonly [mark: Mark, text: string])[];
}): ReactNode {
  return (
    <ul className={styles.legend}>
      {entries.map(([mark, text]) => (
        <li key={mark}>
          <svg className={styles.mark} viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
            <Swatch mark={mark} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

function Swatch({ mark }: { mark: Mark }): ReactNode {
  switch (mark) {
    case "unlock":
      return <circle className={styles.unlock} cx="12" cy="6" r="4" />;
    case "streamed":
    case "debt":
    case "deposit":
    case "balance":
    case "withdrawn":
      return <path className={styles[mark]} d="M1 6H23" />;
    case "depletion":
    case "present":
      return <path className={styles[mark]} d="M12 0V12" />;
    default:
      return <path className={styles[mark]} d="M1 1H23V11H1Z" />;
  }
}
