import { afterAll, expect, it as always } from "vitest";
import { isLong } from "../../tests/standIns/long";
import { renderDiagrams } from ".";
import { close, renderDiagram } from "./renderDiagram";
import { renderLayouts, wrapArrowLabels } from "./layouts";

afterAll(close);

// Each needs the browser that draws. The build of `npm test` draws all diagrams of the site.
const it = always.runIf(isLong);

const source = `flowchart LR
  accTitle: Where a deposit goes
  accDescr: The sender deposits, the contract holds, the recipient withdraws.
  sender[Sender] -->|deposit| contract([Contract]) --> recipient{{Recipient}}
`;

it("renders a diagram with title, description and the site's colours, and nothing that a strict policy refuses", async () => {
  const { svg, title, width } = await renderDiagram(source);
  expect(title).toBe("Where a deposit goes");
  expect(svg).toMatch(/<title id="([^"]+)-title">Where a deposit goes<\/title>/);
  expect(svg).toContain("aria-describedby=");
  expect(svg).toMatch(/^<svg [^>]*font-size="16"/);
  expect(svg).toContain("var(--sb-text-strong)");
  expect(svg).not.toMatch(/style|class=|rgb\(|#0102|foreignObject/);
  expect(svg).toContain("Recipient");
  expect(svg).toMatch(/<rect [^>]*rx="5"/);
  expect(svg).not.toMatch(/<\w+ [^>]* name=|<circle [^>]* width=/);
  expect(width).toBeGreaterThan(200);
});

it("renders the same diagram to the same letter", async () => {
  const state = source.replace(
    /flowchart LR[^]*$/,
    "stateDiagram-v2\n accTitle: A\n accDescr: B.\n [*] --> X\n X --> [*]\n",
  );
  const first = await renderDiagram(state);
  expect(first.svg).toBe((await renderDiagram(`${state}`)).svg);
});

it("shows the mark and the tint of a status, and its name alone as text", async () => {
  const { svg } = await renderDiagram(
    "stateDiagram-v2\n accTitle: A\n accDescr: B.\n [*] --> SETTLED: all is unlocked\n SETTLED --> Other\n",
  );
  expect(svg).toMatch(/<path d="[^"]+" fill="var\(--sb-covered\)" fill-rule="evenodd"/);
  expect(svg).toContain('stroke="var(--sb-covered)"');
  expect(svg).toContain(">SETTLED<");
  expect(svg).not.toContain("o_");
});

it("ends the lines of all kinds of diagrams in one head, and brings no other along", async () => {
  const heads = async (text: string) => {
    const { svg } = await renderDiagram(text.replace("\n", "\n accTitle: A\n accDescr: B.\n"));
    expect(svg).toMatch(/marker-(?:end|start)="url\(#[^)]+\)"/);
    return [...svg.matchAll(/<marker .*?<\/marker>/g)].map(([marker]) =>
      marker.replace(/ (?:id|refX)="[^"]*"/g, ""),
    );
  };
  const kinds = await Promise.all([
    heads("stateDiagram-v2\n [*] --> X\n X --> [*]\n"),
    heads("sequenceDiagram\n A->>B: asks\n B-->>A: answers\n"),
    heads("flowchart LR\n a --> b\n"),
    heads("flowchart LR\n a <--> b\n").then((both) => both.slice(1)),
  ]);
  expect(new Set(kinds.flat()).size).toBe(1);
  expect(kinds.map((markers) => markers.length)).toEqual([1, 1, 1, 1]);
});

it("refuses a diagram without title and description, and text that is none, with page and line", async () => {
  const page = (value: string) => ({
    type: "root",
    children: [{ type: "code", lang: "mermaid", value, position: { start: { line: 12 } } }],
  });
  await expect(renderDiagrams()(page("flowchart LR\n a --> b"), { path: "docs/page.mdx" })).rejects.toThrow(
    /docs\/page\.mdx:12: .*accTitle/,
  );
  await expect(renderDiagrams()(page("no diagram"), { path: "docs/page.mdx" })).rejects.toThrow(
    /page\.mdx:12:/,
  );
});

it("replaces the code and leaves other code alone", async () => {
  const tree = {
    type: "root",
    children: [
      { type: "code", lang: "mermaid", value: source },
      { type: "code", lang: "ts", value: "1" },
    ],
  };
  await renderDiagrams()(tree, {});
  expect(tree.children[0]).toMatchObject({ type: "mdxJsxFlowElement", name: "Diagram" });
  expect(tree.children[1]).toMatchObject({ type: "code", lang: "ts" });
});

it("refuses labels that cover each other", async () => {
  const state = `stateDiagram-v2
  accTitle: A
  accDescr: B.
  [*] --> Open: Create
  Open --> Open: Withdraw, Transfer, Renounce
  Open --> Canceled: Cancel
  Open --> Depleted: last Withdraw
  Canceled --> Depleted: last Withdraw
  Depleted --> [*]`;
  await expect(renderDiagram(state)).rejects.toThrow(/"(Withdraw|Cancel).* cover each other/);
});

it("refuses a label whose word the end of a line breaks", async () => {
  const name = "WithdrawFromTheStreamOfAnotherRecipient";
  await expect(renderDiagram(source.replace("[Sender]", `[${name}]`))).rejects.toThrow(/breaks the word/);
});

it("gives the statuses of a flowchart their marks, too", async () => {
  const { svg } = await renderDiagram(
    "flowchart TB\n accTitle: A\n accDescr: B.\n A{isVoided?} -->|yes| V[VOIDED]\n A -->|no| P[Paused]\n",
  );
  expect(svg).toMatch(/<path d="[^"]+" fill="var\(--sb-debt\)" fill-rule="evenodd"/);
  expect(svg).toContain(">VOIDED<");
});

it("keeps text at 12 px on a phone of 390 pixels: labels of arrows wrap, rows become columns", async () => {
  const wide = `flowchart LR
  accTitle: Entities
  accDescr: A stream has actions, segments and tranches.
  Stream -->|changed by, one to many| Action
  Stream -->|in the dynamic model, one to many| Segment
  Stream -->|in the tranched model, one to many| Tranche
  Batcher -->|sends, one to many| Batch -->|created together, one to many| Stream`;
  expect((await renderDiagram(wide)).width).toBeGreaterThan(390 / 0.75);
  const { diagram, compact } = await renderLayouts(wide);
  const narrow = compact ?? diagram;
  expect(narrow.width).toBeLessThanOrEqual(390 / 0.75);
  for (const word of ["changed", "dynamic", "Tranche"]) expect(narrow.svg).toContain(word);
});

it.each([
  ["A -->|one to many| B", "A -->|one to<br/>many| B"],
  ["A -- one to many --> B", "A -- one to<br/>many --> B"],
  ["  [*] --> PENDING: start to come", "  [*] --> PENDING: start to<br/>come"],
  ["A[one to many] --> B", "A[one to many] --> B"],
  ["A -->|transferFromPayable| B", "A -->|transferFromPayable| B"],
])("wraps labels of arrows alone: %s", (line, expected) => expect(wrapArrowLabels(line, 8)).toBe(expected));
