import ComponentCreator from "@docusaurus/ComponentCreator";
import globalData from "@generated/globalData";
import {
  manifestOf,
  type GlobalDoc,
  type OwnManifest,
  type PageManifest,
  type RouteNode,
} from "../src/manifest";
import { addModules, chunkNames, everyPage } from "./registry";
import { addSidebar, loadWhole } from "./sidebars";

interface Route {
  path: string;
  order: number;
  component: unknown;
  exact?: boolean;
  routes?: Route[];
}

/**
 * Stand-in for the generated table of all routes: those of the page that was opened, and of the pages behind the
 * links that the reader points at or follows. The array grows in place.
 */
const routes: Route[] = [];
export default routes;

const own = readOwn();
const known = new Map<string, Promise<void>>();

/** Makes sure that the routes of a page are in the table. @throws Error when this build has no such page. */
export function learn(page: string): Promise<void> {
  const path = withoutSlash(page);
  let learnt = known.get(path);
  if (!learnt) {
    learnt = fetch(manifestOf(own.folder, path)).then(async (response) => {
      if (!response.ok) throw new Error(`${response.status} for the manifest of ${path}`);
      add((await response.json()) as PageManifest);
    });
    learnt.catch(() => known.delete(path));
    known.set(path, learnt);
  }
  return learnt;
}

/** Loads the whole of a section's sidebar. */
export const loadWholeSidebar = (name: string): Promise<void> => loadWhole(own.folder, name);

function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, "$1");
}

function readOwn(): OwnManifest {
  const element = document.getElementById("page-manifest");
  return element
    ? (JSON.parse(element.textContent) as OwnManifest)
    : { folder: "", routes: [], names: {}, modules: {} };
}

function add({ routes: nodes, names, modules, doc, sidebar }: PageManifest): void {
  Object.assign(chunkNames, names);
  addModules(modules);
  insert(routes, nodes);
  if (doc) addDoc(doc);
  if (sidebar) addSidebar(sidebar.name, sidebar.items);
}

function insert(into: Route[], nodes: readonly RouteNode[]): void {
  for (const { key, routes: below, ...node } of nodes) {
    let route = into.find(({ order }) => order === node.order);
    if (!route) {
      route = { ...node, component: undefined, ...(below && { routes: [] }) };
      into.push(route);
      into.sort((a, b) => a.order - b.order);
    }
    // Of a route that is only named (the home page on other pages), the parts come with the page's own manifest.
    if (chunkNames[key]) route.component ??= ComponentCreator(node.path, key.slice(node.path.length + 1));
    if (below && route.routes) insert(route.routes, below);
  }
}

function addDoc(doc: GlobalDoc): void {
  const docs = globalData["docusaurus-plugin-content-docs"]?.default as { versions: { docs: GlobalDoc[] }[] };
  const known = docs.versions[0]?.docs;
  if (known?.every(({ id }) => id !== doc.id)) known.push(doc);
}

// Whatever the address is, this page is the answer to it.
known.set(withoutSlash(window.location.pathname), Promise.resolve());
add(own);
routes.push({ path: "*", order: Infinity, component: ComponentCreator("*", "") });
// Keeps the bundler from leaving out the pages' chunks.
Object.assign(learn, { everyPage });
