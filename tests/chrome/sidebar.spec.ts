import { type Page } from "@playwright/test";
import { open } from "../support/reading";
import { holdRequests } from "../support/requests";
import { active, input, modal, search } from "../support/search";
import { expect, test } from "../support/test";

const DOC = "/concepts/lockup/segments";

test.describe("sidebar", () => {
  test("cannot be hidden, and opening one category leaves the others open", async ({ page }) => {
    await open(page, "/reference/overview");
    const sidebar = page.locator(".theme-doc-sidebar-container");
    await expect(sidebar.getByRole("button", { name: /collapse sidebar/i })).toHaveCount(0);
    await sidebar.getByRole("button", { name: "Lockup", exact: true }).click();
    await sidebar.getByRole("button", { name: "Flow", exact: true }).click();
    await expect(sidebar.locator('a[href="/reference/lockup/diagrams"]')).toBeVisible();
    await expect(sidebar.locator('a[href="/reference/flow/diagrams"]')).toBeVisible();
  });

  test("shows the entry of the page that is opened", async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    for (const route of ["/guides/flow/examples/batchable", "/api/airdrops/merkle-api/examples"]) {
      await open(page, route);
      await expect(page.locator('.theme-doc-sidebar-container [aria-current="page"]'), route).toBeInViewport({
        ratio: 1,
      });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  test("on a phone takes the focus, and gives it back to its button", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, DOC);
    const toggle = page.getByRole("button", { name: "Toggle navigation bar" });
    const close = page.getByRole("button", { name: "Close navigation bar" });
    for (let time = 0; time < 2; time += 1) {
      await toggle.focus();
      await page.keyboard.press("Enter");
      await expect(close).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.locator(".navbar-sidebar")).toBeHidden();
      await expect(toggle).toBeFocused();
    }
  });

  test("on a phone opens from the menu button, leads back to the main menu and closes at the desktop width @core", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, DOC);
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const menu = page.locator(".navbar-sidebar");
    await expect(menu.getByRole("link", { name: "Segments" })).toBeVisible();
    await menu.getByRole("button", { name: "Back to main menu" }).click();
    await expect(menu.getByRole("link", { name: "Guides" })).toBeVisible();
    await page.setViewportSize({ width: 996, height: 844 });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 997, height: 844 });
    await expect(menu).toBeHidden();
  });

  test("on a phone closes with Escape after the search over it, and the focus is on its button", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const arrival of ["is on its way", "has arrived"]) {
      await test.step(`the search ${arrival}`, async () => {
        await open(page, DOC);
        const toggle = page.getByRole("button", { name: "Toggle navigation bar" });
        await toggle.click();
        const menu = page.locator(".navbar-sidebar");
        await expect(menu).toBeVisible();
        const release =
          arrival === "is on its way" ? await holdRequests(page, "**/assets/js/*.js") : undefined;
        // The search that is open over it closes first.
        await page.keyboard.press("Control+k");
        if (!release) await expect(page.locator(modal)).toBeVisible();
        await expect(page.locator(input)).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(page.locator(input)).toHaveCount(0);
        await expect(menu).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
        await expect(toggle).toBeFocused();
        release?.();
      });
    }
  });

  test("on a phone does not stay over a page that the search has led to", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, DOC);
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const menu = page.locator(".navbar-sidebar");
    await expect(menu).toBeVisible();
    await search(page, "governance");
    await expect(page.locator(active)).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/concepts\/governance/);
    await expect(menu).toBeHidden();
  });
});

test.describe("a collapsible", () => {
  const opened = async (page: Page) => {
    await open(page, "/reference/overview");
    const item = page.locator(".theme-doc-sidebar-item-category-level-1", {
      has: page.getByRole("button", { name: "Flow", exact: true }),
    });
    const category = item.getByRole("button", { name: "Flow", exact: true });
    const list = item.locator("ul").first();
    // React renders the list when it is opened for the first time: open it, then watch it close and open again.
    await category.click();
    await expect(item.locator('a[href="/reference/flow/diagrams"]')).toBeVisible();
    await category.click();
    await expect(item.locator('a[href="/reference/flow/diagrams"]')).toBeHidden();
    // The transition may be set and taken away between two looks: what an attribute was counts as well.
    const styles = list.evaluate(
      (element) =>
        new Promise<string>((resolve) => {
          new MutationObserver((records) => {
            const seen = [
              ...records.map((record) => record.oldValue ?? ""),
              element.getAttribute("style") ?? "",
            ];
            const transition = seen.find((style) => style.includes("transition"));
            if (transition) resolve(transition);
          }).observe(element, { attributes: true, attributeFilter: ["style"], attributeOldValue: true });
        }),
    );
    await category.click();
    const transition = await styles;
    await expect(item.locator('a[href="/reference/flow/diagrams"]')).toBeVisible();
    return transition;
  };

  test("opens by its height, easing in and out", async ({ page }) => {
    const transition = await opened(page);
    expect(transition).toMatch(/height \d{2,}ms ease-in-out/);
  });

  test("opens at once under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await opened(page)).toMatch(/height 1ms/);
  });
});
