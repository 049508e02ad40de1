// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PendingEnter } from "./pendingEnter";

describe("keys that come before the answer", () => {
  const heard = vi.fn<(event: KeyboardEvent) => void>();
  let pending: PendingEnter;
  let input: HTMLInputElement;

  beforeEach(() => {
    heard.mockReset();
    pending = new PendingEnter();
    input = document.createElement("input");
    const around = document.createElement("div");
    around.append(input);
    document.body.replaceChildren(around);
    around.addEventListener("keydown", (event) => pending.onKeyDown(event), true);
    input.addEventListener("keydown", heard);
  });

  const press = (key: string, init: KeyboardEventInit = {}) =>
    input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }));
  const type = (value: string) => {
    input.value = value;
    pending.onInput();
  };
  const answer = async () => {
    pending.onAnswer(input);
    await new Promise((resolve) => setTimeout(resolve));
  };

  it("hold an Enter back and press it again, with the keys that were held", async () => {
    type("fees");
    expect(press("Enter", { ctrlKey: true })).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    await answer();
    expect(heard).toHaveBeenCalledOnce();
    expect(heard.mock.calls[0]![0]).toMatchObject({ key: "Enter", ctrlKey: true, shiftKey: false });
    await answer();
    expect(heard).toHaveBeenCalledOnce();
  });

  it("press an Enter again that came before the modal", async () => {
    pending = new PendingEnter(new KeyboardEvent("keydown", { key: "Enter" }));
    input.value = "fees";
    await answer();
    expect(heard).toHaveBeenCalledOnce();
  });

  it("keep a Tab from DocSearch, not from the browser", async () => {
    type("fees");
    expect(press("Tab")).toBe(true);
    await answer();
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    ["another key", () => press("ArrowDown")],
    ["another letter", () => type("feesa")],
  ])("forget an Enter after %s", async (_, act) => {
    type("fees");
    press("Enter");
    act();
    heard.mockReset();
    await answer();
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    ["an answer that is there", "fees", {}],
    ["an empty input", "", {}],
  ])("leave an Enter alone with %s", async (name, value, init) => {
    type(value);
    if (name.startsWith("an answer")) await answer();
    expect(press("Enter", init)).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each([
    ["of other browsers", { isComposing: true }],
    ["of Safari, which has ended the composition by then", { keyCode: 229 }],
  ])("keep the Enter that ends a composition from DocSearch: the order %s", async (_, init) => {
    type("かね");
    await answer();
    expect(press("Enter", init)).toBe(true);
    expect(heard).not.toHaveBeenCalled();
  });
});
