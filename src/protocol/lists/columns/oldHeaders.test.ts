import path from "node:path";
import { describe, expect, it } from "vitest";
import { oldTemplates } from "../../../../data/apps/csv";
import { readTemplates } from "../../../../plugins/protocol-data/src/csvTemplates";
import { listCurrentNames } from "./oldHeaders";

const templates = readTemplates(path.resolve("node_modules/sablier/csv/evm"));
const listColumns = (id: string) => templates.find((template) => template.id === id)?.columns ?? [];

describe("the columns of an older template", () => {
  it("have a name today, or are dropped", () => {
    expect(listCurrentNames("address,amount,start,years,unlocks")).toEqual([
      "address",
      "amount",
      "startAt",
      "yearCount",
      "unlockPercentages",
    ]);
    expect(listCurrentNames("address,amount,start,months,initial")).not.toContain("initial");
  });

  it.each(oldTemplates)("$header is $now with other names", ({ header, now }) => {
    const names = listCurrentNames(header);
    expect(names.length).toBeGreaterThan(2);
    expect(listColumns(now)).toEqual(expect.arrayContaining(names));
  });

  it("stand in another order, or are too few, in some: renaming alone does not make the file right", () => {
    const changed = oldTemplates.filter(
      ({ header, now }) => listCurrentNames(header).join() !== listColumns(now).join(),
    );
    expect(changed.map(({ now }) => now)).toEqual(
      expect.arrayContaining(["lockup/range/cliff", "lockup/range/tranchedBackweighted", "flow/stream"]),
    );
  });
});
