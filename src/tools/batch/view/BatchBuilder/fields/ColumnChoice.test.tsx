import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { ColumnChoice } from "./ColumnChoice";

afterEach(cleanup);

const question = {
  line: 1,
  open: ["rateAmount", "rateInterval"],
  headers: ["Name", "Monthly salary"],
  samples: ["Ann", "3000"],
};

it("lets a reader point at a column, and say once what all rows share", async () => {
  const choose = vi.fn();
  const point = vi.fn();
  render(<ColumnChoice id="x" question={question} onPoint={point} onChoose={choose} />);
  const amount = screen.getByLabelText("rateAmount");
  const options = within(amount).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "not chosen",
    "Name, such as Ann",
    "Monthly salary, such as 3000",
  ]);
  // Nothing is chosen for the reader, and half a choice cannot be used.
  expect(screen.queryByRole("button")).toBeNull();
  await userEvent.selectOptions(amount, "Monthly salary, such as 3000");
  expect(screen.queryByRole("button")).toBeNull();
  expect(point).toHaveBeenLastCalledWith(undefined);
  await userEvent.selectOptions(screen.getByLabelText("rateInterval"), "all per month");
  expect(point).toHaveBeenLastCalledWith({ rateAmount: 1, rateInterval: "month" });
  await userEvent.click(screen.getByRole("button", { name: "Use these columns" }));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ rateAmount: 1, rateInterval: "month" });
});
