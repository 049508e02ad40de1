// A tool can be deleted: its folder, its lines in `src/tools/list.ts`, its components on pages, tests that name it, and the
// places below. Nothing else of the project uses it.

/** By tool, the files and folders outside its own that use it, apart from pages and tests. A folder ends with a slash. */
export const PLACES: Readonly<Record<string, readonly string[]>> = {
  assistants: [
    "plugins/index.ts",
    // What the server reads of the SDK is written with other data of the protocol.
    "plugins/protocol-data/src/assistants.ts",
    "plugins/protocol-data/src/content.ts",
    "scripts/bench/assistants.ts",
    "scripts/mcp/pack.ts",
    "scripts/serve/server.ts",
    "scripts/vercel.ts",
  ],
  batch: [
    "src/tools/assistants/site/data.ts",
    "src/tools/assistants/tools/batches/",
    // A list that is right leads to the builder.
    "src/tools/csv/view/Details.tsx",
    "src/tools/csv/view/formats.ts",
  ],
  csv: [],
  decoder: [],
  desk: [],
  explorer: [],
  finder: [],
  links: [],
  playground: [
    "plugins/index.ts",
    "plugins/ahead.ts",
    "plugins/markdown.ts",
    "plugins/protocol-data/src/streamPlots.ts",
    // The runs that playgrounds show are those of the samples.
    "samples/solidity/rig/",
    // Each error says which playground provokes it.
    "src/components/reference/ErrorCatalogue/ErrorCatalogue.tsx",
    "src/tools/assistants/tools/simulation/",
  ],
  rates: [],
  search: [
    "plugins/index.ts",
    "plugins/offline/worker/serviceWorker.ts",
    "scripts/bench/search.ts",
    "scripts/bench/search/",
    "scripts/search-push.ts",
    "scripts/search-push/",
    "src/theme/NotFound/Content/",
    "src/theme/SearchBar/",
    "src/theme/SearchPage/",
    "src/tools/assistants/",
  ],
};

/** Checks whether a file is a test, or data of one. */
export const isTest = (file: string): boolean => /^tests\/|\.(?:test|spec)\.tsx?$|\/fixtures\//u.test(file);

/** Checks whether a file is a page, on which a component can be taken out. */
export const isPage = (file: string): boolean => /^src\/pages\/.*\.tsx$/u.test(file);

/** Checks whether a file belongs to one of the places. */
export const isPlace = (file: string, places: readonly string[]): boolean =>
  places.some((name) => (name.endsWith("/") ? file.startsWith(name) : file === name));
