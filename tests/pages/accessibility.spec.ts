import { type Page } from "@playwright/test";
import { lostInForcedColours } from "../support/forcedColours";
import { walk } from "../support/keyboard";
import { ALL_KINDS } from "../support/kinds";
import { open, overflow } from "../support/reading";
import { expect, test } from "../support/test";

// What axe cannot see, on one page of each kind: the way of the Tab key, the reader's own colours, and a zoom of
// 400 %. axe, target size and the width of 320 px on every page: every-page.spec.ts. Text of twice the size:
// text-size.spec.ts. Less motion: motion.spec.ts. Labelled regions of wide tables: `npm run check -- --only tables`.
// That each of these finds what it looks for: controls.spec.ts.

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [kind, route] of Object.entries(ALL_KINDS)) {
  for (const width of [1440, 390]) {
    test(`the Tab key leads through every part of ${kind}, in sight and in order, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, route);
      const { stops, faults } = await walk(page);
      expect(faults).toEqual([]);
      expect(stops).toBeGreaterThan(10);
    });
  }

  for (const scheme of ["dark", "light"] as const) {
    test(`${kind} can be read in the reader's own colours, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme: scheme });
      await open(page, route);
      expect(await lostInForcedColours(page)).toEqual([]);
    });
  }

  test(`${kind} can be read at a zoom of 400 %`, async ({ page }) => {
    // A window of 1280 by 1024 pixels.
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, route);
    expect(await overflow(page)).toBe(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    expect(await covered(page)).toBeLessThanOrEqual(0.35);
  });
}

test("what stays in view at a zoom of 400 % is counted, and what goes along is not", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const bar = (style: string) =>
    page.setContent(`<div style="height:2000px"><p style="height:128px;margin:0;${style}">A bar</p></div>`);
  await bar("position: sticky; top: 0");
  expect(await covered(page)).toBe(0.5);
  await bar("position: fixed; bottom: 0");
  expect(await covered(page)).toBe(0.5);
  await bar("position: sticky; left: 0");
  expect(await covered(page)).toBe(0);
});

/** The share of the window's height that stays covered wherever one scrolls. */
function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const outermost = (element: Element, _index: number, all: Element[]) =>
      !all.some((other) => other !== element && other.contains(element));
    const fixed = [...document.body.querySelectorAll("*")].filter((element) => {
      const { position, insetBlockStart, insetBlockEnd } = getComputedStyle(element);
      // What sticks to a side goes along when one scrolls down.
      const sticks = position === "sticky" && (insetBlockStart !== "auto" || insetBlockEnd !== "auto");
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const inView =
        bottom > 0 &&
        top < innerHeight &&
        right > 0 &&
        left < innerWidth &&
        element.checkVisibility({ visibilityProperty: true });
      return inView && (position === "fixed" || sticks);
    });
    return (
      fixed.filter(outermost).reduce((sum, element) => sum + element.getBoundingClientRect().height, 0) /
      innerHeight
    );
  });
}
