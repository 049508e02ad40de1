import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";

const CACHE = path.resolve(".cache/remembered");

/** What npm writes about the packages that are installed: another text as soon as one of them is another. */
const PACKAGES = "node_modules/.package-lock.json";

const hashOf = (...texts: readonly (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex");
};

/**
 * Remembers from one build to the next what was made of a text, so that only pages that changed are read again. What
 * the results are made by counts as well: other code makes new ones. Each result is a file, named after both.
 */
export class Memory<Result> {
  private readonly folder: string;
  private fingerprint: Promise<string> | undefined;
  private readonly used = new Set<string>();

  /**
   * @param name the folder's name
   * @param makers what the results depend on besides the text: files, or folders with all their files but tests; paths
   *   from the site's folder
   * @param folder where all memories are kept
   */
  constructor(
    name: string,
    private readonly makers: readonly string[],
    folder: string = CACHE,
  ) {
    this.folder = path.join(folder, name);
  }

  /** What `make` makes of the text, or made of it in an earlier build. It must depend on the text alone, and be JSON. */
  async of(text: string, make: () => Result | Promise<Result>): Promise<Result> {
    const makers = await (this.fingerprint ??= fingerprintOf(this.makers));
    const name = `${hashOf(makers, text).slice(0, 32)}.json`;
    this.used.add(name);
    const file = path.join(this.folder, name);
    try {
      return JSON.parse(readFileSync(file, "utf8")) as Result;
    } catch {
      // There is none yet, or half of one.
      const result = await make();
      mkdirSync(this.folder, { recursive: true });
      writeFileSync(file, JSON.stringify(result));
      return result;
    }
  }

  /** Forgets the results that this build did not ask for. */
  async tidy(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const unused = names.filter((name) => !this.used.has(name));
    await Promise.all(unused.map((name) => rm(path.join(this.folder, name), { force: true })));
  }
}

/**
 * What a plugin reads out of packages and data, made in the first build after any of them changed and remembered
 * until then. Loading the SDK alone takes a third of a second, so `make` imports what it needs by itself.
 *
 * @param name the memory's name
 * @param folder the plugin's own code, from the site's folder; the packages, `data/` and `src/lib/` always count
 * @param given what the result depends on besides
 */
export async function readOnce<Result>(
  name: string,
  folder: string,
  given: string,
  make: () => Promise<Result>,
): Promise<Result> {
  const memory = new Memory<Result>(name, [PACKAGES, "data", "src/lib", folder]);
  const result = await memory.of(given, make);
  await memory.tidy();
  return result;
}

async function fingerprintOf(makers: readonly string[]): Promise<string> {
  const files = (await Promise.all(makers.map(filesOf))).flat();
  return hashOf(...(await Promise.all(files.map((file) => readFile(file)))));
}

/** A file by itself, a folder as the files below it but tests, sorted. */
async function filesOf(maker: string): Promise<string[]> {
  const entries = await readdir(maker, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [maker];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
