import { Window } from "happy-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { writeStored, readStored } from "./storage";

afterEach(() => void vi.unstubAllGlobals());

describe("storage", () => {
  it("stores a value until it is removed", () => {
    // Not the global one: from 25 on, Node.js has its own, which holds nothing.
    vi.stubGlobal("localStorage", new Window({ url: "https://site.example" }).localStorage);
    writeStored("theme", "dark");
    expect(readStored("theme")).toBe("dark");
    writeStored("theme", null);
    expect(readStored("theme")).toBeNull();
  });

  it("stores nothing and throws nothing where the browser refuses it", () => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    writeStored("theme", "dark");
    writeStored("theme", null);
    expect(readStored("theme")).toBeNull();
  });
});
