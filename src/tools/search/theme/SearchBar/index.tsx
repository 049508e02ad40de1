import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import "@docsearch/css/dist/style.css";
import "./docsearch.css";
import { useHistory } from "@docusaurus/router";
import { useThemeConfig } from "@docusaurus/theme-common";
import { embedded, MAX_QUERY_LENGTH, watchInsertions, type SearchOptions } from "@site/src/tools/search";
import type * as Modal from "./modal/SearchModal";
import SearchButton from "./SearchButton";
import SearchPlaceholder from "./SearchPlaceholder";
import { useSearchKeys } from "./useSearchKeys";

type DocSearch = typeof Modal;

/** An opening of the search. Each begins again. */
interface Opening {
  /** What is searched for at first: text that was selected on the page, or the letter that opened the search. */
  query: string;
  /** Whether the next letter replaces it. */
  isSelected: boolean;
  /** What was typed before the modal was there, once it is. */
  typed?: { query: string; enter: KeyboardEvent | undefined };
}

/** Returns the element of the page, which takes no part while the search is over it. */
const findPage = () => document.getElementById("__docusaurus");

/** Opens an address on this site. Where the reader is there already, the page scrolls to it once more. */
function openAddress(history: ReturnType<typeof useHistory>, address: string): void {
  const { pathname, search } = new URL(address, window.location.origin);
  // A page reads its parameters when it is loaded.
  if (pathname === window.location.pathname && search !== window.location.search) {
    window.location.assign(address);
    return;
  }
  if (address !== history.createHref(history.location)) {
    history.push(address);
    return;
  }
  history.replace(address);
  const id = decodeURIComponent(history.location.hash.slice(1));
  if (id) document.getElementById(id)?.scrollIntoView();
  else window.scrollTo(0, 0);
}

/**
 * Ejected: upstream's search bar has DocSearch in the main bundle, opens once it has arrived, hints at another origin
 * and gives the focus to the button. Here DocSearch begins to load when the reader points at the button, a press opens a
 * dialog at once whose input takes what is typed meanwhile, Back closes it, the focus returns to where it was, and the
 * rest of the page is inert. What DocSearch is given is in `modal/SearchModal`.
 * Without JavaScript the button does nothing; /search says what to do.
 */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const { hosted } = (useThemeConfig() as unknown as { algolia: SearchOptions }).algolia;
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const followed = useRef<string>(undefined);
  const pasted = useRef("");
  const isAsked = useRef(false);
  const [opening, setOpening] = useState<Opening>();
  const [docSearch, setDocSearch] = useState<DocSearch>();
  const isOpen = opening !== undefined;

  const load = useCallback(() => {
    // It takes longer than the modal, so it does not wait for it.
    if (!hosted) embedded.warmUp();
    return import(/* webpackChunkName: "search-modal" */ "./modal/SearchModal");
  }, [hosted]);
  const preload = () => void load().then(setDocSearch, () => undefined);

  const open = useCallback(
    (letter?: string) => {
      // After the dialog of an enlarged picture nobody would see the search.
      if (document.querySelector("dialog[open]")) return;
      const query = letter ?? (window.getSelection()?.toString() ?? "").trim();
      pasted.current = query;
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      isAsked.current = true;
      setOpening({ query: query.slice(0, MAX_QUERY_LENGTH), isSelected: letter === undefined });
      load().then(
        setDocSearch,
        // After a deploy or without a connection. The results page is a fresh load: it works, or the browser says why.
        () => isAsked.current && window.location.assign("/search"),
      );
    },
    [load],
  );
  const onOpen = useCallback(() => open(), [open]);

  const close = useCallback(() => {
    // DocSearch hears Escape once more before React has rendered that it is closed: the focus has moved on by then.
    if (!isAsked.current) return;
    isAsked.current = false;
    setOpening(undefined);
    const page = findPage();
    if (page) page.inert = false;
    const target = opener.current;
    const focusable = target && target !== document.body && target.isConnected;
    (focusable ? target : button.current)?.focus({ preventScroll: true });
  }, []);

  const follow = useCallback(
    (address: string) => {
      followed.current = address;
      close();
    },
    [close],
  );

  // Back asks for another page, over which the search does not stay.
  useEffect(() => {
    const onBack = () => isAsked.current && close();
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, [close]);

  // The input cuts them. What comes in by other ways than a paste has no event of its own.
  const keepInsertions = useCallback(
    (dialog: HTMLDivElement) => watchInsertions(dialog, (text) => (pasted.current = text.trim())),
    [],
  );

  useSearchKeys({ isOpen, onOpen, onClose: close, onLetter: open, button });

  useEffect(() => {
    const page = findPage();
    if (isOpen && page) {
      page.inert = true;
      return () => {
        page.inert = false;
      };
    }
    // DocSearch scrolls the page back to its place when it goes. It has done so by now: a hit on this page is scrolled to.
    const address = followed.current;
    followed.current = undefined;
    if (address !== undefined) openAddress(history, address);
    return undefined;
  }, [isOpen, history]);

  return (
    <>
      <SearchButton
        ref={button}
        onClick={onOpen}
        onFocus={preload}
        onMouseOver={preload}
        onTouchStart={preload}
      />
      {opening &&
        createPortal(
          <div
            ref={keepInsertions}
            role="dialog"
            aria-modal="true"
            aria-label="Search"
            data-hosted={hosted}
            onPasteCapture={({ clipboardData }) => (pasted.current = clipboardData.getData("text").trim())}
          >
            {docSearch && opening.typed ? (
              <docSearch.SearchModal
                {...opening.typed}
                isSelected={opening.isSelected && opening.typed.query === opening.query}
                pasted={pasted}
                onClose={close}
                onFollow={follow}
              />
            ) : (
              <SearchPlaceholder
                initialQuery={opening.query}
                isSelected={opening.isSelected}
                ready={docSearch !== undefined}
                onReady={(query, enter) => setOpening({ ...opening, typed: { query, enter } })}
                onClose={close}
              />
            )}
          </div>,
          document.body,
        )}
    </>
  );
}
