import { options } from "preact";

let channel: MessageChannel | undefined;
let isWaiting = false;

/**
 * Lets all that changes until the end of the current task be drawn together after it, as React does by itself. Preact
 * draws after each promise: DocSearch hands an answer on through four of them, and would draw its hits as often; a page
 * that is taken over would draw its changes in the same task. A preview runs on React, where this changes nothing.
 */
export function drawTogether(): void {
  if (isWaiting) return;
  isWaiting = true;
  const { debounceRendering: before } = options;
  const drawings: (() => void)[] = [];
  options.debounceRendering = (draw) => void drawings.push(draw);
  // A timer would wait longer, and an animation frame for a tab that nobody looks at.
  channel ??= new MessageChannel();
  channel.port1.onmessage = () => {
    isWaiting = false;
    if (before) options.debounceRendering = before;
    else delete options.debounceRendering;
    for (const draw of drawings) draw();
  };
  channel.port2.postMessage(undefined);
}
