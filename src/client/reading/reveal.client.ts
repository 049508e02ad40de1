import type { ClientModule } from "@docusaurus/types";
import { holdersOf, reveal } from "./reveal";

// A link to a place inside a closed tab or collapsible opens what it points into.

/**
 * When to look, in milliseconds after the page was drawn. Once is not enough: a group of tabs whose choice is
 * remembered switches to it some time later, and a collapsible moves what is below it while it opens.
 */
const LOOKS = [0, 120, 350, 800, 1300];

let stop: () => void = () => undefined;

/** The element that a hash names; browsers decode it. */
function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function follow(hash: string): void {
  const target = targetOf(hash);
  if (!target || holdersOf(target).length === 0) return;
  const interest = new AbortController();
  const timers = LOOKS.map((delay) =>
    window.setTimeout(() => {
      if (reveal(target) || delay > 0) target.scrollIntoView();
    }, delay),
  );
  stop = () => {
    interest.abort();
    timers.forEach((timer) => window.clearTimeout(timer));
  };
  // A reader who does anything has seen enough: nothing moves under their hands.
  for (const event of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    window.addEventListener(event, () => stop(), { signal: interest.signal, passive: true });
  }
}

export const onRouteDidUpdate: ClientModule["onRouteDidUpdate"] = ({ location, previousLocation }) => {
  // Tabs that write their choice into the address come by here too, and change neither page nor place.
  const samePlace =
    previousLocation?.pathname === location.pathname && previousLocation.hash === location.hash;
  if (samePlace && previousLocation.search !== location.search) return;
  stop();
  if (location.hash) follow(location.hash);
};
