import { type Page } from "@playwright/test";
import { holdRequests } from "./requests";

/** Parts of the search modal. */
export const modal = ".DocSearch-Modal";
/** The text for screen readers about an answer; it names the query that was answered. */
export const status = "[role=dialog] [role=status]";
export const input = ".DocSearch-Input";
export const hits = ".DocSearch-Hit";
/** The hit that Enter opens. */
export const active = `${hits}[aria-selected="true"]`;
/** What is instead of hits that cannot be had. */
export const errorScreen = ".DocSearch-ErrorScreen";
/** The navbar's button that opens the modal. */
export const button = ".DocSearch-Button";

/** Opens the modal on the page that is open and types a query into it. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.locator(input).fill(query);
}

/** Keeps the index on its way until the function that it returns is called. */
export const holdIndex = (page: Page) => holdRequests(page, "**/assets/search/*.json");
