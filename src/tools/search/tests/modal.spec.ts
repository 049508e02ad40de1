import { type Page } from "@playwright/test";
import { idle, open } from "../../../../tests/support/reading";
import { holdRequests } from "../../../../tests/support/requests";
import { button, hits, input, modal, search } from "../../../../tests/support/search";
import { expect, test } from "../../../../tests/support/test";

// How the search modal opens and closes, and what is loaded for it, and when.

test("keys and the button open, keys and a press outside close, and focus returns @core", async ({
  page,
}) => {
  await open(page, "/concepts/fees");
  const link = page.locator("article a").first();
  for (const key of ["Control+k", "Meta+k", "/"]) {
    await test.step(`${key} opens, Escape closes`, async () => {
      await link.focus();
      await page.keyboard.press(key);
      await expect(page.locator(input)).toBeFocused();
      await expect(page.locator(input)).toHaveAttribute("placeholder", "Search docs");
      await expect(page.getByRole("dialog", { name: "Search" })).toBeAttached();
      await page.keyboard.press("Escape");
      await expect(page.locator(modal)).toHaveCount(0);
      await expect(link).toBeFocused();
    });
  }
  await test.step("the button opens, Ctrl+K and a press outside close", async () => {
    await page.locator(button).click();
    await expect(page.locator(input)).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(page.locator(modal)).toHaveCount(0);
    await expect(page.locator(button)).toBeFocused();
    await page.locator(button).click();
    await expect(page.locator(modal)).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(page.locator(modal)).toHaveCount(0);
  });
});

test("Back closes the modal, and the page behind comes back where it stood", async ({ page }) => {
  await open(page, "/concepts/fees");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await page.locator(".pagination-nav__link--next").evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("article h1")).not.toHaveText("Fees");
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await page.keyboard.press("Control+k");
  await expect(page.locator(input)).toBeFocused();
  await page.goBack();
  await expect(page.locator(modal)).toHaveCount(0);
  await expect(page.locator("article h1")).toHaveText("Fees");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await expect(page.locator("#__docusaurus")).not.toHaveAttribute("inert");
});

test("/ is a character where one types", async ({ page }) => {
  await open(page, "/concepts/fees");
  // Hears a key after the search has: one that opens it is taken from the field.
  await page.evaluate(() =>
    window.addEventListener("keydown", ({ key, defaultPrevented }) => {
      if (key === "/") document.documentElement.dataset.taken = String(defaultPrevented);
    }),
  );
  for (const field of [
    '<input type="search">',
    "<textarea></textarea>",
    "<select></select>",
    '<p contenteditable="true"><b>x</b></p>',
  ]) {
    await test.step(field, async () => {
      await page.evaluate((html) => {
        delete document.documentElement.dataset.taken;
        document.querySelector("article h1")!.insertAdjacentHTML("afterend", html);
      }, field);
      const added = page.locator("article h1 + *");
      await added.focus();
      await page.keyboard.press("/");
      await expect(page.locator("html")).toHaveAttribute("data-taken", "false");
      await expect(page.locator(modal)).toHaveCount(0);
      await added.blur();
      await page.keyboard.press("/");
      await expect(page.locator(input)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.locator(modal)).toHaveCount(0);
    });
  }
});

const holdScripts = (page: Page) => holdRequests(page, "**/assets/js/*.js");

