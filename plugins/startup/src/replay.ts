import { isEditing, isField } from "../../../src/ui/fields";
import { replayField } from "../../../src/ui/forms/replayField";
import { recordField, replayFields } from "./fields";
import { onHydrated, start } from "./scripts";

/** Presses from before hydration, in order. */
const presses: (() => unknown)[] = [];
let searchAsked = false;
/** What was typed after the search had been asked for. */
let searchTyped = "";
/** An Enter that was pressed after it. */
let searchEnter: KeyboardEvent | undefined;

function queueSearch(): void {
  if (!searchAsked) presses.push(openSearch);
  searchAsked = true;
  start();
}

/** Opens the search and types what was typed after it had been asked for. */
async function openSearch(): Promise<void> {
  document.querySelector<HTMLElement>(".DocSearch-Button")?.click();
  // React renders a click before the next task: the search's field has the focus, and no key has come in between.
  await Promise.resolve();
  const field = document.activeElement;
  if (!isField(field)) return;
  if (searchTyped) replayField(field, searchTyped);
  if (searchEnter) field.dispatchEvent(new KeyboardEvent("keydown", searchEnter));
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Returns a selector of the place where an element is in the page. */
function getPath(element: Element): string {
  const parent = element.parentElement;
  if (!parent || element.id) return element.id ? `#${CSS.escape(element.id)}` : ":root";
  return `${getPath(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`;
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>("a, button, summary, [role=button], [role=tab]");
  // Links and collapsibles do by themselves what they are for.
  if (!control?.closest("#__docusaurus") || control.matches("summary, a:not([role=button])")) return;
  stop(event);
  if (control.matches(".DocSearch-Button")) queueSearch();
  else {
    const path = getPath(control);
    // React may have put another element in its place, as it does with tabs.
    presses.push(() => (control.isConnected ? control : document.querySelector<HTMLElement>(path))?.click());
    start();
  }
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.isComposing) return;
  const { key = "", code, target } = event;
  const isModified = event.metaKey || event.ctrlKey;
  const opens =
    // Some keyboards write another letter with this key.
    ((key.toLowerCase() === "k" || code === "KeyK") && isModified && !event.altKey && !event.shiftKey) ||
    (key === "/" && !isModified && !isEditing(target));
  if (opens) queueSearch();
  else if (!searchAsked || isModified || event.altKey || isEditing(target)) return;
  else if (key.length === 1) searchTyped += key;
  else if (key === "Backspace") searchTyped = searchTyped.slice(0, -1);
  else if (key !== "Enter") return;
  searchEnter = key === "Enter" ? event : undefined;
  stop(event);
}

function onInput(event: Event): void {
  if (recordField(event)) start();
}

function onFocus({ target }: FocusEvent): void {
  if (isEditing(target)) start();
}

/** Each press takes effect before the next: two presses of the same button are two. */
async function replay(): Promise<void> {
  for (const press of presses.splice(0)) {
    await press();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Replays presses from between the first paint and hydration, so that none is lost. Links, collapsibles and fields do what
 * they do in any page. Every other press starts the scripts at once and is dispatched again, in order, when the page is hydrated; what was
 * typed into fields is dispatched before that.
 */
export function replayPresses(): void {
  const listeners = { click: onClick, keydown: onKeyDown, input: onInput, focusin: onFocus };
  const change = (method: "addEventListener" | "removeEventListener") => {
    for (const [name, listener] of Object.entries(listeners)) {
      window[method](name, listener as (event: Event) => void, true);
    }
  };
  change("addEventListener");
  onHydrated(() => {
    change("removeEventListener");
    replayFields();
    void replay();
  });
}
