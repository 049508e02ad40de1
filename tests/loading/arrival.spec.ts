import { type Page } from "@playwright/test";
import { expect, test } from "../support/test";

// A page arrives from its top to its end, and is shown meanwhile: what is there does not move when the rest comes.

const ROUTE = "/guides/lockup/examples/stream-management/cancel";

/** Where the list of headings begins in the HTML, behind the article. */
const LIST = /<div class="?col col--3/;

/** The box of the first paragraph: of what arrived before the list of headings, then of the whole page. */
async function boxes(page: Page) {
  let isWhole = false;
  await page.route(`**${ROUTE}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<script\b[^>]*\bsrc=[\s\S]*?<\/script>/g, "");
    const end = html.search(LIST);
    expect(end).toBeGreaterThan(0);
    await route.fulfill({ response, body: isWhole ? html : html.slice(0, end) });
  });
  const box = async () => {
    await page.goto(ROUTE);
    return page.locator("article p").first().boundingBox();
  };
  const early = await box();
  isWhole = true;
  return { early, whole: await box() };
}

for (const width of [390, 1024, 1200, 1440]) {
  test(`the text has its place before the list of headings is there, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { early, whole } = await boxes(page);
    expect(early).toEqual(whole);
  });
}

test("control: a place that depends on what follows is noticed", async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main .col:has(+ .col) { padding-inline: 3rem }");
    document.addEventListener("DOMContentLoaded", () => document.adoptedStyleSheets.push(sheet));
  });
  const { early, whole } = await boxes(page);
  expect(early).not.toEqual(whole);
});
