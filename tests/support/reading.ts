import { type Page, type Response } from "@playwright/test";

/**
 * Opens a page and waits until React has hydrated it.
 *
 * @returns what the host answered
 */
export async function open(page: Page, route: string): Promise<Response> {
  const response = await page.goto(route);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached" });
  return response!;
}

/** By how many pixels the page is wider than the window: more than 0 means that it scrolls sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
