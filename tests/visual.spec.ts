import { type Page } from "@playwright/test";
import { unpackChromium, bundledChromiumRuns } from "../src/node/chromium/chromium";
import { showTheme, withoutTransitions, type Theme } from "./support/inspections/axe";
import { ALL_KINDS } from "./support/kinds";
import { fontsReady, frames, open } from "./support/reading";
import { expect, test as base } from "./support/test";

// One page of each kind looks as its picture in tests/visual. Rendered by the bundled browser with no font of the machine,
// so that the picture is the same wherever it is made; on other systems than Linux on x64 there is nothing to compare.
// A change that is meant to be seen: `npm run test:visual -- --update-snapshots`, then look at each new picture.
// Pictures are of a window, not of full pages, and low: they stay small in the history.

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, provide) => provide({ ...launchOptions, ...(await unpackChromium()) }),
    { scope: "worker" },
  ],
  contextOptions: { reducedMotion: "reduce" },
});
test.skip(!bundledChromiumRuns, "The bundled browser runs on Linux on x64 only.");

/**
 * One browser with one set of fonts renders the same to the pixel. Another processor may round a colour otherwise, and
 * smooth an edge otherwise: `threshold` is about 10 of 255 steps of grey, and `maxDiffPixels` pixels may be further off.
 */
const TOLERANCE = { threshold: 0.04, maxDiffPixels: 40 };

const SIZES = { wide: { width: 1440, height: 600 }, narrow: { width: 390, height: 640 } };
type Size = keyof typeof SIZES;

/** The parts that pages are made of, in addition to one page of each kind. */
const PAGES: Record<string, string> = { ...ALL_KINDS, parts: "/components", notices: "/components" };

/** Pages with most of the look are shown in more sizes and themes than those that repeat it. */
const LOOKS: Record<string, [Size, Theme][]> = {
  home: [
    ["wide", "dark"],
    ["wide", "light"],
    ["narrow", "dark"],
    ["narrow", "light"],
  ],
  "page with plots": [
    ["wide", "dark"],
    ["wide", "light"],
    ["narrow", "dark"],
    ["narrow", "light"],
  ],
  guide: [["wide", "light"]],
  reference: [["narrow", "dark"]],
  api: [["wide", "light"]],
  app: [["narrow", "dark"]],
  support: [["narrow", "light"]],
  "release notes": [["wide", "light"]],
  notices: [["narrow", "dark"]],
};
const USUAL_LOOKS: [Size, Theme][] = [
  ["wide", "dark"],
  ["narrow", "light"],
];

/** What is shown of a page where it is not the top. */
const PLACES: Record<string, [selector: string, at: "start" | "center"]> = {
  "page with plots": ["article figure", "center"],
  "page with a diagram": ["article figure", "center"],
  // The text above the notices names every part, and changes with each new one.
  notices: [".theme-admonition-info", "start"],
};

/** Shows a page, or a place on it, ready to be compared: nothing comes later, moves, or knows today's date. */
async function show(page: Page, kind: string, size: Size, theme: Theme): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme: theme });
  await page.clock.setFixedTime("2026-01-01T12:00:00Z");
  await withoutTransitions(page);
  await open(page, PAGES[kind]!);
  await showTheme(page, theme);
  const looksAt = PLACES[kind];
  if (looksAt) {
    const [target, at] = looksAt;
    // The button that leads to the top comes and goes with the direction in which the page was scrolled last.
    await page.addStyleTag({ content: ".theme-back-to-top-button { display: none }" });
    const shown = page.locator(target).first();
    // Parts of a page that come into view get their real height, and move what is below.
    for (const block of ["end", at] as const) {
      await shown.evaluate((element, to) => element.scrollIntoView({ block: to }), block);
      await frames(page);
    }
    // The height of the text above is no whole number of pixels, and letters between two pixels are smoothed otherwise.
    await shown.evaluate((element, to) => {
      const { top, height } = element.getBoundingClientRect();
      const wanted = to === "start" ? 80 : Math.round((innerHeight - height) / 2);
      document.querySelector("main")!.style.cssText = `position: relative; top: ${wanted - top}px`;
    }, at);
  }
  await fontsReady(page);
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    });
    await Promise.all(seen.map((image) => image.decode()));
  });
  await frames(page);
}

const compare = (page: Page, name: string, isSoft = true) =>
  (isSoft ? expect.soft(page) : expect(page)).toHaveScreenshot(name, {
    ...TOLERANCE,
    // The day of the last change is that of a commit.
    mask: [page.locator(".theme-last-updated")],
  });

const getName = (kind: string, size: Size, theme: Theme) =>
  `${kind.replaceAll(" ", "-")}-${size}-${theme}.png`;

for (const kind of Object.keys(PAGES)) {
  test(`${kind} looks as it did`, async ({ page }) => {
    for (const [size, theme] of LOOKS[kind] ?? USUAL_LOOKS) {
      await show(page, kind, size, theme);
      await compare(page, getName(kind, size, theme));
    }
  });
}

const CHANGES = Object.entries({
  "another colour of text":
    ":root { --ifm-font-color-base: #808080 !important; --sb-text: #808080 !important }",
  "one pixel more above the text": "main { padding-block-start: 1px !important }",
  "a surface a little lighter": ".navbar { background: #22242d !important }",
  "another font": "* { font-family: sans-serif !important }",
  "a button that is gone": ".navbar a[href*=github] { visibility: hidden !important }",
});

test("a change of the look is noticed", async ({ page }, { config }) => {
  test.skip(config.updateSnapshots !== "none", "Would become the picture.");
  for (const [what, css] of CHANGES) {
    await test.step(what, async () => {
      await show(page, "concept", "wide", "dark");
      await page.addStyleTag({ content: css });
      const compared = compare(page, getName("concept", "wide", "dark"), false);
      await expect(compared).rejects.toThrow(/pixels .* are different/);
    });
  }
});
