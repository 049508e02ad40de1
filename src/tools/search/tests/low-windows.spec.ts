import { type Page } from "@playwright/test";
import { open } from "../../../../tests/support/reading";
import { hits, search, status } from "../../../../tests/support/search";
import { expect, test } from "../../../../tests/support/test";

// In a low window, and above a keyboard on the screen, the last hit and the link to all of them can be reached.

/** Scrolls the list of hits to its end, and returns where the last hit and the link after it end, in pixels. */
async function listEnds(page: Page): Promise<number[]> {
  await search(page, "stream");
  await expect(page.locator(status)).toHaveText(/^\d+ results$/);
  await expect(page.locator(hits).first()).toBeVisible();
  const link = page.locator(".DocSearch-HitsFooter a");
  await link.scrollIntoViewIfNeeded();
  return Promise.all(
    [page.locator(hits).last(), link].map(async (part) => {
      const box = (await part.boundingBox())!;
      return box.y + box.height;
    }),
  );
}

for (const [width, height] of [
  [844, 390],
  [1280, 500],
  [390, 844],
] as const) {
  test(`the last hit can be reached at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/concepts/fees");
    for (const end of await listEnds(page)) expect(end).toBeLessThanOrEqual(height);
  });
}

test("the last hit can be reached above the keyboard of a phone", async ({ page }) => {
  const VISIBLE = 420;
  await page.setViewportSize({ width: 390, height: 844 });
  // As a phone has it while its keyboard is open: the window keeps its height, the visual viewport does not.
  await page.addInitScript((height) => {
    const viewport = Object.assign(new EventTarget(), {
      height,
      scale: 1,
      offsetTop: 0,
      offsetLeft: 0,
      width: 390,
    });
    Object.defineProperty(window, "visualViewport", { value: viewport });
  }, VISIBLE);
  await open(page, "/concepts/fees");
  for (const end of await listEnds(page)) expect(end).toBeLessThanOrEqual(VISIBLE);
});
