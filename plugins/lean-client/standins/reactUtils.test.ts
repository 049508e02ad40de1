// @vitest-environment happy-dom
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { describe, expect, it, vi } from "vitest";
import { useShallowMemoObject } from "./reactUtils";

// What the stand-in hands on is upstream's; only a bundler can read it.
vi.mock("@docusaurus/theme-common", () => ({}));

describe("an object with the same properties", () => {
  it("stays the same object, in whatever order they are named", () => {
    const seen: object[] = [];
    const Probe = ({ object }: { object: object }) => {
      seen.push(useShallowMemoObject(object));
      return null;
    };
    const root = createRoot(document.createElement("div"));
    for (const object of [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
      { a: 1, b: 3 },
    ]) {
      flushSync(() => root.render(createElement(Probe, { object })));
    }
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).toEqual({ a: 1, b: 3 });
  });
});
