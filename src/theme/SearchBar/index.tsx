import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useHistory } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type SearchOptions } from "@site/src/client/search";
import { warmUp } from "@site/src/client/search/embeddedIndex";
import { MAX_QUERY_LENGTH } from "@site/src/lib/search/limits";
import { type SearchModalProps } from "./SearchModal";
import SearchButton from "./SearchButton";
import { useSearchKeys } from "./useSearchKeys";

type Modal = ComponentType<SearchModalProps>;

declare global {
  interface Window {
    /** What was typed after the early script had seen the search asked for, before this component was there. */
    searchTyped?: string;
  }
}

let loading: Promise<Modal> | undefined;

/** Loads everything behind the button; after a failure the next call tries again. */
function loadModal(): Promise<Modal> {
  loading ??= import(/* webpackChunkName: "search-modal" */ "./SearchModal").then(
    ({ default: SearchModal }) => SearchModal,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * Replaces upstream's search bar: nothing of DocSearch or of a search client is in the main bundle; modal and index
 * begin to load when the reader points at the button. The button and the keys work before they have arrived (also
 * what is typed meanwhile), focus returns to where it was, Back closes the modal, no hint to another origin stands in
 * the page, and the rest of the page is inert while the modal is open.
 * Without JavaScript the button does nothing; /search says what to do.
 */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const { themeConfig } = useDocusaurusContext().siteConfig;
  const { hosted } = (themeConfig as unknown as { algolia: SearchOptions }).algolia;
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const typed = useRef("");
  const entered = useRef<KeyboardEvent>(undefined);
  const container = useRef<HTMLElement | null>(null);
  // What keys go by, at once; what is drawn follows.
  const isAsked = useRef(false);
  // Which opening of the modal is drawn: each begins anew. 0 while there is none.
  const openings = useRef(0);
  const [opening, setOpening] = useState(0);
  const [Modal, setModal] = useState<Modal>();

  const load = useCallback(() => {
    // It takes longer than the modal, so it does not wait for it.
    if (!hosted) warmUp();
    return loadModal();
  }, [hosted]);
  const preload = () => void load().catch(() => undefined);

  const open = useCallback(() => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    typed.current = (window.searchTyped ?? "").slice(0, MAX_QUERY_LENGTH);
    delete window.searchTyped;
    entered.current = undefined;
    isAsked.current = true;
    setOpening(++openings.current);
    load().then(
      (loaded) => setModal(() => loaded),
      // Behind a deploy or without a connection. The results page is a fresh load: it works, or the browser says why.
      () => isAsked.current && window.location.assign("/search"),
    );
  }, [load]);

  const close = useCallback(() => {
    isAsked.current = false;
    setOpening(0);
    const page = document.getElementById("__docusaurus");
    if (page) page.inert = false;
    const target = opener.current;
    const focusable = target && target !== document.body && target.isConnected;
    (focusable ? target : button.current)?.focus({ preventScroll: true });
  }, []);

  // Back asks for another page, over which the modal does not stay.
  useEffect(() => {
    const onBack = () => isAsked.current && close();
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, [close]);

  const isOpen = useCallback(() => isAsked.current, []);
  // What is typed while the modal is on its way belongs into its input, and an Enter after it.
  const type = useCallback((event: KeyboardEvent) => {
    if (document.querySelector(".DocSearch-Input")) return false;
    entered.current = event.key === "Enter" ? event : undefined;
    if (entered.current) return true;
    if (event.key === "Backspace") typed.current = typed.current.slice(0, -1);
    else if (event.key?.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typed.current = (typed.current + event.key).slice(0, MAX_QUERY_LENGTH);
    } else return false;
    return true;
  }, []);
  useSearchKeys({ isOpen, onOpen: open, onClose: close, onType: type });

  const shown = opening > 0 && Modal !== undefined;
  if (shown && !container.current) {
    container.current = document.createElement("div");
    document.body.prepend(container.current);
  }
  useEffect(() => {
    if (!shown) return undefined;
    const page = document.getElementById("__docusaurus");
    if (page) page.inert = true;
    return () => {
      if (page) page.inert = false;
    };
  }, [shown, opening]);

  return (
    <>
      <SearchButton
        ref={button}
        onClick={open}
        onFocus={preload}
        onMouseOver={preload}
        onTouchStart={preload}
      />
      {shown &&
        container.current &&
        createPortal(
          <Modal
            key={opening}
            initialQuery={typed.current}
            initialEnter={entered.current}
            onClose={close}
            history={history}
          />,
          container.current,
        )}
    </>
  );
}
