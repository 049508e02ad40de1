import { useId, useState, type ComponentProps, type ReactNode } from "react";
import Details from "@theme-original/Details";

/**
 * Wraps upstream's collapsible so that one which the reader has opened before the page is hydrated stays open. Without
 * JavaScript the browser opens and closes it.
 */
export default function KeptDetails({ open, ...props }: ComponentProps<typeof Details>): ReactNode {
  const id = useId();
  const [initial] = useState(() => openOnServerPage(id) ?? open);
  return <Details {...props} data-collapsible={id} open={initial} />;
}

/** Whether the collapsible that the server has rendered is open now; undefined where there is none. */
function openOnServerPage(id: string): boolean | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLDetailsElement>(`details[data-collapsible="${id}"]`)?.open;
}
