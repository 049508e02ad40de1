import { useState } from "react";
import useIsBrowser from "@docusaurus/useIsBrowser";

/**
 * Whether the server has drawn the component that asks, which is now taken over; that stays so. What is drawn later was
 * not, and nothing was in a preview, which has no server.
 */
export function useWasDrawn(): boolean {
  const isBrowser = useIsBrowser();
  const [wasDrawn] = useState(!isBrowser && process.env.NODE_ENV === "production");
  return wasDrawn;
}
