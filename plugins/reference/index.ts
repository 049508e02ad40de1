import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";

import { synchronise } from "./src/site";

/**
 * Returns the contract reference. The pages are written while the plugin is initialised: Docusaurus waits for all
 * plugins before it lets the docs plugin look for files, so a start and a build both find them, without a step of their
 * own.
 *
 * @param ahead the same, where it has begun already
 */
export default async function referencePlugin(
  { siteDir }: LoadContext,
  ahead?: ReturnType<typeof synchronise>,
): Promise<Plugin> {
  const { report } = await (ahead ?? synchronise(siteDir));
  console.log(report);
  return {
    name: "contract-reference",
    getClientModules: () => [path.join(__dirname, "reference.css")],
    getPathsToWatch: () => [path.join(siteDir, "data", "contracts", "airdropsNatspec.yml")],
    async loadContent() {
      // Does nothing on a start; writes the pages again when the descriptions are edited.
      await synchronise(siteDir);
    },
  };
}
