// @vitest-environment happy-dom
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
