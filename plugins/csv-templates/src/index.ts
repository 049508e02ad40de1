import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { readTemplates } from "./templates";

/** Hands the SDK's CSV templates to the pages. */
export default function csvTemplatesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: "csv-templates",
    async contentLoaded({ actions }) {
      const templates = readTemplates(path.join(siteDir, "node_modules/sablier/csv/evm"));
      await actions.createData("templates.json", JSON.stringify(templates));
    },
  };
}
