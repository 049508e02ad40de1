import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";

/** The server has the whole sidebar; plugins/lean-client puts wholeSidebar.client in its place for the browser. */
export const useWholeSidebar = (items: readonly PropSidebarItem[]): readonly PropSidebarItem[] => items;
