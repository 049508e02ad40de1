import { type Page } from "@playwright/test";
import { frames, idle, open } from "../support/reading";
import { holdRequests } from "../support/requests";
import { expect, test } from "../support/test";

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls as a reader does: the page is notified with the next picture, before anything else happens. */
async function scroll(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await frames(page);
  expect(await scrollPosition(page)).toBe(top);
}

/** Scrolls down, and follows a link from there without scrolling to it. */
async function leave(page: Page): Promise<number> {
  await scroll(page, 900);
  await page.locator(".pagination-nav__link--next").evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/\/concepts\/fees$/);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  return 900;
}

test("Back leads to where a page was left, also after a reload of the next one", async ({ page }) => {
  await open(page, "/concepts/fees");
  const left = await leave(page);
  const next = page.url();
  await page.reload();
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached" });
  await scroll(page, 300);
  await page.goBack();
  await expect(page).toHaveURL(/\/concepts\/fees$/);
  await expect.poll(() => scrollPosition(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(next);
  await expect.poll(() => scrollPosition(page)).toBe(300);
});

test("Back leads there without a reload, too, and from a link within the page", async ({ page }) => {
  await open(page, "/concepts/fees");
  const left = await leave(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/concepts\/fees$/);
  await expect.poll(() => scrollPosition(page)).toBe(left);

  const link = page.locator(".table-of-contents a").last();
  const heading = page.locator(`[id="${(await link.getAttribute("href"))!.slice(1)}"]`);
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(heading).toBeInViewport();
  const found = await scrollPosition(page);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(left);
  await page.goForward();
  await expect.poll(() => scrollPosition(page)).toBe(found);
});

test("Back leads to where the reader has scrolled to while the next page was on its way", async ({
  page,
}) => {
  await open(page, "/concepts/fees");
  await idle(page);
  const release = await holdRequests(page, "**/assets/js/*.js");
  // A link and a scroll within one frame, as on a phone that is busy.
  await page.evaluate(() => {
    window.scrollTo({ top: 900, behavior: "instant" });
    document.querySelector<HTMLElement>(".pagination-nav__link--next")!.click();
  });
  await expect(page).not.toHaveURL(/\/concepts\/fees$/);
  await scroll(page, 1_200);
  release();
  await expect(page.locator("article h1")).not.toHaveText("Fees");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await scroll(page, 300);
  await page.goBack();
  await expect(page.locator("article h1")).toHaveText("Fees");
  await expect.poll(() => scrollPosition(page)).toBe(1_200);
  await page.goForward();
  await expect(page.locator("article h1")).not.toHaveText("Fees");
  await expect.poll(() => scrollPosition(page)).toBe(300);
});
