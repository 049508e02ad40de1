import { useEffect, useMemo, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "@docusaurus/router";
import type { ReleaseDeployments } from "@site/plugins/protocol-data/src/types";
import { useBrowserValue } from "@site/src/ui/browserState";
import { replaceAddress } from "@site/src/ui/replaceAddress";
import { filterChains } from "./filter";
import { ReleaseContext } from "./release";

const isId = (text: string | null) => /^\d+$/u.test(text ?? "");

/** Returns the filter that an address holds. `?chain=8453` names the reader's chain, and `?chain=base` is an older filter. */
function filterIn(search: string): string {
  const parameters = new URLSearchParams(search);
  const older = parameters.get("chain");
  return parameters.get("filter") ?? (isId(older) ? "" : (older ?? ""));
}

export interface DeploymentsProps {
  /** Data module of one release: `@generated/protocol-data/default/deployments-lockup-v4.0.json`. */
  readonly release: ReleaseDeployments;
  /** The page, with one `<DeploymentTable>` or more in it. */
  readonly children: ReactNode;
}

/**
 * The page of one release. What is inside takes the release from here and shares one filter, which is in the
 * address too (`?filter=8453`): `<DeploymentFilter>`, `<DeploymentTable>`, `<DeploymentCount>` and `<ChainChange>`. Shows
 * nothing of its own. Without JavaScript all chains are shown.
 */
export function Deployments({ release, children }: DeploymentsProps): ReactNode {
  const [query, setQuery] = useState("");
  const location = useLocation();
  const search = useBrowserValue(() => location.search, "");
  const [lastSearch, setLastSearch] = useState("");
  if (search !== lastSearch) {
    setLastSearch(search);
    setQuery(filterIn(search));
  }
  // A link to a chain that the filter hides shows it: the link is the later wish.
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.hidden) return;
    requestAnimationFrame(() => {
      // The row has no place before React has shown it.
      flushSync(() => setQuery(""));
      target.scrollIntoView();
    });
  }, [location]);
  const value = useMemo(
    () => ({
      release,
      query,
      left: filterChains(release.chains, query),
      setQuery: (wanted: string) => {
        setQuery(wanted);
        const url = new URL(window.location.href);
        // Older links have the filter under the name of the chosen chain.
        if (!isId(url.searchParams.get("chain"))) url.searchParams.delete("chain");
        if (wanted.trim()) url.searchParams.set("filter", wanted.trim());
        else url.searchParams.delete("filter");
        replaceAddress(url);
      },
    }),
    [release, query],
  );
  return <ReleaseContext value={value}>{children}</ReleaseContext>;
}
