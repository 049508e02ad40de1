import { ESLint } from "eslint";
import { expect, it } from "vitest";

/** What lint says of one import in a file of that name. */
async function complaintsOf(filePath: string, source: string): Promise<(string | null)[]> {
  const [result] = await new ESLint().lintText(`export * from "${source}";\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

it.each([
  ["data/one.ts", "../src/lib/wording"],
  ["data/one.ts", "@site/src/lib/wording"],
  ["src/lib/one.ts", "../components/elements/DataTable"],
  ["src/lib/one.ts", "@site/plugins/samples"],
  ["src/lib/one.ts", "../client/announcer"],
  ["src/lib/one.ts", "../../config/site"],
  ["src/lib/one.ts", "../../checks"],
  ["config/one.ts", "../plugins/samples"],
  ["src/client/one.ts", "../components/elements/DataTable"],
  ["src/client/one.ts", "../../plugins/csp/inlineScripts"],
  ["src/client/one.ts", "../theme/Footer"],
  ["plugins/one.ts", "../scripts/vercel"],
  ["plugins/one.ts", "../samples/typescript/flow"],
  ["plugins/one.ts", "../config/plugins"],
  ["plugins/one.ts", "../src/theme/Footer"],
  ["samples/one.ts", "../plugins/samples"],
  ["src/components/one.tsx", "@site/src/theme/Footer"],
  ["src/components/one.tsx", "@theme/CodeInline"],
  ["src/components/one.tsx", "@site/checks"],
  ["src/theme/one.tsx", "@site/src/pages/index"],
  ["config/plugins.ts", "../scripts/serve/server"],
  ["scripts/one.ts", "../tests/support/routes"],
])("lint refuses that %s takes from %s, which is no earlier layer", async (file, source) => {
  expect(await complaintsOf(file, source)).toEqual(["import-x/no-restricted-paths"]);
});

it.each([
  ["src/lib/one.ts", "../../data/csv"],
  ["config/one.ts", "../src/lib/redirects"],
  ["src/client/one.ts", "../../config/offline"],
  ["plugins/one.ts", "../src/client/announcer"],
  ["src/components/one.tsx", "@site/src/lib/wording"],
  ["src/components/one.tsx", "@theme/Heading"],
  ["config/plugins.ts", "./markdown"],
  ["scripts/one.ts", "../plugins/samples"],
  ["data/one.test.ts", "../src/lib/wording"],
])("lint allows that %s takes from %s", async (file, source) => {
  expect(await complaintsOf(file, source)).toEqual([]);
});
