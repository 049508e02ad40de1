import { ESLint } from "eslint";
import { expect, it } from "vitest";

// Positive controls of the rules that a mistake in eslint.config.mjs would switch off without a word: the layers, whose
// imports must be found, and what Docusaurus does not document as a seam.

const FAULTS: readonly [rule: string, file: string, source: string][] = [
  ["import-x/no-restricted-paths", "src/lib/one.ts", 'export * from "../../config/site";'],
  // The other half of this circle is in the file that it names.
  ["import-x/no-cycle", "src/lib/playground/scenario.ts", 'export { World } from "./world";'],
  ["no-restricted-imports", "src/client/one.ts", 'export * from "@docusaurus/core/lib/client/docusaurus";'],
  ["no-restricted-imports", "src/theme/one.tsx", 'export * from "@docusaurus/theme-common/internal";'],
  [
    "no-restricted-syntax",
    "plugins/one.ts",
    "export const one = (bundler: { NormalModuleReplacementPlugin: unknown }) => bundler.NormalModuleReplacementPlugin;",
  ],
  ["no-restricted-syntax", "plugins/one.ts", 'export const resolve = { alias: { react: "preact/compat" } };'],
  [
    "no-restricted-syntax",
    "plugins/one.ts",
    'export const resolve = { alias: { "@docusaurus/router": "./router" } };',
  ],
  [
    "no-restricted-syntax",
    "plugins/one.ts",
    'import { setFlagsFromString } from "node:v8";\nsetFlagsFromString("--x");',
  ],
  [
    "no-restricted-syntax",
    "plugins/one.ts",
    'export const env = { NODE_OPTIONS: "--max-old-space-size=9000" };',
  ],
  ["no-restricted-syntax", "plugins/one.ts", 'process.env.NODE_OPTIONS = "--jitless";'],
  ["no-restricted-syntax", "src/client/one.ts", "Map.prototype.get = () => undefined;"],
  [
    "no-restricted-syntax",
    "tests/one.spec.ts",
    "export const stop = (page: { unroute(): void }) => page.unroute();",
  ],
  [
    "no-restricted-syntax",
    "src/client/one.ts",
    'Object.defineProperty(Map.prototype, "get", { value: undefined });',
  ],
];

it.each(FAULTS)("%s speaks in %s of: %s", async (rule, filePath, source) => {
  const [result] = await new ESLint().lintText(`${source}\n`, { filePath });
  expect((result?.messages ?? []).map(({ ruleId }) => ruleId)).toContain(rule);
});
