import { createContext, useContext } from "react";
import { ReactContextError } from "@docusaurus/theme-common";
import type { ReleaseDeployments } from "@site/plugins/protocol-data/src/types";

/** The release of the page, and what the reader filters by. */
export interface ReleaseInView {
  readonly release: ReleaseDeployments;
  readonly query: string;
  /** Ids of the chains that the filter leaves. */
  readonly left: ReadonlySet<number>;
  readonly setQuery: (query: string) => void;
}

export const ReleaseContext = createContext<ReleaseInView | null>(null);

/** @throws ReactContextError outside `<Deployments>`, which names this hook */
export function useRelease(): ReleaseInView {
  const value = useContext(ReleaseContext);
  if (!value) throw new ReactContextError("Deployments");
  return value;
}
