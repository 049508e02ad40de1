import { afterEach, expect, it, vi } from "vitest";
import { Engine, explainMissing } from "./engine";

class NoWorker {
  constructor() {
    throw new DOMException("Blocked.", "SecurityError");
  }
}

afterEach(() => vi.unstubAllGlobals());

it("misses nothing in a current browser", () => {
  vi.stubGlobal("Worker", class {});
  expect(explainMissing()).toBeUndefined();
});

it("says that there are no web workers", () => {
  vi.stubGlobal("Worker", undefined);
  expect(explainMissing()).toBe(
    "This browser has no web workers, or has switched them off. The playground needs one to run the contracts.",
  );
});

it("says that a browser without large integers is too old", () => {
  vi.stubGlobal("Worker", class {});
  vi.stubGlobal("BigInt", undefined);
  expect(explainMissing()).toBe(
    "This browser is too old for the playground. A version from 2023 or later runs it.",
  );
});

it("says that the browser refuses its worker", () => {
  vi.stubGlobal("Worker", NoWorker);
  expect(() => new Engine()).toThrow(/does not allow web workers/u);
});
