// One file, because its tests share one built index.
import { type Page } from "@playwright/test";
import { loadBuiltIndex } from "../bench/builtIndex";
import { readQueries } from "../bench/queries";
import { arrange } from "../model/docSearch/groups";
import { answerRequest } from "../model/protocol";
import { frames, idle, open } from "../../../../tests/support/reading";
import { answerRequests } from "../../../../tests/support/requests";
import { SITE_DIR } from "../../../../tests/support/routes";
import {
  active,
  errorScreen,
  hits,
  holdIndex,
  input,
  modal,
  search,
  status,
} from "../../../../tests/support/search";
import { expect, test } from "../../../../tests/support/test";

// What the modal shows for a query: hits, none, or that they cannot be had.

const index = loadBuiltIndex(SITE_DIR);
const queries = readQueries("tuned").map(({ query }) => query);

/** Returns how many rows each group of an answer has, and how many hits there are in all. */
function listGroups(query: string): { groups: number[]; total: number } {
  const request = { query };
  const first = answerRequest(index.first, request);
  const { hits: found, nbHits } = (first.lacks ? answerRequest(index.complete, request) : first).response;
  const names = arrange(found).map(({ group }) => group);
  return {
    groups: [...new Set(names)].map((name) => names.filter((other) => other === name).length),
    total: nbHits,
  };
}

/** Returns how many results are in each group of the modal. */
const shown = (page: Page) =>
  page
    .locator(".DocSearch-Hits")
    .evaluateAll((all) => all.map((group) => group.querySelectorAll(".DocSearch-Hit").length));

test("results are grouped, counted, and can be read", async ({ page }) => {
  await open(page, "/concepts/fees");
  await page.keyboard.press("Control+k");
  /** Until the answer is shown, the rows are those of the query before. */
  const ask = async (query: string) => {
    await page.locator(input).fill(query);
    await expect(page.locator(status)).toHaveAttribute("data-answered", query);
    await frames(page);
  };

  await test.step("the three best first, then at most five of an area", async () => {
    const query = queries.find(
      (query) => listGroups(query).total > 20 && Math.max(...listGroups(query).groups) === 5,
    )!;
    const { total } = listGroups(query);
    await ask(query);
    await expect(page.locator(".DocSearch-HitsFooter")).toHaveText(`See all ${total} results`);
    await expect(page.locator(active)).toHaveCount(1);
    await expect(page.locator(hits).first()).toHaveAttribute("aria-selected", "true");
    await expect(page.locator(".DocSearch-Hit-source").first()).toHaveText("Best matches");
    // Which hit is the last of twenty depends on the order in which the layers of the index have arrived.
    const [ofBest, ...ofAreas] = await shown(page);
    expect(ofBest).toBe(3);
    expect(Math.max(...ofAreas)).toBe(5);
    const best = page.locator(".DocSearch-Hits").first().locator("a");
    const pages = await best.evaluateAll((all) => all.map((row) => (row as HTMLAnchorElement).pathname));
    expect(new Set(pages).size).toBe(pages.length);
  });

  await test.step("a hit by its text names its section, the words, and its page", async () => {
    await ask("validators are paid in the native token");
    const row = page.locator(".DocSearch-Hit-content-wrapper:has(.DocSearch-Hit-text)").first();
    await expect(row.locator(".DocSearch-Hit-title")).not.toBeEmpty();
    await expect(row.locator(".DocSearch-Hit-text mark").first()).toBeVisible();
    const path = (await row.locator(".DocSearch-Hit-path").textContent())!;
    const text = (await row.locator(".DocSearch-Hit-text").textContent())!;
    expect(path.startsWith(text)).toBe(true);
    expect(path.length, "the page").toBeGreaterThan(text.length);
  });

  await test.step("the address of a contract and a selector", async () => {
    await ask("0xcca138e5");
    await expect(page.locator(hits).first()).toContainText(/calculateMinFeeWei|0xcca138e5/);
  });

  await test.step("where every result is shown, no link leads to all of them", async () => {
    await expect(page.locator(status)).toHaveText(/^\d+ results?$/);
    expect(Number.parseInt((await page.locator(status).textContent())!)).toBe(
      await page.locator(hits).count(),
    );
    await expect(page.locator(".DocSearch-HitsFooter")).toBeHidden();
  });

  await test.step("no more than 64 characters are taken", async () => {
    await ask("");
    await page.locator(input).pressSequentially("a".repeat(70));
    expect((await page.locator(input).inputValue()).length).toBe(64);
  });

  await test.step("their number is told to screen readers, and they lead on to the results page", async () => {
    await ask("stream");
    await expect(page.locator(status)).toHaveText(/^\d+ results$/);
    await expect(page.locator(active)).toContainText(/stream/i);
    const link = page.locator(".DocSearch-HitsFooter a");
    await expect(link).toHaveAttribute("href", "/search?q=stream");
    const count = /\d+/.exec((await link.textContent())!)![0];
    await link.click();
    await expect(page).toHaveURL(/\/search\?q=stream$/);
    await expect(page.locator("main [role=status]")).toHaveText(`${count} results`);
  });
});

