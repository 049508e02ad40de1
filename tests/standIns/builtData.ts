import path from "node:path";
import { readContent } from "../../plugins/protocol-data/src/content";
import { readQueries } from "../../plugins/samples/src/queries";

const siteDir = path.resolve(__dirname, "../..");

/** The JSON modules that plugins make for components, by their path below `@generated/`. They are read once. */
export const modules: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    Object.entries(readContent(siteDir, "https://docs.example").modules).map(([name, value]) => [
      `protocol-data/default/${name}`,
      // As in a build: without what JSON does not hold.
      JSON.parse(JSON.stringify(value)) as unknown,
    ]),
  ),
  // The name that the plugin of samples gives it.
  [`${"samples"}/default/queries.json`]: readQueries(siteDir),
};
