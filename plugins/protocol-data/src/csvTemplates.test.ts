import { expect, it } from "vitest";
import { readTemplates } from "./csvTemplates";

const templates = readTemplates("node_modules/sablier/csv/evm");

it("reads every family, with columns and text", () => {
  const label = (wanted: string) => templates.find(({ id }) => id === wanted)?.label;
  expect(label("lockup/range/dynamicDoubleUnlock")).toBe("Double Unlock");
  expect(label("lockup/duration/tranchedTimelock")).toBe("Tranched Timelock");
  expect(templates.filter((template) => template.family === "lockup" && !template.label)).toEqual([]);
  expect(new Set(templates.map(({ family }) => family))).toEqual(new Set(["lockup", "flow", "airdrops"]));
  expect(templates.find(({ id }) => id === "lockup/range/cliff")).toMatchObject({
    timing: "range",
    shape: "cliff",
    label: "Cliff",
    columns: ["address", "amount", "startAt", "endAt", "cliffAmount", "cliffAt"],
  });
  for (const { id, columns, text } of templates) {
    expect(columns[0], id).toBe("address");
    expect(text.split("\n").length, id).toBeGreaterThan(1);
  }
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
});