test("results show headings from their beginning, and at most two lines of them and of texts", async ({
  page,
}) => {
  await open(page, "/concepts/fees");
  await page.keyboard.press("Control+k");
  const most = { 390: 0, 1440: 0 };
  for (const query of queries.slice(0, 12)) {
    await page.locator(input).fill(query);
    await expect(page.locator(status)).toHaveAttribute("data-answered", query);
    for (const width of [390, 1440] as const) {
      await page.setViewportSize({ width, height: 900 });
      await frames(page);
      const rows = await page.locator(".DocSearch-Hit-title, .DocSearch-Hit-text").evaluateAll((all) =>
        all.map((row) => ({
          text: row.textContent,
          isTitle: row.matches(".DocSearch-Hit-title"),
          lines: Math.round(row.clientHeight / parseFloat(getComputedStyle(row).lineHeight)),
        })),
      );
      expect(rows.filter(({ text, isTitle }) => isTitle && text.startsWith("…"))).toEqual([]);
      expect(rows.filter(({ lines }) => lines > 2)).toEqual([]);
      most[width] = Math.max(most[width], ...rows.map(({ lines }) => lines));
    }
  }
  expect(most, "there is room for two").toEqual({ 390: 2, 1440: 2 });
});

test("results are opened with a key, a press, and elsewhere @core", async ({ page, context }) => {
  await open(page, "/concepts/fees");
  await page.evaluate(() => Object.assign(window, { same: true }));
  await search(page, "governance");
  await expect(page.locator(active)).toContainText(/governance/i);

  for (const keys of ["Control+Enter", "Meta+Enter", "Shift+Enter"]) {
    await test.step(`elsewhere with ${keys}`, async () => {
      const opened = context.waitForEvent("page");
      await page.keyboard.press(keys);
      const other = await opened;
      await expect(other).toHaveURL(/\/concepts\/governance/);
      await other.close();
      await expect(page).toHaveURL(/\/concepts\/fees/);
      await expect(page.locator(modal)).toBeVisible();
    });
  }

  await test.step("with the arrows and Enter", async () => {
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(hits).nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await expect(page.locator(hits).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/concepts\/governance/);
    await expect(page.locator(modal)).toHaveCount(0);
  });

  await test.step("with a press, in place", async () => {
    await search(page, "transferability");
    await expect(page.locator(active)).toContainText(/transferability/i);
    await page.locator(`${hits} a`).first().click();
    await expect(page).toHaveURL(/\/concepts\/transferability/);
    await expect(page.locator(modal)).toHaveCount(0);
    expect(await page.evaluate(() => "same" in window)).toBe(true);
  });
});

