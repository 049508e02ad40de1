import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { generateElement } from "react-live";
import { expect, it } from "vitest";
import { liveRoutes } from "../../../config/security/liveRoutes";
import scope from ".";

const root = path.resolve(__dirname, "../../..");
const getFile = (route: string) =>
  [`docs${route}.mdx`, `src/pages${route}.mdx`].find((file) => existsSync(path.join(root, file)))!;

/** Returns the live code of a file. */
const liveCodeIn = (file: string): string[] =>
  [...readFileSync(path.join(root, file), "utf8").matchAll(/^```jsx live\n([\s\S]*?)^```$/gm)].map(
    ([, code]) => code!,
  );

/** Returns what a block of live code shows before anyone has changed it, as text. */
function getResult(code: string): string {
  const Result = generateElement({ code: `${code};`, scope, enableTypeScript: true }, (error) => {
    throw error;
  });
  return renderToStaticMarkup(createElement(Result))
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

it.each([
  ["/concepts/lockup/segments", "Halfway through, 21.8 % are streamed."],
  [
    "/concepts/flow/overview",
    "Total debt: 1199.999999 USDC Covered, so withdrawable: 1000 USDC Uncovered: 199.999999 USDC",
  ],
  ["/concepts/streaming", "Owed after the period: 2999999999 base units, 1 fewer than asked for"],
  ["/concepts/merkle-airdrops", "First leaf: 0x"],
  ["/components", "25 of 100 tokens are streamed"],
])("the live code of %s runs, and shows: %s", (route, expected) => {
  expect(liveCodeIn(getFile(route)).map(getResult).join("\n")).toContain(expected);
});

it("the live code of segments refuses an exponent that its type cannot hold", () => {
  const [code] = liveCodeIn("docs/concepts/lockup/segments.mdx");
  const changed = code!.replace("exponent: 3n * token", "exponent: 18446744073709551616n");
  expect(changed).not.toBe(code);
  expect(() => getResult(changed)).toThrow(
    "The exponent of segment 2 is 18446744073709551616, and its type, uint64, holds 0 to 18446744073709551615.",
  );
});

it("pages that may evaluate are those with live code", () => {
  const files = ["docs", "blog", "src/pages"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name}`)
      .filter((name) => name.endsWith(".mdx") && liveCodeIn(name).length > 0),
  );
  expect(files.sort()).toEqual(Object.keys(liveRoutes).map(getFile).sort());
});
