import { type Page } from "@playwright/test";
import { open, overflow } from "../support/reading";
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

test("it is light without scripts, too", async ({ newContext }) => {
  const page = await (await newContext({ javaScriptEnabled: false, colorScheme: "dark" })).newPage();
  await page.goto("/concepts/fees");
  const background = () =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)!);
  expect(Math.max(...(await background()).slice(0, 3).map(Number))).toBeLessThan(60);
  await page.emulateMedia({ media: "print" });
  expect(Math.min(...(await background()).slice(0, 3).map(Number))).toBeGreaterThan(240);
});

test("code keeps its room, and words of tables stay whole", async ({ page }) => {
  await open(page, "/guides/lockup/examples/create-stream/lockup-linear");
  await page.emulateMedia({ media: "print" });
  for (const block of await page.locator(".theme-doc-markdown pre").all()) {
    const [outer, inner] = await block.evaluate((pre) =>
      [pre, pre.querySelector("code")!].map((element) => element.getBoundingClientRect().height),
    );
    expect(inner).toBeGreaterThan(10);
    expect(outer).toBeGreaterThanOrEqual(inner!);
  }
  await open(page, "/concepts/fees");
  await page.setViewportSize({ width: 720, height: 900 });
  await page.emulateMedia({ media: "print" });
  const lines = await page.locator("table tbody td").evaluateAll((cells) =>
    cells
      .filter((cell) => /^(?:Lockup|yes)$/.test(cell.textContent!))
      .map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
      }),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(new Set(lines)).toEqual(new Set([1]));
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

/** The print of the links in a page's tables: their texts, targets, and what paper says after them. */
const tableLinks = (page: Page) =>
  page.locator(".theme-doc-markdown table a").evaluateAll((links) =>
    links.map((link) => {
      const { content } = getComputedStyle(link, "::after");
      return {
        text: link.textContent!.trim(),
        href: link.getAttribute("href")!,
        said: content === "none" ? "" : content.replace(/^" \("|"\)"$/g, "").replaceAll('"', ""),
      };
    }),
  );

test("a table says where its links out of the site lead, and keeps to its width", async ({ page }) => {
  for (const route of [
    "/concepts/security",
    "/concepts/chains",
    "/guides/lockup/deployments",
    "/apps/v1",
    "/reference/lockup/contracts/contract.SablierBatchLockup",
  ]) {
    await page.setViewportSize({ width: 700, height: 900 });
    await open(page, route);
    await page.emulateMedia({ media: "print" });
    const links = await tableLinks(page);
    const bare = (address: string) => address.replace(/^https?:\/\/|\/$/g, "");
    const isSaid = ({ text, href }: (typeof links)[number]) =>
      bare(text) === bare(href) || /^0x[0-9a-fA-F]{40}$/.test(text);
    for (const link of links) {
      const expected = !link.href.startsWith("http") || isSaid(link) ? "" : link.href;
      expect(link.said, `${route}: ${link.text}`).toContain(expected);
      if (!expected) expect(link.said, `${route}: ${link.text}`).toBe("");
    }
    expect(links.length, route).toBeGreaterThan(0);
    expect(await overflow(page), route).toBe(0);
    const wide = page.locator(".theme-doc-markdown table").evaluateAll(
      (tables) =>
        tables.filter((table) => {
          const region = table.parentElement!;
          return table.getBoundingClientRect().width > region.getBoundingClientRect().width + 1;
        }).length,
    );
    expect(await wide, route).toBe(0);
    await page.emulateMedia({ media: "screen" });
  }
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
