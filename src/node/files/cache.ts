import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { UNFINISHED, writeAtomically } from "./atomicWrite";
import { listFilesBelow } from "./list";

const ROOT = path.resolve(".cache");

/**
 * Caches results from one build to the next, one file each, named after a hash of what the result depends on. It is always
 * safe to remove the folder.
 */
export class Cache<Result> {
  private readonly folder: string;
  private fingerprint: Promise<string> | undefined;
  private readonly used = new Set<string>();
  private readonly pending = new Map<string, Promise<Result>>();

  /**
   * @param name the folder's name below `.cache/`
   * @param dependencies what all results depend on, apart from their keys: files, or folders with all their files but
   *   tests; paths from the project's folder
   * @param root where the folder is made
   */
  constructor(
    name: string,
    private readonly dependencies: readonly string[],
    root: string = ROOT,
  ) {
    this.folder = path.join(root, name);
  }

  /**
   * Returns the result for a key, from an earlier build or computed now. Calls with the same key that overlap share
   * one computation.
   *
   * @param key everything that the result depends on, apart from the cache's dependencies
   * @param compute makes a result that `node:v8` can serialize: data and buffers, no functions
   * @throws what `compute` throws; the next call computes again
   */
  async getOrCompute(key: string, compute: () => Result | Promise<Result>): Promise<Result> {
    const fingerprint = await (this.fingerprint ??= getFingerprint(this.dependencies));
    const name = getHash(fingerprint, key).slice(0, 32);
    this.used.add(name);
    let result = this.pending.get(name);
    if (!result) {
      result = this.readOrCompute(path.join(this.folder, name), compute);
      this.pending.set(name, result);
      const forget = () => this.pending.delete(name);
      result.then(forget, forget);
    }
    return result;
  }

  private async readOrCompute(file: string, compute: () => Result | Promise<Result>): Promise<Result> {
    try {
      return deserialize(await readFile(file)) as Result;
    } catch {
      // There is none yet, or one that another Node.js wrote.
      const result = await compute();
      await writeAtomically(file, serialize(result));
      return result;
    }
  }

  /** Checks whether no build has left a result here. */
  isEmpty(): boolean {
    return !existsSync(this.folder);
  }

  /** Removes the results that this build did not ask for, but nothing that another build is writing. */
  async prune(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const unused = names.filter((name) => !this.used.has(name) && !name.endsWith(UNFINISHED));
    await Promise.all(unused.map((name) => rm(path.join(this.folder, name), { force: true })));
  }
}

function getHash(...texts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex");
}

async function getFingerprint(dependencies: readonly string[]): Promise<string> {
  const files = dependencies.flatMap(listFiles);
  return getHash(...(await Promise.all(files.map((file) => readFile(file)))));
}

/** Returns a file by itself, a folder as the files below it but tests, sorted. */
function listFiles(dependency: string): string[] {
  if (!statSync(dependency).isDirectory()) return [dependency];
  return listFilesBelow(dependency, /^(?!.*\.test\.)/).map((file) => path.join(dependency, file));
}
