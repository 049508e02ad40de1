import { createStorageSlot } from "@docusaurus/theme-common";
import { useEffect, useSyncExternalStore } from "react";
import { replaceAddress } from "@site/src/ui/replaceAddress";

/** Where the choice is stored: the chain's ID. */
const SLOT = "chain";

/** Name of the query parameter that names a chain, for this page only: `?chain=8453`. */
const PARAMETER = "chain";

/** Callbacks to run when the address of this tab changes. */
const listeners = new Set<() => void>();

const openSlot = () => createStorageSlot(SLOT);

/** Returns the chain that the address names, as text; empty without one. */
const readAddress = () => new URLSearchParams(window.location.search).get(PARAMETER) ?? "";

/** Writes a chain into the address of this tab. Nothing removes it. */
function writeAddress(id: string | null): void {
  const url = new URL(window.location.href);
  if (id) url.searchParams.set(PARAMETER, id);
  else url.searchParams.delete(PARAMETER);
  replaceAddress(url);
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  const forget = openSlot().listen(({ oldValue, newValue }) => {
    // A tab that shows the reader's own choice follows it, and its address does too.
    if (oldValue && readAddress() === oldValue) writeAddress(newValue);
    onChange();
  });
  return () => {
    listeners.delete(onChange);
    forget();
  };
}

const readBoth = () => `${readAddress()} ${openSlot().get() ?? ""}`;
const SEPARATOR = " ";

/** Returns the ID that a text holds, or nothing if the text holds none of the known IDs. */
function getId(text: string, known: readonly number[] | undefined): number | undefined {
  if (!/^[1-9]\d{0,14}$/u.test(text)) return undefined;
  const id = Number(text);
  return known === undefined || known.includes(id) ? id : undefined;
}

/** The chain of this page, and the chain that the reader chose. */
export interface ChosenChain {
  /** ID of the chain that this page is about: the one in its address, or else the reader's own choice. */
  readonly id: number | undefined;
  /** ID of the chain that the reader chose. It differs from `id` if a link names another chain. */
  readonly own: number | undefined;
}

/**
 * Returns the chain of this page together with the reader's own choice. Both are undefined in the static HTML.
 *
 * @param known IDs that count; without it, every ID does
 */
export function useChosenChains(known?: readonly number[]): ChosenChain {
  const both = useSyncExternalStore(subscribe, readBoth, () => SEPARATOR);
  const at = both.indexOf(SEPARATOR);
  const own = getId(both.slice(at + 1), known);
  return { id: getId(both.slice(0, at), known) ?? own, own };
}

/**
 * Returns the ID of the chain that this page is about: the one that its address names (`?chain=8453`), or else the one
 * that the reader chose, which is stored on this device and the same in all its tabs. Undefined without a choice, in the
 * static HTML, and if storage is blocked.
 *
 * @param known IDs that count; without it, every ID does
 */
export const useChosenChain = (known?: readonly number[]): number | undefined => useChosenChains(known).id;

/**
 * Returns a function that changes the choice, on this device and in the address. A link that names a chain becomes the
 * choice only if there is none yet. The address of a page that shows the choice names it, so that it can be copied.
 *
 * @param known IDs that can be chosen
 */
export function useChainChoice(known: readonly number[]): (id: number | undefined) => void {
  const { id, own } = useChosenChains(known);
  useEffect(() => {
    if (id === undefined) return;
    if (own === undefined) openSlot().set(String(id));
    // A parameter that names no chain belongs to someone else.
    else if (readAddress() === "") writeAddress(String(id));
  }, [id, own]);
  return (chosen) => {
    writeAddress(chosen === undefined ? null : String(chosen));
    if (chosen === undefined) openSlot().del();
    else openSlot().set(String(chosen));
  };
}
