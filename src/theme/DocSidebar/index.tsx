import { useEffect, type ComponentProps, type ReactNode } from "react";
import DocSidebar from "@theme-original/DocSidebar";
import { bringCurrentIntoSight } from "./currentInSight";

/**
 * Wraps upstream's sidebar: on a page that is opened it scrolls to the page's entry. Without JavaScript it does not, and
 * closed categories lead to their first page.
 */
export default function ScrolledDocSidebar(props: ComponentProps<typeof DocSidebar>): ReactNode {
  useEffect(bringCurrentIntoSight, []);
  return <DocSidebar {...props} />;
}
