import { expect, it } from "vitest";
import stackTables, { isTooNarrow } from "./stackedTables";

const sentence = "The recipient withdraws what is theirs, whenever they wish to.";

it.each<[what: string, expected: boolean, ...rows: string[]]>([
  ["two short columns", false, "Name | Value", "LK3 | Lockup v4.0"],
  ["a short column next to a long one", false, "Status | Meaning", `PENDING | ${sentence}`],
  ["a grid of marks", false, "Function | Sender | Recipient | Anyone", "withdraw | yes | yes | yes"],
  [
    "three columns of prose",
    true,
    "Contract | Function | Effect",
    `Airdrop factories and campaigns | ${sentence} | ${sentence}`,
  ],
  [
    "prose squeezed by prose",
    true,
    "Not possible | Why",
    `Pause or freeze a contract | ${sentence.repeat(6)}`,
  ],
  [
    "short cells of prose",
    true,
    "Segment | Amount | Exponent | Duration | What it is for",
    "1 | 0 | 1 | 50 days less 1 second | The wait",
    "3 | 800 | 6 | 50 days | The exponential rest",
  ],
  [
    "figures under long headers",
    false,
    "Configuration | Model | Gas, with durations | Gas, with timestamps",
    "100 segments | Dynamic | 2,947,148 | 2,742,934",
  ],
  [
    "long figures",
    false,
    "Decimals | Debt after 30 days | One second later",
    "18 | 999.999999999999993600 | 1,000.000385802469129600",
  ],
])("%s: %s", (_, expected, ...rows) => {
  const cells = rows.map((row) =>
    row
      .split(" | ")
      .map((text) => ({ text, word: Math.max(...text.split(/[ -]/).map(({ length }) => length)) })),
  );
  expect(isTooNarrow(cells)).toBe(expected);
});

const element = (tagName: string, ...children: { type: string }[]) => ({
  type: "element",
  tagName,
  children,
});
const written = (value: string) => ({ type: "text", value });
const stacked = (...rows: { type: string }[][]) => {
  const table = element(
    "table",
    ...rows.map((cells) => element("tr", ...cells.map((cell) => element("td", cell)))),
  );
  stackTables()({ type: "root", children: [table] });
  return "properties" in table;
};

it("stacks where an address would push a column out of sight, and not where a name can break", () => {
  const address = "0x1e925de1c68ef83bd98ee3e130ef14a50309c01b";
  const header = [written("Token"), written("Address")];
  expect(stacked(header, [written("A token"), element("code", written(address))])).toBe(true);
  expect(
    stacked(header, [written("EXA"), element("code", written("calculateMinFeeWeiForTheRecipient"))]),
  ).toBe(false);
});

it("names each cell after its column, but the first, and keeps the roles of a table", () => {
  const row = (tagName: string, ...values: string[]) =>
    element("tr", ...values.map((value) => element(tagName, written(value))));
  const table = element(
    "table",
    row("th", "Contract", "Function", "Effect"),
    row("td", "Airdrop campaigns, all", sentence, sentence),
  );
  stackTables()({ type: "root", children: [table] });
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
