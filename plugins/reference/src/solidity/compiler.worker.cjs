// Runs the Solidity compiler in a worker thread: its 300 MB of memory go when the thread ends, the site's build goes on
// meanwhile, and the process handlers that its Emscripten build installs never reach that build. Takes
// `{ sources, folders }` as the worker's data and posts `{ output, contents }`.
const fs = require("node:fs");
const path = require("node:path");
const { parentPort, workerData } = require("node:worker_threads");

/** Finds `@scope/package/file.sol` in the given folders, in order. */
function readImport(importPath) {
  for (const folder of workerData.folders) {
    const file = path.join(folder, importPath);
    if (fs.existsSync(file)) return { contents: fs.readFileSync(file, "utf8") };
  }
  return { error: `not found in ${workerData.folders.join(", ")}` };
}

const contents = {};
const sources = {};
for (const sourcePath of workerData.sources) {
  const found = readImport(sourcePath);
  if (found.error) throw new Error(`${sourcePath}: ${found.error}`);
  sources[sourcePath] = { content: found.contents };
  contents[sourcePath] = found.contents;
}

const solc = require("solc");
const output = solc.compile(
  JSON.stringify({
    language: "Solidity",
    sources,
    settings: { outputSelection: { "*": { "": ["ast"] } } },
  }),
  {
    import(importPath) {
      const found = readImport(importPath);
      if (found.contents !== undefined) contents[importPath] = found.contents;
      return found;
    },
  },
);
parentPort.postMessage({ output, contents });
