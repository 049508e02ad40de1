import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { type Choices, ColumnChoice, sourcesOf } from "./ColumnChoice";

afterEach(cleanup);

const question = {
  line: 1,
  open: ["rateAmount", "rateInterval"],
  headers: ["Name", "Monthly salary"],
  samples: ["Ann", "3000"],
};

it("lets a reader point at a column, and say once what all rows share", async () => {
  const chosen: Choices[] = [];
  function Page() {
    const [choices, setChoices] = useState<Choices>({});
    chosen.push(choices);
    const columns = ["address", "rateAmount", "rateInterval"];
    return (
      <ColumnChoice id="x" columns={columns} question={question} choices={choices} onChoose={setChoices} />
    );
  }
  render(<Page />);
  const amount = screen.getByLabelText("rateAmount");
  const options = within(amount).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "not chosen",
    "Name, such as Ann",
    "Monthly salary, such as 3000",
  ]);
  // Nothing is chosen for the reader.
  expect(sourcesOf(chosen.at(-1)!)).toBeUndefined();
  await userEvent.selectOptions(amount, "Monthly salary, such as 3000");
  await userEvent.selectOptions(screen.getByLabelText("rateInterval"), "all per month");
  expect(sourcesOf(chosen.at(-1)!)).toEqual({ rateAmount: 1, rateInterval: "month" });
  await userEvent.selectOptions(amount, "not chosen");
  expect(sourcesOf(chosen.at(-1)!)).toEqual({ rateInterval: "month" });
});

it("keeps a column on the page that was pointed at, so that it can be changed", () => {
  const choices = { rateAmount: "1" };
  const left = { ...question, open: ["rateInterval"] };
  const columns = ["rateAmount", "rateInterval"];
  render(
    <ColumnChoice id="x" columns={columns} question={left} choices={choices} onChoose={() => undefined} />,
  );
  const values = screen.getAllByRole<HTMLSelectElement>("combobox").map(({ value }) => value);
  expect(values).toEqual(["1", ""]);
});
