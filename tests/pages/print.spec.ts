import { open } from "../support/reading";
import { expect, test } from "../support/test";

// What is printed: all of the text, on white, with the addresses of links, and nothing that only a screen can use.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
});

test("a printed page shows every tab with its name and every collapsible", async ({ page }) => {
  await open(page, "/components");
  await page.emulateMedia({ media: "print" });
  for (const text of ["one day:", "query Streams", "opens the preview", "Hidden until asked for"]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  const labels = page
    .locator('[role="tabpanel"]')
    .evaluateAll((panels) =>
      panels.map((panel) => getComputedStyle(panel, "::before").content.replaceAll('"', "")),
    );
  expect(await labels).toEqual(["TypeScript", "GraphQL", "Shell"]);
});

test("it is light, whatever the screen shows, which gets its colours back", async ({ page }) => {
  await open(page, "/concepts/lockup/segments");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ media: "print" });
  await expect(html).toHaveAttribute("data-theme", "light");
  const brightness = await page.evaluate(() => {
    const colour = (of: Element) =>
      getComputedStyle(of)
        .color.match(/[\d.]+/g)!
        .slice(0, 3)
        .map(Number);
    return Math.max(...colour(document.querySelector("main p")!));
  });
  expect(brightness).toBeLessThan(110);
  await page.emulateMedia({ media: "screen" });
  await expect(html).toHaveAttribute("data-theme", "dark");
});

test("it has no chrome, and says where links lead", async ({ page }) => {
  await open(page, "/concepts/lockup/segments");
  await page.emulateMedia({ media: "print" });
  for (const chrome of [
    ".navbar",
    ".theme-doc-sidebar-container",
    ".footer",
    ".pagination-nav",
    ".hash-link",
  ]) {
    await expect(page.locator(chrome).first()).toBeHidden();
  }
  const link = page.locator('.theme-doc-markdown p a[href^="/"]').first();
  const href = await link.getAttribute("href");
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain(href!);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

test("printing itself prepares the page and takes it back", async ({ page }) => {
  await open(page, "/components");
  const before = await page.locator("details").last().getAttribute("open");
  const pdf = await page.pdf();
  expect(pdf.byteLength).toBeGreaterThan(10_000);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await page.locator("details").last().getAttribute("open")).toBe(before);
  await expect(page.locator("[data-print-label]")).toHaveCount(0);
});
