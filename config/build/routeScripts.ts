import { readFileSync } from "node:fs";
import path from "node:path";
import { simpleHash } from "@docusaurus/utils";

/** Names of chunks by the part of a route that they belong to. */
type ChunkNames = string | readonly ChunkNames[] | { readonly [part: string]: ChunkNames };

/** The chunks of each route, as Docusaurus lists them. */
type RouteChunks = Readonly<Record<string, { readonly __comp: string } & Record<string, ChunkNames>>>;

const namesIn = (names: ChunkNames): readonly string[] =>
  typeof names === "string" ? [names] : Object.values(names).flatMap(namesIn);

/** The parts of the bundler's interface that are used here. */
interface Chunk {
  readonly name?: string | null;
}

interface ChunkGraph<Module> {
  getModuleChunksIterable(module: Module): Iterable<Chunk>;
}

/** A group of modules that come in one script. */
interface ScriptGroup {
  readonly name: string;
  readonly type: RegExp;
  readonly chunks: (chunk: Chunk) => boolean;
  readonly test: <Module>(module: Module, graph: { readonly chunkGraph: ChunkGraph<Module> }) => boolean;
  readonly enforce: true;
  readonly priority: number;
}

/** Returns the name that Docusaurus gives to the chunk of a component. */
const getName = (component: string): string => simpleHash(component, 8);

/** The components around every document, from the outside to the inside. Docusaurus makes a script of each. */
const AROUND_DOCUMENTS = ["@theme/DocsRoot", "@theme/DocVersionRoot", "@theme/DocRoot", "@theme/DocItem"];

/**
 * Returns the bundler's groups that join scripts which a page always loads together, because each script is a request and
 * modules that are in two of them are loaded twice:
 *
 * - `documents`: what every document needs. Pages do not repeat these modules in their own scripts.
 * - `notes`: the beginnings of all release notes, which the list of them shows. Docusaurus makes a script of each.
 *
 * Each group takes the name of a script that Docusaurus fetches ahead by its name, so that it still finds it.
 *
 * @param routes the chunks of each route, as Docusaurus lists them.
 */
export function groupScripts(routes: RouteChunks): Record<string, ScriptGroup> {
  const around = new Set(AROUND_DOCUMENTS.map(getName));
  const document = getName("@theme/DocItem");
  const contents = Object.values(routes).filter(({ __comp }) => __comp === document);
  const documents = new Set([...around, ...contents.flatMap(namesIn)]);
  const list = getName("@theme/BlogListPage");
  const uses = Object.values(routes).flatMap((route) => namesIn(route));
  const isOnlyThere = (name: string) => uses.indexOf(name) === uses.lastIndexOf(name);
  const notes = new Set(
    Object.values(routes)
      .filter(({ __comp }) => __comp === list)
      .flatMap(namesIn)
      .filter(isOnlyThere),
  );
  return {
    documents: getGroup(document, documents, around),
    notes: getGroup(list, notes, notes),
  };
}

/** Returns the group of the modules of `sources`, for all chunks that have them and are among `users`. */
function getGroup(name: string, users: ReadonlySet<string>, sources: ReadonlySet<string>): ScriptGroup {
  const isAmong = (names: ReadonlySet<string>, chunk: Chunk) => names.has(chunk.name ?? "");
  return {
    name,
    // Style sheets stay in one.
    type: /^(?:javascript\/|json)/,
    chunks: (chunk) => isAmong(users, chunk),
    test: (module, { chunkGraph }) =>
      [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => isAmong(sources, chunk)),
    enforce: true,
    priority: 90,
  };
}

/** Reads the chunks of each route, which Docusaurus has written before it bundles. */
export function readRoutes(generatedFilesDir: string): RouteChunks {
  return JSON.parse(
    readFileSync(path.join(generatedFilesDir, "routesChunkNames.json"), "utf8"),
  ) as RouteChunks;
}
