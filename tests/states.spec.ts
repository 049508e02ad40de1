import { type Page } from "@playwright/test";
import { open } from "./support/reading";
import { expect, test, watch } from "./support/test";

const theme = (page: Page) => page.locator("html").getAttribute("data-theme");

test.describe("colour mode", () => {
  test("is the system's while nothing is stored", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/");
    expect(await theme(page)).toBe("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => theme(page)).toBe("light");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });

  test("switches between two modes, is stored and survives a reload", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    const toggle = page.getByRole("button", { name: /Switch between dark and light mode/ });
    await toggle.click();
    await expect.poll(() => theme(page)).toBe("light");
    await toggle.click();
    await expect.poll(() => theme(page)).toBe("dark");
    await toggle.click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
    await page.reload();
    expect(await theme(page)).toBe("light");
  });

  test("follows a choice made in another tab", async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/");
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: "dark" });
    await other.goto("/");
    await other.getByRole("button", { name: /Switch between dark and light mode/ }).click();
    await expect.poll(() => theme(page)).toBe("light");
  });

  test("is right before anything is drawn", async ({ page, messages }) => {
    messages.expect(/Failed to load resource/);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.addInitScript(() => localStorage.setItem("theme", "light"));
    await page.route("**/assets/js/**", (route) => route.abort());
    await page.goto("/concepts/what-is-sablier");
    // A page whose scripts are missing is loaded anew once: the look may fall into the middle of that.
    await expect.poll(() => theme(page)).toBe("light");
  });

  test("is dark without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: "light" });
    const page = await context.newPage();
    await page.goto(baseURL!);
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await context.close();
  });
});

test.describe("announcement", () => {
  const bar = (page: Page) => page.getByRole("region", { name: "Announcement" });

  test("stays closed once closed", async ({ page }) => {
    await page.goto("/");
    await bar(page).getByRole("button", { name: "Close announcement" }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    await expect(bar(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.announcement.dismiss"))).toBe("true");
  });

  test("with another id than the one that was closed shows on that same load", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => {
      localStorage.setItem("docusaurus.announcement.id", "an-older-one");
      localStorage.setItem("docusaurus.announcement.dismiss", "true");
    });
    await page.reload();
    await expect(bar(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.announcement.id"))).not.toBe(
      "an-older-one",
    );
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.announcement.dismiss"))).not.toBe(
      "true",
    );
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
    // The list is drawn when it is opened for the first time: open it, then watch it close and open again.
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

test("everything works when the browser's storage is blocked", async ({ browser, baseURL, messages }) => {
  // Docusaurus says once that it remembers nothing.
  messages.expect(/storage/i);
  const context = await browser.newContext();
  await watch(context, messages);
  const page = await context.newPage();
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await page.goto(`${baseURL}/concepts/lockup/overview`);
  await page.getByRole("button", { name: /Switch between dark and light mode/ }).click();
  const changed = await theme(page);
  await page.getByRole("button", { name: "Close announcement" }).click();
  await expect(page.getByRole("region", { name: "Announcement" })).toHaveCount(0);
  await page.locator(".pagination-nav__link--next").click();
  await expect(page).not.toHaveURL(/overview$/);
  expect(await theme(page)).toBe(changed);
  await context.close();
});
