import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { rememberChunkFiles } from "./chunkFiles";
import { standInPlugin, type StandIn } from "./standIns";

const here = (file: string) => path.join(__dirname, "standins", file);

/**
 * Preact stands in for React in the browser: the same interface at a sixth of the size. A preview keeps React, whose
 * refreshing and warnings authors want.
 */
export const preact: readonly StandIn[] = [
  { request: /^react$/, from: /./, to: () => here("react.js") },
  { request: /^react-dom$/, from: /./, to: () => "preact/compat" },
  { request: /^react-dom\/client$/, from: /./, to: () => here("reactDomClient.js") },
  { request: /^react\/jsx-runtime$/, from: /./, to: () => "preact/compat/jsx-runtime" },
  { request: /^scheduler$/, from: /./, to: () => "preact/compat/scheduler" },
];

/** What the browser's bundle gets instead of what was asked for; README.md has the reasons. */
export const standIns: readonly StandIn[] = [
  // `X.server` is what the server draws, `X.client` what the browser makes of it.
  { request: /\.server$/, from: /[\\/]src[\\/]/, to: (request) => request.replace(/\.server$/, ".client") },
  { request: /^tslib$/, from: /[\\/]@docusaurus[\\/]utils-common[\\/]/, to: () => here("tslib.ts") },
  {
    request: /[\\/]theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/,
    from: /[\\/]\.docusaurus$/,
    to: () => here("nothing.ts"),
  },
  // Upstream's tabs are drawn anew after hydration, with everything in them; a stored choice needs no such thing.
  {
    request: /^@docusaurus\/useIsBrowser$/,
    from: /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Tabs$/,
    to: () => here("alwaysInBrowser.ts"),
  },
  {
    request: /^\.\/utils\/IntlUtils$/,
    from: /[\\/]@docusaurus[\\/]theme-common[\\/]lib$/,
    to: () => here("dateTimeFormat.ts"),
  },
  {
    request: /^\.\/hooks\/useCodeWordWrap$/,
    from: /[\\/]@docusaurus[\\/]theme-common[\\/]lib$/,
    to: () => here("codeWordWrap.ts"),
  },
  {
    request: /\/utils\/reactUtils$/,
    from: /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/](?:hooks|contexts[\\/]navbarSecondaryMenu)$/,
    to: () => here("reactUtils.ts"),
  },
  {
    request: /^\.\/docusaurus$/,
    from: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/,
    to: () => here("preloading.ts"),
  },
  {
    request: /^\.\/ClientLifecyclesDispatcher$/,
    from: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/,
    to: () => here("lifecycles.tsx"),
  },
];

/**
 * Keeps out of the browser's bundle what no reader needs there: the highlighter with its grammars, the build's half
 * of the configuration, helpers of compiled packages, prefetching of every link in view. The server's bundle, which
 * draws the pages, is left as it is.
 */
export default function leanClient(_context: LoadContext): Plugin {
  return {
    name: "site-lean-client",
    configureWebpack: (_config, isServer, { currentBundler }) =>
      isServer
        ? {}
        : {
            plugins: [
              rememberChunkFiles,
              standInPlugin(
                currentBundler.instance,
                process.env.NODE_ENV === "production" ? [...standIns, ...preact] : standIns,
              ),
            ],
            module: {
              rules: [
                {
                  test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
                  use: [path.join(__dirname, "config-loader.js")],
                },
              ],
            },
          },
  };
}
