import { mkdtempSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { load } from "cheerio";
import { beforeAll, describe, expect, it } from "vitest";
import { currentReleases } from "../../data/contracts/currentReleases";
import { findInclusions, listUnshownRegions } from "./src/inclusion";
import { readRecordedCode } from "./src/recordedCode";
import { extract, listRegions } from "./src/regions";
import remark from "./src/remark";
import { pinImports, composeRemixLink, writeRemixPage } from "./src/remix";

const source = readFileSync(path.join(__dirname, "fixtures/samples/Counter.sol"), "utf8");

describe("regions", () => {
  it("lists them in order", () => {
    expect(listRegions(source)).toEqual(["import", "increment", "inner", "open"]);
  });

  it("takes one out, without markers of others and without indentation", () => {
    expect(extract(source, "increment")).toBe("function increment() external {\n    count += 1;\n}");
    expect(extract(source, "inner")).toBe("count += 1;");
  });

  it("gives the complete file without markers", () => {
    expect(extract(source)).not.toContain("#region");
    expect(extract(source)).toContain("contract Counter {\n    uint256 public count;");
  });

  it("says what there is when a region does not exist or never ends", () => {
    expect(() => extract(source, "decrement")).toThrow(
      'no region "decrement"; there are: import, increment, inner, open',
    );
    expect(() => extract(source, "open")).toThrow('add "#endregion open"');
    expect(() => extract("// #region a\n// #endregion a\n// #region a\n", "a")).toThrow("begins twice");
    expect(() => extract("// #region a\n\n// #endregion a\n", "a")).toThrow("is empty");
  });

  it("knows the comments of shells and GraphQL", () => {
    expect(extract("# #region q\nquery { id }\n# #endregion q\n", "q")).toBe("query { id }");
  });
});

describe("the remark plugin", () => {
  let root: string;

  beforeAll(() => {
    root = mkdtempSync(path.join(os.tmpdir(), "samples-"));
    mkdirSync(path.join(root, "samples"));
    writeFileSync(path.join(root, "samples/Counter.sol"), source);
    writeFileSync(
      path.join(root, "samples/counter.figures.json"),
      JSON.stringify({
        "counter.half": { amount: "2500000", decimals: 6 },
        "counter.gas": { integer: "43210" },
      }),
    );
    for (const [name, version] of Object.entries({
      "@chainlink/contracts": "1.3.0",
      "@openzeppelin/contracts": "5.3.0",
      "@prb/math": "4.1.0",
      "@sablier/evm-utils": "2.0.1",
      "@sablier/flow": "3.0.1",
      "@sablier/lockup": "4.0.1",
    })) {
      mkdirSync(path.join(root, "node_modules", name), { recursive: true });
      writeFileSync(path.join(root, "node_modules", name, "package.json"), JSON.stringify({ version }));
    }
  });

  const position = { start: { line: 7 } };
  const run = (node: Record<string, unknown>) => {
    const tree = { type: "root", children: [{ type: "", position, ...node }] };
    remark({ root })(tree, { path: path.join(root, "docs/page.mdx") });
    return tree.children[0] as Record<string, unknown>;
  };
  const fence = (meta: string, value = "") => run({ type: "code", lang: "solidity", meta, value });
  const tag = (name: string, attributes: Record<string, string | null>) =>
    run({
      type: "mdxJsxFlowElement",
      name,
      attributes: Object.entries(attributes).map(([key, value]) => ({
        type: "mdxJsxAttribute",
        name: key,
        value,
      })),
      children: [],
    });

  it("fills a fence and keeps its other settings", () => {
    expect(fence('file="samples/Counter.sol" region="inner" title="Count" {1}')).toMatchObject({
      value: "count += 1;",
      meta: 'title="Count" {1}',
    });
    expect(fence('file="samples/Counter.sol" region="inner"')).toMatchObject({ meta: 'title="Counter.sol"' });
  });

  it("shows the recorded copy of code on GitHub, and leaves the address where there is none", () => {
    const commit = "0123456789abcdef0123456789abcdef01234567";
    const address = `https://github.com/owner/name/blob/${commit}/src/Counter.sol#L2-L3`;
    expect(fence("reference", address)).toMatchObject({ value: address, meta: "reference" });
    const copy = path.join(root, "data/code/owner/name", commit, "src/Counter.sol");
    mkdirSync(path.dirname(copy), { recursive: true });
    writeFileSync(copy, "contract Counter {\n    uint256 a;\n    uint256 b;\n}\n");
    expect(fence("reference", address)).toMatchObject({
      value: "uint256 a;\nuint256 b;",
      meta: `reference recorded="${address}"`,
    });
    expect(() => fence("reference", address.replace("#L2-L3", "#L20-L30"))).toThrow(
      "does not have the lines",
    );
  });

  it("finds a recorded copy for each file of another repository that a page shows", () => {
    const project = path.join(__dirname, "../..");
    const shown = readdirSync(path.join(project, "docs"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".mdx"))
      .flatMap((file) => {
        const text = readFileSync(path.join(project, "docs", file), "utf8");
        return [...text.matchAll(/^```\w+ reference\n(\S+)\n```$/gm)].map(([, address = ""]) => address);
      });
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((address) => readRecordedCode(project, address) === undefined)).toEqual([]);
  });

  it("leaves other fences alone", () => {
    expect(fence('title="x"', "code")).toMatchObject({ value: "code", meta: 'title="x"' });
  });

  it("fails with page, line and remedy", () => {
    expect(() => fence('file="samples/Nothing.sol"')).toThrow(
      'docs/page.mdx:7: samples/Nothing.sol: no file "samples/Nothing.sol"',
    );
    expect(() => fence('file="samples/Counter.sol" region="x"')).toThrow(
      'docs/page.mdx:7: samples/Counter.sol: no region "x"; there are:',
    );
    expect(() => fence('file="samples/Counter.sol"', "old code")).toThrow("empty it");
    expect(() => tag("Figure", { id: "counter.third" })).toThrow(
      'docs/page.mdx:7: no figure "counter.third"',
    );
  });

  it("writes figures as text", () => {
    expect(tag("Figure", { id: "counter.half" })).toMatchObject({ type: "text", value: "2.5" });
    expect(tag("Figure", { id: "counter.half", raw: null })).toMatchObject({
      type: "text",
      value: "2500000",
    });
    expect(tag("Figure", { id: "counter.gas" })).toMatchObject({ value: "43,210" });
  });

  it("writes the current release of a product and the installed version of a package as text", () => {
    expect(tag("Release", { of: "flow" })).toMatchObject({
      type: "text",
      value: currentReleases.flow.release,
    });
    expect(tag("Release", { of: "flow", month: null }).value).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
    expect(() => tag("Release", { of: "bob" })).toThrow('docs/page.mdx:7: no product "bob"');
    expect(tag("Version", { of: "@sablier/flow" })).toMatchObject({ type: "text", value: "3.0.1" });
    expect(() => tag("Version", { of: "@sablier/nothing" })).toThrow(
      'docs/page.mdx:7: no package "@sablier/nothing" is installed',
    );
  });

  it("pins the packages of a command that installs them, and nothing else", () => {
    expect(fence("versions", "npm install -D @sablier/flow\nnpx tsx flow.ts").value).toBe(
      "npm install -D @sablier/flow@3.0.1\nnpx tsx flow.ts",
    );
    expect(fence("", "npm install @sablier/flow").value).toBe("npm install @sablier/flow");
    expect(() => fence("versions", "npm install @sablier/nothing")).toThrow("no package");
  });

  it("leaves the code out of a short SampleFile, and the link to Remix, not its download", () => {
    const node = tag("SampleFile", { file: "samples/Counter.sol", short: null });
    expect(node.children).toEqual([]);
    expect(node.attributes).not.toContainEqual(expect.objectContaining({ name: "remix" }));
    expect(node.attributes).toContainEqual(
      expect.objectContaining({ name: "download", value: "/samples/Counter.sol" }),
    );
  });

  it("gives SampleFile the code, the download and the link to Remix", () => {
    const node = tag("SampleFile", { file: "samples/Counter.sol" });
    expect(node.children).toMatchObject([{ type: "code", lang: "solidity" }]);
    const attributes = Object.fromEntries(
      (node.attributes as { name: string; value: string }[]).map(({ name, value }) => [name, value]),
    );
    expect(attributes.download).toBe("/samples/Counter.sol");
    expect(attributes.remix).toBe("/samples/Counter/remix");
  });
});

