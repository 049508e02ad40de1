// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hitComponent } from "./hitComponent";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hitAt = (place: number, text: string) => ({
  url: `https://docs.example/${text}`,
  __autocomplete_id: place,
});

it("draws a row that is out of sight after those in sight, and each time anew", () => {
  vi.stubGlobal("innerHeight", 300);
  const Hit = hitComponent(() => undefined);
  const list = document.createElement("div");
  const root = createRoot(list);
  const draw = (...texts: string[]) =>
    act(() =>
      root.render(
        texts.map((text, place) => (
          <Hit key={place} hit={hitAt(place, text)}>
            <b>{text}</b>
          </Hit>
        )),
      ),
    );
  const drawn = () => [...list.querySelectorAll("a")].map(({ href, textContent }) => [href, textContent]);
  const row = (text: string, shown = text) => [`https://docs.example/${text}`, shown];

  draw("a", "b", "c", "d", "e");
  expect(drawn()).toEqual([row("a"), row("b"), row("c"), row("d", ""), row("e", "")]);
  act(() => vi.runAllTimers());
  expect(drawn()).toEqual(["a", "b", "c", "d", "e"].map((text) => row(text)));

  draw("f", "g", "h", "i");
  expect(drawn().slice(0, 3)).toEqual([row("f"), row("g"), row("h")]);
  act(() => vi.runAllTimers());
  expect(drawn()).toEqual(["f", "g", "h", "i"].map((text) => row(text)));
});

it("lets a page that cannot be fetched ahead fail in silence", async () => {
  const asked: string[] = [];
  // No mock of vitest, which would handle the rejection.
  const preload = (path: string) => {
    asked.push(path);
    return Promise.reject(new Error("Failed to fetch"));
  };
  vi.stubGlobal("docusaurus", { preload });
  const Hit = hitComponent(() => undefined);
  const list = document.body.appendChild(document.createElement("div"));
  act(() =>
    createRoot(list).render(
      <Hit hit={hitAt(0, "a")}>
        <b>a</b>
      </Hit>,
    ),
  );
  const unhandled = vi.fn();
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection").on("unhandledRejection", unhandled);
  act(() => void list.querySelector("a")!.dispatchEvent(new MouseEvent("mouseover", { bubbles: true })));
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.removeAllListeners("unhandledRejection");
  for (const listener of others) process.on("unhandledRejection", listener);
  expect(asked).toEqual(["/a"]);
  expect(unhandled).not.toHaveBeenCalled();
});
