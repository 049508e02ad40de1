import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { CopyButton } from "./CopyButton";

afterEach(cleanup);

it("copies the value and says so", async () => {
  const user = userEvent.setup();
  render(<CopyButton value="curl https://site.test" of="the command" />);
  await user.click(screen.getByRole("button", { name: "Copy the command" }));
  expect(await screen.findByRole("button", { name: "Copied the command" })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe("curl https://site.test");
  expect(screen.queryByRole("textbox")).toBeNull();
});

it.each([
  ["an order of a terminal", "curl x\u001b[2K\u0007"],
  ["a line that overwrites the one before", "safe\rrm -rf /"],
  ["the order of letters", "0x66\u202e66x0"],
  ["an isolated order of letters", "a\u2066b\u2069"],
  ["letters without a width", "0x\u200b12\u2060\ufeff"],
  ["a line break of its own kind", "echo 1\u2028echo 2\u0085echo 3"],
  ["tags that nobody sees", "ok\u{e0041}\u{e007f}"],
])("copies no character that hides %s", async (_, value) => {
  const user = userEvent.setup();
  render(<CopyButton value={value} of="the command" />);
  await user.click(screen.getByRole("button", { name: "Copy the command" }));
  await screen.findByRole("button", { name: "Copied the command" });
  const copied = await navigator.clipboard.readText();
  expect(copied).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
  expect(copied).toContain("\ufffd");
  expect(copied.replaceAll("\ufffd", "")).toBe(value.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ""));
});

it("copies line breaks and tabs, and letters of every language", async () => {
  const user = userEvent.setup();
  const value = "forge script \\\n\t--rpc-url x # 支払い é 🙂";
  render(<CopyButton value={value} of="the command" />);
  await user.click(screen.getByRole("button", { name: "Copy the command" }));
  await screen.findByRole("button", { name: "Copied the command" });
  expect(await navigator.clipboard.readText()).toBe(value);
});

it("shows the value as selected text where the browser refuses to copy", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No", "NotAllowedError"));
  render(<CopyButton value="curl https://site.test" of="the command" />);
  await user.click(screen.getByRole("button", { name: "Copy the command" }));
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", {
    name: "Text to copy by hand: the command",
  });
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("curl https://site.test");
});
