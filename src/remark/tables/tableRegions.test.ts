import { expect, it } from "vitest";
import markTableRegions from "./tableRegions";

type Tree = Parameters<ReturnType<typeof markTableRegions>>[0];

const text = (value: string): Tree => ({ type: "text", value });
const element = (tagName: string, ...children: Tree[]): Tree => ({ type: "element", tagName, children });
const table = (...headers: string[]) =>
  element(
    "table",
    element(
      "thead",
      element("tr", ...headers.map((header) => element("th", element("strong", text(header))))),
    ),
    element("tbody", element("tr", ...headers.map(() => element("td", text("1"))))),
  );

function regions(...children: Tree[]): unknown[] {
  const tree: Tree = { type: "root", children };
  markTableRegions()(tree);
  return tree.children?.map(({ properties }) => properties) ?? [];
}

const region = (ariaLabel: string) => ({
  className: ["table-region"],
  role: "region",
  tabIndex: 0,
  ariaLabel,
});

it("wraps a table in a region that its header names", () => {
  expect(regions(table("Fee", "Paid to"))).toEqual([region("Table: Fee, Paid to")]);
});

it("skips empty header cells, and copes with a header of nothing else", () => {
  expect(regions(table("", "Paid to"), table(""))).toEqual([region("Table: Paid to"), region("Table")]);
});

it("tells tables with equal headers apart", () => {
  expect(regions(table("Fee"), table("Fee"))).toEqual([region("Table: Fee"), region("Table: Fee (2)")]);
});

it("finds tables inside other elements and leaves the rest alone", () => {
  const paragraph = element("p", text("Words"));
  const tree: Tree = { type: "root", children: [paragraph, element("div", table("Fee"))] };
  markTableRegions()(tree);
  expect(tree.children?.[0]).toEqual(element("p", text("Words")));
  expect(tree.children?.[1]?.children?.[0]).toMatchObject({ properties: region("Table: Fee") });
});

it("makes an empty header cell an ordinary one", () => {
  const corner = table("", "Flow");
  markTableRegions()({ type: "root", children: [corner] });
  const row = corner.children?.[0]?.children?.[0];
  expect(row?.children?.map(({ tagName }) => tagName)).toEqual(["td", "th"]);
});

it("marks columns of a few letters, and of numbers, head included", () => {
  const row = (tagName: string, ...cells: string[]) =>
    element("tr", ...cells.map((cell) => element(tagName, text(cell))));
  const tree = element(
    "table",
    element("thead", row("th", "Step", "Meaning")),
    element("tbody", row("td", "1", "Approve the token"), row("td", "2", "no")),
  );
  markTableRegions()({ type: "root", children: [tree] });
  const rows = tree.children!.flatMap(({ children }) => children!);
  const classes = rows.map(({ children }) => children!.map(({ properties }) => properties?.className));
  expect(classes).toEqual(Array.from({ length: 3 }, () => [["short", "number"], undefined]));
});

it("marks a first column of names in code, unless a cell has more than a name or a longer one", () => {
  const getClass = (...cells: Tree[][]) => {
    const rows = cells.map((cell) => element("tr", element("td", ...cell), element("td", text("any"))));
    const head = element("tr", element("th", text("Contract")), element("th", text("What you do with it")));
    const tree = element("table", element("thead", head), element("tbody", ...rows));
    markTableRegions()({ type: "root", children: [tree] });
    return rows[0]!.children![0]!.properties?.className;
  };
  const code = (name: string) => element("code", text(name));
  expect(getClass([code("SablierLockup")], [element("a", code("SablierBatchLockup"))])).toEqual(["name"]);
  expect(getClass([code("SablierLockup")], [code("withdraw"), text(" and more")])).toBeUndefined();
  expect(
    getClass([code("SablierLockup")], [code("SablierLockupHelpers_GranularityTooHigh")]),
  ).toBeUndefined();
  expect(getClass([code("SablierLockup")], [text("none of these")])).toBeUndefined();
});
