import { compile } from "@mdx-js/mdx";
import { expect, it } from "vitest";
import localJsx from "./localJsx";

const compiled = async (markdown: string) => String(await compile(markdown, { recmaPlugins: [localJsx] }));

it("uses each imported function once, however much a page holds", async () => {
  const script = await compiled("# One\n\n<>*two* **three**</>\n\n- four\n- five");
  const imports = /^import \{(.*)\} from "react\/jsx-runtime";$/m.exec(script)?.[1] ?? "";
  const names = Array.from(imports.matchAll(/ as (\w+)/g), ([, name]) => name!);
  expect(names).toEqual(["_FragmentImported", "_jsxImported", "_jsxsImported"]);
  for (const name of names) expect(script.split(new RegExp(`\\b${name}\\b`))).toHaveLength(3);
  expect(script).toContain(
    "const _Fragment = _FragmentImported, _jsx = _jsxImported, _jsxs = _jsxsImported;",
  );
});

it("sets them before anything that a page exports is made", async () => {
  const script = await compiled("export const made = <b>one</b>;\n\ntwo");
  expect(script.indexOf("_jsx = _jsxImported")).toBeLessThan(script.indexOf("export const made"));
});

it("leaves other imports alone", async () => {
  const script = await compiled('import { one } from "./one";\n\n{one}');
  expect(script).toContain('import {one} from "./one";');
});
