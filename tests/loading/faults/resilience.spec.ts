import { type Page } from "@playwright/test";
import { open } from "../../support/reading";
import { answerRequests, holdRequests } from "../../support/requests";
import { expect, test } from "../../support/test";

// Things that break on the way to a reader: what a page does without one of its scripts, on a slow network, and
// with a full storage. Blocked third parties: failures.spec.ts; blocked storage: storage.spec.ts; no JavaScript at
// all: pages/no-script.spec.ts.

const PAGE = "/concepts/lockup/segments";
const MAIN = /\/assets\/js\/main\.[^/]*\.js$/;
/** The code of one page: neither the main script nor the bundler's own. */
const CHUNK = /\/assets\/js\/(?!main\.|runtime)[^/]*\.js$/;

const notice = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "This page did not load completely." });

/** Counts the documents that a page loads. */
function listDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

const SCRIPTS = Object.entries({ "main script": MAIN, "page's own code": CHUNK });

test("without one of its scripts, as after a deploy, a page is loaded again and works", async ({
  newContext,
  messages,
}) => {
  messages.expect(/Failed to load resource|Loading chunk|ChunkLoadError/);
  for (const [what, pattern] of SCRIPTS) {
    await test.step(`the ${what}`, async () => {
      const page = await (await newContext({ serviceWorkers: "block" })).newPage();
      const documents = listDocuments(page);
      let refused = 0;
      await page.route(pattern, (route) =>
        refused++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
      );
      await page.goto(PAGE);
      await expect.poll(documents).toBe(2);
      await page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached" });
      await expect(notice(page)).toHaveCount(0);
      expect(documents()).toBe(2);
    });
  }
});

test("without one of its scripts for good, a page says so after one attempt, can be read and loaded again", async ({
  newContext,
  messages,
}) => {
  messages.expect(/Failed to load resource|Loading chunk|ChunkLoadError/);
  for (const [what, pattern] of SCRIPTS) {
    await test.step(`the ${what}`, async () => {
      const page = await (await newContext({ serviceWorkers: "block" })).newPage();
      const documents = listDocuments(page);
      const stop = await answerRequests(page, pattern, (route) => route.fulfill({ status: 404 }));
      await page.goto(PAGE);
      await expect(notice(page)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(documents()).toBe(2);
      stop();
      await notice(page).getByRole("button", { name: "Load the page again" }).click();
      await page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached" });
      await expect(notice(page)).toHaveCount(0);
    });
  }
});

test("a page whose script is missing while the site is out of reach is not loaded again", async ({
  page,
  messages,
}) => {
  messages.expect(/Failed to load resource|ERR_FAILED/);
  const documents = listDocuments(page);
  await page.route(MAIN, (route) => route.abort());
  await page.route("**/*", (route) =>
    route.request().method() === "HEAD" ? route.abort() : route.fallback(),
  );
  await page.goto(PAGE);
  await expect(notice(page)).toBeVisible();
  expect(documents()).toBe(1);
});

test("on a slow network a page can be read and left before its scripts are there @core", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/js/**");
  await page.goto(PAGE, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.locator(".pagination-nav__link--next").click({ noWaitAfter: true });
  await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  release();
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached" });
});

test("a page works while the storage is full", async ({ page, messages }) => {
  messages.expect(/storage error, can't set/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
  await open(page, PAGE);
  const theme = await page.locator("html").getAttribute("data-theme");
  await page.getByRole("button", { name: /Switch between dark and light mode/ }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", theme!);
  await page.getByRole("button", { name: "Close announcement" }).click();
  await expect(page.getByRole("complementary", { name: "Announcement" })).toHaveCount(0);
});
