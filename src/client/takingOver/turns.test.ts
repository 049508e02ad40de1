import { describe, expect, it } from "vitest";
import { inTurns, nextTurn } from "./turns";

/** Takes a page over whose parts note their turns; a part may have parts of its own. */
async function takeOver(parts: Record<string, readonly string[]>): Promise<string[]> {
  const noted: string[] = [];
  const ask = (name: string) => {
    void nextTurn()?.then(() => {
      noted.push(name);
      parts[name]?.forEach(ask);
    });
  };
  await inTurns(() => {
    noted.push("frame");
    parts.frame?.forEach(ask);
  });
  return noted;
}

describe("turns", () => {
  it("come in the order of the page, also for parts of parts", async () => {
    const parts = { frame: ["a", "b", "c"], a: ["a1", "a2"], a1: ["a11"], b: ["b1"] };
    expect(await takeOver(parts)).toEqual(["frame", "a", "a1", "a11", "a2", "b", "b1", "c"]);
  });

  it("are tasks of their own, between which others get theirs", async () => {
    const noted: string[] = [];
    await inTurns(() => {
      for (const name of ["a", "b", "c"]) {
        void nextTurn()?.then(() => {
          noted.push(name);
          setImmediate(() => noted.push(`after ${name}`));
        });
      }
    });
    expect(noted.indexOf("after a")).toBeLessThan(noted.indexOf("c"));
  });

  it("are not waited for before a page is taken over and afterwards", async () => {
    expect(nextTurn()).toBeUndefined();
    expect(await takeOver({})).toEqual(["frame"]);
    expect(nextTurn()).toBeUndefined();
    const failing = inTurns(() => {
      throw new Error("not this page");
    });
    await expect(failing).rejects.toThrow("not this page");
    expect(nextTurn()).toBeUndefined();
  });
});
