import { createContext, useContext } from "react";
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

/** @throws Error outside `<Deployments>` */
export function useRelease(): ReleaseInView {
  const value = useContext(ReleaseContext);
  if (!value) throw new Error("Put this component inside <Deployments release={…}>.");
  return value;
}
