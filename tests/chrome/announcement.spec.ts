import { type Page } from "@playwright/test";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

test.describe("announcement", () => {
  const bar = (page: Page) => page.getByRole("complementary", { name: "Announcement" });

  test("stays closed once closed", async ({ page }) => {
    await page.goto("/");
    await bar(page).getByRole("button", { name: "Close announcement" }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    await expect(bar(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.announcement.dismiss"))).toBe("true");
  });

  test("leaves its fact to the notice of a page that has one", async ({ page }) => {
    const notice = page.getByRole("note", { name: "Project status" });
    await open(page, "/guides/lockup/deployments");
    await expect(notice).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "References" }).click();
    await expect(page).toHaveURL(/\/reference\/overview$/);
    await expect(notice).toHaveCount(0);
    await expect(bar(page)).toBeVisible();
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
