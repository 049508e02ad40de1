import { type Page } from "@playwright/test";
import { expect } from "./test";

/** What happened to a page while its scripts took over what the server had drawn. */
export interface TakenOver {
  /** Elements that came into the content or went out of it while the scripts took over. */
  redrawn: string[];
  /** Elements of the whole page that were taken out and put back: each loses the focus and its scrolled place. */
  moved: string[];
  /** The content's text as the server has drawn it, and afterwards. */
  before: string;
  after: string;
}

declare global {
  interface Window {
    takenOver: TakenOver;
  }
}

/** Before a page is opened: has it remember what changes in it until its scripts have taken over. */
export async function watchTakeOver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const textOf = (element: Element): string => {
      const copy = element.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll("noscript, script, textarea")) hidden.remove();
      return copy.textContent;
    };
    window.addEventListener("DOMContentLoaded", () => {
      const content = document.querySelector("#__docusaurus main");
      if (!content) return;
      const takenOver: TakenOver = { redrawn: [], moved: [], before: textOf(content), after: "" };
      window.takenOver = takenOver;
      const removed = new Set<Node>();
      const moves = new MutationObserver((changes) => {
        for (const { addedNodes, removedNodes } of changes) {
          for (const node of removedNodes) removed.add(node);
          for (const node of addedNodes)
            if (node instanceof Element && removed.has(node))
              takenOver.moved.push(node.outerHTML.slice(0, 200));
        }
      });
      moves.observe(document.body, { childList: true, subtree: true });
      const observer = new MutationObserver((changes) => {
        for (const { target, addedNodes, removedNodes } of changes) {
          // Its content is text for a browser that runs scripts.
          if (target.nodeName === "NOSCRIPT") continue;
          // The button that wraps code comes when its lines have been measured. It must not go again.
          const added = [...addedNodes].filter(
            (node) => !(node instanceof Element && node.matches('[aria-label="Toggle word wrap"]')),
          );
          for (const node of [...added, ...removedNodes]) {
            // Buttons of code come when there are scripts to answer them, and stand above it.
            if (node instanceof Element && !node.matches("[class*=buttonGroup]"))
              takenOver.redrawn.push(node.outerHTML.slice(0, 200));
          }
        }
      });
      observer.observe(content, { childList: true, subtree: true });
      new MutationObserver((_changes, own) => {
        if (document.documentElement.dataset.hasHydrated !== "true") return;
        takenOver.after = textOf(content);
        observer.disconnect();
        moves.disconnect();
        own.disconnect();
      }).observe(document.documentElement, { attributes: true });
    });
  });
}

/** What changed in a page that was watched, once its scripts have taken over. */
export async function takenOver(page: Page): Promise<TakenOver> {
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached" });
  return page.evaluate(() => window.takenOver);
}

/** Holds a page to it: nothing is drawn a second time or moved, so nothing jumps, loses the focus or closes. */
export async function expectTakenOverAsDrawn(page: Page): Promise<void> {
  const { redrawn, moved, before, after } = await takenOver(page);
  expect.soft(redrawn, "drawn a second time").toEqual([]);
  expect.soft(moved, "moved").toEqual([]);
  expect.soft(after).toBe(before);
}
