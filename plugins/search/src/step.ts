import path from "node:path";
import { beside } from "../../after-build/beside";
import { contentPages } from "./build";
import { type Work } from "./build.process";

/** Writes the search index. Only the text of the content counts, which no other step changes. */
export const searchIndex = beside<Work>(
  "search index",
  path.join(__dirname, "build.process.ts"),
  async ({ outDir, context }) => ({
    outDir,
    origin: context.siteConfig.url,
    pages: await contentPages(outDir),
  }),
);
