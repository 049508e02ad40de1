import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { offline } from "../../../config/offline";
import type * as Keep from "./keep";

// Lets the service worker (plugins/offline) keep what the reader visits. Everything about it is loaded when the page
// has loaded and the browser has nothing else to do. Where workers are refused, nothing happens.

const wanted = ExecutionEnvironment.canUseDOM && offline && process.env.NODE_ENV === "production";

let keeping: Promise<typeof Keep> | undefined;

function begin(): void {
  keeping = import("./keep");
  keeping.then(({ start }) => start()).catch(() => undefined);
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
  if (!previousLocation || previousLocation.pathname === pathname) return;
  keeping?.then(({ tell }) => tell(pathname)).catch(() => undefined);
}
