import { type Page } from "@playwright/test";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

// Each page knows itself; of other pages it learns when the reader goes there. Without a new load, so that what the
// reader has opened stays open.

declare global {
  interface Window {
    sameDocument?: boolean;
  }
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("links lead through all sections, the blog and the home page without a new load", async ({ page }) => {
  await open(page, "/concepts/lockup/segments");
  await page.evaluate(() => (window.sameDocument = true));
  const bar = page.locator(".navbar");
  for (const section of ["Guides", "References", "APIs", "Apps", "Support", "Concepts"]) {
    const link = bar.getByRole("link", { name: section, exact: true });
    const target = await link.getAttribute("href");
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(heading(page)).toBeVisible();
    await expect(page.locator(".theme-doc-sidebar-container .menu__link--active").first()).toBeVisible();
  }
  await bar.locator(".navbar__brand").click();
  await expect(heading(page)).toHaveText("Documentation and guides for Sablier");
  await page.goBack();
  await expect(page.locator(".theme-doc-sidebar-container")).toBeVisible();
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
});

test("code of a page reached by a link is coloured", async ({ page }) => {
  await open(page, "/guides/lockup/overview");
  await page.evaluate(() => (window.sameDocument = true));
  await page.locator('main a[href^="/guides/lockup/examples/create-stream/"]').first().click();
  const code = page.locator("main pre.language-solidity, main .language-solidity pre").first();
  await expect(code.locator("span[style]").first()).toBeVisible();
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
});

test("a closed category opens with all its pages", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/reference/overview");
  expect(asked.filter((path) => path.includes("/sidebars/"))).toEqual([]);
  const sidebar = page.locator(".theme-doc-sidebar-container");
  await sidebar.getByRole("button", { name: "Flow", exact: true }).click();
  await expect(sidebar.getByRole("link", { name: "Diagrams", exact: true })).toBeVisible();
  await expect(sidebar.getByRole("button", { name: "Contracts", exact: true })).toBeVisible();
  expect(asked.filter((path) => path.includes("/sidebars/"))).toHaveLength(1);
});

test("a page names no page that it does not show", async ({ page }) => {
  await open(page, "/concepts/fees");
  const manifest = await page.locator("#page-manifest").textContent();
  expect(manifest).toContain("/concepts/fees");
  expect(manifest).not.toContain("/reference/flow/contracts");
  expect(manifest).not.toContain("/guides/");
});

test("a link to an address that is no page is answered by the host", async ({ page, messages }) => {
  messages.expect(/404|manifest/);
  await open(page, "/concepts/fees");
  await page.evaluate(() => {
    window.sameDocument = true;
    document
      .querySelector<HTMLAnchorElement>(".pagination-nav__link--next")
      ?.setAttribute("href", "/no/such/page");
  });
  await page.locator(".pagination-nav__link--next").evaluate((link: HTMLAnchorElement) => {
    window.history.pushState({}, "", link.href);
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  await expect(heading(page)).toHaveText("Page not found");
  expect(await page.evaluate(() => window.sameDocument)).toBeUndefined();
});
