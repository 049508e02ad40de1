import { type Page } from "@playwright/test";
import { WEEKLY_TAG } from "../../scripts/test/steps";
import { showTheme, withoutTransitions } from "../support/inspections/axe";
import { lostInForcedColours } from "../support/inspections/forcedColours";
import { walk } from "../support/inspections/keyboard";
import { ALL_KINDS } from "../support/kinds";
import { covered, cutOff } from "../support/inspections/layout";
import { moving } from "../support/inspections/motion";
import { fontsReady, open, overflow } from "../support/reading";
import { expect, test } from "../support/test";

// What axe cannot see, on one page of each kind, loaded once: that it stands still for who asks for less motion, the way
// of the Tab key, the reader's own colours, a zoom of 400 %, and text of twice the size. axe and the width of 320 px on
// every page: every-page.spec.ts. That each of these finds what it looks for: controls.spec.ts. Kinds that are made of the
// parts of others are only looked at by the weekly job.

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The last is a phone's: what is asked after the loops is asked there. */
const WIDTHS = [1440, 390];

/** What a browser does when its own size for text is doubled. */
const doubleText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("font-size", "206.25%", "important"));

/** What a reader sees whose font has not arrived in time: it is never swapped in. */
async function inSystemFont(page: Page): Promise<void> {
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  const usual = await font();
  await page.evaluate(() =>
    document.documentElement.style.setProperty("--sb-font-text", "system-ui, sans-serif"),
  );
  expect.soft(await font()).not.toBe(usual);
}

/** Kinds whose parts differ most: the rest are made of the same. */
const OFTEN = ["home", "concept", "page with a diagram", "guide", "contract", "search"];

for (const [kind, route] of Object.entries(ALL_KINDS)) {
  const tag = OFTEN.includes(kind) ? "" : ` ${WEEKLY_TAG}`;
  test(`${kind} is for every reader${tag}`, async ({ page }) => {
    await withoutTransitions(page);
    await page.clock.install();
    await open(page, route);

    const words = () => page.locator("main").innerText();
    const before = await words();
    // Long enough to see anything that counts, turns or slides by itself.
    await page.clock.runFor(2_000);
    expect.soft(await words(), "changed by itself").toBe(before);
    expect.soft(await moving(page), "moves").toEqual([]);

    // A zoom of 400 % in a window of 1280 by 1024 pixels.
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await overflow(page), "sideways scrolling at a zoom of 400 %").toBe(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    expect.soft(await covered(page), "covered at a zoom of 400 %").toBeLessThanOrEqual(0.35);

    // The explorer opens when a reader comes near, which moves what is below it.
    if (kind === "api") {
      await page.locator("#explorer").evaluate((heading) => heading.scrollIntoView());
      await expect(page.getByRole("textbox", { name: "Query" })).toBeVisible();
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { stops, faults } = await walk(page);
      expect.soft(faults, `the Tab key at ${width} px`).toEqual([]);
      expect.soft(stops).toBeGreaterThan(10);
    }

    for (const colorScheme of ["dark", "light"] as const) {
      // The theme first: while the colours are forced, the browser now and then keeps the scheme of the system.
      await page.emulateMedia({ forcedColors: "none" });
      await showTheme(page, colorScheme);
      await page.emulateMedia({ forcedColors: "active" });
      expect.soft(await lostInForcedColours(page), `the reader's own colours, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: "none" });

    await fontsReady(page);
    await page.evaluate(() => scrollTo(0, 0));
    const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
    const usual = await size();
    await doubleText(page);
    expect.soft(await size()).toBeCloseTo(usual * 2);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `text of twice the size at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await cutOff(page), `text of twice the size at ${width} px`).toEqual([]);
    }
    await inSystemFont(page);
    expect.soft(await overflow(page), "the same in the system's font").toBeLessThanOrEqual(0);
  });
}

test("the size of text follows the reader's own", async ({ page }) => {
  await open(page, "/concepts/fees");
  const unit = await page.evaluate(() => {
    const value = getComputedStyle(document.documentElement).getPropertyValue("--ifm-font-size-base");
    return value.trim().replace(/[\d.]/g, "");
  });
  expect(unit).toBe("%");
});
