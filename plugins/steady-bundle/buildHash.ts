import { createHash } from "node:crypto";
import { type rspack } from "@docusaurus/faster";

type Rspack = InstanceType<typeof rspack.Compiler>;

const NAME = "site-build-hash";

/** How much of the hash stands in names of files. */
const IN_NAMES = 8;

/**
 * Bundler plugin: makes the hash of the build (`[fullhash]`) one of what the files hold. The bundler's own is made of
 * what they are made from, paths and the state of the cache included, so that the same files get other names.
 */
export const buildHash = {
  apply(compiler: Rspack): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the files are small, before the bundler makes the hashes of single files.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const provisional = compilation.hash;
        if (!provisional) return;
        const [before, whole] = [provisional.slice(0, IN_NAMES), provisional];
        const named = Object.keys(assets).filter((name) => name.includes(before));
        if (named.length === 0) return;
        const contents = named
          .sort()
          .map((name) => [
            name.replaceAll(before, ""),
            assets[name]?.source().toString().replaceAll(whole, ""),
          ]);
        const hash = createHash("sha256")
          .update(JSON.stringify(contents))
          .digest("hex")
          .slice(0, whole.length);
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith(".js")) continue;
          const text = asset.source().toString();
          if (!text.includes(whole)) continue;
          compilation.updateAsset(name, new sources.RawSource(text.replaceAll(whole, hash)));
        }
        for (const name of named) {
          compilation.renameAsset(name, name.replaceAll(before, hash.slice(0, IN_NAMES)));
        }
      });
    });
  },
};
