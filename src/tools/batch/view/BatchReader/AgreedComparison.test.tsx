import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Comparison } from "@site/src/tools/batch/model/comparison/compare";
import { AgreedComparison } from "./AgreedComparison";

const ALICE = "0x1111111111111111111111111111111111111111";
const EVIL = "0x6666666666666666666666666666666666666666";
const equal = { status: "equal", agreed: 2, call: 2, subject: ALICE, differences: [] } as const;
const comparison = (changes: Partial<Comparison>): Comparison => ({
  rows: [equal],
  counts: { equal: 1, changed: 0, missing: 0, added: 0 },
  notes: [],
  isEqual: true,
  isIncomplete: false,
  ...changes,
});

describe("AgreedComparison", () => {
  afterEach(cleanup);

  it("shows that a row is equal", () => {
    render(<AgreedComparison comparison={comparison({})} />);
    expect(screen.getByRole("status").textContent.trim()).toBe("The row is equal to what was agreed.");
  });

  it("shows every row in the order of the batch, with both values of a changed one", () => {
    const changed = {
      ...equal,
      status: "changed",
      call: 3,
      subject: EVIL,
      differences: [{ name: "recipient", agreed: ALICE, found: EVIL }],
    } as const;
    const counts = { equal: 1, changed: 1, missing: 0, added: 0 };
    render(<AgreedComparison comparison={comparison({ rows: [equal, changed], counts, isEqual: false })} />);
    expect(screen.getByRole("status").textContent).toContain("Not as agreed: 1 equal, 1 changed");
    const rows = screen.getAllByRole("row").map((row) => row.textContent);
    expect(rows).toHaveLength(3);
    expect(rows[2]).toContain(`recipient: agreed ${ALICE}, in the batch ${EVIL}`);
  });

  it("shows no tick and no cross if something could not be compared", () => {
    render(<AgreedComparison comparison={comparison({ isEqual: false, isIncomplete: true })} />);
    expect(screen.getByRole("status").textContent).toContain("The row is equal, but not everything");
  });

  it("shows no tick if nothing could be compared", () => {
    render(<AgreedComparison comparison="The agreed list has no row with an address or a stream ID." />);
    expect(screen.queryByRole("status")).toBeNull();
    expect(screen.getByText(/has no row with an address/u)).toBeTruthy();
  });
});
