import { useRef, useState, type ReactNode } from "react";
import CodeBlock from "@theme-init/CodeBlock";
import { announce } from "@site/src/ui/announcer";
import * as GithubReference from "@site/src/site/githubReference";
import styles from "./styles.module.css";

interface Props {
  /** The address of the file on GitHub, with the lines as its hash. */
  children: string;
  metastring?: string;
  className?: string;
  language?: string;
}

type State = { kind: "asked" | "loading" | "failed" } | { kind: "loaded"; code: string };

/**
 * Replaces the GitHub theme's block, which fetches while the page is rendered. This one shows the link to the lines and
 * fetches them when the reader asks; when GitHub cannot be reached it says so and the link remains.
 * Without JavaScript: the link.
 */
export default function ReferenceCodeBlock({ children, ...props }: Props): ReactNode {
  const [state, setState] = useState<State>({ kind: "asked" });
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const reference = GithubReference.parse(children);
  const lines = Number.isFinite(reference.toLine)
    ? `, lines ${reference.fromLine} to ${reference.toLine}`
    : "";
  const load = async () => {
    setState({ kind: "loading" });
    try {
      const response = await fetch(reference.raw);
      if (!response.ok) throw new Error(String(response.status));
      const code = GithubReference.excerpt(await response.text(), reference);
      // The button disappears; the focus goes to the link, below which the code is.
      if (document.activeElement === button.current) link.current?.focus({ preventScroll: true });
      setState({ kind: "loaded", code });
      announce(`The code of ${reference.file} is shown below the link.`);
    } catch {
      setState({ kind: "failed" });
    }
  };
  return (
    <div className={styles.block}>
      <p className={styles.source}>
        <a ref={link} href={reference.url}>
          {reference.file}
          {lines}
        </a>{" "}
        in {reference.repository} on GitHub, at commit {reference.commit.slice(0, 7)}. This code is not run
        here.
        {state.kind !== "loaded" && (
          <button
            ref={button}
            type="button"
            className={styles.load}
            // Not `disabled`, which would take the focus away from who pressed it.
            aria-disabled={state.kind === "loading"}
            onClick={() => {
              if (state.kind !== "loading") void load();
            }}
          >
            {state.kind === "loading"
              ? "Loading"
              : state.kind === "failed"
                ? "Try again"
                : "Show the code here"}
          </button>
        )}
      </p>
      <p role="status" className={styles.status}>
        {state.kind === "failed" && "GitHub could not be reached. Follow the link to read the code there."}
      </p>
      {state.kind === "loaded" && (
        <CodeBlock {...props} title={reference.file}>
          {state.code}
        </CodeBlock>
      )}
    </div>
  );
}
