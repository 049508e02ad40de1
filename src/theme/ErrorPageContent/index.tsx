import { type ComponentProps, type ReactNode } from "react";
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from "@docusaurus/theme-common";
import type Upstream from "@theme-original/ErrorPageContent";
import styles from "./styles.module.css";

/**
 * Replaces upstream's fallback of a page that crashed: the specified title, the message with its chain of causes,
 * a button that clears the error, and two ways on. Without JavaScript a page cannot crash, so it never shows.
 */
export default function ErrorPageContent({ error, tryAgain }: ComponentProps<typeof Upstream>): ReactNode {
  return (
    <main>
      <div className={styles.page} role="alert">
        <h1>This page crashed</h1>
        <p>
          Nothing is lost: the site stores nothing about your streams. Try again, or{" "}
          <a href="/">open the home page</a>.
        </p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        <div className={styles.error}>
          <ErrorBoundaryError error={error} />
        </div>
      </div>
    </main>
  );
}
