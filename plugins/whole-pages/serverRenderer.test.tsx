import { lazy, type ReactNode, Suspense } from "react";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream as reacts } from "react-dom/server.node";
import { describe, expect, it } from "vitest";
import { renderToPipeableStream } from "./serverRenderer";

const PARAGRAPHS = 2_000;

/** A long page with a part that waits for its code. */
function page(): ReactNode {
  const Part = lazy(async () => ({ default: () => <p id="part">{"A part of the page. ".repeat(100)}</p> }));
  return (
    <main>
      {Array.from({ length: PARAGRAPHS }, (_, index) => (
        <p key={index}>A paragraph.</p>
      ))}
      <Suspense fallback="not here yet">
        <Part />
      </Suspense>
      <footer />
    </main>
  );
}

/** The page as readers get it: once all of it is there. */
function htmlBy(render: typeof reacts): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = render(page(), {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

describe("renderToPipeableStream", () => {
  it("writes a part that waited where it belongs, without scripts", async () => {
    const html = await htmlBy(renderToPipeableStream);
    expect(html).not.toContain("<script");
    expect(html).not.toContain("not here yet");
    expect(html.indexOf('id="part"')).toBeGreaterThan(0);
    expect(html.indexOf('id="part"')).toBeLessThan(html.indexOf("<footer"));
  });

  it("is needed: React's own moves the part there with a script", async () => {
    const html = await htmlBy(reacts);
    expect(html).toContain("<script");
    expect(html.indexOf('id="part"')).toBeGreaterThan(html.indexOf("<footer"));
  });
});
