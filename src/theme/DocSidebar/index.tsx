import { useEffect, type ComponentProps, type ReactNode } from "react";
import DocSidebar from "@theme-original/DocSidebar";
import { scrollToCurrent } from "./scrollToCurrent";

/**
 * Wraps upstream's sidebar: on a page that is opened it scrolls to the page's entry. Without JavaScript it does not, and
 * closed categories lead to their first page.
 */
export default function ScrolledDocSidebar(props: ComponentProps<typeof DocSidebar>): ReactNode {
  useEffect(scrollToCurrent, []);
  return <DocSidebar {...props} />;
}
