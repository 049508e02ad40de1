import { type Page } from "@playwright/test";
import {
  brokenHeadings,
  brokenNames,
  narrowBlocks,
  partedNames,
  smallHeadings,
  strayHashLinks,
} from "../support/inspections/room";
import { open, overflow } from "../support/reading";
import { expect, test } from "../support/test";
import { divideInputs } from "../support/kinds";

// The room that text has: between a tablet and a desk, on the narrowest screen with text of twice the size, in tables of
// names, and after headings. Each look has a control: the same page, or one that is made up, with the fault.

const articleWidth = (page: Page) =>
  page.locator("article .markdown").evaluate((article) => article.getBoundingClientRect().width);

/** What upstream does: the list of headings is beside the text from 997 pixels on. */
const ASIDE = `.col:has(.theme-doc-toc-desktop) { display: block !important }
  main .col:has(+ .col .theme-doc-toc-desktop) { min-width: 0 !important }`;

test("from 997 to 1,279 px the list of headings is folded above the text, which has the room", async ({
  page,
}) => {
  await open(page, "/concepts/lockup/segments");
  const [aside, folded] = [page.locator(".theme-doc-toc-desktop"), page.locator(".theme-doc-toc-mobile")];
  for (const width of [997, 1100, 1279]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(aside).toBeHidden();
    await expect(folded).toBeVisible();
    expect(await articleWidth(page), `${width} px`).toBeGreaterThan(620);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(aside).toBeVisible();
  await expect(folded).toBeHidden();

  await page.setViewportSize({ width: 997, height: 900 });
  await page.addStyleTag({ content: ASIDE });
  expect(await articleWidth(page), "control").toBeLessThan(500);
});

/** What a browser does when its own size for text is doubled. */
const doubleText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("font-size", "206.25%", "important"));

const WIDE_PAGES = [
  "/concepts/flow/statuses",
  "/concepts/glossary",
  "/concepts/transferability",
  "/support/faq",
  "/playground",
  "/",
  "/api/overview",
  "/apps/guides/csv-support",
  "/concepts/fees",
  "/concepts/lockup/segments",
  "/concepts/lockup/stream-shapes",
  "/concepts/merkle-airdrops",
  "/guides/flow/examples/flow-calculate-rps",
  "/guides/lockup/deployments",
  "/guides/lockup/gas-benchmarks",
  "/reference/airdrops/contracts/contract.SablierFactoryMerkleInstant",
  "/reference/errors",
  "/reference/lockup/access-control",
  "/reference/sdk",
];

