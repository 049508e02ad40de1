import { useContext, useState, type ReactNode } from "react";
import { generateElement, LiveContext, LiveError, LivePreview } from "react-live";
import ErrorBoundary from "@docusaurus/ErrorBoundary";
import { ErrorBoundaryErrorMessageFallback } from "@docusaurus/theme-common";
import PlaygroundHeader from "@theme/Playground/Header";
import ReactLiveScope from "@theme/ReactLiveScope";
import styles from "./styles.module.css";

/**
 * Replaces upstream's result of live code, which says "Loading..." until the page is hydrated: here the first result is
 * part of the page, so that it is read without JavaScript, by searches and on paper, and nothing moves when the code runs.
 */
export default function PlaygroundPreview(): ReactNode {
  const { element, error, code } = useContext(LiveContext);
  return (
    <>
      <PlaygroundHeader>Result</PlaygroundHeader>
      <div className={styles.preview}>
        <ErrorBoundary fallback={(params) => <ErrorBoundaryErrorMessageFallback {...params} />}>
          {element || error ? <LivePreview /> : <FirstResult key={code} code={code} />}
        </ErrorBoundary>
        <LiveError />
      </div>
    </>
  );
}

/** What the code returns before anyone has changed it, in the element that `LivePreview` puts around it. */
function FirstResult({ code }: { code: string }): ReactNode {
  const [Result] = useState(() =>
    generateElement({ code: `${code};`, scope: ReactLiveScope, enableTypeScript: true }, (error) => {
      throw error;
    }),
  );
  return (
    <div>
      <Result />
    </div>
  );
}
