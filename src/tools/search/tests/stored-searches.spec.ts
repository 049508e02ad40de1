import { type Page } from "@playwright/test";
import { tools } from "../../list";
import { open } from "../../../../tests/support/reading";
import { active, hits, input, modal, search } from "../../../../tests/support/search";
import { expect, test } from "../../../../tests/support/test";
import { WEEKLY_TAG } from "../../../../scripts/test/steps";

// Searches that the modal keeps in the browser's storage, which anyone may have written to.

const RECENT = "__DOCSEARCH_RECENT_SEARCHES__sablierdocs";

const stored = (name: string, count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      objectID: `${name}-${index}`,
      url: `/concepts/fees#${name}-${index}`,
      type: "lvl1",
      hierarchy: { lvl0: "Concepts", lvl1: `${name} ${index}` },
      content: null,
    })),
  );

async function store(page: Page, entries: Record<string, string>) {
  await page.addInitScript((all) => {
    if (sessionStorage.getItem("stored")) return;
    sessionStorage.setItem("stored", "yes");
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
}

test("stored searches begin empty, keep what was opened, and can be promoted and deleted", async ({
  page,
}) => {
  await open(page, "/concepts/fees");
  await page.keyboard.press("Control+k");
  await expect(page.locator(".DocSearch-StartScreen")).toContainText("No recent searches");
  await page.locator(input).fill("governance");
  await expect(page.locator(active)).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/governance/);
  await page.keyboard.press("Control+k");
  await expect(page.locator(".DocSearch-Hit-source")).toHaveText(["Recent"]);
  const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key)!) as object[], RECENT);
  expect(stored).toHaveLength(1);
  expect(stored[0]).not.toHaveProperty("_highlightResult");
  expect(stored[0]).not.toHaveProperty("_snippetResult");

  await page.getByTitle("Save this search").click();
  await expect(page.locator(".DocSearch-Hit-source")).toHaveText(["Favorite"]);
  expect(await page.evaluate((key) => localStorage.getItem(key), RECENT)).toBe("[]");
  await page.getByTitle("Remove this search from favorites").click();
  await expect(page.locator(".DocSearch-StartScreen")).toContainText("No recent searches");
});

test("start offers frequent questions and tools until there are stored searches", async ({ page }) => {
  await open(page, "/concepts/fees");
  await page.keyboard.press("Control+k");
  const links = page.locator(".DocSearch-StartScreen a");
  await expect(links).toHaveCount(6 + tools.length);
  const colour = (element: Element) => getComputedStyle(element).color;
  // Twelve names in the colour of links would leave nothing that is prominent.
  expect(await links.locator("strong").first().evaluate(colour)).not.toBe(
    await links.first().evaluate(colour),
  );
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  const wrong: string[] = [];
  for (const address of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!))) {
    const [path, id] = address.split("#");
    const html = await (await page.request.get(path!)).text();
    if (!html.includes("<h1")) wrong.push(address);
    if (id && !new RegExp(`id="?${id}["\\s>]`).test(html)) wrong.push(address);
  }
  expect(wrong).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/support\/faq#withdraw$/);
  await expect(page.locator(modal)).toHaveCount(0);
});

// A document keeps the content security policy that it was loaded with, and pages with live code have another.
test(`stored searches work across the boundary of policies, in both directions ${WEEKLY_TAG}`, async ({
  page,
}) => {
  for (const [here, query, there] of [
    ["/concepts/fees", "lockup segments", "/concepts/lockup/segments"],
    ["/concepts/lockup/segments", "governance", "/concepts/governance"],
  ] as const) {
    await test.step(`from ${here}`, async () => {
      await open(page, here);
      await page.evaluate(() => Object.assign(window, { same: true }));
      await search(page, query);
      const hit = page.locator(`${hits} a[href^="${there}"]`).first();
      await hit.click();
      await expect(page).toHaveURL(new RegExp(there));
      expect(await page.evaluate(() => "same" in window), "a document of its own").toBe(false);
      await open(page, here);
      await page.keyboard.press("Control+k");
      await expect(page.locator(".DocSearch-Hit-source")).toHaveText(["Recent"]);
      await expect(page.locator(`${hits} a`)).toHaveAttribute("href", new RegExp(there));
      await page.getByTitle("Save this search").click();
      await expect(page.locator(".DocSearch-Hit-source")).toHaveText(["Favorite"]);
      await page.getByTitle("Remove this search from favorites").click();
      await expect(page.locator(".DocSearch-StartScreen")).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${here}$`));
    });
  }
});

test("stored searches keep a hit by its text, opened with Enter or a click", async ({ page }) => {
  for (const how of ["Enter", "a click"]) {
    await test.step(how, async () => {
      await page.goto("/robots.txt");
      await page.evaluate(() => localStorage.clear());
      await open(page, "/concepts/fees");
      await search(page, "0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB");
      await expect(page.locator(active)).toContainText("SablierLockup");
      if (how === "Enter") await page.keyboard.press("Enter");
      else await page.locator(`${active} a`).click();
      await expect(page).toHaveURL(/\/guides\/lockup\/deployments#chain-1$/);
      await page.keyboard.press("Control+k");
      await expect(page.locator(".DocSearch-Hit-source")).toHaveText(["Recent"]);
      await expect(page.locator(`${hits} a`)).toHaveAttribute(
        "href",
        /\/guides\/lockup\/deployments#chain-1$/,
      );
      await expect(page.locator(".DocSearch-Hit-title")).toHaveText("SablierLockup");
    });
  }
});

test("stored searches are deleted one by one, and shown again when the query is cleared", async ({
  page,
}) => {
  await store(page, { [RECENT]: stored("recent", 2) });
  await open(page, "/concepts/fees");
  await search(page, "governance");
  await expect(page.locator(active)).toContainText(/governance/i);
  await page.getByTitle("Clear the query").click();
  await expect(page.locator(input)).toHaveValue("");
  await expect(page.locator(input)).toBeFocused();
  await expect(page.locator(hits)).toHaveCount(2);
  await page.getByTitle("Remove this search from history").first().click();
  await expect(page.locator(hits)).toHaveCount(1);
  await page.getByTitle("Remove this search from history").click();
  await expect(page.locator(".DocSearch-StartScreen")).toContainText("No recent searches");
  expect(await page.evaluate((key) => localStorage.getItem(key), RECENT)).toBe("[]");
});

test("a storage that is full or blocked changes nothing", async ({ newContext, messages }) => {
  // Docusaurus warns of it at each start.
  messages.expect("storage");
  for (const kind of ["full", "blocked"] as const) {
    await test.step(kind, async () => {
      const page = await (await newContext({ serviceWorkers: "block" })).newPage();
      await page.addInitScript((how) => {
        if (how === "blocked") {
          Object.defineProperty(window, "localStorage", {
            get() {
              throw new DOMException("blocked", "SecurityError");
            },
          });
        } else {
          const setItem = Storage.prototype.setItem;
          Storage.prototype.setItem = function (key: string, value: string) {
            if (value.length > 20) throw new DOMException("full", "QuotaExceededError");
            setItem.call(this, key, value);
          };
        }
      }, kind);
      await open(page, "/concepts/fees");
      await search(page, "governance");
      await expect(page.locator(active)).toHaveCount(1);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/governance/);
      await expect(page.locator(modal)).toHaveCount(0);
    });
  }
});
