import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ReadAloud } from "@site/src/tools/batch/worker/protocol";
import type { Comparison } from "@site/src/tools/batch/model/comparison/compare";
import { BatchStatus } from "./BatchStatus";

const reading: ReadAloud = {
  kind: "read",
  report: { chainId: 1, count: 1, steps: [], payments: [], totals: [], findings: [], verdict: "clear" },
};
const different: Comparison = {
  rows: [{ status: "added", call: 1, subject: "transfer", differences: [] }],
  counts: { equal: 0, changed: 0, missing: 0, added: 1 },
  notes: [],
  isEqual: false,
  isIncomplete: false,
};

afterEach(cleanup);

const say = (answer: ReadAloud) => {
  render(<BatchStatus state={{ kind: "done", answer }} />);
  return screen.getByRole("status").textContent;
};

/** Returns what the mark before the sentence shows, if there is one. */
const markBefore = () =>
  screen.getByRole("status").querySelector<SVGElement>("[data-outcome]")?.dataset.outcome;

it.each([
  ["a batch that is not as agreed", different],
  ["a list that cannot be compared", "The agreed list has no row with an address or a stream ID."],
])("gives no tick to %s", (_, comparison) => {
  const text = say({ ...reading, comparison });
  expect(text).toContain("not as agreed");
  expect(markBefore()).toBe("no");
});

it("gives no tick to a list that could not be compared in full, and does not call it wrong", () => {
  const rows = [{ status: "equal", subject: "transfer", differences: [] }] as const;
  const counts = { equal: 1, changed: 0, missing: 0, added: 0 };
  const text = say({ ...reading, comparison: { ...different, rows, counts, isIncomplete: true } });
  expect(text).toContain("Not everything could be compared");
  expect(markBefore()).toBeUndefined();
});

it.each(["danger", "unknown"] as const)("gives no tick to a verdict of %s", (verdict) => {
  say({ ...reading, report: { ...reading.report, verdict } });
  expect(markBefore()).not.toBe("yes");
});

it("gives a tick to a known batch, and names the Safe", () => {
  const safe = "0x1111111111111111111111111111111111111111";
  const text = say({ ...reading, ownSafe: safe });
  expect(markBefore()).toBe("yes");
  expect(text).toContain(safe);
});
