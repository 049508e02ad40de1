import { type Page } from "@playwright/test";
import { frames, idle, open, titleWidth } from "../../support/reading";
import { holdRequests } from "../../support/requests";
import { expect, test } from "../../support/test";

// What a reader learns when something on a page fails: code that throws or does not come, a third party that is away.

/** Goes to another page as a reader does, without loading a new document. */
const follow = (page: Page, name: string) =>
  page.locator(".navbar").getByRole("link", { name, exact: true }).click();

test("a page that crashes says so with its chain of causes, and recovers when asked to", async ({
  page,
  messages,
}) => {
  messages.expect(/The picture failed|The browser said no/);
  await open(page, "/support/faq");
  await page.evaluate(() => {
    const original = window.matchMedia.bind(window);
    // The home page asks this before it lets its stream flow.
    window.matchMedia = (query) => {
      if (query.includes("prefers-reduced-motion") && !document.documentElement.dataset.mended) {
        throw new Error("The picture failed", { cause: new Error("The browser said no") });
      }
      return original(query);
    };
  });
  await page.locator(".navbar__brand").click();
  const crash = page.getByRole("alert");
  await expect(crash.getByRole("heading", { name: "This page crashed" })).toBeVisible();
  await expect(crash).toContainText("The picture failed");
  await expect(crash).toContainText("Cause:");
  await expect(crash).toContainText("The browser said no");
  await page.evaluate(() => (document.documentElement.dataset.mended = "yes"));
  await crash.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documentation and guides for Sablier");
});

test("a navbar item that cannot be rendered is named as an error of configuration", async ({
  page,
  messages,
}) => {
  messages.expect(/navbar item failed to render|Not this one/);
  await open(page, "/");
  await page.evaluate(() => {
    const original = String.prototype.startsWith;
    String.prototype.startsWith = function (search, position) {
      if (search === "/concepts") throw new Error("Not this one");
      return original.call(this, search, position);
    };
  });
  await follow(page, "Support");
  await expect(page.getByText("This page crashed")).toBeVisible();
  await expect(page.getByText("A theme navbar item failed to render.")).toBeVisible();
  await expect(page.getByText('"label": "Concepts"')).toBeVisible();
});

test("a page whose code cannot be loaded is opened anew by the browser", async ({ page, messages }) => {
  messages.expect(/Loading (CSS )?chunk|Failed to load resource|PendingNavigation|ChunkLoadError/i);
  await open(page, "/");
  await idle(page);
  let refused = 0;
  // The code of the next page is gone, as after a deploy; the new document gets its own.
  await page.route("**/assets/js/*.js", (route) => (refused++ < 1 ? route.abort() : route.continue()));
  const reloaded = page.waitForEvent("load");
  await follow(page, "Support");
  await reloaded;
  await expect(page).toHaveURL(/\/support\/faq$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(messages.all.some(({ kind }) => kind === "warning")).toBe(true);
});

test("code of a page reached by a link stays plain when the highlighter does not come", async ({
  page,
  messages,
}) => {
  messages.expect(/Failed to load resource/);
  await open(page, "/");
  let refused = 0;
  await page.route("**/assets/js/*.js", async (route) => {
    const response = await route.fetch();
    const isHighlighter = (await response.text()).includes("prism-code");
    refused += Number(isHighlighter);
    await route.fulfill(isHighlighter ? { status: 404, body: "" } : { response });
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guides" }).click();
  await page.getByRole("link", { name: "Local environment" }).first().click();
  await expect(page.locator(".theme-code-block pre").first()).toBeVisible();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(page.getByText("This page crashed")).toHaveCount(0);
  await expect(page.locator(".theme-code-block pre code").first()).not.toBeEmpty();
});

test("third parties that fail change nothing and log nothing", async ({ page }) => {
  // Every other host is refused in all tests; this page asks one of them for its stylesheet of mathematics.
  await open(page, "/components");
  await expect(page.locator('link[href="/katex/katex.min.css"]')).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.querySelector(".katex")!).fontFamily))
    .toContain("KaTeX");
});

test.describe("a font that comes late", () => {
  test.use({ textFont: false });
  test("text that was painted before its font came stays as it is, though the stylesheet of mathematics fails", async ({
    page,
  }) => {
    const release = await holdRequests(page, "**/figtree-*.woff2");
    await page.goto("/concepts/fees", { waitUntil: "commit" });
    const textFontIs = (wanted: FontFaceLoadStatus) =>
      page.waitForFunction(
        (wanted) => [...document.fonts].some((font) => font.family === "Figtree" && font.status === wanted),
        wanted,
      );
    await textFontIs("loading");
    const before = await titleWidth(page);
    // Longer than a font may be late that is shown at once.
    await page.waitForTimeout(500);
    release();
    await textFontIs("loaded");
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached" });
    await idle(page);
    await expect(page.locator('link[href="/katex/katex.min.css"]')).toHaveCount(1);
    await expect(page.locator("link[data-full-sheet]:not([disabled])")).toHaveCount(1);
    await frames(page);
    expect(await titleWidth(page)).toBe(before);
  });
});

test("code on GitHub that cannot be reached says so, and is fetched again when asked for", async ({
  page,
  messages,
}) => {
  messages.expect(/Failed to load resource|Failed to fetch|Objects are not valid|ErrorBoundary|#31/);
  await open(page, "/components");
  const button = page.getByRole("button", { name: "Show the code here" });
  const link = page.getByRole("link", { name: /LockupStreamCreator.t.sol, lines 35 to 41/ });
  await button.press("Enter");
  await expect(page.getByText("GitHub could not be reached.")).toBeVisible();
  await expect(link).toBeVisible();
  await page.route("https://raw.githubusercontent.com/**", (route) =>
    route.fulfill({
      body: `${"\n".repeat(34)}  // The first line\n`,
      headers: { "access-control-allow-origin": "*" },
    }),
  );
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  // The block of docusaurus-theme-github-codeblock, which names the file by its path.
  const block = page.locator(".docusaurus-theme-github-codeblock");
  await expect(block.getByText("// The first line")).toBeVisible();
  await expect(block.getByText(/^test.LockupStreamCreator\.t\.sol$/u)).toBeVisible();
});

test("a browser that cannot parse a script of the page says so, and the page can be read", async ({
  page,
  messages,
}) => {
  // What cannot be parsed has no stack, which is what the watched console would show.
  messages.expect(/SyntaxError|Invalid regular expression|^$/);
  await page.route(/\/assets\/js\/main\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    // As Safari 15 reads a lookbehind.
    await route.fulfill({ response, body: `/(?<unclosed/;${await response.text()}` });
  });
  await page.goto("/concepts/fees");
  const notice = page.getByRole("alert").filter({ hasText: "Your browser is too old for this page." });
  await expect(notice).toContainText("You can read it, but search and most buttons do not work.");
  await expect(notice.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
