import { type Page } from "@playwright/test";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

/** Stream shapes are pictures that must be there without scripts, fit every screen, and be described in words. */

const PAGE = "/concepts/lockup/stream-shapes";
/** How many shapes the page shows at least. */
const SHAPES = 19;

test("stream plots fit screens of 320, 390 and 1440 px with legible text", async ({ page }) => {
  await open(page, PAGE);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const smallest = await page.locator("article svg[role=img] text").evaluateAll((texts) =>
      Math.min(
        ...texts
          // What is not displayed has no box.
          .filter((text) => text.getBoundingClientRect().width > 0)
          .map((text) => {
            const svg = text.closest("svg")!;
            return (
              parseFloat(getComputedStyle(text).fontSize) *
              (svg.getBoundingClientRect().width / svg.viewBox.baseVal.width)
            );
          }),
      ),
    );
    expect(smallest, `${width} px`).toBeGreaterThanOrEqual(9);
  }
});

test("a plot is enlarged, with text that is legible and not huge", async ({ page }) => {
  for (const { route, name } of [
    { route: PAGE, name: "Cliff" },
    { route: "/concepts/flow/overview", name: undefined },
  ]) {
    await test.step(route, async () => {
      await open(page, route);
      const figure = page.locator("article figure", {
        has: page.getByRole("button", { name: /^Enlarge: / }),
      });
      const plot = name ? figure.filter({ hasText: name }).first() : figure.first();
      const button = plot.getByRole("button", { name: /^Enlarge: / });
      const before = (await plot.locator("svg[role=img]").boundingBox())!.width;
      await button.click();
      const picture = page.getByRole("dialog").locator("svg[role=img]");
      expect((await picture.boundingBox())!.width).toBeGreaterThan(before * 1.2);
      const sizes = await picture
        .locator("text")
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(48);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  }
});

test.describe("a page of plots that is reached by a link", () => {
  /** A page without plots, from which a link leads to the page of plots. */
  const BEFORE = "/guides/lockup/overview";
  const link = (page: Page) => page.getByRole("main").locator(`a[href^="${PAGE}"]`).first();
  /** The titles of the page's plots, and the cells of its tables. */
  const content = (page: Page) => page.locator("article :is(svg title, td)").allTextContents();

  test("shows what it shows when it is opened, and enlarges plots", async ({ page }) => {
    await open(page, PAGE);
    const opened = await content(page);
    expect(opened.filter((text) => text.endsWith("amount over time")).length).toBeGreaterThan(SHAPES);

    await open(page, BEFORE);
    await link(page).click();
    await page.getByRole("heading", { level: 1, name: "Stream shapes" }).waitFor();
    await expect.poll(() => content(page)).toEqual(opened);
    await page.getByRole("button", { name: "Enlarge: Linear", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Linear" })).toBeVisible();
  });

  test("says so where a plot could not be loaded", async ({ page, messages }) => {
    messages.expect(/Failed to load resource|Loading chunk|ChunkLoadError/);
    await page.route("**/assets/js/plots.*.js", (route) => route.abort());
    await open(page, BEFORE);
    await link(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Stream shapes" })).toBeVisible();
    await expect(page.getByText("This part could not be loaded.").first()).toBeVisible();
  });
});
