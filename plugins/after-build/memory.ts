import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "../writeWhole";

const CACHE = path.resolve(".cache/after-build");

const hashOf = (...texts: readonly (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex");
};

/**
 * Remembers from one build to the next what was made of a text, so that only pages that changed are read again. What
 * the results are made by counts as well: other code makes new ones.
 */
export class Memory<Result> {
  private readonly file: string;
  private known: Promise<ReadonlyMap<string, Result>> | undefined;
  private readonly used = new Map<string, Result>();

  /**
   * @param name the file's name, without an ending
   * @param makers what the results depend on besides the text: files, or folders with all their files but tests; paths
   *   from the site's folder
   * @param folder where results are kept
   */
  constructor(
    name: string,
    private readonly makers: readonly string[],
    folder: string = CACHE,
  ) {
    this.file = path.join(folder, `${name}.json`);
  }

  /** What `make` makes of the text, or made of it in an earlier build. It must depend on the text alone, and be JSON. */
  async of(text: string, make: () => Result): Promise<Result> {
    const key = hashOf(text);
    const known = await (this.known ??= this.read());
    const result = known.has(key) ? (known.get(key) as Result) : make();
    this.used.set(key, result);
    return result;
  }

  /** Keeps the results of this build, and none that it did not ask for. */
  async save(): Promise<void> {
    const known = await (this.known ??= this.read());
    if (known.size === this.used.size && [...this.used.keys()].every((key) => known.has(key))) return;
    const text = JSON.stringify({ makers: await this.fingerprint(), results: [...this.used] });
    await writeWhole(this.file, text);
  }

  private async read(): Promise<ReadonlyMap<string, Result>> {
    try {
      const { makers, results } = JSON.parse(await readFile(this.file, "utf8"));
      return new Map(makers === (await this.fingerprint()) ? (results as [string, Result][]) : []);
    } catch {
      // There is none yet, or half of one: everything is made again.
      return new Map();
    }
  }

  private async fingerprint(): Promise<string> {
    const files = (await Promise.all(this.makers.map(filesOf))).flat();
    return hashOf(...(await Promise.all(files.map((file) => readFile(file)))));
  }
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
