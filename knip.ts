import type { KnipConfig } from "knip";
import { readComponents } from "./src/remark/components";

const components = readComponents(process.cwd());

/** Returns the imports of a page: those that it writes, and those that `src/remark/components.ts` adds for what it uses by name. */
function listImports(page: string): string {
  const written = page.match(/^import [^'"]+['"][^'"]+['"]/gm) ?? [];
  const named = [...page.matchAll(/<([A-Z]\w*)/g)].flatMap(([, name = ""]) => {
    const source = components.get(name);
    return source ? [`import { ${name} } from "${source}"`] : [];
  });
  return [...written, ...new Set(named)].join("\n");
}

/** What nobody uses goes, and what is used is in package.json: `npx knip`. */
export default {
  entry: [
    "{docs,blog}/**/*.{md,mdx}",
    "sidebars.ts",
    // What Docusaurus and its bundler find by their paths.
    "src/pages/**/*.{tsx,mdx}",
    "src/theme/**/index.{ts,tsx}",
    "src/tools/*/theme/**/index.{ts,tsx}",
    "src/theme/{MDXComponents,NavbarItem/ComponentTypes}.tsx",
    "src/**/*.client.ts",
    "src/**/*.worker.ts",
    // What the plugins bundle or start by themselves.
    "plugins/startup/src/main.ts",
    "plugins/offline/worker/{serviceWorker,removal}.ts",
    "src/node/thread.worker.cjs",
    "plugins/samples/dependency-loader.js",
    "static/js/*.js",
    "tests/support/missing-provider/*",
    "tests/served/setup.ts",
    // What vitest.config.mts resolves modules of a build to.
    "tests/standIns/*",
    "tests/{assistants,search,served}/**/*.test.ts",
    "vitest.built.config.mts",
    // What readers take, whether or not a test uses all that it exports.
    "samples/typescript/**/*.ts",
    // What tools read that are not part of the build.
    "babel.config.js",
    // What src/tools/assistants/build bundles.
    "src/tools/assistants/index.ts",
  ],
  ignore: ["api/mcp.js"],
  project: ["**/*.{ts,tsx,mts,cts,js,mjs,cjs,mdx}", "!checks/fixtures/**", "!data/code/**"],
  compilers: { mdx: listImports },
  paths: { "@site/*": ["./*"], "@theme/*": ["./src/theme/*"] },
  // Its reader of docusaurus.config.ts calls plugins without what Docusaurus gives them.
  docusaurus: false,
  ignoreDependencies: [
    // Names that Docusaurus' bundler resolves.
    /^@theme/,
    /^@generated\//,
    /^@docusaurus\/(?:[A-Z]\w+|router|use[A-Z]\w+|isInternalUrl)$/,
    // Plugins and themes that `plugins/index.ts` names, and what they load.
    "@docusaurus/plugin-vercel-analytics",
    "@vercel/analytics",
    "docusaurus-theme-github-codeblock",
    // The empty folder under the names of packages that nothing here uses (CONTRIBUTING.md, "Packages").
    "forge-std",
    "@arbitrum/nitro-contracts",
    "@arbitrum/token-bridge-contracts",
    /^@changesets\//,
    "@eth-optimism/contracts",
    "@scroll-tech/contracts",
    "@zksync/contracts",
    // Solidity, artifacts, fonts and a script that are read as files.
    "@openzeppelin/contracts",
    "@sablier/evm-utils",
    "@safe-global/safe-deployments",
    "@uniswap/default-token-list",
    "@fontsource/figtree",
    "mermaid",
    // A command that tests/assistants/protocol/protocol.test.ts runs.
    "@modelcontextprotocol/conformance",
  ],
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
