import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import solc from "solc";
import { type SourceUnit } from "./ast";
import { type Compilation } from "./compilation";

interface StandardOutput {
  errors?: { severity: string; formattedMessage: string }[];
  sources?: Record<string, { ast: SourceUnit }>;
}

/** As `compile` of `./compiler`, on the thread of the caller. */
export function loadSyntaxTrees(sources: string[], folders: string[]): Compilation {
  const contents: Record<string, string> = {};
  const read = (source: string): string => {
    const file = folders.map((folder) => path.join(folder, source)).find(existsSync);
    if (!file) throw new Error(`${source}: not found in ${folders.join(", ")}`);
    return (contents[source] = readFileSync(file, "utf8"));
  };
  const input = {
    language: "Solidity",
    sources: Object.fromEntries(sources.map((source) => [source, { content: read(source) }])),
    settings: { outputSelection: { "*": { "": ["ast"] } } },
  };
  const output = solc.compile(JSON.stringify(input), {
    import(source: string) {
      try {
        return { contents: read(source) };
      } catch (error) {
        return { error: (error as Error).message };
      }
    },
  });
  const { errors = [], sources: compiled = {} } = JSON.parse(output) as StandardOutput;
  const fatal = errors.filter(({ severity }) => severity === "error");
  if (fatal.length > 0) {
    const messages = fatal.map(({ formattedMessage }) => formattedMessage);
    throw new Error(`The compiler refused the sources:\n${messages.join("\n")}`);
  }
  return { units: Object.values(compiled).map(({ ast }) => ast), contents };
}
