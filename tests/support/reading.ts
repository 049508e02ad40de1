import { type Page } from "@playwright/test";

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached" });
}

/** By how many pixels the page is wider than the window: more than 0 means that it scrolls sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
