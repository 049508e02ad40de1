import type { RouteConfig } from "@docusaurus/types";
import { simpleHash } from "@docusaurus/utils";
import { type PageScripts } from "./worker/scriptList";

/** Names of chunks by the part of a route that they belong to. */
type ChunkNames = string | readonly ChunkNames[] | { readonly [part: string]: ChunkNames };

/** Content of `routesChunkNames.json`, which Docusaurus writes before it bundles: `/concepts/fees-3e5` is a key. */
export type RouteChunks = Readonly<Record<string, { readonly __comp: string } & Record<string, ChunkNames>>>;

/**
 * Lists the scripts that Docusaurus loads before it hydrates a page: the components of its routes, its content and data.
 *
 * @param routes the routes of the site, as a plugin's `postBuild` gets them.
 * @param chunks the chunks of each route.
 * @param scriptsOf returns the addresses of a chunk's scripts. A chunk has none where its modules are in the main script.
 * @throws Error where a route has no chunks or no scripts, because they would be missing without a word.
 */
export function listPageScripts(
  routes: readonly RouteConfig[],
  chunks: RouteChunks,
  scriptsOf: (chunk: string) => readonly string[],
): PageScripts {
  const found: Record<string, readonly string[]> = {};
  const visit = (route: RouteConfig, above: readonly string[]): void => {
    const names = [...above, ...namesIn(listChunks(route, chunks))];
    if (route.routes) return route.routes.forEach((child) => visit(child, names));
    const scripts = [...new Set(names.flatMap(scriptsOf))].sort();
    if (scripts.length === 0) throw new Error(`No chunk of the route ${route.path} has a script.`);
    found[route.path.replace(/(?<=.)\/$/, "")] = scripts;
  };
  for (const route of routes) visit(route, []);
  return found;
}

/** Returns the chunks of a route. Several routes may share a path, so that its component decides. */
function listChunks({ path, component }: RouteConfig, chunks: RouteChunks): ChunkNames {
  const name = simpleHash(component, 8);
  const entry = Object.entries(chunks).find(
    ([key, { __comp }]) => __comp === name && key.slice(0, key.lastIndexOf("-")) === path,
  );
  if (!entry) {
    throw new Error(
      `Docusaurus lists no chunks of the route ${path} with ${component}. See how it names chunks, and correct plugins/offline/pageScripts.ts.`,
    );
  }
  return entry[1];
}

const namesIn = (names: ChunkNames): readonly string[] =>
  typeof names === "string" ? [names] : Object.values(names).flatMap(namesIn);
