import { type Page } from "@playwright/test";
import { KINDS } from "./support/kinds";
import { expect, test } from "./support/test";

// What the server has drawn stays when the scripts take over: nothing is drawn a second time, so nothing jumps, loses
// the focus or closes. The browser's code says nothing of differences between the two; here they are seen.

interface TakenOver {
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

/** Opens a page and says what changed in its content until the scripts had taken over. */
async function takeOver(page: Page, route: string): Promise<TakenOver> {
  // The stream of the home page stands still.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const textOf = (element: Element): string => {
      const copy = element.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll("noscript, script")) hidden.remove();
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
          for (const node of [...addedNodes, ...removedNodes]) {
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
  await page.goto(route);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached" });
  return page.evaluate(() => window.takenOver);
}

for (const [kind, route] of Object.entries(KINDS)) {
  test(`${kind} is taken over as it was drawn`, async ({ page }) => {
    const { redrawn, moved, before, after } = await takeOver(page, route);
    expect(redrawn).toEqual([]);
    expect(moved).toEqual([]);
    expect(after).toBe(before);
  });
}

test("a page that is moved while it is taken over is noticed", async ({ page }) => {
  const route = KINDS.concept!;
  await page.route(`**${route}`, async (request) => {
    const response = await request.fetch();
    const body = (await response.text()).replace(
      /(?<=<div id="?__docusaurus"?>)/,
      "<link rel=preload as=image href=/img/logo.svg>",
    );
    await request.fulfill({ response, body });
  });
  const { moved } = await takeOver(page, route);
  expect(moved.join("\n")).toContain("<header");
});

test("a page that the server has drawn otherwise is noticed", async ({ page }) => {
  const route = KINDS.concept!;
  await page.route(`**${route}`, async (request) => {
    const response = await request.fetch();
    await request.fulfill({ response, body: (await response.text()).replace(/<h2 /, "<h3 ") });
  });
  const { redrawn } = await takeOver(page, route);
  expect(redrawn.join("\n")).toContain("<h2");
});
