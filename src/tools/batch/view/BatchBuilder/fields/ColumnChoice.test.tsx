import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { MONTH_SHARE, TIME_SHARE } from "@site/src/protocol/lists/mend/cliffs";
import { type Choices, ColumnChoice, readSources } from "./ColumnChoice";

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
  expect(readSources(chosen.at(-1)!)).toBeUndefined();
  await userEvent.selectOptions(amount, "Monthly salary, such as 3000");
  await userEvent.selectOptions(screen.getByLabelText("rateInterval"), "all per month");
  expect(readSources(chosen.at(-1)!)).toEqual({ rateAmount: 1, rateInterval: "month" });
  await userEvent.selectOptions(amount, "not chosen");
  expect(readSources(chosen.at(-1)!)).toEqual({ rateInterval: "month" });
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

it("asks in the open what a cliff releases, and says how each answer is computed", async () => {
  const chosen: Choices[] = [];
  const cliff = { line: 1, open: ["cliffAmount"], headers: ["Wallet", "Tokens"], samples: ["", ""] };
  function Page() {
    const [choices, setChoices] = useState<Choices>({});
    chosen.push(choices);
    const columns = ["address", "amount", "cliffAmount"];
    return <ColumnChoice id="x" columns={columns} question={cliff} choices={choices} onChoose={setChoices} />;
  }
  render(<Page />);
  const choose = (name: RegExp) => userEvent.click(screen.getByRole("radio", { name }));
  const source = () => readSources(chosen.at(-1)!)?.cliffAmount;
  expect(screen.queryByText("Which column is it?")).toBeNull();
  expect(source()).toBeUndefined();
  await choose(/share of the time/);
  expect(source()).toBe(TIME_SHARE);
  expect(screen.getByText(/leap day/)).toBeDefined();
  await choose(/calendar months, such as a quarter/);
  expect(source()).toBe(MONTH_SHARE);
  await choose(/An amount that I give/);
  expect(source()).toBe("0");
  await userEvent.clear(screen.getByLabelText("Amount at the cliff"));
  await userEvent.type(screen.getByLabelText("Amount at the cliff"), "250");
  expect(source()).toBe("250");
  await choose(/A column of my list/);
  await userEvent.selectOptions(screen.getByLabelText("Column with the amount at the cliff"), "Tokens");
  expect(source()).toBe(1);
});
