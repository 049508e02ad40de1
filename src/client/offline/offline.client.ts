import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { offline } from "../../../config/offline";
import { start, tell } from "./keep";

// Lets the service worker (plugins/offline) keep what the reader visits, from when the page has loaded and the browser
// has nothing else to do. Where workers are refused, nothing happens.

const wanted = ExecutionEnvironment.canUseDOM && offline && process.env.NODE_ENV === "production";

let hasBegun = false;

function begin(): void {
  hasBegun = true;
  start().catch(() => undefined);
}

if (wanted) {
  const soon = () => (window.requestIdleCallback ?? setTimeout)(begin);
  if (document.readyState === "complete") soon();
  else window.addEventListener("load", soon, { once: true });
}

/** Docusaurus calls this after each page; the first one is told of by `start`. */
export function onRouteDidUpdate({
  location: { pathname },
  previousLocation,
}: {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}): void {
  if (!hasBegun || !previousLocation || previousLocation.pathname === pathname) return;
  tell(pathname).catch(() => undefined);
}