test("results are opened by an Enter that came before them", async ({ page }) => {
  const release = await holdIndex(page);
  await open(page, "/concepts/fees");
  await search(page, "0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB");
  await page.keyboard.press("Enter");
  release();
  await expect(page).toHaveURL(/\/guides\/lockup\/deployments#chain-1$/);
  await expect(page.locator(modal)).toHaveCount(0);
});

test("results stay unopened where a letter followed the Enter that came before them", async ({ page }) => {
  const release = await holdIndex(page);
  await open(page, "/concepts/fees");
  await search(page, "governanc");
  await page.keyboard.press("Enter");
  await page.keyboard.type("e");
  release();
  await expect(page.locator(status)).toHaveAttribute("data-answered", "governance");
  await expect(page.locator(active)).toContainText(/governance/i);
  await frames(page);
  await expect(page).toHaveURL(/\/concepts\/fees$/);
});

test("results come after a Tab that came before them, and those of the query before are not opened by an Enter", async ({
  page,
}) => {
  const release = await holdIndex(page);
  await open(page, "/concepts/fees");
  await search(page, "glossary");
  await page.keyboard.press("Tab");
  release();
  await expect(page.locator(hits).first()).toContainText(/glossary/i);
  await expect(page).toHaveURL(/\/concepts\/fees$/);

  await expect(page.locator(active)).toHaveCount(1);
  const releaseAddresses = await holdIndex(page);
  await page.locator(input).fill("0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB");
  await page.keyboard.press("Enter");
  releaseAddresses();
  await expect(page).toHaveURL(/\/guides\/lockup\/deployments#chain-1$/);
});

test("results do not fetch their pages, but for the one that the reader points at", async ({ page }) => {
  await open(page, "/concepts/fees");
  await idle(page);
  await search(page, "governance");
  await expect(page.locator(active)).toHaveCount(1);
  /** Returns what links have asked for ahead, whenever it arrives. */
  const ahead = () =>
    page
      .locator("link[rel=prefetch]")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  const before = await ahead();
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.locator(input).fill("cliff");
  await expect(page.locator(active)).toContainText(/cliff/i);
  // A link that fetches its page when it comes into view has seen itself by now.
  await frames(page);
  expect(await ahead()).toEqual(before);
  const scripts = () => fetched.filter((path) => path.endsWith(".js") && !before.includes(path));
  expect(scripts()).toEqual([]);
  await page.locator(hits).last().hover();
  await expect.poll(() => scripts().length).toBeGreaterThan(0);
});

test("an index that cannot be loaded leaves the error on display, and the next letter tries again", async ({
  page,
  messages,
}) => {
  messages.expect("Failed to load resource");
  await page.clock.install();
  const stop = await answerRequests(page, "**/search-index.json", (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  await open(page, "/concepts/fees");
  await search(page, "fees");
  const screen = page.locator(errorScreen);
  await expect(screen).toContainText("Unable to fetch results");
  await expect(screen).toContainText("You might want to check your network connection.");
  // Long enough for a second try that nobody asked for: its answer would take the screen away.
  await page.clock.fastForward(2_000);
  await expect(screen).toBeVisible();
  stop();
  await page.keyboard.type(" paid");
  await expect(page.locator(hits).first()).toBeVisible();
  await expect(screen).toHaveCount(0);
});

test("a slow index is shown as stalled until it arrives", async ({ page }) => {
  const release = await holdIndex(page);
  await open(page, "/concepts/fees");
  await search(page, "fees");
  const stalled = page.locator(".DocSearch-Container--Stalled");
  await expect(stalled).toBeVisible();
  const line = () =>
    page.locator(".DocSearch-Dropdown").evaluate((box) => getComputedStyle(box, "::before").content);
  expect(await line()).toContain("Loading the search index");
  await expect(page.locator(".DocSearch-StartScreen"), "answers no query").toBeHidden();
  release();
  await expect(page.locator(hits).first()).toBeVisible();
  await expect(stalled).toHaveCount(0);
  expect(await line()).toBe("none");
});

test("a modal that cannot be loaded leads to the results page", async ({ page, messages }) => {
  messages.expect("Failed to load resource", "net::ERR");
  // Before the page is opened: where scripts are on their way when a route is set, the browser may not come back.
  await page.route("**/assets/js/search-modal.*.js", (route) => route.abort());
  await open(page, "/concepts/fees");
  await page.keyboard.press("Control+k");
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole("searchbox")).toBeVisible();
});
