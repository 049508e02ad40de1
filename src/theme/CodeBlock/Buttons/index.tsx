import { useEffect, useState, type ComponentProps, type ReactNode } from "react";
import Buttons from "@theme-original/CodeBlock/Buttons";
import { afterwards } from "@site/src/client/takingOver/afterwards";
import styles from "./styles.module.css";

/**
 * Wraps upstream's buttons of a block of code, which only the browser draws: each block gets its own after the page
 * has been taken over, one a task. Where nothing can hover they are always seen, and beside the code.
 * Without JavaScript there are none.
 */
export default function LaterButtons(props: ComponentProps<typeof Buttons>): ReactNode {
  const [isTime, setTime] = useState(false);
  useEffect(() => afterwards(() => setTime(true)), []);
  return isTime && <Buttons {...props} className={styles.buttonGroupAtHand} />;
}
