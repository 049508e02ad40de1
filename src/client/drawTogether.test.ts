// @vitest-environment happy-dom
import { h, options, render } from "preact";
import { useState } from "preact/hooks";
import { describe, expect, it } from "vitest";
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

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 10));

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
    await nextTask();
    expect(drawn.slice(4)).toEqual([5]);
    expect(parent.textContent).toBe("5");
  });

  it("lets later tasks draw as before, whether anything has changed or not", async () => {
    const { drawn, set } = counter();
    drawTogether();
    await nextTask();
    expect(options.debounceRendering).toBeUndefined();
    await countTo(set, 3);
    expect(drawn).toEqual([0, 1, 2, 3]);
  });
});

describe("holdDrawing", () => {
  // Longer than any test takes: it is the answer that ends the waiting.
  const LONG = 60_000;

  it("draws with what comes next, across tasks", async () => {
    const { drawn, set } = counter();
    holdDrawing(LONG);
    set(1);
    await nextTask();
    expect(drawn).toEqual([0]);
    drawTogether();
    await countTo(set, 2);
    await nextTask();
    expect(drawn).toEqual([0, 2]);
    expect(options.debounceRendering).toBeUndefined();
  });

  it("waits no longer than it may, however often it is asked", async () => {
    const { drawn, set } = counter();
    holdDrawing(1);
    set(1);
    holdDrawing(LONG);
    await nextTask();
    expect(drawn).toEqual([0, 1]);
  });

  it("does not end what was asked for after it", async () => {
    const { drawn, set } = counter();
    holdDrawing(5);
    drawTogether();
    await new Promise((resolve) => setTimeout(resolve, 2));
    holdDrawing(LONG);
    set(1);
    await nextTask();
    expect(drawn).toEqual([0]);
    drawTogether();
    await nextTask();
    expect(drawn).toEqual([0, 1]);
  });
});
