import { idle } from "../support/reading";
import { expect, test } from "../support/test";

test.describe("an unknown address", () => {
  test("is answered with 404, search, the sections and the nearest pages @core", async ({
    page,
    messages,
  }) => {
    messages.expect("404");
    const response = await page.goto("/concepts/lockup/segmnets");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page).toHaveTitle("Page not found | Sablier Docs");
    await expect(page.getByRole("main").getByRole("link", { name: /^Search/ })).toHaveAttribute(
      "href",
      /^\/search/,
    );
    await expect(page.getByRole("main").locator('a[href="/concepts/lockup/segments"]')).toBeVisible();
  });

  test("offers what the search finds for the words of an address", async ({ page: opened, messages }) => {
    for (const [address, page] of [
      ["/contracts/v2/reference/core/contract.SablierV2LockupLinear", "/guides/lockup/previous-deployments/"],
      ["/apps/features/how-to-cancel-a-stream", "cancel"],
      ["/help/airdrop-csv-format", "csv"],
    ] as const) {
      await test.step(address, async () => {
        messages.expect("404");
        await opened.goto(address);
        const main = opened.getByRole("main");
        await expect.soft(main.getByRole("heading", { name: "What the search found" })).toBeVisible();
        const links = main.locator("h2:has-text('What the search found') + ul a");
        const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
        expect.soft(targets.length).toBeGreaterThan(0);
        expect.soft(targets.join(" ").toLowerCase()).toContain(page);
        await main.getByRole("link", { name: /^Search for/ }).click();
        await expect.soft(opened).toHaveURL(/\/search\?q=/);
        await expect.soft(opened.getByRole("heading", { level: 1 })).toContainText("Search results for");
      });
    }
  });

  test("says nothing of what only shares a word with it", async ({ page, messages }) => {
    messages.expect("404");
    const asked = page.waitForResponse(/\/assets\/search\/texts/);
    await page.goto("/nothing/here");
    await asked;
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Search the documentation" })).toBeVisible();
    await idle(page);
    await expect(main.getByRole("link", { name: /here/ })).toHaveCount(0);
    await expect(main.getByRole("heading", { name: "What the search found" })).toHaveCount(0);
  });

  test("is answered with each page once", async ({ page, messages }) => {
    messages.expect("404");
    await page.goto("/concepts/fees%");
    const main = page.getByRole("main");
    for (const name of ["What the search found", "Nearest pages"]) {
      await expect(main.getByRole("heading", { name })).toBeVisible();
    }
    const fees = main.locator('a[href="/concepts/fees"]');
    await expect(fees).toHaveCount(1);
    await fees.click();
    await expect(page).toHaveURL(/\/concepts\/fees$/);
  });
});
