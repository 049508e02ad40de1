import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { sidebarOf } from "../src/manifest";
import { merged } from "../src/sidebar";

type Sidebars = Record<string, PropSidebarItem[]>;

/** What the docs plugin knows of a version, as far as it is grown here. */
export interface Version {
  docsSidebars?: Sidebars;
}

let sidebars: Sidebars = {};
const listeners = new Set<() => void>();
const whole = new Map<string, Promise<void>>();

/** Lets the sidebars that are known, and those to come, be found where the docs plugin looks for them. */
export function adoptVersion(module: { version?: Version }): void {
  if (module.version?.docsSidebars) sidebars = Object.assign(module.version.docsSidebars, sidebars);
}

/** Adds what a page shows of its section's sidebar to what is known of it. */
export function addSidebar(name: string, items: readonly PropSidebarItem[]): void {
  sidebars[name] = merged(sidebars[name] ?? [], items);
  for (const changed of listeners) changed();
}

/** What is known of a section's sidebar. */
export const sidebarNamed = (name: string): PropSidebarItem[] | undefined => sidebars[name];

/** Calls back whenever a sidebar has become more. */
export function onSidebar(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Loads the whole of a section's sidebar; after a failure the next call tries again. */
export function loadWhole(folder: string, name: string): Promise<void> {
  let loading = whole.get(name);
  if (!loading) {
    loading = fetch(sidebarOf(folder, name))
      .then((response) => {
        if (!response.ok) throw new Error(`${response.status} for the sidebar ${name}`);
        return response.json() as Promise<PropSidebarItem[]>;
      })
      .then((items) => addSidebar(name, items))
      .catch(() => void whole.delete(name));
    whole.set(name, loading);
  }
  return loading;
}
