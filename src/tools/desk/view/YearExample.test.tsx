import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { YearExample } from "./YearExample";

it("shows the moment of a payment in UTC and in the chosen zone", () => {
  const { container } = render(<YearExample />);
  const rows = [...container.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toContainEqual(["Date", "2026-03-31 22:30:09 UTC"]);
  expect(rows).toContainEqual(["Received Amount", "1500"]);
  expect(rows).toContainEqual(["Local date", "2026-04-01 00:30:09"]);
});
