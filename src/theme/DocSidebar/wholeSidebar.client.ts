import { useEffect, useSyncExternalStore } from "react";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import { loadWholeSidebar } from "@site/plugins/page-manifests/client/routes";
import { onSidebar, sidebarNamed } from "@site/plugins/page-manifests/client/sidebars";
import { isPruned } from "@site/plugins/page-manifests/src/sidebar";

const SIDEBARS = ".theme-doc-sidebar-container, .navbar__toggle, .navbar-sidebar";

/**
 * The sidebar as far as it is known. The whole of it is fetched when the reader points at a sidebar, moves the focus
 * into it, or opens the menu: before anything in it can be opened.
 */
export function useWholeSidebar(items: readonly PropSidebarItem[]): readonly PropSidebarItem[] {
  const name = useDocsSidebar()?.name ?? "";
  const known = useSyncExternalStore(
    onSidebar,
    () => sidebarNamed(name) ?? items,
    () => items,
  );
  const incomplete = isPruned(known);
  useEffect(() => {
    if (!incomplete) return undefined;
    const load = ({ target }: Event) => {
      if (target instanceof Element && target.closest(SIDEBARS)) void loadWholeSidebar(name);
    };
    const events = ["pointerover", "focusin", "click"];
    for (const event of events) document.addEventListener(event, load);
    return () => {
      for (const event of events) document.removeEventListener(event, load);
    };
  }, [incomplete, name]);
  return known;
}
