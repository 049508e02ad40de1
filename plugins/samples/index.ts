import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";

/** Makes pages again when the samples they show change. The filling itself is src/remark.ts, named in config/markdown.ts. */
export default function samples({ siteDir }: LoadContext): Plugin {
  return {
    name: "samples",
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Docusaurus reads the folders of every Markdown rule to find files that have none, and asks for a list.
            include: ["docs", "blog", "src/pages"].map((folder) => path.join(siteDir, folder)),
            enforce: "pre",
            use: [{ loader: path.join(__dirname, "src/watch-loader.cjs") }],
          },
        ],
      },
    }),
  };
}
