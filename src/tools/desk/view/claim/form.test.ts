import { describe, expect, it } from "vitest";
import { findNodeFault, readForm } from "./form";
import { EMPTY, writeForm } from "./formLink";

const form = {
  ...EMPTY,
  campaign: "0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc",
  chain: "10",
  contract: "v1.3/LT",
  root: `0x${"ab".repeat(32)}`,
};
const link = writeForm(form);

describe("the address of the page", () => {
  it("holds the form behind #, with its seal", () => {
    expect(link).toMatch(/^#seal=\w{7}&/u);
    expect(readForm(link)).toEqual({
      form,
      link: { kind: "filled", fields: ["Campaign", "Chain", "Contract of the campaign", "Root"] },
      setsContract: true,
    });
    expect(writeForm(EMPTY)).toBe("");
  });

  it.each(["", "#what-you-need", "#which-function"])("is not about the form: %j", (hash) => {
    expect(readForm(hash)).toEqual({ form: EMPTY });
  });

  it.each([
    ["cut", link.slice(0, -1)],
    ["changed in one digit", link.replace("0xe72", "0xe73")],
    ["without a seal", link.replace(/seal=\w+&/u, "")],
  ])("fills in nothing from a link that is %s", (_, hash) => {
    const read = readForm(hash);
    expect(read.form).toEqual(EMPTY);
    expect(read.link?.kind).toBe("refused");
  });

  it("does not choose a contract that no release has", () => {
    expect(readForm(writeForm({ contract: "v9.9/LL" })).form).toEqual(EMPTY);
  });
});

it.each([
  ["https://node.example/rpc?key=1", ""],
  [" https://node.example ", ""],
  ["http://node.example", "begins with https://"],
  ["javascript:alert(1)", "begins with https://"],
  ["node.example", "Enter the whole address"],
  ["", "Enter the whole address"],
  ["https://name:password@node.example", "Leave out the name"],
])("checks the address of a node: %j", (text, sentence) => {
  expect(findNodeFault(text)).toContain(sentence);
  if (sentence === "") expect(findNodeFault(text)).toBe("");
});