describe("Remix", () => {
  const page = (text: string) =>
    writeRemixPage("Counter.sol", composeRemixLink(pinImports(text, { "@openzeppelin/contracts": "5.3.0" })));

  it("gets the code with pinned imports from a page that sends the reader on, or offers a link", () => {
    const $ = load(page(source));
    const [, address] = $("meta[http-equiv=refresh]").attr("content")!.split("; url=");
    expect($("a").attr("href")).toBe(address);
    const settings = new URLSearchParams(new URL(address!).hash.slice(1));
    expect(settings.get("language")).toBe("Solidity");
    expect(Buffer.from(settings.get("code")!, "base64").toString()).toContain(
      '"@openzeppelin/contracts@5.3.0/token/ERC20/IERC20.sol"',
    );
  });

  it("refuses an import whose version is unknown and text that it cannot carry", () => {
    expect(() => pinImports('import "@other/package/A.sol";', {})).toThrow(
      "no version known for @other/package",
    );
    expect(() => composeRemixLink("// 1 €")).toThrow("not ASCII");
  });
});

describe("inclusions", () => {
  const page = [
    '```solidity file="samples/A.sol" region="one"',
    "```",
    '<SampleFile file="samples/A.sol" />',
    '```ts file="elsewhere.ts"',
    "```",
  ].join("\n");

  it("finds fences and complete files with their lines", () => {
    expect(findInclusions("docs/a.mdx", page)).toEqual([
      { page: "docs/a.mdx", line: 1, file: "samples/A.sol", region: "one", isCompleteFile: false },
      { page: "docs/a.mdx", line: 3, file: "samples/A.sol", region: undefined, isCompleteFile: true },
    ]);
  });

  it("names regions that no page shows", () => {
    const text = "// #region one\n// #endregion one\n// #region two\n// #endregion two\n";
    expect(listUnshownRegions({ "samples/A.sol": text }, findInclusions("docs/a.mdx", page))).toEqual([
      "samples/A.sol#two",
    ]);
  });
});
