import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { createPortal } from "react-dom";
import "@docsearch/css/dist/style.css";
import "./docsearch.css";
import { useHistory } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type SearchOptions } from "@site/src/client/search";
import { warmUp } from "@site/src/client/search/embeddedIndex";
import { type SearchModalProps } from "./modal/SearchModal";
import SearchButton from "./SearchButton";
import SearchPlaceholder from "./SearchPlaceholder";
import { useSearchKeys } from "./useSearchKeys";

type Modal = ComponentType<SearchModalProps>;

let loading: Promise<Modal> | undefined;

/** Loads the modal; after a failure the next call tries again. */
function loadModal(): Promise<Modal> {
  loading ??= import(/* webpackChunkName: "search-modal" */ "./modal/SearchModal").then(
    ({ default: SearchModal }) => SearchModal,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The element of the page, which takes no part while the search lies over it. */
const pageOf = () => document.getElementById("__docusaurus");

/** Opens an address on this site. Where the reader is there already, the page scrolls to it once more. */
function openAddress(history: ReturnType<typeof useHistory>, address: string): void {
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
 * Replaces upstream's search bar: nothing of the modal or of a search client is in the main bundle; modal and index
 * begin to load when the reader points at the button. A press opens a dialog at once, whose input takes what is typed
 * before the modal has arrived. Focus returns to where it was, Back closes the search, no hint to another origin
 * stands in the page, and the rest of the page is inert while the search is open.
 * Without JavaScript the button does nothing; /search says what to do.
 */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const { themeConfig } = useDocusaurusContext().siteConfig;
  const { hosted } = (themeConfig as unknown as { algolia: SearchOptions }).algolia;
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  // What keys go by, at once; what is rendered follows.
  const isAsked = useRef(false);
  // Which opening of the search is rendered: each begins anew. 0 while it is closed.
  const openings = useRef(0);
  const [opening, setOpening] = useState(0);
  const [Modal, setModal] = useState<Modal>();
  const [typed, setTyped] = useState<{ query: string; enter: KeyboardEvent | undefined }>();

  const load = useCallback(() => {
    // It takes longer than the modal, so it does not wait for it.
    if (!hosted) warmUp();
    return loadModal();
  }, [hosted]);
  const preload = () => void load().catch(() => undefined);

  const open = useCallback(() => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    isAsked.current = true;
    setTyped(undefined);
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
    const page = pageOf();
    if (page) page.inert = false;
    const target = opener.current;
    const focusable = target && target !== document.body && target.isConnected;
    (focusable ? target : button.current)?.focus({ preventScroll: true });
  }, []);

  const follow = useCallback(
    (address: string) => {
      close();
      openAddress(history, address);
    },
    [close, history],
  );

  // Back asks for another page, over which the search does not stay.
  useEffect(() => {
    const onBack = () => isAsked.current && close();
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, [close]);

  const isOpen = useCallback(() => isAsked.current, []);
  useSearchKeys({ isOpen, onOpen: open, onClose: close });

  useEffect(() => {
    const page = pageOf();
    if (opening === 0 || !page) return undefined;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [opening]);

  return (
    <>
      <SearchButton
        ref={button}
        onClick={open}
        onFocus={preload}
        onMouseOver={preload}
        onTouchStart={preload}
      />
      {opening > 0 &&
        createPortal(
          Modal && typed ? (
            <Modal
              key={opening}
              initialQuery={typed.query}
              initialEnter={typed.enter}
              onClose={close}
              onFollow={follow}
            />
          ) : (
            <SearchPlaceholder
              key={opening}
              ready={Modal !== undefined}
              onReady={(query, enter) => setTyped({ query, enter })}
              onClose={close}
            />
          ),
          document.body,
        )}
    </>
  );
}
