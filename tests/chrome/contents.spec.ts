import { type Page } from "@playwright/test";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

/** Where the entry of the contents list that is current ends, in shares of the window: below 1 it is in view. */
const currentEnds = (page: Page) =>
  page
    .locator(".table-of-contents__link--active")
    .evaluate((entry) => entry.getBoundingClientRect().bottom / innerHeight);

test("the contents list shows its current entry, from the first moment and while one reads on", async ({
  page,
}) => {
  await open(page, "/support/faq#audits");
  const current = page.locator(".table-of-contents__link--active");
  await expect(current).toHaveText(/^Is Sablier safe/);
  await expect.poll(() => currentEnds(page)).toBeLessThan(1);
  // The browser goes on leading to the address while the page grows: who scrolls goes on, too.
  await expect(async () => {
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, -2_000);
    await expect(current).not.toHaveText(/^Is Sablier safe/, { timeout: 500 });
  }).toPass();
  await expect.poll(() => currentEnds(page)).toBeLessThan(1);
  await expect.poll(() => currentEnds(page)).toBeGreaterThan(0);
});
