import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { replaceTexts } from "@site/tests/standIns/translate";
import { LinkBuilder } from "./LinkBuilder";

beforeEach(() => void render(<LinkBuilder />));
afterEach(cleanup);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** Chooses a kind of link by its place in the list. */
function choose(index: number): void {
  const select = screen.getByLabelText<HTMLSelectElement>("Link to");
  fireEvent.change(select, { target: { value: select.options[index]!.value } });
}
const text = () => screen.getByRole("form", { name: "Build a link" }).textContent;
const link = () => screen.queryByRole("link", { name: /^https:/u })?.getAttribute("href");

it("builds a link of its parts, and says what is wrong with one", () => {
  const options = [...screen.getByLabelText<HTMLSelectElement>("Link to").options];
  choose(options.findIndex(({ text: label }) => label.startsWith("Search for v")));
  fill("Recipient", "vitalik.eth");
  fill("Sender", "");
  expect(link()).toBe("https://app.sablier.com/vesting/search/ethereum?r=vitalik.eth");
  fill("Recipient", "nobody");
  expect(text()).toContain("neither an address nor an ENS name");
  expect(link()).toBeUndefined();
});

it("takes an old link apart, and shows its successor", () => {
  fill("Explain a link", "https://app.sablier.com/stream/FL-8453-7");
  expect(text()).toContain("Its current form is below");
  expect(link()).toBe("https://app.sablier.com/payments/stream/FL-8453-7");
  // Another kind of link holds nothing of what was pasted.
  choose(1);
  expect(text()).not.toContain("Its current form is below");
  expect(field("Explain a link").value).toBe("");
});

it("shows the new words alone on a translated page", () => {
  fill("Explain a link", "https://app.sablier.com/payments/stream/LK3-1-12?open=withdraw");
  expect(text()).toContain("so it is listed under vesting");
  expect(text()).toContain("Left out: open=withdraw");
  replaceTexts();
  fill("Explain a link", "nonsense");
  expect(text()).toContain("is not a link");
  expect(text()).not.toContain("Left out");
  expect(screen.queryByRole("button", { name: "Copy link" })).toBeNull();
  replaceTexts();
  choose(3);
  expect(link()).toMatch(/payments\/search/u);
  expect(text()).not.toContain("is not a link");
});
