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
  ["src/lib/one.ts", "@site/plugins/after-build"],
  ["plugins/one.ts", "../src/theme/Root"],
  ["src/components/one.tsx", "@site/src/theme/Root"],
])("lint refuses that %s takes from %s, a later layer", async (file, source) => {
  expect(await complaintsOf(file, source)).toEqual(["import-x/no-restricted-paths"]);
});

it.each([
  ["src/lib/one.ts", "../../data/csv"],
  ["src/components/one.tsx", "@site/src/lib/wording"],
  ["data/one.test.ts", "../src/lib/wording"],
])("lint allows that %s takes from %s", async (file, source) => {
  expect(await complaintsOf(file, source)).toEqual([]);
});
