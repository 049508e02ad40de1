import path from "node:path";
import { ESLint } from "eslint";
import { expect, it } from "vitest";
import { rows } from "../../eslint.config.mjs";

// Positive controls of the rules that a mistake in eslint.config.mjs would switch off without a word: the layers, whose
// imports must be found, and what Docusaurus does not document as a seam.

/** An import of each row from below the row before it: a file in a subfolder, and what it must not import. */
const UPWARD: Readonly<Record<string, readonly [file: string, imported: string]>> = {
  data: ["data/site/one.ts", "src/ui/connection"],
  "src/protocol": ["src/protocol/text/one.ts", "src/node/files/list"],
  "src/site": ["src/site/address/one.ts", "src/node/files/list"],
  "src/node": ["src/node/files/one.ts", "config/site"],
  config: ["config/navigation/one.ts", "plugins/csp"],
  "src/ui": ["src/ui/forms/one.ts", "src/tools/batch/model/plan/plan"],
  "src/server": ["src/server/site/one.ts", "src/tools/list"],
  "src/tools": ["src/tools/csv/view/one.ts", "plugins/csp"],
  "src/client": ["src/client/reading/one.ts", "src/remark/glossary"],
  "src/remark": ["src/remark/tables/one.ts", "plugins/diagrams"],
  plugins: ["plugins/csp/src/one.ts", "samples/typescript/chains"],
  samples: ["samples/typescript/safe/one.ts", "plugins/csp"],
  "src/components": ["src/components/page/Page/one.ts", "src/theme/DocItem/Content"],
  "src/theme": ["src/theme/DocItem/Content/one.ts", "src/pages/index"],
  docs: ["docs/concepts/one.ts", "src/pages/index"],
  "src/pages": ["src/pages/one.ts", "checks/index"],
  checks: ["checks/html/one.ts", "scripts/serve"],
  scripts: ["scripts/serve/one.ts", "tests/support/test"],
};

const FAULTS: readonly [rule: string, file: string, source: string][] = [
  ...Object.values(UPWARD).map(([file, imported]): [string, string, string] => [
    "import-x/no-restricted-paths",
    file,
    `export * from "${path.posix.relative(path.posix.dirname(file), imported)}";`,
  ]),
  // A tool that uses another.
  ["import-x/no-restricted-paths", "src/tools/csv/view/one.ts", 'export * from "../../batch/model";'],
  [
    "@typescript-eslint/naming-convention",
    "tests/one.test.ts",
    "export const first = (list: string[]) => list.find((one) => one);",
  ],
  ["no-restricted-imports", "src/client/one.ts", 'export * from "@docusaurus/core/lib/client/docusaurus";'],
  ["no-restricted-imports", "scripts/one.ts", 'export * from "@docusaurus/core/lib/server/site";'],
  ["no-restricted-imports", "plugins/one.ts", 'export * from "@docusaurus/core/lib/server";'],
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
  ["no-restricted-syntax", "src/protocol/one.ts", 'export const page = "/reference/errors";'],
  [
    "no-restricted-syntax",
    "src/protocol/one.ts",
    "export const pageOf = (id: string) => `/support/faq#${id}`;",
  ],
  ["no-restricted-syntax", "src/components/one.tsx", "export const one = <input spellCheck={false} />;"],
  ["no-restricted-syntax", "src/components/one.tsx", 'export const one = <textarea inputMode="text" />;'],
];

/** These files do not exist, so rules that read more than one file are tried in lint.long.test.ts. */
const withoutProject = new ESLint({
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      "@typescript-eslint/no-floating-promises": "off",
      "@typescript-eslint/no-misused-promises": "off",
    },
  },
});

it.each(FAULTS)("%s speaks in %s of: %s", async (rule, filePath, source) => {
  const [result] = await withoutProject.lintText(`${source}\n`, { filePath });
  expect((result?.messages ?? []).map(({ ruleId }) => ruleId)).toContain(rule);
});

it("has a control of each row of the layers", () => {
  expect(Object.keys(UPWARD)).toEqual(rows.slice(0, -1).flat());
});
