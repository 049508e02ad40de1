import { useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { NotLoaded } from "@site/src/ui/loading/NotLoaded";
import { useBrowserState } from "@site/src/ui/browserState";
import { LinkNotice } from "@site/src/ui/elements/Form";
import { readWhole } from "@site/src/ui/sealedLink/sealedLink";
import styles from "./styles.module.css";

/** Query parameter that names a documented query, as `the-graph/lockup/by-id`, and opens the explorer with it. */
const PARAMETER = "query";

/** How far below the window the explorer is when it begins to load. */
const NEAR = "400px";

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
  // A link that asks for the explorer without a query.
  if (new URLSearchParams(window.location.search).get(PARAMETER) === "") return { start: "" };
  const reading = readWhole(window.location.search, [PARAMETER], PARAMETER);
  if (reading.kind === "none") return {};
  if (reading.kind === "refused") return { refusal: reading.sentence };
  return { start: reading.parameters.get(PARAMETER)! };
}

/**
 * A GraphQL editor with the schemas of the indexers. It is loaded when a reader scrolls near it, and nothing of it before.
 * Without JavaScript a sentence leads to the queries and their curl commands.
 */
export function ApiExplorer(): ReactNode {
  const [Explorer, setExplorer] = useState<ComponentType<ExplorerProps> | null>(null);
  const [{ start, refusal }] = useBrowserState<Opening>({}, readOpening);
  const [state, setState] = useBrowserState<"closed" | "loading" | "failed">("closed", () =>
    readOpening().start === undefined ? undefined : "loading",
  );
  const frame = useRef<HTMLDivElement>(null);
  const [wasAsked, setAsked] = useState(false);

  useEffect(() => {
    if (state !== "closed") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setState("loading");
      },
      { rootMargin: `0px 0px ${NEAR}` },
    );
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [state, setState]);

  useEffect(() => {
    if (state !== "loading") return;
    import("./Explorer").then(
      (loaded) => setExplorer(() => loaded.Explorer),
      () => setState("failed"),
    );
  }, [state, setState]);

  // Moves the focus of a reader who pressed the button to the first field, because the button is gone.
  useEffect(() => {
    if (Explorer && wasAsked) frame.current?.querySelector("select")?.focus({ preventScroll: true });
  }, [Explorer, wasAsked]);

  return (
    <div ref={frame} className={styles.frame} data-tool="">
      <p className={styles.without}>
        The explorer needs JavaScript. Without it, copy a query with its curl command:{" "}
        <Link to="/api/lockup/envio/queries">Lockup</Link>, <Link to="/api/flow/envio/queries">Flow</Link>,{" "}
        <Link to="/api/airdrops/envio/queries">Airdrops</Link>.
      </p>
      {refusal && <LinkNotice link={{ kind: "refused", sentence: refusal }} />}
      <div className={styles.room}>
        {Explorer ? (
          <Explorer {...(start && { start })} />
        ) : (
          <div className={styles.closed}>
            <p role="status" {...(state === "failed" && { className: styles.failure })}>
              {state === "failed" ? <NotLoaded what="The explorer" /> : "The explorer opens here."}
            </p>
            {(state === "failed" || wasAsked) && (
              <button
                type="button"
                className={styles.primary}
                // Not `disabled`, which would take the focus away from who pressed it.
                aria-disabled={state === "loading"}
                onClick={() => {
                  setAsked(true);
                  setState("loading");
                }}
              >
                {state === "loading" ? "Opening" : "Open the explorer"}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
