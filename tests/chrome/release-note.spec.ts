import { open } from "../support/reading";
import { expect, test } from "../support/test";

test("a release note names no day that no source knows, and British dates else", async ({ page }) => {
  await open(page, "/blog/bob-v1-0");
  await expect(page.locator("time")).toHaveText("March 2026");
  await open(page, "/blog/lockup-v3-0");
  await expect(page.locator("time")).toHaveText("7 October 2025");
});
