/** A compilation's groups of chunks, as the bundler's statistics name them. */
interface Statistics {
  toJson(options: object): {
    namedChunkGroups?: Record<string, { assets?: readonly { name: string }[] }>;
  };
}

interface Compiler {
  hooks: { done: { tap(name: string, done: (statistics: Statistics) => void): void } };
}

const files = new Map<string, readonly string[]>();

/**
 * The scripts that a named `import()` of the browser's bundle needs, as addresses on the site; none for a name that
 * the last build does not know. Known once the build has bundled, so to steps after the build.
 */
export const chunkFiles = (name: string): readonly string[] => files.get(name) ?? [];

/** Bundler plugin: remembers for each named chunk which files it consists of. */
export const rememberChunkFiles = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap("site-chunk-files", (statistics) => {
      const { namedChunkGroups = {} } = statistics.toJson({ all: false, chunkGroups: true });
      files.clear();
      for (const [name, { assets = [] }] of Object.entries(namedChunkGroups)) {
        const scripts = assets.map((asset) => asset.name).filter((asset) => asset.endsWith(".js"));
        files.set(
          name,
          scripts.map((script) => `/${script}`),
        );
      }
    });
  },
};
