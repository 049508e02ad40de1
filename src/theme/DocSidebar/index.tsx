import { type ComponentProps, type ReactNode } from "react";
import DocSidebar from "@theme-original/DocSidebar";
import { InTurn } from "@site/src/client/takingOver/InTurn.server";
import { useWholeSidebar } from "./wholeSidebar.server";

/**
 * Wraps upstream's sidebar, of which a page carries what it shows: the rest comes when the reader turns to it.
 * Without JavaScript closed categories lead to their first page.
 */
export default function GrowingDocSidebar({
  sidebar,
  ...props
}: ComponentProps<typeof DocSidebar>): ReactNode {
  return (
    <InTurn>
      <DocSidebar {...props} sidebar={useWholeSidebar(sidebar)} />
    </InTurn>
  );
}
