import { createHash } from "node:crypto";

interface Statistics {
  toJson(options: object): {
    assets?: readonly { name: string }[];
    namedChunkGroups?: Record<string, { assets?: readonly { name: string }[] }>;
  };
}

interface Compiler {
  hooks: { done: { tap(name: string, done: (statistics: Statistics) => void): void } };
}

/** Bundler plugin that knows the files of the browser's bundle, from the bundler's statistics. */
export class BundleFiles {
  #names: readonly string[] = [];
  #scripts = new Map<string, readonly string[]>();

  apply({ hooks }: Compiler): void {
    hooks.done.tap("site-bundle-files", (statistics) => {
      const { assets = [], namedChunkGroups = {} } = statistics.toJson({
        all: false,
        assets: true,
        chunkGroups: true,
      });
      this.#names = assets.map(({ name }) => name).sort();
      this.#scripts = new Map(
        Object.entries(namedChunkGroups).map(([group, { assets: files = [] }]) => [
          group,
          files.filter(({ name }) => name.endsWith(".js")).map(({ name }) => `/${name}`),
        ]),
      );
    });
  }

  /** Returns the addresses of a chunk's scripts: none where its modules are in the main script. */
  findKnownScripts(chunk: string): readonly string[] {
    return this.#scripts.get(chunk) ?? [];
  }

  /**
   * Returns addresses on the site of the scripts that a named `import()` or worker needs.
   *
   * @throws Error where the last build has no such chunk: what depends on it would be missing without a word.
   */
  findScripts(chunk: string): readonly string[] {
    const scripts = this.#scripts.get(chunk);
    if (!scripts?.length) {
      throw new Error(
        `No chunk is named "${chunk}". Give its import() that webpackChunkName, or correct the name in src/tools/search/build/index.ts.`,
      );
    }
    return scripts;
  }

  /** Returns a hash of the bundle. It changes with each file, because names of files contain hashes of their content. */
  hash(): string {
    return createHash("sha256").update(this.#names.join("\n")).digest("hex").slice(0, 12);
  }
}
