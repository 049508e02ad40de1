import type { ClientModule } from "@docusaurus/types";
import { keepInView, letGo } from "../../ui/keepInView";
import { focusTarget } from "./focusTarget";
import { findHolders, reveal } from "./reveal";

// A link to a place inside a closed tab or collapsible opens what it points into, and a link to a place on another page
// leads there even if that page's formulas, pictures and code change its height a moment after it is rendered. The focus
// goes there too, because browsers move it only when they load a page.

/**
 * When to look, in milliseconds after the page was rendered. Once is not enough: a group of tabs whose choice is
 * stored switches to it some time later, and a collapsible moves what is below it while it opens.
 */
const LOOKS = [0, 120, 350, 800, 1300];

let stop: () => void = () => undefined;

/** Marks what the address names: on the way from page to page browsers set no `:target`. */
function mark(target: Element | null): void {
  for (const element of document.querySelectorAll("[data-target]")) element.removeAttribute("data-target");
  target?.setAttribute("data-target", "");
}

/** Returns the element that a hash names; browsers decode it. */
function getTarget(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Shows the top of a new page whose lists are still being loaded, and the place that its address names when it arrives.
 */
function awaitTarget(hash: string): void {
  window.scrollTo({ top: 0, behavior: "instant" });
  keepInView(() => {
    const target = getTarget(hash);
    if (!target) return;
    mark(target);
    follow(hash, "another page");
  });
}

/** How the reader came to a place: by a load of the page, or by a link on another page or on this one. */
type Arrival = "load" | "another page" | "this page";

function follow(hash: string, arrival: Arrival): void {
  const target = getTarget(hash);
  const isNewPage = arrival === "another page";
  if (!target) {
    if (isNewPage) awaitTarget(hash);
    return;
  }
  const isHeld = findHolders(target).length > 0;
  // After a load, the browser has focused the place, or the reader something else since.
  let isFocused = arrival === "load" || focusTarget(target);
  if (!isHeld && !isNewPage) return;
  const interest = new AbortController();
  const looks = isHeld ? LOOKS : [];
  const timers = looks.map((delay) =>
    window.setTimeout(() => {
      if (reveal(target) || delay > 0) target.scrollIntoView();
      // What is closed cannot take the focus.
      isFocused ||= focusTarget(target);
    }, delay),
  );
  if (isNewPage) keepInView(() => target.scrollIntoView());
  stop = () => {
    interest.abort();
    timers.forEach((timer) => window.clearTimeout(timer));
  };
  // Ends at the reader's first action, so that the page does not scroll away from them.
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
  letGo();
  const arrival =
    previousLocation === null
      ? "load"
      : previousLocation.pathname === location.pathname
        ? "this page"
        : "another page";
  mark(getTarget(location.hash));
  if (location.hash) follow(location.hash, arrival);
};
