import { expect, it, vi } from "vitest";
import { afterwards } from "./afterwards";

/** All that was asked for so far has been done, and what that asked for: a turn of its own stands behind each. */
const settled = async () => {
  for (let round = 0; round < 2; round++) {
    await new Promise<void>((resolve) => void afterwards(resolve));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

it("does each thing in a task of its own, in their order, and what is asked for meanwhile", async () => {
  const noted: string[] = [];
  for (const name of ["a", "b", "c"]) {
    afterwards(() => {
      noted.push(name);
      if (name === "a") afterwards(() => noted.push("a1"));
      setImmediate(() => noted.push(`after ${name}`));
    });
  }
  expect(noted).toEqual([]);
  await settled();
  expect(noted.filter((name) => !name.startsWith("after"))).toEqual(["a", "b", "c", "a1"]);
  expect(noted.indexOf("after a")).toBeLessThan(noted.indexOf("c"));
  afterwards(() => noted.push("later"));
  await settled();
  expect(noted.at(-1)).toBe("later");
});

it("leaves out what was called off", async () => {
  const noted: string[] = [];
  const callOff = afterwards(() => noted.push("a"));
  afterwards(() => noted.push("b"));
  callOff();
  await settled();
  expect(noted).toEqual(["b"]);
});

it("goes on behind one that fails, whose error is not lost", async () => {
  const noted: string[] = [];
  const errors = vi.fn();
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection").on("unhandledRejection", errors);
  afterwards(() => {
    throw new Error("broken");
  });
  afterwards(() => noted.push("b"));
  await settled();
  afterwards(() => noted.push("c"));
  await settled();
  process.removeAllListeners("unhandledRejection");
  for (const listener of others) process.on("unhandledRejection", listener);
  expect(noted).toEqual(["b", "c"]);
  expect(errors.mock.calls.map(([error]) => (error as Error).message)).toEqual(["broken"]);
});
