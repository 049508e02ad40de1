import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Step } from "..";

/**
 * Asks for the text font in the head of every page, ahead of its scripts. The font is drawn only if it is there at the
 * first paint (`font-display: optional`), and its hashed name is known after the build only.
 */
export const preloadFont: Step = {
  name: "preload font",
  async pages({ outDir }) {
    const files = await readdir(path.join(outDir, "assets/fonts"));
    const font = files.find((file) => file.startsWith("figtree-") && file.endsWith(".woff2"));
    if (!font)
      throw new Error("No Figtree font in assets/fonts: has the @font-face rule left src/css/theme.css?");
    const tag = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/fonts/${font}">`;
    return (html) => html.replace(/<script\b[^>]*\bsrc=|<\/head>/, (next) => tag + next);
  },
};
