import { type Page } from "@playwright/test";
import { bundleWorker } from "../../plugins/offline";
import { axeViolations } from "../support/inspections/axe";
import { Deploys } from "../support/deploys";
import { idle, moveMouse, open } from "../support/reading";
import { expect, test as base } from "../support/test";

// What the service worker caches for readers without a connection, and what happens when the site changes under them.
// Each test has a server of its own, which it deploys to and switches off, and which makes browsers ask again for
// everything: what is there offline is what the worker has cached. One file, because all tests share that fixture.

const test = base.extend<{ site: Deploys }>({
  serviceWorkers: "allow",
  site: async ({ page, messages }, provide) => {
    // The worker is asked to cache some seconds after the reader has first used the page: they pass at once here.
    await page.addInitScript(() => {
      const set = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, delay?: number) =>
        set(run, delay === 3_000 ? 0 : delay)) as typeof window.setTimeout;
    });
    // Browsers say so for each thing that cannot be had: prefetched pages, the check for a new worker.
    messages.expect(/Failed to load resource|Loading chunk \w+ failed/);
    const site = await Deploys.start();
    await provide(site);
    await site.end();
  },
});

const FIRST = "/concepts/lockup/segments";
const SECOND = "/support/faq";

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Waits until the worker has cached an address. It caches a page, and the index of the search, after all that they need. */
const isCached = (page: Page, pathname: string) =>
  expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), pathname), {
      message: `${pathname} is cached`,
    })
    .toBe(true);

const hydrated = (page: Page) =>
  page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached" });

/** Waits until the worker answers for the page. */
const hasWorker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Uses a page that the worker answers for, as readers do again and again while they read. */
async function startReading(page: Page): Promise<void> {
  await hasWorker(page);
  await moveMouse(page);
}

/** Visits a page, uses it, and waits until it is cached. */
async function visit(page: Page, site: Deploys, route: string): Promise<void> {
  await open(page, site.url + route);
  await startReading(page);
  await isCached(page, route);
}

/** What the worker has cached. */
const cachedNames = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname).sort();
  });

