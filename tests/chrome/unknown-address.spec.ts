import { expect, test } from "../support/test";

test.describe("an unknown address", () => {
  test("is answered with 404, search, the sections and the nearest pages", async ({ page, messages }) => {
    messages.expect("404");
    const response = await page.goto("/concepts/lockup/segmnets");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("link", { name: "Search the documentation" })).toHaveAttribute(
      "href",
      "/search",
    );
    await expect(page.getByRole("main").locator('a[href="/concepts/lockup/segments"]')).toBeVisible();
  });

  test("is answered without JavaScript too", async ({ newContext, messages }) => {
    messages.expect("404");
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("main").getByRole("link", { name: "Concepts" })).toBeVisible();
  });
});
