// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let link: HTMLLinkElement;

beforeEach(() => {
  vi.resetModules();
  link = Object.assign(document.createElement("link"), { disabled: true, media: "not all" });
  link.dataset.fullSheet = "";
  document.head.replaceChildren(link);
});
afterEach(() => void vi.useRealTimers());

/** The module as a page has it that nobody has used yet, and how often it called back. */
async function fresh() {
  const { applyStyleSheetOnDemand, onStyled } = await import("./styleSheet");
  const styled = vi.fn();
  applyStyleSheetOnDemand();
  onStyled(styled);
  return styled;
}
const use = (name: string, init = {}) => window.dispatchEvent(Object.assign(new Event(name), init));

it.each(["pointerdown", "keydown", "focusin", "wheel", "click", "input", "popstate"])(
  "comes with %s",
  async (name) => {
    const styled = await fresh();
    expect(link.disabled).toBe(true);
    use(name);
    expect(link.disabled).toBe(false);
    expect(link.media).toBe("all");
    expect(styled).not.toHaveBeenCalled();
    link.dispatchEvent(new Event("load"));
    expect(styled).toHaveBeenCalledOnce();
  },
);

it("comes with a pointer that moves, not with one below which the page moves", async () => {
  await fresh();
  use("pointermove", { movementX: 0, movementY: 0 });
  expect(link.disabled).toBe(true);
  use("pointermove", { movementX: 2, movementY: 0 });
  expect(link.disabled).toBe(false);
});

it("holds nothing up where it cannot be loaded", async () => {
  const styled = await fresh();
  use("click");
  link.dispatchEvent(new Event("error"));
  expect(styled).toHaveBeenCalledOnce();
});

it("holds nothing up for ever", async () => {
  vi.useFakeTimers();
  const styled = await fresh();
  use("click");
  vi.advanceTimersByTime(15_000);
  expect(styled).toHaveBeenCalledOnce();
});