/** Returns what is cached, except for what the page itself has loaded, which may have come through the worker. */
async function unasked(page: Page): Promise<string[]> {
  const cached = await cachedNames(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  return cached.filter((name) => !loaded.includes(name));
}

/** Lets the browser look for a new worker, as it does by itself from time to time. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());

const mainScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].map(({ src }) => /\/(main\.\w+)\.js$/.exec(src)?.[1]).filter(Boolean),
  );

test("without a connection, what was visited can be read and works, the search answers, and the rest says what can be read @core", async ({
  page,
  site,
}) => {
  await visit(page, site, FIRST);
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  await page.locator(".navbar").getByRole("link", { name: "Support", exact: true }).click();
  await expect(page).toHaveURL(site.url + SECOND);
  await isCached(page, SECOND);
  await isCached(page, "/search-index.json");
  await site.goOffline();

  await test.step("a page that was opened, under each of its addresses", async () => {
    for (const address of [FIRST, `${FIRST}/`, `${FIRST}?from=mail`]) {
      await page.goto(site.url + address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading!);
      await hydrated(page);
    }
    const theme = await page.locator("html").getAttribute("data-theme");
    await page.getByRole("button", { name: /Switch between dark and light mode/ }).click();
    await expect(page.locator("html")).not.toHaveAttribute("data-theme", theme!);
  });

  await test.step("the search", async () => {
    await page.getByRole("button", { name: /^Search/ }).click();
    await page.locator(".DocSearch-Input").fill("cliff");
    await expect(page.locator(".DocSearch-Hit").first()).toBeVisible();
  });

  await test.step("a page that was reached by a link within the site", async () => {
    await page.goto(site.url + SECOND);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently asked questions");
    await hydrated(page);
  });

  await test.step("a page that was not visited", async () => {
    await page.goto(`${site.url}/guides/lockup/overview`);
    await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Segments" }).click();
    await expect(page).toHaveURL(site.url + FIRST);
    await hydrated(page);
  });

  await test.step("where no style sheet is cached", async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const sheets = (await cache.keys()).filter(({ url }) => url.endsWith(".css"));
        await Promise.all(sheets.map((sheet) => cache.delete(sheet)));
      }
    });
    await page.goto(`${site.url}/guides/lockup/overview`);
    await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test("an old address leads to its page while the worker answers, and the page is cached", async ({
  page,
  site,
}) => {
  await visit(page, site, SECOND);
  await page.goto(`${site.url}/apps/support/how-to`);
  await expect(page).toHaveURL(`${site.url}/support/how-to`);
  await hydrated(page);
  await isCached(page, new URL(page.url()).pathname);
});

test("who only looks at a page is sent no more than it; who uses it, the rest of it and the search", async ({
  page,
  site,
}) => {
  await open(page, site.url + FIRST);
  await hasWorker(page);
  await idle(page);
  await expect.poll(() => unasked(page)).toEqual([]);
  await startReading(page);
  await isCached(page, FIRST);
  await isCached(page, "/search-index.json");
  expect(await unasked(page)).toEqual(expect.arrayContaining([FIRST, "/search-index.json"]));
  expect(await cachedNames(page)).toContainEqual(expect.stringMatching(/^\/assets\/css\/.*\.css$/));
});

test("who saves data is sent nothing unasked, and can still read the pages that came through the worker", async ({
  page,
  site,
}) => {
  const saves = `Object.defineProperty(Navigator.prototype, "connection", {
    get: () => ({ saveData: true, effectiveType: "4g" }),
  });`;
  await page.addInitScript(`${saves}
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (...message) {
      document.documentElement.dataset.told = JSON.stringify(message[0]);
      return postMessage.apply(this, message);
    };`);
  await site.deployWorker(
    `${saves.replace("Navigator", "WorkerNavigator")}\n${await bundleWorker("serviceWorker", "saves")}`,
  );
  await open(page, site.url + FIRST);
  await startReading(page);
  // The worker is asked for nothing.
  const told = page.locator("html[data-told]");
  await idle(page);
  await expect(told).toHaveCount(0);
  await expect.poll(() => unasked(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  await startReading(page);
  await isCached(page, FIRST);
  await idle(page);
  await expect(told).toHaveCount(0);
  await expect.poll(() => unasked(page)).toEqual([FIRST]); // It came as a document.
  await site.goOffline();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await hydrated(page);
});

test("a page that was cached before a deploy is shown offline as it was, with the scripts that it had", async ({
  page,
  site,
}) => {
  await visit(page, site, "/");
  const before = await mainScripts(page);
  await site.deployMain();
  await site.goOffline();
  await page.reload();
  await hydrated(page);
  expect(await mainScripts(page)).toEqual(before);
});

test("a deploy that concerns the open page offers the new version, and shows it when asked to", async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/`);
  await hasWorker(page);
  await site.deployMain();
  await lookForUpdate(page);
  const notice = page
    .getByRole("status")
    .filter({ hasText: "These pages have changed since you opened them." });
  // The reader has done nothing yet: the notice brings its own styles, and is not below the page.
  await expect(notice.getByRole("button")).toHaveCount(2);
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect(await axeViolations(page)).toEqual([]);
  await Promise.all([
    page.waitForEvent("load"),
    notice.getByRole("button", { name: "Load the new version" }).click(),
  ]);
  await hydrated(page);
  expect(await mainScripts(page)).toEqual(["main.0deploy0"]);
  await expect(notice).toHaveCount(0);
  // What can be read without a connection is the new version, too.
  await startReading(page);
  await isCached(page, "/assets/js/main.0deploy0.js");
  await isCached(page, "/");
  await site.goOffline();
  await page.reload();
  await hydrated(page);
  expect(await mainScripts(page)).toEqual(["main.0deploy0"]);
});

test("a reader may go on with the old version", async ({ page, site }) => {
  await visit(page, site, "/");
  const before = await mainScripts(page);
  await site.deployMain();
  await lookForUpdate(page);
  const notice = page.getByRole("status").filter({ hasText: "These pages have changed" });
  await notice.getByRole("button", { name: "Later" }).click();
  await expect(notice).toHaveCount(0);
  await page.locator(".navbar").getByRole("link", { name: "Support", exact: true }).click();
  await expect(page).toHaveURL(site.url + SECOND);
  await expect(notice).toHaveCount(0);
  expect(await mainScripts(page)).toEqual(before);
});

test("a deploy whose version a page already shows changes the worker without a word, and pages are fetched as they are now", async ({
  page,
  site,
}) => {
  await visit(page, site, SECOND);
  // It comes before the page has found an idle moment, in which it would look for a worker itself.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await visit(page, site, FIRST);
  await site.rewrite(`${SECOND}.html`, (html) => html.replace("</h1>", ", again</h1>"));
  await site.deployWorker();
  const changed = page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true)),
      ),
  );
  await lookForUpdate(page);
  await changed;
  const cached = () =>
    page.evaluate(async (route) => (await (await caches.match(route))?.text()) ?? "", SECOND);
  await expect.poll(cached).toContain(", again</h1>");
  await expect(page.getByText("These pages have changed")).toHaveCount(0);
  await isCached(page, FIRST);
});

test("a page that was refreshed after a deploy works offline, though its own chunk has a new name", async ({
  page,
  site,
}) => {
  await visit(page, site, SECOND);
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await visit(page, site, FIRST);
  await site.deployChunk(SECOND);
  await lookForUpdate(page);
  const cached = () =>
    page.evaluate(async (route) => (await (await caches.match(route))?.text()) ?? "", SECOND);
  await expect.poll(cached).toContain("runtime~main.0deploy0.js");
  await site.goOffline();
  await page.goto(site.url + SECOND);
  await hydrated(page);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  expect(scripts).toContainEqual(expect.stringMatching(/^\/assets\/js\/(?!runtime)\w+\.0deploy0\.js$/));
});

for (const worker of [true, false]) {
  test(`a page that was open during a deploy leads on, ${worker ? "with" : "without"} the worker`, async ({
    page,
    site,
    messages,
  }) => {
    messages.expect(/MIME type|ChunkLoadError/);
    if (!worker) {
      await page.addInitScript(() => {
        delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
      });
      await open(page, site.url + FIRST);
    } else await visit(page, site, FIRST);
    await site.deployAll();
    await page.locator(".navbar").getByRole("link", { name: "Support", exact: true }).click();
    await expect(page).toHaveURL(site.url + SECOND);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently asked questions");
    await hydrated(page);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Segments");
    await hydrated(page);
  });
}

test("where the browser refuses to store anything, pages are shown as they come", async ({ page, site }) => {
  const refuse = `for (const name of ["open", "match", "keys", "delete"]) {
    CacheStorage.prototype[name] = () => Promise.reject(new DOMException("The operation is insecure.", "SecurityError"));
  }\n`;
  await site.deployWorker(refuse + (await bundleWorker("serviceWorker", "refused")));
  await open(page, site.url + FIRST);
  await hasWorker(page);
  await page.reload();
  await hydrated(page);
  await site.goOffline();
  await page.reload();
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
});

test("where no worker is wanted any more, the one that is there deletes what it cached and leaves", async ({
  page,
  site,
}) => {
  await visit(page, site, "/");
  await site.deployWorker(await bundleWorker("removal", "gone"));
  await lookForUpdate(page);
  // Gone permanently once no page of the site needs it; an answer without scripts cannot register it again.
  await page.goto(`${site.url}/search-index.json`);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

test("a browser without workers opens pages as any other", async ({ page, site, messages }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });
  await open(page, site.url + FIRST);
  await idle(page);
  expect(messages.all).toEqual([]);
});
