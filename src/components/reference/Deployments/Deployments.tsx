import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useLocation } from "@docusaurus/router";
import type { ReleaseDeployments } from "@site/plugins/protocol-data/src/deployments";
import { ReleaseContext } from "./release";

export interface DeploymentsProps {
  /** Data module of one release: `@generated/protocol-data/default/deployments-lockup-v4.0.json`. */
  readonly release: ReleaseDeployments;
  /** The page, with one `<DeploymentTable>` or more in it. */
  readonly children: ReactNode;
}

/**
 * The page of one release. What stands inside takes the release from here and shares one filter:
 * `<DeploymentFilter>`, `<DeploymentTable>`, `<DeploymentCount>` and `<ChainChange>`. Shows nothing of its own.
 */
export function Deployments({ release, children }: DeploymentsProps): ReactNode {
  const [query, setQuery] = useState("");
  // A link to a chain that the filter hides shows it: the link is the later wish.
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.hidden) return;
    setQuery("");
    requestAnimationFrame(() => target.scrollIntoView());
  }, [location]);
  const value = useMemo(() => ({ release, query, setQuery }), [release, query]);
  return <ReleaseContext value={value}>{children}</ReleaseContext>;
}
