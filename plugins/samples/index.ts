import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { listFilesBelow } from "../../src/node/files/list";
import { listFigureFiles } from "./src/figures";
import { findInclusions, type Inclusion } from "./src/inclusion";
import { readQueries } from "./src/queries";
import { assembleFile, downloadPath } from "./src/remark";
import { pinImports, composeRemixLink, writeRemixPage, composeRemixPath } from "./src/remix";
import { readPackageVersions } from "./src/versions";

/** Returns every inclusion of a sample in the pages under `docs/`. */
export function readInclusions(root: string): Inclusion[] {
  return listFilesBelow(path.join(root, "docs"), /\.mdx?$/).flatMap((name) =>
    findInclusions(`docs/${name}`, readFileSync(path.join(root, "docs", name), "utf8")),
  );
}

/** Returns the files that answers and requests of the documented queries are made from. */
function listIndexerFiles(root: string): string[] {
  return ["src/protocol/indexers", "data/graphql"].flatMap((folder) =>
    listFilesBelow(path.join(root, folder), /(?<!\.test)\.ts$/).map((name) => path.join(root, folder, name)),
  );
}

/**
 * Returns the part of the samples that Docusaurus must know: which files pages depend on, the documented queries, which
 * the API explorer imports, and the complete files that pages offer for download, written into the build. The code in
 * pages comes from `src/remark.ts`, the queries from `src/remarkQueries.ts`.
 */
export default function samplesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: "samples",
    getPathsToWatch: () => [
      path.join(siteDir, "samples/**/*.{sol,ts,graphql,json}"),
      path.join(siteDir, "docs/api/_queries-*.mdx"),
    ],
    async contentLoaded({ actions }) {
      await actions.createData("queries.json", JSON.stringify(readQueries(siteDir)));
    },
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /\.mdx?$/,
              // Docusaurus reads the folders of every Markdown rule to find files that have none, and asks for a list.
              include: ["docs", "blog", "src/pages"].map((folder) => path.join(siteDir, folder)),
              enforce: "pre",
              use: [
                {
                  loader: path.join(__dirname, "dependency-loader.js"),
                  options: {
                    root: siteDir,
                    figures: listFigureFiles(siteDir),
                    indexers: listIndexerFiles(siteDir),
                  },
                },
              ],
            },
          ],
        },
      };
    },
    async postBuild({ outDir }) {
      const offered = new Set(
        readInclusions(siteDir)
          .filter(({ region }) => region === undefined)
          .map(({ file }) => file),
      );
      for (const file of offered) write(outDir, downloadPath(file), assembleFile(siteDir, file));
      writeRemixPages(siteDir, outDir);
    },
  };
}

/** Writes the pages that open a sample in Remix, one for each complete Solidity file. */
function writeRemixPages(siteDir: string, outDir: string): void {
  const versions = readPackageVersions(siteDir);
  const files = readInclusions(siteDir)
    .filter(({ file, isCompleteFile }) => isCompleteFile && file.endsWith(".sol"))
    .map(({ file }) => file);
  for (const file of new Set(files)) {
    try {
      const address = composeRemixLink(pinImports(assembleFile(siteDir, file), versions));
      write(outDir, `${composeRemixPath(file)}.html`, writeRemixPage(path.basename(file), address));
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
  }
}

function write(outDir: string, sitePath: string, content: string): void {
  const target = path.join(outDir, sitePath);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
