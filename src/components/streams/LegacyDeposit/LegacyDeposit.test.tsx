import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { replaceTexts } from "@site/tests/standIns/translate";
import { LegacyDeposit } from "./LegacyDeposit";

beforeEach(() => void render(<LegacyDeposit />));
afterEach(cleanup);

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const output = () => screen.getByRole("status", { name: "Result" }).textContent;

it("gives a deposit that divides", () => {
  expect(output()).toContain("2999999999999998944000");
  fill("Token decimals", "6");
  expect(output()).toContain("Deposit 2998944000 base units");
  fill("Amount, whole tokens", "1");
  expect(output()).toContain("No deposit fits");
});

it("shows the new words alone on a translated page", () => {
  replaceTexts();
  fill("Token decimals", "6");
  expect(screen.getByRole("status", { name: "Result" }).querySelector("strong")!.textContent).toBe(
    "2998944000",
  );
  replaceTexts();
  fill("Amount, whole tokens", "1");
  expect(output()).toMatch(/^No deposit fits/u);
});
