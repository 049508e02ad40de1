import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { listFilesBelow } from "../../src/node/files/list";

const FOLDERS = ["data", "src", "config", "plugins", "samples", "checks", "scripts", "tests"];

/** Returns the source of each file in TypeScript, by its path from the project's folder. */
export function readSources(): ReadonlyMap<string, string> {
  const files = FOLDERS.flatMap((folder) => listFilesBelow(folder).map((file) => `${folder}/${file}`));
  const code = files.filter((file) => /\.tsx?$/u.test(file) && !file.includes("node_modules/"));
  return new Map(code.map((file) => [file, readFileSync(file, "utf8")]));
}

/** Returns the files that each file imports: for values and for types, at once and on demand. */
export function readImports(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  return new Map(
    [...sources].map(([file, source]) => [
      file,
      ts
        .preProcessFile(source, true, true)
        .importedFiles.flatMap(({ fileName }) => resolve(file, fileName, sources) ?? []),
    ]),
  );
}

/** Returns the file of the project that an import names; nothing for a package, a style sheet or data of a build. */
function resolve(file: string, name: string, files: ReadonlyMap<string, string>): string | undefined {
  if (!/^(?:@site\/|\.)/u.test(name)) return undefined;
  const target = name.startsWith("@site/")
    ? name.slice("@site/".length)
    : path.posix.join(path.posix.dirname(file), name);
  return ["", ".ts", ".tsx", "/index.ts", "/index.tsx"]
    .map((ending) => target + ending)
    .find((each) => files.has(each));
}