for (const { inputs, tag } of divideInputs(WIDE_PAGES, 6)) {
  test(`pages are as wide as a screen of 320 px with text of twice the size, in columns of words${tag}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 800 });
    for (const route of inputs) {
      await test.step(route, async () => {
        await open(page, route);
        await doubleText(page);
        // The bar folds once it knows how large the text is.
        await expect.soft.poll(() => overflow(page)).toBeLessThanOrEqual(0);
        expect.soft(await narrowBlocks(page)).toEqual([]);
        expect.soft(await brokenHeadings(page)).toEqual([]);
        expect.soft(await smallHeadings(page)).toEqual([]);
        const { y, height } = (await page.locator(".navbar").first().boundingBox())!;
        expect.soft(y + height, "announcement and bar").toBeLessThanOrEqual(800 / 4);
      });
    }
    await test.step("control: a column of letters and a page that is too wide are found", async () => {
      await page.setContent(
        `<main><table style="width:900px"><tr><td style="width:30px;max-width:30px;overflow-wrap:anywhere">withdrawals</td><td>Text that has room</td></tr></table></main>`,
      );
      expect(await overflow(page)).toBeGreaterThan(0);
      expect(await narrowBlocks(page)).toEqual([expect.stringMatching(/^\d+ px: withdrawals$/)]);
      await page.setContent(`<main><h2 style="width:5em;overflow-wrap:anywhere">Documentation</h2></main>`);
      expect(await brokenHeadings(page)).toHaveLength(1);
      await page.setContent(
        `<main><h2 style="font-size:1rem">A</h2><dl style="font-size:1.1rem"><dt>B</dl></main>`,
      );
      expect(await smallHeadings(page)).toHaveLength(1);
    });
  });
}

/** Returns the words of the sidebar and of the list of headings that are shown on two lines. */
const brokenWords = (page: Page) =>
  page
    .locator(".theme-doc-sidebar-container .menu__link, .theme-doc-toc-desktop .table-of-contents__link")
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .flatMap((link) => {
          const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          const broken: string[] = [];
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            for (const { index, 0: word } of text.textContent!.matchAll(/\w+/g)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1)
                broken.push(word);
            }
          }
          return broken;
        }),
    );

test("on a desk, text of twice the size has the columns' room, and the search's window grows with it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/guides/lockup/deployments");
  await expect(page.locator(".theme-doc-toc-desktop")).toBeVisible();
  const search = page.getByRole("button", { name: /^Search/ }).first();
  await search.click();
  const window = page.locator(".DocSearch-Modal");
  // A first window is replaced by DocSearch's own, between two looks perhaps.
  const readWidth = async () => Math.round((await window.boundingBox())?.width ?? 0);
  await expect.poll(readWidth).toBe(680);
  await page.keyboard.press("Escape");

  await doubleText(page);
  await expect(page.locator(".theme-doc-sidebar-container")).toBeHidden();
  await expect(page.locator(".theme-doc-toc-desktop")).toBeHidden();
  await expect(page.locator(".theme-doc-toc-mobile")).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  expect(await articleWidth(page)).toBeGreaterThan(950);

  await search.click();
  await page.keyboard.type("withdraw");
  await expect(page.locator(".DocSearch-Hit mark").nth(4)).toBeAttached();
  await expect.poll(readWidth).toBeGreaterThan(1300);
  await expect.poll(async () => (await window.boundingBox())!.height).toBeGreaterThan(740);
  const icon = (await page.locator(".DocSearch-Hit-icon").first().boundingBox())!;
  expect(icon.height).toBeGreaterThan(36);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await page.evaluate(() => document.documentElement.removeAttribute("data-text"));
  await expect(page.locator(".theme-doc-sidebar-container"), "control").toBeVisible();
  expect(await brokenWords(page), "control").toContain("Deployments");
});

test("names in tables break before a capital only, and without a mark", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const route of [
    "/concepts/flow/statuses",
    "/reference/lockup/access-control",
    "/concepts/cancelability",
  ]) {
    await open(page, route);
    expect(await brokenNames(page), route).toEqual([]);
  }
  const marks = await page
    .locator("main table .name-break")
    .evaluateAll((breaks) => breaks.map((element) => getComputedStyle(element, "::before").content));
  expect(marks.length).toBeGreaterThan(3);
  expect(new Set(marks)).toEqual(new Set(['"\u200b"']));

  await page.setContent(
    `<main><table><tr><td><code style="display:block;width:5em;overflow-wrap:anywhere">withdrawableAmountOf</code></table></main>`,
  );
  expect(await brokenNames(page), "control").toHaveLength(1);
});

test("names in the tables of a wide window are on one line", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const parted = [];
  for (const route of ["/reference/errors", "/api/flow/the-graph/entities", "/concepts/flow/statuses"]) {
    await open(page, route);
    expect(await partedNames(page), route).toEqual([]);
    await page.addStyleTag({ content: `main table code.whole { white-space: normal !important }` });
    parted.push(...(await partedNames(page)));
  }
  expect(parted.length, "control").toBeGreaterThan(3);
});

test("the sign behind a heading never stands on a line of its own", async ({ page }) => {
  await open(page, "/support/faq");
  const widths = Array.from({ length: 12 }, (_, step) => 320 + 17 * step);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await strayHashLinks(page), `${width} px`).toEqual([]);
  }
  await page.addStyleTag({
    content: `.markdown :is(h2, h3, h4):has(> .hash-link) { padding-inline-end: 0 !important }
      .markdown .hash-link { display: block !important; margin-inline-end: 0 !important }`,
  });
  const stray = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    stray.push(...(await strayHashLinks(page)));
  }
  expect(stray.length, "control").toBeGreaterThan(0);
});

test("formulas take the focus only while they scroll", async ({ page }) => {
  await open(page, "/concepts/lockup/segments");
  const stops = () =>
    page.locator(".katex-display").evaluateAll((formulas) =>
      formulas.map((formula) => ({
        scrolls: formula.scrollWidth > formula.clientWidth,
        isStop: formula.getAttribute("tabindex") === "0",
      })),
    );
  await expect.poll(stops).toEqual((await stops()).map(({ scrolls }) => ({ scrolls, isStop: scrolls })));
  expect(
    (await stops()).some(({ isStop }) => isStop),
    "on a desk",
  ).toBe(false);

  // The control: where there is no room for them, those that scroll are stops.
  await page.setViewportSize({ width: 320, height: 900 });
  await expect
    .poll(async () => (await stops()).filter(({ isStop }) => isStop).length, "control")
    .toBeGreaterThan(0);
  expect((await stops()).filter(({ scrolls, isStop }) => scrolls !== isStop)).toEqual([]);
});
