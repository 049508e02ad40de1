import { open } from "../../../../tests/support/reading";
import { answerRequests } from "../../../../tests/support/requests";
import { holdIndex } from "../../../../tests/support/search";
import { expect, test } from "../../../../tests/support/test";

// The page /search: the same results at an address of their own.

const field = "main input[type=search]";

test("the results page keeps the query in the address and announces the count @core", async ({ page }) => {
  await open(page, "/search?q=governance");
  await expect(page.locator("h1")).toHaveText("Search results for “governance”");
  await expect(page.locator("main [role=status]")).toHaveText(/^\d+ results$/);
  await expect(page.locator("main ol li").first()).toContainText(/governance/i);
  await page.locator(field).fill("cliff");
  await expect(page).toHaveURL(/\/search\?q=cliff$/);
  await expect(page.locator("h1")).toHaveText("Search results for “cliff”");
  // The results of the last query stay until those of this one replace them.
  await expect(page.locator("main ol li").first()).toContainText(/cliff/i);
  await page.locator("main ol a").first().click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(page.locator(field)).toHaveValue("cliff");
});

test("the results page shows twenty results and more on demand, and Back brings it back as it was left", async ({
  page,
}) => {
  await open(page, "/search?q=stream");
  const results = page.locator("main ol li");
  await expect(results).toHaveCount(20);
  const more = page.getByRole("button", { name: "Show more results" });
  await more.click();
  await expect(results).toHaveCount(40);
  await expect(more, "the keyboard keeps its place").toBeFocused();
  await results.nth(30).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(1000);
  await results.nth(30).locator("a").click();
  await expect(page).not.toHaveURL(/\/search/);
  await expect(page.locator("article h1")).toBeVisible();
  await page.goBack();
  await expect(results).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.locator(field).fill("cliff");
  await expect(results.first()).toContainText(/cliff/i);
});

test("the results page shows a slow index as being searched until it arrives", async ({ page }) => {
  const release = await holdIndex(page);
  await open(page, "/search");
  // A reader without a query came to type one.
  await expect(page.locator(field)).toBeFocused();
  await page.locator(field).fill("fees");
  await expect(page.locator("h1")).toHaveText("Search results for “fees”");
  const status = page.locator("main [role=status]");
  await expect(status).toHaveText("Searching");
  release();
  await expect(page.locator("main ol li").first()).toBeVisible();
  await expect(status).toHaveText(/^\d+ results$/);
});

test("the results page says when there is nothing", async ({ page }) => {
  await open(page, "/search?q=zzqx");
  await expect(page.locator(field)).not.toBeFocused();
  await expect(page.locator("main [role=status]")).toHaveText('No results for "zzqx"');
  await expect(page.getByRole("link", { name: "Let us know." })).toHaveAttribute("href", /zzqx/);
});

test("the results page reports an error as the modal does, and tries again", async ({ page, messages }) => {
  messages.expect("Failed to load resource");
  const stop = await answerRequests(page, "**/search-index.json", (route) =>
    route.fulfill({ status: 503, body: "" }),
  );
  await open(page, "/search?q=fees");
  await expect(page.getByRole("alert")).toContainText("The results could not be loaded");
  await expect(page.getByRole("alert")).toContainText("Check your connection, and try again.");
  stop();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("main ol li").first()).toBeVisible();
});

test("the results page treats whatever an address holds as text", async ({ page }) => {
  for (const [name, query] of [
    ["markup", '<img src=x onerror="window.broken=true"><script>window.broken=true</script>'],
    ["10,000 characters", "stream ".repeat(1429)],
    ["lone surrogates", "\ud800cliff\udfff"],
    ["right-to-left marks", "\u202ecliff\u200f\u2067"],
    ["a broken escape", "%E0%A4%A"],
  ] as const) {
    await test.step(name, async () => {
      const encoded =
        name === "a broken escape" ? query : new URLSearchParams({ q: query }).toString().slice(2);
      await open(page, `/search?q=${encoded}`);
      await expect(page.locator("main [role=status]")).not.toBeEmpty();
      const value = await page.locator(field).inputValue();
      expect(value.length).toBeLessThanOrEqual(64);
      await expect(page.locator("h1 bdi")).toHaveText(value, { useInnerText: false });
      await expect(page.locator("main img, main script")).toHaveCount(0);
      expect(await page.evaluate(() => "broken" in window)).toBe(false);
    });
  }
});

test("the results page doubts no spelling before it has an answer, and takes 64 characters", async ({
  page,
}) => {
  await open(page, "/search?q=%20");
  await expect(page.locator(field)).toHaveAttribute("placeholder", "Search docs");
  await expect(page.getByText("Check the spelling")).toHaveCount(0);
  await page.locator(field).fill("");
  await page.locator(field).pressSequentially("a".repeat(70));
  expect((await page.locator(field).inputValue()).length).toBe(64);
});
