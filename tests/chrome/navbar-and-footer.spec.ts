import { type Page } from "@playwright/test";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

const DOC = "/concepts/lockup/segments";

test.describe("navbar", () => {
  test("stays at the top while the page scrolls", async ({ page }) => {
    await page.goto(DOC);
    await page.mouse.wheel(0, 2000);
    await expect(page.locator(".navbar")).toBeInViewport();
  });
});

test("header, sidebar, text and footer stand on one grid, in the middle of a wide window", async ({
  page,
}) => {
  await page.goto(DOC);
  for (const width of [1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const { starts, ends, room } = await page.evaluate(() => {
      const edges = (selector: string) => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector(selector)!);
        return range.getBoundingClientRect();
      };
      return {
        starts: [".navbar__brand", ".theme-doc-sidebar-container .menu__link", ".footer img"].map(
          (selector) => {
            const element = document.querySelector(selector)!;
            return element.childNodes.length > 0
              ? edges(selector).left
              : element.getBoundingClientRect().left;
          },
        ),
        ends: [".navbar__items--right", ".footer > p"].map((selector) => edges(selector).right),
        room: document.documentElement.clientWidth,
      };
    });
    expect(
      Math.max(...starts) - Math.min(...starts),
      `starts at ${width} px: ${starts.join(", ")}`,
    ).toBeLessThan(3);
    expect(Math.abs(starts[0]! + ends[0]! - room), `middle at ${width} px`).toBeLessThan(3);
  }
});

test("with text of twice the size the header keeps one row, and its menu has the sidebar", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // What a reader sets in the browser's own settings: no style of a page can stand for it, as breakpoints in em follow it.
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${baseURL}${DOC}`);
  const bar = await page.locator(".navbar").boundingBox();
  expect(bar!.height).toBeLessThan(150);
  await expect(page.locator(".theme-doc-sidebar-container")).toBeHidden();
  await expect(page.locator(".theme-doc-toc-desktop")).toBeHidden();
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  const menu = page.locator(".navbar-sidebar");
  await expect(menu.getByRole("link", { name: "What is Sablier?" })).toBeInViewport();
  await browser.close();
});

test.describe("text at 200 %", () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  const enlarge = (page: Page) =>
    page.evaluate(() => document.documentElement.style.setProperty("font-size", "206.25%", "important"));
  const bar = async (page: Page) => (await page.locator(".navbar").boundingBox())!.height;

  test("the bar stays one row, its links in the menu, and covers no heading that is jumped to", async ({
    page,
  }) => {
    await open(page, "/concepts/lockup/segments");
    await enlarge(page);
    await expect.poll(() => bar(page)).toBeLessThan(720 / 5);
    await page.evaluate(() => document.querySelector("main h2")!.scrollIntoView());
    const heading = (await page.locator("main h2").first().boundingBox())!;
    expect(heading.y).toBeGreaterThanOrEqual(await bar(page));
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await expect(page.locator(".navbar-sidebar").getByRole("link").first()).toBeVisible();
  });

  test("control: a bar that does not ask for the size of text is several rows high", async ({ page }) => {
    await open(page, "/concepts/lockup/segments");
    await enlarge(page);
    await page.addStyleTag({ content: ".navbar__inner { container-type: normal !important }" });
    await expect.poll(() => bar(page)).toBeGreaterThan(720 / 4);
  });
});
