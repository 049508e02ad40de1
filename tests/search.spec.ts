import { type Page } from "@playwright/test";
import { expect, test } from "./support/test";

const modal = ".DocSearch-Modal";
const input = ".DocSearch-Input";
const hits = ".DocSearch-Hit";
const active = `${hits}[aria-selected="true"]`;
const button = ".DocSearch-Button";
const RECENT = "__DOCSEARCH_RECENT_SEARCHES__sablierdocs";
const FAVORITE = "__DOCSEARCH_FAVORITE_SEARCHES__sablierdocs";

async function visit(page: Page, address = "/concepts/fees") {
  await page.goto(address);
  await page.waitForSelector("html[data-has-hydrated=true]");
}

async function search(page: Page, query: string) {
  await page.keyboard.press("Control+k");
  await page.locator(input).fill(query);
}

const stored = (name: string, count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      objectID: `${name}-${index}`,
      url: "/concepts/fees",
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

test.describe("opening and closing", () => {
  for (const key of ["Control+k", "Meta+k", "/"]) {
    test(`${key} opens, Escape closes, and focus returns`, async ({ page }) => {
      await visit(page);
      const link = page.locator("article a").first();
      await link.focus();
      await page.keyboard.press(key);
      await expect(page.locator(input)).toBeFocused();
      await expect(page.locator(input)).toHaveAttribute("placeholder", "Search docs");
      await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator(modal)).toHaveCount(0);
      await expect(link).toBeFocused();
    });
  }

  test("the button opens, Ctrl+K and a click outside close", async ({ page }) => {
    await visit(page);
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

  test("/ is a character where one types", async ({ page }) => {
    await visit(page, "/search");
    await page.locator("main input[type=search]").focus();
    await page.keyboard.press("/");
    await expect(page.locator("main input[type=search]")).toHaveValue("/");
    await expect(page.locator(modal)).toHaveCount(0);
  });

  for (const how of ["button", "Control+k", "/"]) {
    test(`${how}, before anything has arrived, opens when it does`, async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/assets/js/*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto("/concepts/fees", { waitUntil: "commit" });
      await page.locator("h1").waitFor();
      if (how === "button") await page.locator(button).click();
      else await page.keyboard.press(how);
      release();
      await expect(page.locator(input)).toBeFocused();
    });
  }

  test("what is typed before the modal has arrived stands in it", async ({ page }) => {
    await visit(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/js/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press("/");
    await page.keyboard.type("cliff");
    release();
    await expect(page.locator(input)).toHaveValue("cliff");
    await expect(page.locator(hits).first()).toBeVisible();
  });

  test("the modal's files wait in the cache, without being run, once the page is idle", async ({ page }) => {
    await visit(page);
    const fetched = page.locator('head link[rel="prefetch"][as="script"]');
    await expect.poll(() => fetched.count()).toBeGreaterThan(0);
    const files = await fetched.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    await page.keyboard.press("Control+k");
    await expect(page.locator(input)).toBeFocused();
    const run = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === "script")
        .map(({ name }) => name),
    );
    const added = run.filter((file) => files.includes(file));
    expect(added.length, "the modal is made of files that were fetched").toBeGreaterThan(0);
  });

  for (const [name, connection] of [
    ["saves data", { saveData: true, effectiveType: "4g" }],
    ["has a slow connection", { saveData: false, effectiveType: "slow-2g" }],
  ] as const) {
    test(`no file is fetched in advance for a reader who ${name}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      await visit(page);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(500);
      await expect(page.locator('head link[rel="prefetch"][as="script"]')).toHaveCount(0);
    });
  }

  test("the index is ready before the button is pressed that the reader points at", async ({ page }) => {
    await visit(page);
    const index = page.waitForResponse(/\/assets\/search\/\w+\.texts\./);
    await page.locator(button).hover();
    await index;
    await expect(page.locator(modal)).toHaveCount(0);
  });

  test("nothing of it is loaded before it is asked for", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await visit(page);
    await page.waitForLoadState("networkidle");
    expect(requests.filter((path) => path.includes("search"))).toEqual([]);
    const before = requests.length;
    await search(page, "fees");
    await expect(page.locator(hits).first()).toBeVisible();
    const after = requests.slice(before);
    expect(after.filter((path) => path === "/search-index.json")).toHaveLength(1);
    const layers = after.map(
      (path) => /^\/assets\/search\/[\w-]+\.(\w+)\.[0-9a-f]{12}\.json$/.exec(path)?.[1],
    );
    expect(new Set(layers.filter(Boolean)), "what every query needs, and no more").toEqual(
      new Set(["names", "texts"]),
    );
    await page.locator(input).fill("0xcca138e5");
    await expect(page.locator(hits).first()).toContainText("calculateMinFeeWei");
    expect(requests.filter((path) => /\.values\./.test(path))).toHaveLength(1);
    await expect(page.locator('link[href*="algolia"]')).toHaveCount(0);
  });
});

test.describe("results", () => {
  test("are grouped, at most five a group and twenty in all, with the first active", async ({ page }) => {
    await visit(page);
    await search(page, "stream");
    await expect(page.locator(active)).toHaveCount(1);
    await expect(page.locator(hits).first()).toHaveAttribute("aria-selected", "true");
    const groups = await page
      .locator(".DocSearch-Hits")
      .evaluateAll((all) => all.map((group) => group.querySelectorAll(".DocSearch-Hit").length));
    expect(Math.max(...groups)).toBeLessThanOrEqual(5);
    expect(groups.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(20);
    await expect(page.locator(".DocSearch-HitsFooter")).toHaveText(/^See all \d+ results$/);
  });

  test("of a page's sections stand under the page", async ({ page }) => {
    await visit(page);
    await search(page, "fees");
    const child = page.locator(".DocSearch-Hit--Child").first();
    await expect(child).toBeVisible();
    await expect(page.locator(".DocSearch-Hit:has(+ .DocSearch-Hit--Child)").first()).toBeVisible();
  });

  test("are walked through with the arrows and opened with Enter", async ({ page }) => {
    await visit(page);
    await search(page, "governance");
    await expect(page.locator(active)).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(hits).nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await expect(page.locator(hits).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/concepts\/governance/);
    await expect(page.locator(modal)).toHaveCount(0);
  });

  for (const keys of ["Control+Enter", "Meta+Enter", "Shift+Enter"]) {
    test(`open elsewhere with ${keys}`, async ({ page, context }) => {
      await visit(page);
      await search(page, "governance");
      await expect(page.locator(active)).toHaveCount(1);
      const opened = context.waitForEvent("page");
      await page.keyboard.press(keys);
      await expect(await opened).toHaveURL(/\/concepts\/governance/);
      await expect(page).toHaveURL(/\/concepts\/fees/);
      await expect(page.locator(modal)).toBeVisible();
    });
  }

  test("fill a phone's screen, with no empty foot", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page);
    await search(page, "stream");
    await expect(page.locator(hits).first()).toBeVisible();
    await expect(page.locator(".DocSearch-Footer")).toBeHidden();
    const box = (await page.locator(".DocSearch-Dropdown").boundingBox())!;
    expect(Math.round(box.y + box.height)).toBe(844);
  });

  test("show the address of a contract and a selector", async ({ page }) => {
    await visit(page);
    await search(page, "0xcca138e5");
    await expect(page.locator(hits).first()).toContainText(/calculateMinFeeWei|0xcca138e5/);
  });

  for (const [width, words] of [
    [1440, 10],
    [768, 5],
  ] as const) {
    test(`show ${words} words of a text at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page);
      await search(page, "withdraw fee");
      await expect(page.locator(hits).first()).toBeVisible();
      const texts = await page.locator(".DocSearch-Hit-title").allTextContents();
      const counts = texts.map((text) => text.replaceAll("…", "").split(/\s+/).filter(Boolean).length);
      expect(Math.max(...counts)).toBe(words);
    });
  }

  test("do not fetch their pages, but for the one that the reader points at", async ({ page }) => {
    await visit(page);
    await search(page, "governance");
    await expect(page.locator(active)).toHaveCount(1);
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.locator(input).fill("cliff");
    await expect(page.locator(active)).toContainText(/cliff/i);
    await page.waitForLoadState("networkidle");
    expect(fetched.filter((path) => path.endsWith(".js"))).toEqual([]);
    await page.locator(hits).last().hover();
    await expect.poll(() => fetched.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(0);
  });

  test("open in place with a click, without loading the page anew", async ({ page }) => {
    await visit(page);
    await search(page, "governance");
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.locator(`${hits} a`).first().click();
    await expect(page).toHaveURL(/\/concepts\/governance/);
    await expect(page.locator(modal)).toHaveCount(0);
    expect(await page.evaluate(() => "same" in window)).toBe(true);
  });

  test("say how many there are to screen readers", async ({ page }) => {
    await visit(page);
    await search(page, "governance");
    await expect(page.locator(`${modal} [role=status]`)).toHaveText(/^\d+ results$/);
  });

  test("lead on to the results page", async ({ page }) => {
    await visit(page);
    await search(page, "stream");
    const link = page.locator(".DocSearch-HitsFooter a");
    const count = /\d+/.exec((await link.textContent())!)![0];
    await link.click();
    await expect(page).toHaveURL(/\/search\?q=stream$/);
    await expect(page.locator("main [role=status]")).toHaveText(`${count} results`);
  });

  test("take 64 characters", async ({ page }) => {
    await visit(page);
    await page.keyboard.press("Control+k");
    await page.locator(input).pressSequentially("a".repeat(70));
    expect((await page.locator(input).inputValue()).length).toBe(64);
  });

  test("that are none say so, with other searches and a form", async ({ page }) => {
    await visit(page);
    await search(page, "stream");
    await expect(page.locator(hits).first()).toBeVisible();
    await page.locator(input).fill('zzqx "<>');
    await expect(page.locator(".DocSearch-Title")).toHaveText('No results for "zzqx "<>"');
    const suggestions = page.locator(".DocSearch-Prefill");
    expect(await suggestions.count()).toBeGreaterThan(0);
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await expect(page.locator(".DocSearch-NoResults")).toContainText("Try searching for");
    await expect(page.locator(".DocSearch-NoResults")).toContainText(
      "Believe this query should return results? Let us know.",
    );
    await expect(page.getByRole("link", { name: "Let us know." })).toHaveAttribute(
      "href",
      /^https:\/\/github\.com\/sablier-labs\/docs\/issues\/new\?title=.*zzqx%20%22%3C%3E/,
    );
    await suggestions.first().click();
    await expect(page.locator(hits).first()).toBeVisible();
  });
});

test.describe("stored searches", () => {
  test("begin empty, keep what was opened, and can be promoted and deleted", async ({ page }) => {
    await visit(page);
    await page.keyboard.press("Control+k");
    await expect(page.locator(".DocSearch-StartScreen")).toHaveText("No recent searches");
    await page.locator(input).fill("governance");
    await expect(page.locator(active)).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/governance/);
    await page.keyboard.press("Control+k");
    await expect(page.locator(".DocSearch-Hit-source")).toHaveText(["Recent"]);
    const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key)!) as object[], RECENT);
    expect(kept).toHaveLength(1);
    expect(kept[0]).not.toHaveProperty("_highlightResult");
    expect(kept[0]).not.toHaveProperty("_snippetResult");

    await page.getByTitle("Save this search").click();
    await expect(page.locator(".DocSearch-Hit-source")).toHaveText(["Favorite"]);
    expect(await page.evaluate((key) => localStorage.getItem(key), RECENT)).toBe("[]");
    await page.getByTitle("Remove this search from favorites").click();
    await expect(page.locator(".DocSearch-StartScreen")).toHaveText("No recent searches");
  });

  test("are deleted one by one, and shown again when the query is cleared", async ({ page }) => {
    await store(page, { [RECENT]: stored("recent", 2) });
    await visit(page);
    await search(page, "governance");
    await expect(page.locator(active)).toContainText(/governance/i);
    await page.getByTitle("Clear the query").click();
    await expect(page.locator(input)).toHaveValue("");
    await expect(page.locator(input)).toBeFocused();
    await expect(page.locator(hits)).toHaveCount(2);
    await page.getByTitle("Remove this search from history").first().click();
    await expect(page.locator(hits)).toHaveCount(1);
    await page.getByTitle("Remove this search from history").click();
    await expect(page.locator(".DocSearch-StartScreen")).toHaveText("No recent searches");
    expect(await page.evaluate((key) => localStorage.getItem(key), RECENT)).toBe("[]");
  });

  test("are seven, or four beside favourites, of which there are ten", async ({ page }) => {
    await store(page, { [RECENT]: stored("recent", 12) });
    await visit(page);
    await page.keyboard.press("Control+k");
    await expect(page.locator(hits)).toHaveCount(7);
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key!, value!),
      [FAVORITE, stored("favorite", 12)],
    );
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await expect(page.locator(hits)).toHaveCount(14);
    await expect(page.locator(".DocSearch-Hits").nth(1).locator(hits)).toHaveCount(10);
  });

  for (const [name, value] of [
    ["no JSON", "{"],
    ["an object", '{"items":[]}'],
    ["null", "null"],
    ["numbers", "[1,2]"],
    ["hits without a hierarchy", '[{"objectID":"a","url":"/"}]'],
    ["hits that lead elsewhere", stored("x", 1).replace("/concepts/fees", "//evil.example")],
  ] as const) {
    test(`that are ${name} are dropped`, async ({ page }) => {
      await store(page, { [RECENT]: value, [FAVORITE]: value });
      await visit(page);
      await page.keyboard.press("Control+k");
      await expect(page.locator(".DocSearch-StartScreen")).toHaveText("No recent searches");
    });
  }

  test("with markup show it as text", async ({ page }) => {
    const markup = '<img src=x onerror="window.broken=true">';
    await store(page, { [RECENT]: stored("recent", 1).replace("recent 0", markup.replaceAll('"', '\\"')) });
    await visit(page);
    await page.keyboard.press("Control+k");
    await expect(page.locator(".DocSearch-Hit-title")).toHaveText(markup);
    expect(await page.evaluate(() => "broken" in window)).toBe(false);
  });

  for (const kind of ["full", "blocked"] as const) {
    test(`and a storage that is ${kind} change nothing`, async ({ page, messages }) => {
      // Docusaurus warns of it at each start.
      messages.expect("storage");
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
      await visit(page);
      await search(page, "governance");
      await expect(page.locator(active)).toHaveCount(1);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/governance/);
      await expect(page.locator(modal)).toHaveCount(0);
    });
  }
});

test.describe("trouble", () => {
  test("an index that cannot be loaded leaves the error on display, and the next letter tries again", async ({
    page,
    messages,
  }) => {
    messages.expect("Failed to load resource");
    await page.route("**/search-index.json", (route) => route.fulfill({ status: 500, body: "" }));
    await visit(page);
    await search(page, "fees");
    const screen = page.locator(".DocSearch-ErrorScreen");
    await expect(screen).toContainText("Unable to fetch results");
    await expect(screen).toContainText("You might want to check your network connection.");
    await page.waitForTimeout(700);
    await expect(screen).toBeVisible();
    await page.unroute("**/search-index.json");
    await page.keyboard.type(" paid");
    await expect(page.locator(hits).first()).toBeVisible();
    await expect(screen).toHaveCount(0);
  });

  test("a slow index is shown as stalled after 300 ms", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/search/*.json", async (route) => {
      await held;
      await route.continue();
    });
    await visit(page);
    await search(page, "fees");
    await expect(page.locator(".DocSearch-Container--Stalled")).toBeVisible();
    release();
    await expect(page.locator(hits).first()).toBeVisible();
    await expect(page.locator(".DocSearch-Container--Stalled")).toHaveCount(0);
  });

  test("a modal that cannot be loaded leads to the results page", async ({ page, messages }) => {
    messages.expect("Failed to load resource", "ChunkLoadError", "net::ERR");
    await visit(page);
    await page.route("**/assets/js/*.js", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.keyboard.press("Control+k");
    await failed;
    await page.unroute("**/assets/js/*.js");
    await expect(page).toHaveURL(/\/search$/);
  });
});

test.describe("results page", () => {
  const field = "main input[type=search]";

  test("keeps the query in the address and announces the count", async ({ page }) => {
    await visit(page, "/search?q=governance");
    await expect(page.locator("h1")).toHaveText("Search results for “governance”");
    await expect(page.locator("main [role=status]")).toHaveText(/^\d+ results$/);
    await expect(page.locator("main ol li").first()).toContainText(/governance/i);
    await page.locator(field).fill("cliff");
    await expect(page).toHaveURL(/\/search\?q=cliff$/);
    await expect(page.locator("h1")).toHaveText("Search results for “cliff”");
    await page.locator("main ol a").first().click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(page.locator(field)).toHaveValue("cliff");
  });

  test("shows twenty results and more on demand", async ({ page }) => {
    await visit(page, "/search?q=stream");
    await expect(page.locator("main ol li")).toHaveCount(20);
    await page.getByRole("button", { name: "Show more results" }).click();
    await expect(page.locator("main ol li")).toHaveCount(40);
  });

  test("says when there is nothing", async ({ page }) => {
    await visit(page, "/search?q=zzqx");
    await expect(page.locator("main [role=status]")).toHaveText("No results for “zzqx”");
    await expect(page.getByRole("link", { name: "let us know" })).toHaveAttribute("href", /zzqx/);
  });

  test("reports an error as the modal does, and tries again", async ({ page, messages }) => {
    messages.expect("Failed to load resource");
    await page.route("**/search-index.json", (route) => route.fulfill({ status: 503, body: "" }));
    await visit(page, "/search?q=fees");
    await expect(page.getByRole("alert")).toContainText("Unable to fetch results");
    await expect(page.getByRole("alert")).toContainText("You might want to check your network connection.");
    await page.unroute("**/search-index.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("main ol li").first()).toBeVisible();
  });

  for (const [name, query] of [
    ["markup", '<img src=x onerror="window.broken=true"><script>window.broken=true</script>'],
    ["10,000 characters", "stream ".repeat(1429)],
    ["lone surrogates", "\ud800cliff\udfff"],
    ["right-to-left marks", "\u202ecliff\u200f\u2067"],
    ["a broken escape", "%E0%A4%A"],
  ] as const) {
    test(`treats ${name} as text`, async ({ page }) => {
      const encoded =
        name === "a broken escape" ? query : new URLSearchParams({ q: query }).toString().slice(2);
      await visit(page, `/search?q=${encoded}`);
      await expect(page.locator("main [role=status]")).not.toBeEmpty();
      const value = await page.locator(field).inputValue();
      expect(value.length).toBeLessThanOrEqual(64);
      await expect(page.locator("h1 bdi")).toHaveText(value, { useInnerText: false });
      await expect(page.locator("main img, main script")).toHaveCount(0);
      expect(await page.evaluate(() => "broken" in window)).toBe(false);
    });
  }

  test("takes 64 characters", async ({ page }) => {
    await visit(page, "/search");
    await expect(page.locator(field)).toHaveAttribute("placeholder", "Search docs");
    await page.locator(field).pressSequentially("a".repeat(70));
    expect((await page.locator(field).inputValue()).length).toBe(64);
  });

  test("says what to do without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto("/search?q=fees");
    await expect(page.locator("main noscript p").first()).toContainText("needs JavaScript");
    await expect(page.locator("main").getByRole("link", { name: /DuckDuckGo/ })).toBeVisible();
    await context.close();
  });
});
