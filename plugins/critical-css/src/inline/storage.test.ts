// @vitest-environment happy-dom
import { Window } from "happy-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { remember, remembered } from "./storage";

afterEach(() => void vi.unstubAllGlobals());

describe("storage", () => {
  it("remembers a value until it is forgotten", () => {
    // Not the global one: from 25 on, Node.js has its own, which holds nothing.
    vi.stubGlobal("localStorage", new Window({ url: "https://site.example" }).localStorage);
    remember("theme", "dark");
    expect(remembered("theme")).toBe("dark");
    remember("theme", null);
    expect(remembered("theme")).toBeNull();
  });

  it("remembers nothing and fails at nothing where the browser refuses it", () => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    remember("theme", "dark");
    remember("theme", null);
    expect(remembered("theme")).toBeNull();
  });
});
