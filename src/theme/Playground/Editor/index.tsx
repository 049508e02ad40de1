import { useContext, useEffect, type ReactNode } from "react";
import { LiveContext, LiveEditor } from "react-live";
import PlaygroundHeader from "@theme/Playground/Header";
import ResetButton from "@theme/Playground/Buttons/ResetButton";
import { EditorReady } from "@site/src/theme/CodeBlock/editorReady";
import styles from "./styles.module.css";

/**
 * Replaces upstream's editor of live code, in which the Tab key indents and cannot leave: here it goes on to what follows.
 * It is not mounted a second time after hydration, because the colours of code are CSS variables. Without JavaScript the
 * code can be read.
 */
export default function PlaygroundEditor(): ReactNode {
  const { element, error } = useContext(LiveContext);
  // The editor loses the focus when it is rendered a second time, with the first result.
  const isReady = Boolean(element ?? error);
  const onReady = useContext(EditorReady);
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  return (
    <>
      <PlaygroundHeader buttons={<ResetButton />}>Live Editor</PlaygroundHeader>
      <LiveEditor tabMode="focus" className={styles.editor} />
    </>
  );
}
