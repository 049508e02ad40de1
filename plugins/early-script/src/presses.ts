import { wholeStyles } from "../../../src/client/wholeStyles";
import {
  CATEGORY,
  closeAnnouncement,
  focusTab,
  followSystem,
  selectTab,
  switchColourMode,
  toggleCategory,
} from "./controls";
import { lostFields, rememberField, tellFields } from "./fields";
import { toggleMenu } from "./menu";
import { fetchSearch, isHydrated, onHydrated, start } from "./start";
import { isEditing } from "../../../src/client/fields";

declare global {
  interface Window {
    /** What was typed after the search had been asked for and before it could open; the search bar takes it over. */
    searchTyped?: string;
  }
}

type Replay = () => void;

/** What React has to be told when it has taken over, in the order of the presses. */
const replays: Replay[] = [];
let searchAsked = false;

/** Controls that answer before the scripts are there, each by what its press does. */
const CONTROLS: readonly (readonly [selector: string, press: (control: HTMLElement) => Replay])[] = [
  ["[data-early=colour-mode]", switchColourMode],
  [".theme-announcement-bar button", closeAnnouncement],
  [".navbar__toggle", toggleMenu],
  ["[role=tab]", selectTab],
  [CATEGORY, toggleCategory],
];

function askForSearch(): void {
  if (!searchAsked) replays.push(() => document.querySelector<HTMLElement>(".DocSearch-Button")?.click());
  searchAsked = true;
  void wholeStyles();
  start();
  fetchSearch();
}

function press(control: HTMLElement): void {
  const known = CONTROLS.find(([selector]) => control.matches(selector));
  void wholeStyles();
  replays.push(known ? known[1](control) : () => control.isConnected && control.click());
  start();
}

function onClick(event: MouseEvent): void {
  if (isHydrated() || !(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>("a, button, summary, [role=button], [role=tab]");
  if (!control?.closest("#__docusaurus, .early-menu")) return;
  // Links and collapsibles do by themselves what they are for.
  if (control.matches("summary, a:not([role=button])")) return;
  // The menu's own buttons have their own listeners, and its closed categories lead to their first page.
  if (control.closest(".early-menu") && !control.matches("[data-early=colour-mode]")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (control.matches(".DocSearch-Button")) askForSearch();
  else press(control);
}

function onKeyDown(event: KeyboardEvent): void {
  if (isHydrated() || event.isComposing) return;
  const { key = "", target } = event;
  const modified = event.metaKey || event.ctrlKey;
  const opens =
    (key.toLowerCase() === "k" && modified && !event.altKey && !event.shiftKey) ||
    (key === "/" && !modified && !isEditing(target));
  if (opens) askForSearch();
  else if (searchAsked && key.length === 1 && !modified && !event.altKey && !isEditing(target)) {
    window.searchTyped = (window.searchTyped ?? "") + key;
  } else if (searchAsked && key === "Backspace" && !isEditing(target)) {
    window.searchTyped = (window.searchTyped ?? "").slice(0, -1);
  } else if (target instanceof HTMLElement && target.matches("[role=tab]")) {
    if (key === "Enter") press(target);
    else if (key === "ArrowRight") focusTab(target, 1);
    else if (key === "ArrowLeft") focusTab(target, -1);
    else return;
  } else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onInput(event: Event): void {
  if (!isHydrated() && rememberField(event)) start();
}

function onFocus({ target }: FocusEvent): void {
  if (isEditing(target)) start();
}

/**
 * One press after the other has taken effect: two presses of the same button are two. Fields come first: a button asks
 * for what is in them.
 */
async function replayInTurn(): Promise<void> {
  for (const replay of [...lostFields(), ...replays.splice(0)]) {
    replay();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Lets every control work from the first paint on. Those that need no data answer by themselves, and React is told of
 * it when it has taken over; the search and everything else wait for the scripts, which then start at once.
 */
export function answerPresses(): void {
  followSystem(isHydrated);
  window.addEventListener("click", onClick, true);
  window.addEventListener("keydown", onKeyDown, true);
  window.addEventListener("input", onInput, true);
  // Before anything is drawn again: a field that is drawn with what it held at first would lose what was typed.
  window.addEventListener("pagetakenover", tellFields, { once: true });
  window.addEventListener("focusin", onFocus);
  onHydrated(() => {
    window.removeEventListener("click", onClick, true);
    window.removeEventListener("keydown", onKeyDown, true);
    window.removeEventListener("input", onInput, true);
    window.removeEventListener("focusin", onFocus);
    void replayInTurn();
  });
}
