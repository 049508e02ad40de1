import { type ReactNode } from "react";
import { InTurn } from "@site/src/client/takingOver/InTurn.client";

/**
 * What stands around every page: it is taken over in a turn after the providers above it, so that no task of a page
 * is long. Without JavaScript nothing differs.
 */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return <InTurn>{children}</InTurn>;
}
