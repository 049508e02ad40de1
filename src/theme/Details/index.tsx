import { useId, useState, type ComponentProps, type ReactNode } from "react";
import Details from "@theme-original/Details";

/**
 * Wraps upstream's collapsible so that one which the reader has opened before the scripts ran stays open when React
 * takes over. Without JavaScript the browser opens and closes it.
 */
export default function KeptDetails({ id, open, ...props }: ComponentProps<typeof Details>): ReactNode {
  const own = useId();
  const [initial] = useState(() => openNow(id ?? own) ?? open);
  return <Details {...props} id={id ?? own} open={initial} />;
}

/** Whether the element that the server has drawn is open now; undefined where there is none yet. */
function openNow(id: string): boolean | undefined {
  if (typeof document === "undefined") return undefined;
  return (document.getElementById(id) as HTMLDetailsElement | null)?.open;
}
