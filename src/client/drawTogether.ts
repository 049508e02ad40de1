import { options } from "preact";

/** Draws what is held, in a task of its own; `undefined` while nothing is held. */
let drawHeld: (() => void) | undefined;
let channel: MessageChannel | undefined;

/**
 * Lets all that changes until the end of the current task be drawn together after it, as React does by itself. Preact
 * draws after each promise: DocSearch hands an answer on through four of them, and would draw its hits as often; a page
 * that is taken over would draw its changes in the same task. A preview runs on React, where this changes nothing.
 */
export function drawTogether(): void {
  hold()();
}

/**
 * Holds back what changes until `drawTogether` is called, for so many milliseconds at most: what is about to be drawn
 * again need not be drawn now. What is held already is not held longer.
 */
export function holdDrawing(most: number): void {
  if (drawHeld) return;
  const draw = hold();
  setTimeout(() => {
    if (drawHeld === draw) draw();
  }, most);
}

/** Begins to hold, where nothing is held yet, and returns what draws it. */
function hold(): () => void {
  if (drawHeld) return drawHeld;
  const { debounceRendering: before } = options;
  const drawings: (() => void)[] = [];
  options.debounceRendering = (draw) => void drawings.push(draw);
  let isAsked = false;
  drawHeld = () => {
    if (isAsked) return;
    isAsked = true;
    // A timer would wait longer, and an animation frame for a tab that nobody looks at.
    channel ??= new MessageChannel();
    channel.port1.onmessage = () => {
      drawHeld = undefined;
      if (before) options.debounceRendering = before;
      else delete options.debounceRendering;
      for (const draw of drawings) draw();
    };
    channel.port2.postMessage(undefined);
  };
  return drawHeld;
}
