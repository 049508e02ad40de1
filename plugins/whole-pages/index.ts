import path from "node:path";
import type { Plugin } from "@docusaurus/types";

/** What this plugin asks of the bundler. */
interface Bundler {
  NormalModuleReplacementPlugin: new (request: RegExp, replacement: string) => object;
}

/**
 * Puts a part of a page that waits for its code (`lazy` in `Suspense`) where it belongs in the HTML. React would
 * write it to the end of the page once the page has grown beyond some 12 kB, hidden, with inline scripts that move it:
 * nothing to see without JavaScript, and scripts that the content security policy does not know.
 */
export default function wholePages(): Plugin {
  return {
    name: "site-whole-pages",
    configureWebpack(_config, isServer, { currentBundler }) {
      if (!isServer) return {};
      // Not an alias: Docusaurus' own for "react-dom" comes first.
      const { NormalModuleReplacementPlugin } = currentBundler.instance as unknown as Bundler;
      const renderer = path.join(__dirname, "serverRenderer.ts");
      return { plugins: [new NormalModuleReplacementPlugin(/^react-dom\/server$/, renderer)] } as object;
    },
  };
}
