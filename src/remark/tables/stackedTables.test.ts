import { expect, it } from "vitest";
import stackedTables, { isTooNarrow } from "./stackedTables";

const sentence = "The recipient withdraws what is theirs, whenever they wish to.";

it.each([
  [
    "two short columns",
    [
      ["Name", "Value"],
      ["LK3", "Lockup v4.0"],
    ],
    false,
  ],
  [
    "a short column next to a long one",
    [
      ["Status", "Meaning"],
      ["PENDING", sentence],
    ],
    false,
  ],
  [
    "a grid of marks",
    [
      ["Function", "Sender", "Recipient", "Anyone"],
      ["withdraw", "yes", "yes", "yes"],
    ],
    false,
  ],
  [
    "three columns of prose",
    [
      ["Contract", "Function", "Effect"],
      ["Airdrop factories and campaigns", sentence, sentence],
    ],
    true,
  ],
  [
    "prose squeezed by prose",
    [
      ["Not possible", "Why"],
      ["Pause or freeze a contract", sentence.repeat(6)],
    ],
    true,
  ],
])("%s: %s", (_, rows, expected) => expect(isTooNarrow(rows)).toBe(expected));

it("names each cell after its column, but the first, and keeps the roles of a table", () => {
  const cell = (tagName: string, value: string) => ({
    type: "element",
    tagName,
    children: [{ type: "text", value }],
  });
  const row = (tagName: string, ...values: string[]) => ({
    type: "element",
    tagName: "tr",
    children: values.map((value) => cell(tagName, value)),
  });
  const table = {
    type: "element",
    tagName: "table",
    children: [
      row("th", "Contract", "Function", "Effect"),
      row("td", "Airdrop campaigns, all", sentence, sentence),
    ],
  };
  stackedTables()({ type: "root", children: [table] });
  expect(table).toMatchObject({
    properties: { className: ["stacked"], role: "table" },
    children: [
      { properties: { role: "row" }, children: Array(3).fill({ properties: { role: "columnheader" } }) },
      {
        children: [
          { properties: { role: "cell" } },
          { properties: { role: "cell", dataLabel: "Function" } },
          { properties: { role: "cell", dataLabel: "Effect" } },
        ],
      },
    ],
  });
});
