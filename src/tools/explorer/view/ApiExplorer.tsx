import { useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { NotLoaded } from "@site/src/ui/NotLoaded";
import { useBrowserState } from "@site/src/ui/browserState";
import { LinkNotice } from "@site/src/ui/elements/Form";
import { readWhole } from "@site/src/ui/sealedLink/sealedLink";
import { replaceAddress } from "@site/src/ui/replaceAddress";
import styles from "./styles.module.css";

/** Query parameter that names a documented query, as `the-graph/lockup/by-id`, and opens the explorer with it. */
const PARAMETER = "query";

interface ExplorerProps {
  /** The documented query to begin with. */
  readonly start?: string;
}

/** What the address asks for: the name of a documented query, or why it asks for none. */
interface Opening {
  readonly start?: string;
  readonly refusal?: string;
}

function readOpening(): Opening {
  // The page's own reload, which asks for the explorer without a query.
  if (new URLSearchParams(window.location.search).get(PARAMETER) === "") return { start: "" };
  const reading = readWhole(window.location.search, [PARAMETER], PARAMETER);
  if (reading.kind === "none") return {};
  if (reading.kind === "refused") return { refusal: reading.sentence };
  return { start: reading.parameters.get(PARAMETER)! };
}

/**
 * Which addresses a page may reach is decided by the response that brought the document, not by the page that it shows
 * now: a reader who came here from another page has to load this one again.
 */
function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!navigation?.name) return true;
  const bare = (path: string) => path.replace(/\/$/, "");
  return bare(new URL(navigation.name).pathname) === bare(window.location.pathname);
}

/** Loads the page again, as its own document and with the explorer open. */
function openOwnDocument(): void {
  const url = new URL(window.location.href);
  if (readOpening().start === undefined) url.searchParams.set(PARAMETER, "");
  url.hash = "explorer";
  replaceAddress(url);
  window.location.reload();
}

/**
 * A GraphQL editor with the schemas of the indexers, closed until a reader opens it: nothing of it is loaded before.
 * Without JavaScript a sentence leads to the queries and their curl commands.
 */
export function ApiExplorer(): ReactNode {
  const [Explorer, setExplorer] = useState<ComponentType<ExplorerProps> | null>(null);
  const [{ start, refusal }] = useBrowserState<Opening>({}, readOpening);
  const [state, setState] = useBrowserState<"closed" | "loading" | "failed">("closed", () =>
    readOpening().start === undefined ? undefined : "loading",
  );
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state !== "loading") return;
    if (!isOwnDocument()) {
      openOwnDocument();
      return;
    }
    import("./Explorer").then(
      (loaded) => setExplorer(() => loaded.Explorer),
      () => setState("failed"),
    );
  }, [state, setState]);

  // Whoever pressed the button goes on from the first field.
  useEffect(() => {
    if (Explorer) frame.current?.querySelector("select")?.focus({ preventScroll: true });
  }, [Explorer]);

  return (
    <div ref={frame} className={styles.frame}>
      <p className={styles.without}>
        The explorer needs JavaScript. Without it, copy a query with its curl command:{" "}
        <Link to="/api/lockup/envio/queries">Lockup</Link>, <Link to="/api/flow/envio/queries">Flow</Link>,{" "}
        <Link to="/api/airdrops/envio/queries">Airdrops</Link>.
      </p>
      {refusal && <LinkNotice link={{ kind: "refused", sentence: refusal }} />}
      {Explorer ? (
        <Explorer {...(start && { start })} />
      ) : (
        <div className={styles.closed}>
          <p>
            Write a query with completion and the documentation of each field, or start from one that is
            explained on these pages, and send it to an indexer. Your key stays in this tab.
          </p>
          <button
            type="button"
            className={styles.primary}
            // Not `disabled`, which would take the focus away from who pressed it.
            aria-disabled={state === "loading"}
            onClick={() => {
              setState("loading");
            }}
          >
            {state === "loading" ? "Opening" : "Open the explorer"}
          </button>
          <p role="status" className={styles.message}>
            {state === "failed" && <NotLoaded what="The explorer" />}
          </p>
        </div>
      )}
    </div>
  );
}
