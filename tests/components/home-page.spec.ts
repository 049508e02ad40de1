import { open } from "../support/reading";
import { expect, test } from "../support/test";

test.describe("home page", () => {
  test("lets a stream flow, pauses it and ends it @core", async ({ page }) => {
    await page.goto("/");
    const amount = page.locator("figure dd").first();
    const before = await amount.innerText();
    await expect.poll(() => amount.innerText()).not.toBe(before);
    await page.getByRole("button", { name: "Pause" }).click();
    const paused = await amount.innerText();
    await page.getByRole("button", { name: "Let it flow" }).click();
    await expect.poll(() => amount.innerText()).not.toBe(paused);
  });

  test("keeps the stream still under reduced motion until asked", async ({ newContext }) => {
    const context = await newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Let it flow" })).toBeVisible();
    await expect(page.locator("figure dd").first()).toHaveText("24.00 DAI");
  });

  test("leads three people on above the fold", async ({ page }) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await open(page, "/");
      for (const [name, address] of [
        ["Open the desk", "/desk"],
        ["Build a batch", "/guides/batch"],
        ["Read the guides", "/guides/lockup/overview"],
      ] as const) {
        const button = page.getByRole("link", { name, exact: true });
        await expect(button).toHaveAttribute("href", address);
        await expect(button).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test("shows one field for the search at a time", async ({ page }) => {
    await open(page, "/");
    const own = page.getByRole("link", { name: "Search functions, errors, addresses" });
    const words = page.locator(".DocSearch-Button").getByText("Search", { exact: true });
    await expect(words).toBeVisible();
    await expect(own).toBeHidden();
    await page.setViewportSize({ width: 390, height: 900 });
    // Still the name of the button.
    await expect.poll(async () => (await words.boundingBox())?.width).toBe(1);
    await expect(own).toBeVisible();
  });
});