// Before the page has its scripts: tests/loading/press-replay.spec.ts.
test("what is pressed and typed before the search has arrived counts when it does", async ({ page }) => {
  await test.step("what is typed before the modal has arrived stands in it", async () => {
    await open(page, "/concepts/fees");
    const release = await holdScripts(page);
    await page.keyboard.press("/");
    await page.keyboard.type("cliff");
    release();
    await expect(page.locator(input)).toHaveValue("cliff");
    await expect(page.locator(hits).first()).toBeVisible();
  });
  for (const when of ["before", "after"]) {
    await test.step(`a letter that is typed at the button begins the query, and other keys do what they do: ${when} DocSearch has arrived`, async () => {
      await open(page, "/concepts/fees");
      const release = await holdScripts(page);
      if (when === "after") release();
      await page.locator(button).click();
      if (when === "after") await expect(page.locator(".DocSearch-StartScreen")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator(button)).toBeFocused();
      await page.keyboard.press("F2");
      await expect(page.locator(modal)).toHaveCount(0);
      await page.keyboard.type("cliff");
      await expect(page.locator(input)).toHaveValue("cliff");
      release();
      await expect(page.locator(hits).first()).toBeVisible();
      await expect(page.locator(input)).toHaveValue("cliff");
    });
  }
  // Last, because what was opened is stored.
  await test.step("an Enter before the modal has arrived opens the first hit", async () => {
    await open(page, "/concepts/nft");
    const release = await holdScripts(page);
    await page.locator(button).click();
    await page.keyboard.type("governance");
    await page.keyboard.press("Enter");
    release();
    await expect(page).toHaveURL(/\/concepts\/governance/);
    await expect(page.locator(modal)).toHaveCount(0);
  });
});

test("text that is selected on the page is the first query, which the next letter replaces", async ({
  page,
}) => {
  await open(page, "/concepts/fees");
  for (const time of ["before DocSearch has arrived", "when it is there"]) {
    await test.step(time, async () => {
      await page.evaluate(() => {
        const heading = document.querySelector("article h1")!.firstChild!;
        window.getSelection()!.selectAllChildren(heading.parentElement!);
      });
      await page.keyboard.press("Control+k");
      await expect(page.locator(input)).toHaveValue("Fees");
      await expect(page.locator(hits).first()).toContainText(/fees/i);
      await page.keyboard.type("cliff");
      await expect(page.locator(input)).toHaveValue("cliff");
      await page.keyboard.press("Escape");
      await expect(page.locator(modal)).toHaveCount(0);
    });
  }
});

test("the search is DocSearch: its code is in the chunk that opens it, and in no other script", async ({
  page,
}) => {
  // A class of a screen and a key of the storage, which no code of this site's own names.
  const marks = ["DocSearch-NoResults-Prefill-List", "__DOCSEARCH_FAVORITE_SEARCHES__"];
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  const holding = async () => {
    const found: string[] = [];
    for (const path of scripts) {
      const text = await (await page.request.get(path)).text();
      if (marks.every((mark) => text.includes(mark))) found.push(path);
    }
    return found;
  };
  await open(page, "/concepts/fees");
  await idle(page);
  expect(scripts.size).toBeGreaterThan(0);
  expect(await holding(), "before the search is asked for").toEqual([]);
  await search(page, "fees");
  await expect(page.locator(hits).first()).toBeVisible();
  expect(await holding(), "and once").toHaveLength(1);
});

test("the index is not loaded before it is asked for", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await open(page, "/concepts/fees");
  await idle(page);
  expect(requests.filter((path) => /^\/(?:search-index|assets\/search\/)/.test(path))).toEqual([]);
  const before = requests.length;
  await search(page, "fees");
  await expect(page.locator(hits).first()).toBeVisible();
  const after = requests.slice(before);
  expect(after.filter((path) => path === "/search-index.json")).toHaveLength(1);
  const layers = after.map((path) => /^\/assets\/search\/(\w+)\.[0-9a-f]{12}\.json$/.exec(path)?.[1]);
  // The rest of a text that is shown cut is on its way.
  expect(new Set(layers.filter((layer) => layer && layer !== "rest")), "what every query needs").toEqual(
    new Set(["names", "texts", "questions"]),
  );
  await page.locator(input).fill("0xcca138e5");
  await expect(page.locator(hits).first()).toContainText("calculateMinFeeWei");
  expect(requests.filter((path) => /\/values\./.test(path))).toHaveLength(1);
  await expect(page.locator('link[href*="algolia"]')).toHaveCount(0);
});
