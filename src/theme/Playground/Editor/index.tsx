import { type ReactNode } from "react";
import { LiveEditor } from "react-live";
import PlaygroundHeader from "@theme/Playground/Header";
import ResetButton from "@theme/Playground/Buttons/ResetButton";
import styles from "./styles.module.css";

/**
 * Replaces upstream's editor of live code, in which the Tab key indents and cannot leave: here it goes on to what follows.
 * It is not mounted a second time after hydration, because the colours of code are CSS variables. Without JavaScript the
 * code can be read.
 */
export default function PlaygroundEditor(): ReactNode {
  return (
    <>
      <PlaygroundHeader buttons={<ResetButton />}>Live Editor</PlaygroundHeader>
      <LiveEditor tabMode="focus" className={styles.editor} />
    </>
  );
}
