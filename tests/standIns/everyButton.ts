import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, vi } from "vitest";

/** Returns the buttons, choices and ticks that a reader can press, without a choice that is made already. */
const pressable = (): HTMLElement[] =>
  ["button", "radio", "checkbox"]
    .flatMap((role) => screen.queryAllByRole(role))
    .filter(
      (element) =>
        !(element as HTMLInputElement).disabled && element.getAttribute("aria-disabled") !== "true",
    )
    .filter((element) => !(element.matches("[type=radio]") && (element as HTMLInputElement).checked));

const getName = (element: HTMLElement): string =>
  (
    element.getAttribute("aria-label") ??
    (element.textContent || element.closest("label")?.textContent) ??
    element.id
  ).trim();

/** Lets workers answer, and React show what they said. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));

/** Returns what a reader sees: the page with the values of its fields, and the address. */
function seen(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")];
  const values = fields.map(({ value, checked }) => [value, checked]);
  return JSON.stringify([document.body.innerHTML, values, window.location.href]);
}

/**
 * Presses every button of a page, each on a page that was just opened. The page, its address, the clipboard or a saved
 * file has to change, or something has to be on the page for a moment, because a press without an effect looks broken.
 *
 * @param open renders the page in the state that is tested
 * @param awaited the name of a button that this state has; without it the state is that of a moment later
 * @returns the names of the buttons
 */
export async function pressEveryButton(
  open: () => Promise<void> | void,
  awaited?: string,
): Promise<string[]> {
  const names: string[] = [];
  for (let index = 0; ; index++) {
    cleanup();
    sessionStorage.clear();
    window.history.replaceState(null, "", "/page");
    await open();
    if (awaited)
      await waitFor(() => expect(pressable().map(getName)).toContain(awaited), { timeout: 30_000 });
    await settle();
    const buttons = pressable();
    const button = buttons[index];
    if (!button) return names;
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    let isChanged = false;
    const observer = new MutationObserver(() => (isChanged = true));
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    const [name, before] = [getName(button), seen()];
    fireEvent.click(button);
    await settle();
    observer.disconnect();
    const hasEffect =
      isChanged || seen() !== before || saved.mock.calls.length + copied.mock.calls.length > 0;
    saved.mockRestore();
    copied.mockRestore();
    expect(hasEffect, `The button “${name}” has no effect.`).toBe(true);
    names.push(name);
  }
}
