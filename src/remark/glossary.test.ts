import { describe, expect, it } from "vitest";
import { glossary } from "../../data/site/glossary";
import remarkGlossary from "./glossary";

function term(id: string, text?: string) {
  return {
    type: "mdxJsxTextElement",
    name: "Term",
    attributes: [{ type: "mdxJsxAttribute", name: "id", value: id }],
    children: text ? [{ type: "text", value: text }] : [],
    position: { start: { line: 7 } },
  };
}

function run(node: ReturnType<typeof term>) {
  const tree = { type: "root", children: [{ type: "paragraph", children: [node] }] };
  remarkGlossary()(tree as never, { path: "docs/page.mdx" });
  return node;
}

describe("remarkGlossary", () => {
  it("hands the definition to the tag and keeps its text", () => {
    const node = run(term("cliff", "cliffs"));
    expect(node.attributes).toContainEqual({
      type: "mdxJsxAttribute",
      name: "definition",
      value: glossary.cliff.definition,
    });
    expect(node.children).toEqual([{ type: "text", value: "cliffs" }]);
  });

  it("writes the term where the tag has no text", () => {
    expect(run(term("base-unit")).children).toEqual([{ type: "text", value: "base unit" }]);
  });

  it("fails on an unknown id, with the place and what comes near", () => {
    expect(() => run(term("cliff-time", "cliff"))).toThrow(
      'docs/page.mdx:7: <Term id="cliff-time"> is not in the glossary. It has: cliff',
    );
  });
});
