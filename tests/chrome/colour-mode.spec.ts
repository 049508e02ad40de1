import { type Page } from "@playwright/test";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

const theme = (page: Page) => page.locator("html").getAttribute("data-theme");

test.describe("colour mode", () => {
  test("is the system's while nothing is stored @core", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/");
    expect(await theme(page)).toBe("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => theme(page)).toBe("light");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });

  test("switches between two modes, is stored and survives a reload @core", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    const toggle = page.getByRole("button", { name: /Switch between dark and light mode/ });
    await toggle.click();
    await expect.poll(() => theme(page)).toBe("light");
    await toggle.click();
    await expect.poll(() => theme(page)).toBe("dark");
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    // The button says which mode is on, and offers the system's.
    await expect(page.getByRole("button", { name: "(now: dark)" })).toBeVisible();
    await toggle.click();
    await expect(page.getByRole("button", { name: "(now: the system's)" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).not.toBe("dark");
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

  test("is right before the first paint", async ({ page, messages }) => {
    messages.expect(/Failed to load resource/);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.addInitScript(() => localStorage.setItem("theme", "light"));
    await page.route("**/assets/js/**", (route) => route.abort());
    await page.goto("/concepts/what-is-sablier");
    // A page whose scripts are missing is loaded again once: the look may fall into the middle of that.
    await expect.poll(() => theme(page)).toBe("light");
  });
});
