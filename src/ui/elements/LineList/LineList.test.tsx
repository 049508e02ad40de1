import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { LineList, type ListedLine } from "./LineList";

afterEach(cleanup);

const shown = (lines: readonly ListedLine[], most?: number): (string | null)[] => {
  render(<LineList label="Problems" lines={lines} {...(most !== undefined && { most })} />);
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
};
const TWO_READINGS = '"1,000" can be 1000 or 1.000.';

it("says once what is true of many lines, and names all of them", () => {
  const lines = [2, 3, 4, 7, 8, 12].map((line) => ({ line, column: "amount", message: TWO_READINGS }));
  expect(shown(lines)).toEqual([`Lines 2 to 4, 7, 8, and 12, amount: ${TWO_READINGS}`]);
});

it("keeps different columns and different reasons apart, in the order of the lines", () => {
  expect(
    shown([
      { message: "The header is missing." },
      { line: 2, column: "amount", message: TWO_READINGS },
      { line: 2, column: "fee", message: TWO_READINGS },
      { line: 3, message: "It has 5 cells." },
      { line: 1_234, column: "amount", message: TWO_READINGS },
    ]),
  ).toEqual([
    "The header is missing.",
    `Lines 2 and 1,234, amount: ${TWO_READINGS}`,
    `Line 2, fee: ${TWO_READINGS}`,
    "Line 3: It has 5 cells.",
  ]);
});

it("shows no more sentences than it is told", () => {
  expect(
    shown(
      [1, 2, 3].map((line) => ({ line, message: `Reason ${line}` })),
      2,
    ),
  ).toHaveLength(2);
});
