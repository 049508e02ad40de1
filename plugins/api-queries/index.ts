import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { readQueries } from "./src/queries";

/** Hands the documented queries to the API explorer, and watches their files. */
export default function apiQueriesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: "api-queries",
    getPathsToWatch: () => [
      path.join(siteDir, "samples/graphql/**/*.{graphql,json}"),
      path.join(siteDir, "docs/api/_queries-*.mdx"),
    ],
    async contentLoaded({ actions }) {
      await actions.createData("queries.json", JSON.stringify(readQueries(siteDir)));
    },
  };
}
