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
  await expect(page.locator(".table-of-contents__link--active")).toHaveText(/^Is Sablier safe/);
  await expect.poll(() => currentEnds(page)).toBeLessThan(1);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 3));
  await expect(page.locator(".table-of-contents__link--active")).not.toHaveText(/^Is Sablier safe/);
  await expect.poll(() => currentEnds(page)).toBeLessThan(1);
  await expect.poll(() => currentEnds(page)).toBeGreaterThan(0);
});
