import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { readPackageVersion } from "../samples/src/versions";
import { Cache } from "../../src/node/files/cache";
import { Thread } from "../../src/node/thread";
import type * as Reference from "./src/sdk/reference";

/** Folder inside .docusaurus/ that is served as it is; `staticDirectories` in docusaurus.config.ts names it. */
const SERVED = path.join("protocol-data", "served");

/** Holds the page of the SDK's functions, which takes seconds to read and to run. */
const sdkReference = new Cache<Reference.SdkReference>("sdk-reference", ["plugins/protocol-data/src/sdk"]);

/**
 * Hands facts of the packages to pages as small JSON modules, `@generated/protocol-data/default/*.json`, and serves some
 * of them as downloads.
 *
 * Why not import the SDK where a table needs it: its package carries every ABI of every release, and a component is
 * bundled for the browser. Here the SDK runs at build time only; what reaches the bundle is the few kilobytes that the
 * page shows anyway, and only on pages that show them.
 */
export default function protocolData(context: LoadContext): Plugin {
  const { siteDir, siteConfig, generatedFilesDir } = context;
  return {
    name: "protocol-data",
    getPathsToWatch: () => [
      require.resolve("sablier/package.json"),
      path.join(siteDir, "data", "contracts", "airdropsNatspec.yml"),
    ],
    async contentLoaded({ actions }) {
      // In a thread, with all that TypeScript's compiler takes of time and memory.
      const thread = new Thread<typeof Reference>(path.join(__dirname, "src/sdk/reference"));
      const reading = sdkReference.getOrCompute(readPackageVersion(siteDir, "sablier"), () =>
        thread.call("writeReference"),
      );
      // Imported here, because the SDK takes a third of a second to load, which other commands can do without.
      const { readContent } = await import("./src/content");
      const { downloads, modules } = readContent(siteDir, siteConfig.url);
      const reference = await reading.finally(() => thread.close());
      await sdkReference.prune();
      const folder = path.join(generatedFilesDir, SERVED);
      await rm(folder, { recursive: true, force: true });
      await Promise.all([
        ...Object.entries(downloads).map(async ([name, text]) => {
          const file = path.join(folder, name);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, text);
        }),
        ...Object.entries({ ...modules, "sdkReference.json": reference }).map(([name, value]) =>
          actions.createData(name, JSON.stringify(value)),
        ),
      ]);
    },
  };
}
