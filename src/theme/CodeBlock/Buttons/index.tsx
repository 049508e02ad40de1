import { type ComponentProps, type ReactNode } from "react";
import Buttons from "@theme-original/CodeBlock/Buttons";
import styles from "./styles.module.css";

/**
 * Wraps upstream's buttons of a block of code, which only the browser renders: they are always seen, in the line of the
 * title or next to the code. Without JavaScript there are none.
 */
export default function VisibleButtons(props: ComponentProps<typeof Buttons>): ReactNode {
  return <Buttons {...props} className={styles.buttonGroupAtHand} />;
}
