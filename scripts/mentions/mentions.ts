import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import manifest from "../../package.json";
import { listFilesBelow } from "../../src/node/files/list";

/** What is in a project. */
export interface Project {
  /** Paths of all files, from the project's folder. */
  readonly files: readonly string[];
  /** Names of the commands that `npm run` knows, with what each runs. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Names of the checks over the built site. */
  readonly checks: readonly string[];
  /** The text of a file. */
  readonly read: (file: string) => string;
  /** Whether a program comes with the packages. */
  readonly hasProgram: (name: string) => boolean;
}

/** Folders that git ignores: what a build leaves is no file of the project. */
const IGNORED = /^(?:node_modules|build|test-results|playwright-report|\.git|\.cache|\.docusaurus)$/;

/** This project. */
export function readProject(checks: readonly string[]): Project {
  const entries = readdirSync(".", { withFileTypes: true }).filter(({ name }) => !IGNORED.test(name));
  return {
    files: entries.flatMap((entry) =>
      entry.isFile() ? [entry.name] : listFilesBelow(entry.name).map((file) => `${entry.name}/${file}`),
    ),
    scripts: manifest.scripts,
    checks,
    read: (file) => readFileSync(file, "utf8"),
    hasProgram: (name) => existsSync(path.join("node_modules/.bin", name)),
  };
}

const CODE = /^[\w@.<>*-]+(?:\/[\w@.<>*-]+)*\/?$/;
const SOURCE = /\.(?:tsx?|mts|[mc]?js|mdx?|css|ya?ml)$/;
const IN_FOLDER =
  /(?<![\w/@.…-])(?:src|plugins|config|checks|scripts|tests|data|docs|samples|patches|static|\.github)\/[\w./<>-]*[\w>]/g;
const BARE = /(?<![\w/@.…*-])[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mts|mjs|cjs|mdx?)\b/g;
const LINK = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g;

const EXAMPLE = /(?:^|\/)a(?:\/|\.)/;

/** Returns the paths that a Markdown document names in code, or links to. */
function listDocumentPaths(text: string): string[] {
  const prose = text.replace(/^```.*?^```$/gms, "");
  const named = [...prose.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = ""]) => code)
    .filter(
      (code) =>
        CODE.test(code) && (SOURCE.test(code) || code.match(IN_FOLDER)?.[0] === code.replace(/\/$/, "")),
    )
    .filter((code) => !code.startsWith("/"));
  return [...named, ...[...prose.matchAll(LINK)].map(([, target = ""]) => target)];
}

/** Returns the paths that comments name, and strings that are sentences, as the remedy of a check is. */
function listSourcePaths(text: string): string[] {
  const comments = text.match(/\/\*.*?\*\/|(?<=^|\s)\/\/ .*$/gms) ?? [];
  const sentences = (text.match(/"[^"\n]* [^"\n]*"|`[^`\n]* [^`\n]*`/g) ?? []).filter(
    (command) => !command.includes("${"),
  );
  return [
    ...comments.flatMap((comment) => [...(comment.match(IN_FOLDER) ?? []), ...(comment.match(BARE) ?? [])]),
    ...sentences.flatMap((sentence) => sentence.match(IN_FOLDER) ?? []),
  ];
}

/** `docs/<section>/<name>.mdx` stands for any path of this form. */
const getPattern = (named: string): string =>
  named
    .replace(/\/$/, "")
    .replace(/[.+]/g, "\\$&")
    .replace(/<[^>]*>|\*/g, "[^/]+");

/** Yields the faults of the commands that a text names, with their options. */
function* findCommandFaults(text: string, project: Project): Generator<string> {
  for (const [, program = ""] of text.matchAll(/(?<=[`\n"(] ?)npx ([\w-]+)/g)) {
    if (!project.hasProgram(program)) yield `npx ${program}: no package brings it`;
  }
  for (const [, run, name = "test", rest = ""] of text.matchAll(
    /npm (?:(run) ([\w:-]+)|test)((?: --)?(?: [\w-][^\s`"]*)*)/g,
  )) {
    const command = project.scripts[name];
    if (command === undefined) {
      yield `npm ${run} ${name}: package.json has no such script`;
      continue;
    }
    const [, file] = /^tsx (\S+)$/.exec(command) ?? [];
    if (!file || !rest.startsWith(" -- ")) continue;
    // A command and its parts, which are in the folder of the same name.
    const parts = project.files.filter(
      (part) => part.startsWith(file.replace(/\.ts$/, "/")) && /(?<!\.test)\.ts$/.test(part),
    );
    const source = [file, ...parts].map((part) => project.read(part)).join("\n");
    const knows = (word: string) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(source);
    for (const [, option = "", values] of rest.matchAll(/--([\w-]+)(?:[= ]([\w,-]+))?/g)) {
      if (!knows(option)) yield `${file} knows no option --${option}`;
      const wanted = option === "only" ? (values ?? "").split(",") : [];
      const isKnown = (word: string) => (name === "check" ? project.checks.includes(word) : knows(word));
      for (const word of wanted.filter((each) => !isKnown(each))) yield `${file} knows no "${word}" (--only)`;
    }
  }
}

/**
 * Returns what a document or a source names that does not exist: one sentence each. A path may begin in
 * any folder, so that the README of a plugin says `src/<file>`; one with a folder of one letter is an example.
 */
export function findFaults(file: string, project: Project): string[] {
  const text = project.read(file);
  const isDocument = file.endsWith(".md");
  const exists = (named: string): boolean => {
    if (named.startsWith(".")) {
      const target = path.posix.join(path.posix.dirname(file), named).replace(/\/$/, "");
      if (project.files.some((candidate) => candidate === target || candidate.startsWith(`${target}/`)))
        return true;
    }
    const tail = new RegExp(`(?:^|/)${getPattern(named)}(?:\\.tsx?|/.*)?$`);
    return project.files.some((candidate) => tail.test(candidate));
  };
  const namedChecks = [...text.matchAll(/\b[Cc]heck `([a-z-]+)`/g)].map(([, name = ""]) => name);
  const paths = isDocument ? listDocumentPaths(text) : listSourcePaths(text);
  const missing = [...new Set(paths)].filter((named) => !EXAMPLE.test(named) && !exists(named));
  return [
    ...missing.map((named) => `names ${named}, which does not exist`),
    ...namedChecks
      .filter((name) => !project.checks.includes(name))
      .map((name) => `names the check ${name}, which does not exist`),
    ...findCommandFaults(text, project),
  ].map((fault) => `${file}: ${fault}`);
}
