import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { offline } from "../../../config/build/offline";
import { cachePage, register, watchDeploys } from "./serviceWorker";

// Lets the service worker (plugins/offline) cache what the reader visits, from when the page has loaded and the browser
// has nothing else to do. Where workers are refused, nothing happens.

const isWanted = ExecutionEnvironment.canUseDOM && offline.enabled && process.env.NODE_ENV === "production";

let isRegistered = false;

function begin(): void {
  isRegistered = true;
  register().catch(() => undefined);
}

/** False where the browser has no workers, or refuses them. */
function watch(): boolean {
  try {
    if ("serviceWorker" in navigator) watchDeploys();
    return "serviceWorker" in navigator;
  } catch {
    return false;
  }
}

if (isWanted && watch()) {
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(begin);
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

/** Docusaurus calls this after each page; the first one is cached by `register`. */
export function onRouteDidUpdate({
  location: { pathname },
  previousLocation,
}: {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}): void {
  if (!isRegistered || !previousLocation || previousLocation.pathname === pathname) return;
  cachePage(pathname).catch(() => undefined);
}
