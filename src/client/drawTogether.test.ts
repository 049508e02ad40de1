// @vitest-environment happy-dom
import { h, options, render } from "preact";
import { useState } from "preact/hooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawTogether, holdDrawing } from "./drawTogether";

/** Draws a counter, counts its drawings, and returns what sets it. */
function counter() {
  const drawn: number[] = [];
  let set: (value: number) => void = () => undefined;
  function Counter() {
    const [value, setValue] = useState(0);
    set = setValue;
    drawn.push(value);
    return h("p", null, value);
  }
  const parent = document.createElement("div");
  render(h(Counter, null), parent);
  return { drawn, parent, set: (value: number) => set(value) };
}

async function countTo(set: (value: number) => void, last: number) {
  for (let value = 1; value <= last; value++) {
    set(value);
    await Promise.resolve();
    await Promise.resolve();
  }
}

// The clock that goes on where a test stops the one of the code.
const { setTimeout: wait } = globalThis;
const nextTask = () => new Promise((resolve) => wait(resolve, 10));

/** Until nothing is held any more. */
async function untilDrawn() {
  while (options.debounceRendering) await nextTask();
}

describe("drawTogether", () => {
  it("draws once what promises change one after the other in a task", async () => {
    const { drawn, parent, set } = counter();
    await countTo(set, 3);
    expect(drawn).toEqual([0, 1, 2, 3]);

    drawTogether();
    await countTo(set, 2);
    drawTogether();
    await countTo(set, 5);
    expect(drawn).toHaveLength(4);
    await untilDrawn();
    expect(drawn.slice(4)).toEqual([5]);
    expect(parent.textContent).toBe("5");
  });

  it("lets later tasks draw as before, whether anything has changed or not", async () => {
    const { drawn, set } = counter();
    drawTogether();
    await untilDrawn();
    await countTo(set, 3);
    expect(drawn).toEqual([0, 1, 2, 3]);
  });
});

describe("holdDrawing", () => {
  // Longer than any test takes: it is the answer that ends the waiting.
  const LONG = 60_000;

  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("draws with what comes next, across tasks", async () => {
    const { drawn, set } = counter();
    holdDrawing(LONG);
    set(1);
    await nextTask();
    expect(drawn).toEqual([0]);
    drawTogether();
    await countTo(set, 2);
    await untilDrawn();
    expect(drawn).toEqual([0, 2]);
  });

  it("waits no longer than it may, however often it is asked", async () => {
    const { drawn, set } = counter();
    holdDrawing(1);
    set(1);
    holdDrawing(LONG);
    vi.advanceTimersByTime(1);
    await untilDrawn();
    expect(drawn).toEqual([0, 1]);
  });

  it("does not end what was asked for after it", async () => {
    const { drawn, set } = counter();
    holdDrawing(5);
    drawTogether();
    await untilDrawn();
    holdDrawing(LONG);
    set(1);
    vi.advanceTimersByTime(5);
    await nextTask();
    expect(drawn).toEqual([0]);
    drawTogether();
    await untilDrawn();
    expect(drawn).toEqual([0, 1]);
  });
});
