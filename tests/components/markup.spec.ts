import { type Locator } from "@playwright/test";
import { idle, open } from "../support/reading";
import { expect, test } from "../support/test";

const PAGE = "/components";

test("a code block is copied completely, and says so @core", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(PAGE);
  const block = page.locator(".theme-code-block", { hasText: "contract Counter" });
  await block.hover();
  await block.getByRole("button", { name: "Copy code to clipboard" }).click();
  await expect(block.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("pragma solidity 0.8.29;");
  expect(copied.trim().endsWith("}")).toBe(true);
});

test.describe("lines that are too long", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const wrapping = (block: Locator) => block.getByRole("button", { name: "Toggle word wrap" });
  const isTooWide = (block: Locator) =>
    block.locator("pre").evaluate((element) => element.scrollWidth > element.clientWidth);

  test("can be wrapped, and short ones need not be", async ({ page }) => {
    await open(page, PAGE);
    const block = page.locator(".theme-code-block", { hasText: "contract Counter" });
    expect(await isTooWide(block)).toBe(true);
    await wrapping(block).click();
    expect(await isTooWide(block)).toBe(false);
    await wrapping(block).click();
    expect(await isTooWide(block)).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(wrapping(block)).toHaveCount(0);
  });

  test("can be wrapped in a collapsible too, once it is open", async ({ page }) => {
    await open(page, "/guides/lockup/examples/create-stream/lockup-linear");
    const details = page.locator("details", { has: page.locator(".theme-code-block") }).first();
    const block = details.locator(".theme-code-block");
    await expect(wrapping(block)).toHaveCount(0);
    await details.locator("summary").click();
    await wrapping(block).click();
    expect(await isTooWide(block)).toBe(false);
  });

  test("can be wrapped on a page that a link leads to, once the code has its colours", async ({ page }) => {
    await open(page, "/guides/lockup/examples/stream-management/cancel");
    await page.locator('.pagination-nav [href$="/withdraw"]').click();
    const block = page.locator(".theme-code-block", { hasText: "Pays each stream" });
    await expect(block.locator("span.token").first()).toBeVisible();
    expect(await isTooWide(block)).toBe(true);
    await wrapping(block).click();
    expect(await isTooWide(block)).toBe(false);
  });
});

test("a highlighted line stands out, and code is coloured by what it is in both themes", async ({ page }) => {
  const line = page.locator(".theme-code-block-highlighted-line", { hasText: "contract Counter" });
  const getColour = (text: string) =>
    page
      .locator(".theme-code-block", { hasText: "contract Counter" })
      .locator("span.token", { hasText: text })
      .first()
      .evaluate((token) => getComputedStyle(token).color);
  const seen = new Set<string>();
  for (const scheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(PAGE);
    const background = await line.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).not.toBe("rgba(0, 0, 0, 0)");
    expect(await getColour("contract")).not.toBe(await getColour("42"));
    seen.add(background);
  }
  expect(seen.size).toBe(2);
});

test("tabs of one group follow each other and are stored @core", async ({ page }) => {
  await open(page, PAGE);
  await page.getByRole("tab", { name: "GraphQL" }).click();
  await expect(page.getByRole("tabpanel").filter({ visible: true }).first()).toContainText("query Streams");
  await page.reload();
  await expect(page.getByRole("tab", { name: "GraphQL" })).toHaveAttribute("aria-selected", "true");
});

test("the caption of a table that scrolls is no wider than what is seen of it", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await open(page, "/guides/flow/previous-deployments/v1.1");
  const caption = page.locator("caption", { hasText: "not in the SDK" });
  const cutOff = () =>
    caption.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const right = Math.max(...[...text.getClientRects()].map((line) => line.right));
      return right - element.closest("[role=region]")!.getBoundingClientRect().right;
    });
  expect(await cutOff()).toBeLessThan(0);
  // The control: as wide as the table, it is cut off.
  await page.addStyleTag({ content: "caption > span { max-width: none !important }" });
  expect(await cutOff()).toBeGreaterThan(0);
});

test("a diagram takes the colours of the theme", async ({ page }) => {
  const text = page.getByRole("img", { name: "Life of a stream" }).locator("text").first();
  const fill = () => text.evaluate((element) => getComputedStyle(element).fill);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(PAGE);
  const dark = await fill();
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(PAGE);
  expect(await fill()).not.toBe(dark);
});

test("code comes in one font: on the next page where the reader has none of its width", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const isAsked = () => asked.some((url) => url.includes("jetbrains-mono"));
  /** How wide letters are, in hundredths of their size. */
  const widths = () =>
    page
      .locator("main code")
      .first()
      .evaluate((code) => {
        const context = document.createElement("canvas").getContext("2d")!;
        context.font = `100px ${getComputedStyle(code).fontFamily}`;
        return [..."ilMW0"].map((letter) => Math.round(context.measureText(letter).width));
      });
  // The bundled browser has no font of code at all: on the first page nothing moves.
  await open(page, "/concepts/fees");
  await idle(page);
  expect(isAsked()).toBe(false);
  expect(new Set(await widths()).size, "control").toBeGreaterThan(1);

  await page.locator(".pagination-nav__link--next").click();
  await expect(page).not.toHaveURL(/fees/);
  await expect.poll(isAsked).toBe(true);
  await expect.poll(widths).toEqual([60, 60, 60, 60, 60]);
});
