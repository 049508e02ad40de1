// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ReadAloud } from "@site/src/client/batch/protocol";
import type { Comparison } from "@site/src/lib/batch/comparison/compare";
import { BatchStatus } from "./BatchStatus";

const transaction = {
  contract: "SablierFlow, Flow v3.0",
  value: 0n,
  sentences: [],
  fields: [],
  warnings: [],
};
const reading: ReadAloud = { kind: "read", chainId: 1, transactions: [transaction], warnings: [] };
const different: Comparison = {
  rows: [{ status: "added", call: 1, subject: "transfer", differences: [] }],
  counts: { equal: 0, changed: 0, missing: 0, added: 1 },
  notes: [],
  isEqual: false,
};

afterEach(cleanup);

it.each([
  ["a batch that is not as agreed", different],
  ["a list that cannot be compared", "The agreed list has no row with an address or a stream ID."],
])("gives no tick to %s", (_, comparison) => {
  render(<BatchStatus state={{ kind: "done", answer: { ...reading, comparison } }} />);
  const { textContent } = screen.getByRole("status");
  expect(textContent).toContain("one thing to look at");
  expect(textContent).not.toContain("✓");
});
