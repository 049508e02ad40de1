import { type ChunkNames, type ModuleAddress } from "../src/manifest";
import { adoptVersion, type Version } from "./sidebars";

declare const __webpack_require__: {
  (module: string | number): unknown;
  e(chunk: string | number): Promise<unknown>;
};

type Entry = readonly [load: () => Promise<unknown>, name: string, id: string | number];

/** Stand-in for the generated table of all pages' chunk names: those of the pages that are known so far. */
export const chunkNames: Record<string, ChunkNames> = {};

/** Stand-in for the generated table of all pages' modules: those of the pages that are known so far. */
const registry: Record<string, Entry> = {};
export default registry;

/** Adds modules by the chunk names that routes ask for them by. */
export function addModules(modules: Record<string, ModuleAddress>): void {
  for (const [name, [id, chunks]] of Object.entries(modules)) {
    registry[name] ??= [() => load(id, chunks), name, id];
  }
}

async function load(id: string | number, chunks: readonly (string | number)[]): Promise<unknown> {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  const module = __webpack_require__(id) as { __esModule?: boolean; version?: Version };
  adoptVersion(module);
  return module?.__esModule ? module : { default: module };
}

/** Never called: what the bundler finds the pages by. */
export const everyPage = (): Promise<unknown> => import(/* webpackChunkName: "every-page" */ "./everyPage");
