import { renderToPipeableStream as render } from "react-dom/server.node";

/** React's own, for readers who get the page in one piece: nothing is left for later, however long the page is. */
export const renderToPipeableStream: typeof render = (children, options) =>
  render(children, { ...options, progressiveChunkSize: Number.POSITIVE_INFINITY });
