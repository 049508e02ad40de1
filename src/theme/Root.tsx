import { type ReactNode } from "react";
import { PartsInTurn } from "@site/src/client/takingOver/PartsInTurn";

/**
 * What stands around every page: it is taken over in a turn after the providers above it, so that no task of a page
 * is long. Without JavaScript nothing differs.
 */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return <PartsInTurn>{children}</PartsInTurn>;
}
