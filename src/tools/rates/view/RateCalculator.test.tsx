import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { replaceTexts } from "@site/tests/standIns/translate";
import { writeSealed } from "@site/src/ui/sealedLink/sealedLink";
import { RateCalculator } from "./RateCalculator";

const PAGE = "/guides/flow/examples/flow-calculate-rps";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function open(search = ""): void {
  window.history.replaceState(null, "", PAGE + search);
  render(<RateCalculator />);
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const output = () => screen.getByRole("status", { name: "Result" }).textContent;
/** Returns what is said of a field, besides its label. */
const described = (label: string) =>
  (field(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
const note = () => screen.queryByRole("note", { name: "About the link" })?.textContent ?? undefined;
/** Lets the pause pass after which the address changes. */
const pause = () => {
  act(() => void vi.advanceTimersByTime(400));
};

it("begins with an example, and follows its fields", () => {
  open();
  expect(output()).toContain("385802469135802");
  expect(output()).toContain("In a second0.000385… tokens");
  expect(output()).toContain("1 base unit short");
  fill("Amount, whole tokens", "86.4");
  fill("Period", "day");
  expect(output()).toContain("1000000000000000");
  expect(output()).toContain("exactly the amount");
  pause();
  expect(window.location.search).toMatch(/^\?seal=\w{7}&amount=86\.4&.*period=day/u);
});

it("opens with the values of a shared address", () => {
  open("?amount=86.4&period=day");
  expect(output()).toContain("1000000000000000");
  expect(field("Amount, whole tokens").value).toBe("86.4");
  expect(note()).toMatch(/^A link filled in this form\. It set: Amount, Period\. /u);
});

it("takes nothing from a link that was cut, and says so", () => {
  open("?seal=0000000&amount=86.4&period=da");
  expect(note()).toMatch(/^This link was cut/u);
  expect(field("Amount, whole tokens").value).toBe("1000");
});

it.each([
  [{ amount: "<img src=x onerror=alert(1)>" }, "Amount, whole tokens", /^Amount: digits only/u],
  [{ amount: "1", count: "-1" }, "Number of periods", /^Number of periods/u],
  [{ rate: "1e9" }, "Rate per second", /^Rate per second: an integer/u],
  [{ amount: "1", decimals: "0x" }, "Token decimals", /^Token decimals: a whole number/u],
])("gives no rate for the hostile link %j, and says why", (values, label, sentence) => {
  open(`?${writeSealed(new URLSearchParams(values as unknown as Record<string, string>))}`);
  expect(note()).toMatch(/^A link filled in this form\. It set: /u);
  expect(described(label)).toMatch(sentence);
  expect(output()).toContain("There is no rate yet");
  expect(document.querySelector("form img")).toBeNull();
});

it("says what a rate pays in a month and a year, with a point or without", () => {
  open();
  fill("Start from", "rate");
  expect(field("Rate per second").value).toBe("385802469135802");
  expect(output()).toContain("999.999999 tokens");
  expect(output()).not.toContain("At the end of the period");
  fill("Rate per second", "0.001");
  expect(output()).toContain("1000000000000000");
  expect(output()).toContain("2,592 tokens");
  expect(output()).toContain("31,536 tokens");
  pause();
  expect(window.location.search).toMatch(/^\?seal=\w{7}&rate=0\.001&decimals=6$/u);
  cleanup();
  render(<RateCalculator />);
  expect(output()).toContain("2,592 tokens");
  expect(note(), "the reader's own values came by no link").toBeUndefined();
  fill("Rate per second", "fast");
  expect(described("Rate per second")).toMatch(/^Rate per second: an integer/u);
});

it("names the field that it cannot read", () => {
  open(`?amount=${"9".repeat(500)}&decimals=99&period=__proto__&count=x`);
  expect(described("Token decimals")).toMatch(/^Token decimals: a whole number/u);
  fill("Token decimals", "6");
  expect(described("Amount, whole tokens")).toMatch(/^Amount/u);
  fill("Amount, whole tokens", "<script>1</script>");
  expect(described("Amount, whole tokens")).toMatch(/^Amount: digits only/u);
  expect(field("Amount, whole tokens").getAttribute("aria-invalid")).toBe("true");
  expect(field("Token decimals").getAttribute("aria-invalid")).toBeNull();
  fill("Amount, whole tokens", "0,001");
  expect(described("Amount, whole tokens")).toContain("such as 0.001");
  fill("Amount, whole tokens", "1,000");
  expect(described("Amount, whole tokens")).toContain("can be 1000 or 1");
  fill("Amount, whole tokens", "1 000");
  expect(described("Number of periods")).toMatch(/^Number of periods/u);
  expect(output()).toContain("There is no rate yet");
  fill("Number of periods", "1");
  expect(output()).toContain("385802469135802");
});

it("still works where the browser refuses to change the address", () => {
  open();
  const replace = vi.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("Too many calls to the History API.", "SecurityError");
  });
  fill("Period", "day");
  expect(output()).toContain("11574074074074074");
  pause();
  expect(replace).toHaveBeenCalled();
  expect(screen.getByRole("form", { name: "Rate calculator" })).toBeDefined();
});

it("shows the new words alone on a translated page", () => {
  open();
  const rate = () => screen.getByRole("status", { name: "Result" }).querySelector("code")!.textContent;
  replaceTexts();
  fill("Amount, whole tokens", "86.4");
  fill("Period", "day");
  expect(rate()).toBe("1000000000000000");
  replaceTexts();
  fill("Amount, whole tokens", "x");
  expect(document.body.textContent).toContain("Amount: digits only");
  expect(output()).toBe("There is no rate yet, because one field needs a different value.");
  replaceTexts();
  fill("Amount, whole tokens", "864");
  expect(rate()).toBe("10000000000000000");
  expect(document.body.textContent).not.toContain("Amount: digits only");
});
