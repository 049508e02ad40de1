import { type Page } from "@playwright/test";
import { expect, test } from "../support/test";

// A page arrives from its top to its end, and is shown meanwhile: what is there does not move when the rest comes.

const ROUTE = "/guides/lockup/examples/stream-management/cancel";

/** Where the list of headings begins in the HTML, after the article. */
const LIST = /<div class="?col col--3/;

/**
 * Returns the boxes of the first paragraph at each width: of what arrived before the list of headings, and of the whole
 * page.
 */
async function boxes(page: Page, isWhole: boolean) {
  await page.route(`**${ROUTE}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<script\b[^>]*\bsrc=[\s\S]*?<\/script>/g, "");
    const end = html.search(LIST);
    expect(end).toBeGreaterThan(0);
    await route.fulfill({ response, body: isWhole ? html : html.slice(0, end) });
  });
  await page.goto(ROUTE);
  const found: Record<number, unknown> = {};
  for (const width of [390, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    found[width] = await page.locator("article p").first().boundingBox();
  }
  return found;
}

test("the text has its place before the list of headings is there", async ({ page }) => {
  expect(await boxes(page, false)).toEqual(await boxes(page, true));

  // The control: a place that depends on what follows is noticed.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main .col:has(+ .col) { padding-inline: 3rem }");
    document.addEventListener("DOMContentLoaded", () => document.adoptedStyleSheets.push(sheet));
  });
  expect(await boxes(page, false), "control").not.toEqual(await boxes(page, true));
});
