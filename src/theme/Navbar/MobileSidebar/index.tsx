import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "@docusaurus/router";
// eslint-disable-next-line no-restricted-imports -- the public entry does not know whether the menu is open
import { useNavbarMobileSidebar } from "@docusaurus/theme-common/internal";
import MobileSidebar from "@theme-original/Navbar/MobileSidebar";
import Header from "@theme/Navbar/MobileSidebar/Header";
import Layout from "@theme/Navbar/MobileSidebar/Layout";
import PrimaryMenu from "@theme/Navbar/MobileSidebar/PrimaryMenu";
import SecondaryMenu from "@theme/Navbar/MobileSidebar/SecondaryMenu";
import { useLargeText } from "@site/src/client/reading/largeText";

/**
 * Wraps upstream's menu of narrow screens, which it renders closed on every page: here it is rendered when it is first opened.
 * The focus goes into it, and back to its button. Escape closes it, and so does another page that the search has led to.
 * It opens where large text has folded the bar, too, for which upstream renders none.
 * Without JavaScript there is none; the footer and the section's page lead on.
 */
export default function LazyMobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { pathname } = useLocation();
  const isLargeText = useLargeText();
  const page = useRef(pathname);
  const [isAsked, setAsked] = useState(shown);
  if (shown && !isAsked) setAsked(true);

  useEffect(() => {
    if (shown && page.current !== pathname) toggle();
    page.current = pathname;
  }, [shown, toggle, pathname]);

  useEffect(() => {
    if (!shown) return undefined;
    const menu = document.querySelector(".navbar-sidebar");
    menu?.querySelector<HTMLElement>(".navbar-sidebar__close")?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      if (activeElement === document.body || menu?.contains(activeElement)) {
        document.querySelector<HTMLElement>(".navbar__toggle")?.focus({ preventScroll: true });
      }
    };
  }, [shown]);

  useEffect(() => {
    if (!shown) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      // Where the search is open over the menu it takes the key, whichever of the two hears it first.
      if (
        event.key !== "Escape" ||
        event.defaultPrevented ||
        document.querySelector("[inert] .navbar-sidebar")
      )
        return;
      toggle();
      document.querySelector<HTMLElement>(".navbar__toggle")?.focus();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [shown, toggle]);

  if (!isAsked) return null;
  if (!isLargeText) return <MobileSidebar />;
  return <Layout header={<Header />} primaryMenu={<PrimaryMenu />} secondaryMenu={<SecondaryMenu />} />;
}
