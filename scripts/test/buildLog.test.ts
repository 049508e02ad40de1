import { expect, it } from "vitest";
import { findWarnings } from "./buildLog";

const QUIET = `
[INFO] [en] Creating an optimized production build...
[webpackbar] ✔ Client: Compiled successfully in 8.25s
\u001b[32m[SUCCESS]\u001b[0m Generated static files in "build".
`;

it("finds nothing in a quiet build", () => {
  expect(findWarnings(QUIET)).toEqual([]);
});

it("finds broken links with the lines that name them", () => {
  const warnings = findWarnings(
    `\u001b[33m\u001b[1m[WARNING]\u001b[0m Docusaurus found broken links!\n\n- On source page path = /a:\n   -> linking to /b\n${QUIET}`,
  );
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain("Docusaurus found broken links!");
  expect(warnings[0]).toContain("-> linking to /b");
  expect(warnings[0]).not.toContain("SUCCESS");
});

it.each([
  "[WARNING] Docusaurus found broken anchors!",
  "[WARNING] Duplicate routes found!",
  "[WARNING] HTML minifier diagnostic - No p element in scope",
])("finds %s", (line) => {
  expect(findWarnings(`${line}\n${QUIET}`)).toEqual([line]);
});

it("forgives the note on babel.config.js, but not what stands beside it", () => {
  const note =
    "[WARNING] Docusaurus site warnings:\n- Your site is using the SWC js loader. You can safely remove it.";
  expect(findWarnings(`${note}\n${QUIET}`)).toEqual([]);
  expect(findWarnings(`${note}\n[search] 174 pages in 15 files\n${QUIET}`)).toEqual([]);
  expect(findWarnings(`${note}\n- Something else.\n${QUIET}`)).toHaveLength(1);
});
