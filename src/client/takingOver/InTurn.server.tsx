import { type ReactNode } from "react";

/** What a page draws in one piece: it is drawn as it is. */
export function InTurn({ children }: { children: ReactNode }): ReactNode {
  return children;
}
