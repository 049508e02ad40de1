import { KINDS } from "../support/kinds";
import { moving } from "../support/motion";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

// Who asks for less motion gets none: nothing runs, nothing changes by itself, nothing scrolls smoothly.

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [kind, route] of Object.entries(KINDS)) {
  test(`${kind} stands still`, async ({ page }) => {
    await open(page, route);
    const before = await page.locator("main").innerHTML();
    // Long enough to see anything that counts, turns or slides by itself.
    await page.waitForTimeout(700);
    expect(await page.locator("main").innerHTML()).toBe(before);
    expect(await moving(page)).toEqual([]);
  });
}
