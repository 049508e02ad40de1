import { type ChunkNames, type RouteNode } from "./manifest";

/** A node of the generated route table: `component` is the key of its chunk names. */
export interface Route {
  readonly path: string;
  readonly component: string;
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
  readonly [attribute: string]: unknown;
}

/**
 * Reads Docusaurus' generated route table (`.docusaurus/routes.js`).
 *
 * @throws Error when the file does not look as this version of Docusaurus writes it.
 */
export function readRoutes(source: string): readonly Route[] {
  const start = source.indexOf("export default ");
  if (start < 0) throw new Error("The generated route table has no default export.");
  const table = source.slice(start).replace("export default ", "return ");
  const componentCreator = (path: string, hash?: string) => (hash ? `${path}-${hash}` : path);
  return new Function("ComponentCreator", table)(componentCreator) as Route[];
}

/**
 * The routes that draw a page together, from the outermost layout to the page, each with its place among all routes
 * beside it: the router takes the first that matches. Empty where no route but the last resort matches.
 */
export function branchOf(routes: readonly Route[], page: string): RouteNode | undefined {
  for (const [order, route] of routes.entries()) {
    const { path, component, exact, routes: below, ...attributes } = route;
    if (path === "*") continue;
    const inside = page === path || page.startsWith(path.replace(/\/?$/, "/"));
    if (exact ? page !== path : !inside) continue;
    const child = below && branchOf(below, page);
    if (below && !child) continue;
    return {
      ...attributes,
      order,
      path,
      key: component,
      ...(exact && { exact }),
      ...(child && { routes: [child] }),
    };
  }
  return undefined;
}

/** The nodes of a branch from the outermost on. */
export function nodesOf(branch: RouteNode | undefined): readonly RouteNode[] {
  return branch ? [branch, ...nodesOf(branch.routes?.[0])] : [];
}

/** The chunk names of everything that a page is drawn with. */
export const chunkNamesOf = (
  routes: readonly Route[],
  names: Record<string, ChunkNames>,
  page: string,
): readonly string[] => nodesOf(branchOf(routes, page)).flatMap(({ key }) => flatNames(names[key]));

function flatNames(names: ChunkNames | undefined): readonly string[] {
  if (names === undefined) return [];
  return typeof names === "string" ? [names] : Object.values(names).flatMap(flatNames);
}
