import path from "node:path";
import { type LongWork } from "../../after-build/beside";
import { type Facts } from "./write";

/** Writes the search index. Only the text of the content counts, which no other step changes. */
export const searchIndex: LongWork<Facts> = {
  name: "search index",
  script: path.join(__dirname, "write.ts"),
  prepare: ({ outDir, context }) => ({ outDir, origin: context.siteConfig.url }),
};
