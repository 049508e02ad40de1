import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { type MarkdownNode } from "../site/markdownTree/markdownTree";
import remarkComponents, { readComponents } from "./components";

const root = path.resolve(__dirname, "../..");
const complete = remarkComponents({ root });
const element = (name: string): MarkdownNode => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: [],
  children: [],
});
const listImports = (...children: MarkdownNode[]) => {
  const tree: MarkdownNode = { type: "root", children };
  complete(tree);
  return tree.children!.filter(({ type }) => type === "mdxjsEsm").map(({ value }) => value);
};

it("knows the components of each topic by their names", () => {
  const components = readComponents(root);
  expect(components.get("CsvChecker")).toBe("@site/src/tools/csv");
  // Two of several in a file, and one that an index passes on.
  expect(components.get("EarlierTable")).toBe("@site/src/components/reference/ErrorCatalogue");
  expect(components.get("ChainCount")).toBe("@site/src/components/reference/ChainTable/ChainTable");
  expect(components.get("EndpointList")).toBe("@site/src/components/airdrops/MerkleApi/MerkleApi");
  expect(components.has("Term")).toBe(false);
  expect(components.has("styles")).toBe(false);
});

it("are shown on /components, or named there with the page that shows them", () => {
  const page = readFileSync(path.join(root, "src/pages/components.mdx"), "utf8");
  const missing = [...readComponents(root).keys()].filter(
    (name) => !new RegExp(`[<\`]${name}\\b`).test(page),
  );
  expect(missing, "show them on src/pages/components.mdx").toEqual([]);
});

it("imports what a page uses, each once, wherever it stands", () => {
  const inner = { type: "paragraph", children: [element("ChainCount"), element("ChainCount")] };
  expect(listImports(element("CsvChecker"), inner, element("Tabs"), element("details"))).toEqual([
    'import { ChainCount } from "@site/src/components/reference/ChainTable/ChainTable";',
    'import { CsvChecker } from "@site/src/tools/csv";',
  ]);
});

it("leaves alone what a page imports itself", () => {
  const own = { type: "mdxjsEsm", value: 'import { CsvChecker } from "./mine";' };
  expect(listImports(own, element("CsvChecker"))).toEqual([own.value]);
});
