// Runs the Solidity compiler in a process of its own: its 300 MB of memory go when that ends, and the process handlers
// that its Emscripten build installs never reach the site's build. Reads `{ sources, folders }` from its standard input
// and writes `{ output, contents }`, both as JSON.
const fs = require("node:fs");
const path = require("node:path");
const v8 = require("node:v8");

// It compiles once, in less time than better machine code of it would take to make.
v8.setFlagsFromString("--liftoff-only");

const work = JSON.parse(fs.readFileSync(0, "utf8"));

/** Finds `@scope/package/file.sol` in the given folders, in order. */
function readImport(importPath) {
  for (const folder of work.folders) {
    const file = path.join(folder, importPath);
    if (fs.existsSync(file)) return { contents: fs.readFileSync(file, "utf8") };
  }
  return { error: `not found in ${work.folders.join(", ")}` };
}

const contents = {};
const sources = {};
for (const sourcePath of work.sources) {
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
process.stdout.write(JSON.stringify({ output, contents }));
