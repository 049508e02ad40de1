import { describe, expect, it } from "vitest";
import streamPlots from "./remark";

interface Tag {
  type: string;
  name: string;
  attributes: { type: string; name: string; value?: unknown }[];
  position: { start: { line: number } };
}

function tag(name: string, attributes: Record<string, string> = {}): Tag {
  return {
    type: "mdxJsxFlowElement",
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: "mdxJsxAttribute",
      name: key,
      value,
    })),
    position: { start: { line: 12 } },
  };
}

function run(...children: Tag[]): { imports: string[]; children: Tag[] } {
  const section: { type: string; value?: string; children?: Tag[] } = { type: "section", children };
  const tree = { type: "root", children: [section] };
  streamPlots()(tree as never, { path: "docs/page.mdx" });
  return {
    imports: tree.children.flatMap(({ type, value }) => (type === "mdxjsEsm" ? [value!] : [])),
    children,
  };
}

describe("streamPlots", () => {
  it("gives a plot its drawing and imports it once", () => {
    const { children, imports } = run(
      tag("StreamPlot", { shape: "linear" }),
      tag("StreamPlot", { shape: "linear" }),
    );
    expect(imports).toEqual([`import streamPlot_linear from "@generated/stream-plots/default/linear.json"`]);
    expect(JSON.stringify(children[1]!.attributes[1])).toContain(`"name":"streamPlot_linear"`);
    expect(children[1]!.attributes[1]!.name).toBe("plot");
  });

  it("names airdrop shapes by their family", () => {
    expect(run(tag("StreamPlot", { shape: "airdrops/linear" })).imports).toEqual([
      `import streamPlot_airdrops_linear from "@generated/stream-plots/default/airdrops-linear.json"`,
    ]);
  });

  it("gives a gallery all drawings of its family", () => {
    expect(run(tag("ShapeGallery")).imports).toHaveLength(19);
    expect(run(tag("ShapeGallery", { family: "airdrops" })).imports).toHaveLength(8);
  });

  it("fails with page and line for a shape or a family that does not exist", () => {
    expect(() => run(tag("StreamPlot", { shape: "liner" }))).toThrowError(
      /<StreamPlot> in docs\/page\.mdx:12: No shape "liner"/,
    );
    expect(() => run(tag("StreamPlot"))).toThrowError(/No shape ""/);
    expect(() => run(tag("ShapeGallery", { family: "bob" }))).toThrowError(/No family "bob"/);
  });

  it("leaves other tags alone", () => {
    expect(run(tag("ChainTable")).imports).toEqual([]);
  });
});
