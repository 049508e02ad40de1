import { useEffect, type ComponentProps, type ReactNode } from "react";
import DocSidebar from "@theme-original/DocSidebar";
import { afterwards } from "@site/src/client/takingOver/afterwards";
import { InTurn } from "@site/src/client/takingOver/InTurn.server";
import { bringCurrentIntoSight } from "./currentInSight";
import { useWholeSidebar } from "./wholeSidebar.server";

/**
 * Wraps upstream's sidebar, of which a page carries what it shows: the rest comes when the reader turns to it.
 * On a page that is opened it scrolls to the page's entry. Without JavaScript it does not, and closed categories lead to
 * their first page.
 */
export default function GrowingDocSidebar({
  sidebar,
  ...props
}: ComponentProps<typeof DocSidebar>): ReactNode {
  useEffect(() => afterwards(bringCurrentIntoSight), []);
  return (
    <InTurn>
      <DocSidebar {...props} sidebar={useWholeSidebar(sidebar)} />
    </InTurn>
  );
}
