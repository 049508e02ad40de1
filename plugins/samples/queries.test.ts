import path from "node:path";
import { describe, expect, it } from "vitest";
import { explorerRoute } from "../../config/security/indexerRoutes";
import { listQueries, type QueryFile } from "../../src/protocol/indexers/documented";
import { findQuestions, readQueries } from "./src/queries";
import collectApiQueries from "./src/remarkQueries";

const root = path.resolve(__dirname, "../..");

it("finds each query of a page with its question", () => {
  const page = `### What is *new*? {/* #new */}\n\nText.\n\n<ApiQuery of="flow/newest" vendor={props.vendor} />\n`;
  expect(findQuestions(page)).toEqual([{ title: "What is *new*?", of: "flow/newest" }]);
});

it("every query of the samples is explained on a page, once", () => {
  const getName = ({ vendor, product, name }: QueryFile) => `${vendor}/${product}/${name}`;
  const shown = readQueries(root);
  expect(shown.map(getName).sort()).toEqual(listQueries(root).map(getName).sort());
  for (const { title } of shown) expect(title).toMatch(/^[A-Z][^?]*$/);
});

describe("the remark plugin", () => {
  type Tree = Parameters<ReturnType<typeof collectApiQueries>>[0];
  const tree = (id: string): Tree => ({
    type: "root",
    children: [
      {
        type: "mdxJsxFlowElement",
        name: "ApiQuery",
        attributes: [
          { type: "mdxJsxAttribute", name: "of", value: id },
          { type: "mdxJsxAttribute", name: "vendor", value: "envio" },
        ],
        children: [],
        position: { start: { line: 7 } },
      },
    ],
  });
  const fill = async (id: string) => {
    const page = tree(id);
    await collectApiQueries({ root })(page, { path: path.join(root, "docs/page.mdx") });
    return page.children![0]!;
  };
  const listValues = (node: Tree): string[] => [
    ...(node.value ? [node.value] : []),
    ...(node.attributes ?? []).map(({ value }) => String(value)),
    ...(node.children ?? []).flatMap(listValues),
  ];

  it("makes a tab for each vendor, with the query, its answer and both requests", async () => {
    const tabs = await fill("lockup/by-id");
    expect(tabs.attributes).toContainEqual({
      type: "mdxJsxAttribute",
      name: "defaultValue",
      value: "envio",
    });
    expect(tabs.children!.map((tab) => tab.attributes![1]!.value)).toEqual(["The Graph", "Envio"]);
    const text = listValues(tabs.children![0]!).join("\n");
    expect(text).toContain("query StreamById($id: ID!) {");
    expect(text).toContain('"alias": "LK3-1-4"');
    expect(text).toContain("curl https://api.studio.thegraph.com/");
    expect(text).toContain('const url = "https://gateway.thegraph.com/');
    expect(text).toMatch(
      new RegExp(String.raw`${explorerRoute}\?seal=\w{7}&query=the-graph/lockup/by-id#explorer`, "u"),
    );
    expect(text).not.toMatch(/hyperindex/);
  });

  it("makes no tabs where one vendor alone can answer", async () => {
    const content = await fill("lockup/totals");
    expect(content.name).toBe("div");
    expect(listValues(content).join("\n")).toContain("query ");
    expect(content.children!.map(({ name }) => name)).not.toContain("TabItem");
  });

  it.each(["lockup/nothing", "bob/by-id", "lockup"])("refuses %s, with page and line", async (id) => {
    await expect(fill(id)).rejects.toThrow(`docs/page.mdx:7: no query "${id}"`);
  });
});
