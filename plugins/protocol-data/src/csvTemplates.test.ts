import { expect, it } from "vitest";
import { readTemplates } from "./csvTemplates";

const templates = readTemplates("node_modules/sablier/csv/evm");

it("reads every family, with columns and text", () => {
  expect(new Set(templates.map(({ family }) => family))).toEqual(new Set(["lockup", "flow", "airdrops"]));
  expect(templates.find(({ id }) => id === "lockup/range/cliff")).toMatchObject({
    timing: "range",
    shape: "cliff",
    columns: ["address", "amount", "startAt", "endAt", "cliffAmount", "cliffAt"],
  });
  for (const { id, columns, text } of templates) {
    expect(columns[0], id).toBe("address");
    expect(text.split("\n").length, id).toBeGreaterThan(1);
  }
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
});
