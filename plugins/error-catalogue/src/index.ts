import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { readOnce } from "../../memory";

/** Folder inside .docusaurus/ that is served as it is; `staticDirectories` in docusaurus.config.ts names it. */
const served = path.join("error-catalogue", "served");
const route = "/reference/errors";

/**
 * Hands the error catalogue to pages as one JSON module, `@generated/error-catalogue/default/errors.json`: names,
 * selectors, releases, arguments and advice, and nothing else of the ABIs. Beside it stands `earlier.json` with the errors that
 * only earlier releases have. Both together are served as the page's address with `.json` at the end.
 */
export default function errorCatalogue({ siteDir, generatedFilesDir, siteConfig }: LoadContext): Plugin {
  return {
    name: "error-catalogue",
    getPathsToWatch: () => [path.join(siteDir, "data", "airdrops-natspec.yml")],
    async contentLoaded({ actions }) {
      const page = siteConfig.url + route;
      const content = await readOnce("errors", "plugins/error-catalogue", page, async () => {
        const { readContent } = await import("./content");
        return readContent(siteDir, page);
      });
      const file = path.join(generatedFilesDir, served, `${route}.json`);
      await mkdir(path.dirname(file), { recursive: true });
      await Promise.all([
        writeFile(file, `${JSON.stringify(content.download, null, 2)}\n`),
        actions.createData("errors.json", JSON.stringify(content.catalogue)),
        actions.createData("earlier.json", JSON.stringify(content.earlier)),
      ]);
    },
  };
}
