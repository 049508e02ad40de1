import { type Page } from "@playwright/test";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

const PAGE = "/concepts/fees";
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the page is copied as Markdown @core", async ({ page, request }) => {
    await open(page, PAGE);
    await page.getByRole("button", { name: "Copy page" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    await expect(page.locator("[role=status].sb-announcer")).toHaveText("Copied the page as Markdown.");
    const markdown = await request.get(`${PAGE}.md`);
    expect(markdown.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(await clipboard(page)).toBe(await markdown.text());
  });

  test("the sign behind a heading copies the heading's address and goes there", async ({ page }) => {
    await open(page, PAGE);
    const heading = page.getByRole("heading", { name: "Where do the fees go?" });
    await heading.hover();
    await heading.getByRole("link").click();
    await expect(page).toHaveURL(/#where-do-the-fees-go$/);
    await expect(page.locator("[role=status].sb-announcer")).toHaveText("Copied the link to this heading.");
    expect(await clipboard(page)).toBe(page.url());
  });
});

test("a page that cannot be copied says so", async ({ page, messages }) => {
  messages.expect(/Failed to load resource.*404|fees\.md/);
  await open(page, PAGE);
  await page.route("**/*.md", (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("button", { name: "Copy page" }).click();
  await expect(page.getByRole("button", { name: "Not copied" })).toBeVisible();
});

test("the menu of the page opens, asks nobody, and closes with Escape or a press outside it @core", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).hostname));
  await open(page, PAGE);
  const summary = page.locator("summary[aria-label^='More ways']");
  const list = page.getByRole("link", { name: "View as Markdown" });
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(list).toBeVisible();
  for (const name of ["ChatGPT", "Claude", "Perplexity"]) {
    const address = await page.getByRole("link", { name: `Open in ${name}` }).getAttribute("href");
    expect(new URL(address ?? "").searchParams.get("q")).toContain(`https://docs.sablier.com${PAGE}.md`);
  }
  expect(asked.filter((host) => /chatgpt|claude|perplexity/.test(host))).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(list).toBeHidden();
});

test("the head names the Markdown of the page that is open, also after a link", async ({ page }) => {
  await open(page, PAGE);
  const markdown = page.locator('link[rel="alternate"][type="text/markdown"]');
  await expect(markdown).toHaveAttribute("href", `${PAGE}.md`);
  await page.locator(".pagination-nav__link--next").click();
  await expect(page).not.toHaveURL(new RegExp(PAGE));
  await expect(markdown).toHaveAttribute("href", `${new URL(page.url()).pathname}.md`);
  await expect(markdown).toHaveCount(1);
});
