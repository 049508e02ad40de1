import { type ComponentProps, type ReactNode } from "react";
import Details from "@theme-original/Details";
import { useCollapsibleProps } from "@site/src/ui/elements/Collapsible/Collapsible";

/**
 * Wraps upstream's collapsible so that one which the reader has opened before the page is hydrated stays open, and find
 * in page leads into it. Without JavaScript the browser opens and closes it.
 */
export default function StatefulDetails(props: ComponentProps<typeof Details>): ReactNode {
  return <Details {...props} {...useCollapsibleProps(props.open)} />;
}
