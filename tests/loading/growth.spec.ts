import { type Page } from "@playwright/test";
import { idle, open } from "../support/reading";
import { expect, test } from "../support/test";
import { divideInputs } from "../support/kinds";

// A link to a heading leads there, though the page above it grows a moment later: its plots and tables come with scripts
// of their own.

const PLACES = [
  ["/concepts/lockup/tranches", "/concepts/lockup/stream-shapes#unlock-linear"],
  ["/support/faq", "/concepts/flow/statuses#insolvent"],
  // The list that has the place is loaded after the page.
  ["/guides/lockup/examples/stream-management/cancel", "/reference/errors#sablierlockup_streamsettled"],
] as const;

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Follows a link as a screen reader does, and waits until the page has grown to the height that it has by itself. */
async function follow(page: Page, from: string, to: string): Promise<void> {
  await open(page, to.split("#")[0]!);
  await idle(page);
  const grown = await height(page);
  await open(page, from);
  await page
    .locator(`main a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  await expect.poll(() => height(page)).toBeGreaterThan(0.95 * grown);
  await idle(page);
}

/** How far the heading is from its place below the bar, in pixels. */
const distance = (page: Page, to: string) =>
  page.evaluate((id) => {
    const margin = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.abs(document.getElementById(id)!.getBoundingClientRect().top - margin);
  }, to.split("#")[1]!);

for (const { inputs, tag } of divideInputs([390, 1440], 1)) {
  test(`a link leads to its heading, on a desk and on a phone${tag}`, async ({ page }) => {
    for (const width of inputs) {
      await page.setViewportSize({ width, height: 900 });
      for (const [from, to] of PLACES) {
        await test.step(`${from} leads to ${to} at ${width} px`, async () => {
          await follow(page, from, to);
          await expect.soft.poll(() => distance(page, to)).toBeLessThan(5);
        });
      }
    }
  });
}

test("control: a page that does not see itself grow ends elsewhere", async ({ page }) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  const [from, to] = PLACES[0];
  await follow(page, from, to);
  expect(await distance(page, to)).toBeGreaterThan(500);
});

test("Back leads to a place far down, though the page is shorter at first", async ({ page }) => {
  await open(page, "/concepts/lockup/stream-shapes");
  await idle(page);
  const scrolled = (await height(page)) - 2_000;
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), scrolled);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await page.locator(".pagination-nav__link--next").evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/stream-shapes$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test("the place is kept no longer once the reader scrolls", async ({ page }) => {
  const [from, to] = PLACES[0];
  await follow(page, from, to);
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => distance(page, to)).toBeGreaterThan(1_000);
  // What grows now, above the place or below it, moves the reader no more.
  await page.evaluate(() => {
    document.querySelector("main .pagination-nav")!.insertAdjacentHTML("beforebegin", "<p>More</p>");
  });
  await idle(page);
  expect(await distance(page, to)).toBeGreaterThan(1_000);
});
