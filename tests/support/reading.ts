import { type BrowserContext, type Page, type Response } from "@playwright/test";

/**
 * Opens a page and waits until React has hydrated it, and the fonts that it uses are there.
 *
 * @returns what the host answered
 */
export async function open(page: Page, route: string): Promise<Response> {
  const response = await page.goto(route);
  // Loading a page is no assertion: it has the time that playwright.config.ts gives to the way to a page.
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached", timeout: 60_000 });
  await fontsReady(page);
  return response!;
}

/**
 * Has the text of each page that is opened from now on in the site's font, however late that comes. Readers see the first
 * font that is there, which on a busy machine may be the system's: its boxes have other sizes.
 */
export async function withTextFont(opens: BrowserContext | Page): Promise<void> {
  await opens.addInitScript(() => {
    const listFaces = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSFontFaceRule) return [rule.cssText.replace("optional", "block")];
        return rule instanceof CSSGroupingRule ? listFaces(rule.cssRules) : [];
      });
    document.addEventListener("DOMContentLoaded", () => {
      const own = [...document.styleSheets].filter(({ href }) => href === null);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(own.flatMap(({ cssRules }) => listFaces(cssRules)).join("\n"));
      document.adoptedStyleSheets.push(sheet);
    });
  });
}

/** Begins to use a page. It takes two moves of the mouse: for some browsers the first one of all has no length. */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 300);
}

/** Waits until the fonts that the page uses are there. */
export const fontsReady = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

/** How wide the text of the title is, in pixels: each font has its own widths. */
export const titleWidth = (page: Page) =>
  page.locator("h1").evaluate((title) => {
    const text = document.createRange();
    text.selectNodeContents(title);
    return text.getBoundingClientRect().width;
  });

/** By how many pixels the page is wider than the window: more than 0 means that it scrolls sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Waits until the page has done what it does by itself: everything that it loads has arrived, and the browser has found
 * idle moments since. Who asks for one first gets it first, so what the page does in one, and what it asks for then, is
 * done.
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    for (let moment = 0; moment < 3; moment += 1) {
      await new Promise<void>((resolve) => {
        let isIdle = false;
        requestIdleCallback(() => {
          isIdle = true;
          resolve();
        });
        // A page that paints nothing may get no idle moment for half a minute: it gets one after a frame.
        const next = () => {
          if (!isIdle) requestAnimationFrame(next);
        };
        next();
      });
    }
  });
}

/** Waits for two pictures of the page: observers have reported what came into view by then. */
export function frames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
