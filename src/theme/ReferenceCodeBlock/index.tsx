import { useRef, type ComponentProps, type ReactNode } from "react";
import ErrorBoundary from "@docusaurus/ErrorBoundary";
import type Upstream from "@theme-original/ReferenceCodeBlock";
import StringContent from "@theme/CodeBlock/Content/String";
import { useBrowserState } from "@site/src/ui/browserState";
import { loadLater } from "@site/src/ui/loading/loadLater";
import * as GithubReference from "@site/src/site/githubReference";
import styles from "./styles.module.css";

type Props = Omit<ComponentProps<typeof StringContent>, "children"> & {
  /** The address of the file on GitHub, with the lines as its hash. */
  children: string;
  /** The recorded copy of these lines, if there is one (`data/code`). */
  code?: string;
};

/** The theme's block, which fetches while it is rendered, so that it is loaded and rendered only where it may fetch. */
const Fetched = loadLater<ComponentProps<typeof Upstream>>({
  what: "The code",
  load: async () => (await import("@theme-original/ReferenceCodeBlock")).default,
  waiting: <p role="status">Loading the code from GitHub.</p>,
});

const isPreview = process.env.NODE_ENV === "development";

/**
 * Wraps the GitHub theme's block: names the source of the code and shows the recorded copy. Where there is none, a reader who
 * presses the button gets the theme's own block, which fetches the lines; the preview shows it at once. If GitHub cannot be
 * reached, the block says so and the link remains. Without JavaScript: the copy or the link.
 */
export default function ReferenceCodeBlock({ children, code, ...props }: Props): ReactNode {
  const [isAsked, setAsked] = useBrowserState(false, () => isPreview && code === undefined);
  const link = useRef<HTMLAnchorElement>(null);
  const reference = GithubReference.parse(children);
  const lines = Number.isFinite(reference.toLine)
    ? `, lines ${reference.fromLine} to ${reference.toLine}`
    : "";
  return (
    <div className={styles.block}>
      <p className={styles.source}>
        <a ref={link} href={reference.url}>
          {reference.file}
          {lines}
        </a>{" "}
        in {reference.repository} on GitHub, at commit {reference.commit.slice(0, 7)}. This code is not run
        here.
        {code === undefined && !isAsked && (
          <button
            type="button"
            className={styles.load}
            onClick={() => {
              // The button disappears. The focus goes to the link, because the code is below it.
              link.current?.focus({ preventScroll: true });
              setAsked(true);
            }}
          >
            Show the code here
          </button>
        )}
      </p>
      {code !== undefined && (
        <StringContent {...props} title={reference.file}>
          {code}
        </StringContent>
      )}
      {isAsked && (
        <ErrorBoundary fallback={({ tryAgain }) => <Unreachable onTryAgain={tryAgain} />}>
          <Fetched {...props}>{children}</Fetched>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** What the block says when the theme's fetch failed: it renders the error, which React cannot show. */
function Unreachable({ onTryAgain }: { onTryAgain: () => void }): ReactNode {
  return (
    <p role="alert" className={styles.status}>
      GitHub could not be reached. Follow the link to read the code there.
      <button type="button" className={styles.load} onClick={onTryAgain}>
        Try again
      </button>
    </p>
  );
}
