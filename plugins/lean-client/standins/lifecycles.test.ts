import { describe, expect, it, vi } from "vitest";
import { decodable } from "./lifecycles";

// What the stand-in hands on is upstream's; only a bundler can read it.
vi.mock("@docusaurus/core/lib/client/ClientLifecyclesDispatcher", () => ({
  default: () => null,
  dispatchLifecycleAction: () => undefined,
}));

const at = (hash: string) => ({ pathname: "/support/faq", search: "", hash, state: undefined });

describe("the hash of a location", () => {
  it.each(["", "#fees", "#gr%C3%B6%C3%9Fe"])("is left as it is: %j", (hash) => {
    const location = at(hash);
    expect(decodable(location)).toBe(location);
  });

  it.each(["100%", "%E0%A4%A", "\ud83d\ude00%"])("can be decoded where it is no encoded text: %j", (text) => {
    const location = at(`#${text}`);
    const { hash, pathname } = decodable(location);
    expect(decodeURIComponent(hash)).toBe(`#${text}`);
    expect(pathname).toBe("/support/faq");
    expect(decodable(location), "the same object each time").toBe(decodable(location));
  });
});
