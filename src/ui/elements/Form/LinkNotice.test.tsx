import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { LinkNotice } from "./LinkNotice";

afterEach(cleanup);

it("names everything that a link set, and warns about it", () => {
  render(<LinkNotice link={{ kind: "filled", fields: ["Safe", "8 rows"] }} />);
  expect(screen.getByRole("note").textContent).toBe(
    "A link filled in this form. It set: Safe, 8 rows. Anyone can make such a link, so compare each value with a source that you trust.",
  );
});

it("says why a link was not used", () => {
  render(<LinkNotice link={{ kind: "refused", sentence: "This link was cut." }} />);
  expect(screen.getByRole("note").textContent).toBe("This link was cut.");
});

it("says nothing without a link", () => {
  const { container } = render(<LinkNotice link={undefined} />);
  expect(container.textContent).toBe("");
});
