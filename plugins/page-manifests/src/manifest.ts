import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";

/** Chunk names by the name of the prop that they become, nested as the props are. */
export type ChunkNames = string | readonly ChunkNames[] | { readonly [prop: string]: ChunkNames };

/** A route of a page's branch. Attributes that plugins give their routes (a doc's `sidebar`) are kept. */
export interface RouteNode {
  /** Its place among all routes of its parent. */
  readonly order: number;
  readonly path: string;
  /** By what its chunk names are found: its path and a hash. */
  readonly key: string;
  readonly exact?: boolean;
  readonly routes?: readonly RouteNode[];
  readonly [attribute: string]: unknown;
}

/** A module of the bundle: its id, and the ids of the chunks that have to be there before it. */
export type ModuleAddress = readonly [module: string | number, chunks: readonly (string | number)[]];

/** What the global data say of one doc. */
export interface GlobalDoc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** Everything that the browser needs to know of one page to draw it, and that stands in tables of all pages upstream. */
export interface PageManifest {
  readonly routes: readonly RouteNode[];
  /** Chunk names of the routes, by the routes' keys. */
  readonly names: { readonly [key: string]: ChunkNames };
  readonly modules: { readonly [chunkName: string]: ModuleAddress };
  readonly doc?: GlobalDoc;
  readonly sidebar?: { readonly name: string; readonly items: readonly PropSidebarItem[] };
}

/** What stands in the page itself: its manifest, and where those of the other pages are. */
export interface OwnManifest extends PageManifest {
  /** The folder of this build's manifests. Another build's are never mixed with it: its folder has another name. */
  readonly folder: string;
}

/** Where the manifest of a page is. */
export const manifestOf = (folder: string, page: string): string =>
  `${folder}${page === "/" ? "/index" : page}.json`;

/** Where the whole sidebar of a section is. */
export const sidebarOf = (folder: string, name: string): string => `${folder}/sidebars/${name}.json`;
