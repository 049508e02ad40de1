import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import type { Step } from "../after-build";

/** Puts the copy that takes over when the CDN fails beside the pages: the stylesheet and the fonts it names. */
export function localCopy(target: string): Step {
  return {
    name: "local copy of the mathematics stylesheet",
    async run({ outDir }) {
      const from = path.dirname(require.resolve("katex/dist/katex.min.css"));
      const to = path.join(outDir, path.dirname(target));
      await mkdir(to, { recursive: true });
      await cp(path.join(from, "katex.min.css"), path.join(outDir, target));
      await cp(path.join(from, "fonts"), path.join(to, "fonts"), {
        recursive: true,
        filter: (file) => !/\.(ttf|woff)$/.test(file),
      });
    },
  };
}
