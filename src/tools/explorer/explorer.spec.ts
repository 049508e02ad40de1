import { type Page, type Route } from "@playwright/test";
import { serveIndexers, type IndexerServer } from "../../../samples/graphql/serve";
import { findExampleAddress } from "../../protocol/indexers/request";
import { writeSealed } from "../../ui/sealedLink/sealedLink";
import { axeViolations, showTheme, withoutTransitions } from "../../../tests/support/inspections/axe";
import { open, overflow } from "../../../tests/support/reading";
import { answerRequests } from "../../../tests/support/requests";
import { expect, test } from "../../../tests/support/test";

// The explorer on /api/overview, against indexers of example rows on this machine: requests to the public addresses
// are handed to them, so that nothing leaves the machine and the page's security policy still applies. One file, because
// all tests share that server.

const envio = findExampleAddress("streams", "envio").url;
const testing = findExampleAddress("streams", "the-graph").url;
const production = findExampleAddress("streams", "the-graph", true).url;

let server: IndexerServer;
test.beforeAll(async () => {
  server = await serveIndexers();
});
test.afterAll(() => server.close());

/** Lets an indexer of this machine answer for a public address. */
async function answerFor(page: Page, address: string, vendor: "the-graph" | "envio"): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch({ url: server.urlOf(vendor, "streams") });
    await route.fulfill({
      response,
      headers: { ...response.headers(), "access-control-allow-origin": "*" },
    });
  });
}

const explorer = (page: Page) => page.getByRole("form", { name: "API explorer" });
const editor = (page: Page) => explorer(page).getByRole("textbox", { name: "Query" });
const status = (page: Page) => explorer(page).getByRole("status").first();
const run = (page: Page) => explorer(page).getByRole("button", { name: "Run the query" }).click();

async function openExplorer(page: Page, query = ""): Promise<void> {
  const parameters = new URLSearchParams({ query });
  await open(page, `/api/overview?${query === "" ? parameters : writeSealed(parameters)}#explorer`);
  await expect(editor(page)).toBeVisible();
}

/** Brings the explorer near the window, as a reader who scrolls does. */
const scrollNear = (page: Page) => page.locator("#explorer").evaluate((heading) => heading.scrollIntoView());

test("nothing of it is loaded before a reader scrolls near it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await open(page, "/api/overview");
  const before = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(before.length).toBeGreaterThan(3);
  expect(before.filter((text) => text.includes("cm-tooltip-autocomplete"))).toEqual([]);
  const count = scripts.length;
  await scrollNear(page);
  await expect(editor(page)).toBeVisible();
  const later = await Promise.all(
    scripts.slice(count).map(async (url) => (await page.request.get(url)).text()),
  );
  expect(later.some((text) => text.includes("cm-tooltip-autocomplete"))).toBe(true);
  // It does not take the focus of a reader who only scrolls.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");

  // A reader who comes from another page gets it with its own document, because that decides what it may reach.
  await open(page, "/api/caveats");
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page.getByRole("link", { name: "Overview", exact: true }).first().click();
  await expect(page).toHaveURL(/\/api\/overview$/);
  await scrollNear(page);
  await expect(editor(page)).toBeVisible();
  expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(false);
});

test("nothing below it moves when it opens", async ({ newContext }) => {
  for (const { hasTouch, ...viewport } of [
    { width: 1440, height: 900, hasTouch: false },
    { width: 800, height: 900, hasTouch: false },
    { width: 600, height: 900, hasTouch: false },
    { width: 390, height: 844, hasTouch: true },
  ]) {
    const context = await newContext({ viewport, hasTouch, isMobile: hasTouch });
    const page = await context.newPage();
    await open(page, "/api/overview");
    const room = () =>
      page
        .locator("#explorer ~ div")
        .first()
        .evaluate((frame) => frame.getBoundingClientRect().height);
    const closed = await room();
    await scrollNear(page);
    await expect(editor(page)).toBeVisible();
    expect(Math.abs((await room()) - closed), `${viewport.width} px`).toBeLessThan(2);
    // No more room than it needs.
    const needed = await explorer(page).evaluate((form) => {
      form.style.alignSelf = "start";
      return form.getBoundingClientRect().height;
    });
    expect(closed - needed, `${viewport.width} px`).toBeLessThan(24);
  }
});

test("stands styled when a link has opened it, and a double click runs the query and does not stop it", async ({
  page,
}) => {
  await answerFor(page, testing, "the-graph");
  await open(page, "/api/lockup/the-graph/queries#by-id");
  await page.locator('a[href$="the-graph/lockup/by-id#explorer"]').click();
  await expect(editor(page)).toContainText("query StreamById($id: ID!)");
  // Before the reader does anything.
  const rule = await explorer(page).evaluate((form) => getComputedStyle(form).borderTopWidth);
  expect(rule).not.toBe("0px");
  await explorer(page).getByRole("button", { name: "Run the query" }).dblclick();
  await expect(status(page)).toHaveText("The indexer answered.");
});

test("the button that runs a query is in sight with it, and what came of it stands below", async ({
  page,
}) => {
  await answerFor(page, testing, "the-graph");
  await openExplorer(page, "the-graph/lockup/by-id");
  const button = explorer(page).getByRole("button", { name: "Run the query" });
  /** Checks whether the button is in the window, and not below the bar at the top, when the end of the query is in its middle. */
  const inSight = () =>
    editor(page).evaluate((query) => {
      const { bottom } = query.closest("[class*=editor]")!.getBoundingClientRect();
      window.scrollBy({ top: bottom - window.innerHeight / 2, behavior: "instant" });
      const run = [...query.closest("form")!.querySelectorAll("button")].find(
        ({ textContent }) => textContent === "Run the query",
      )!;
      const { top, left, width, height } = run.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === run;
    });
  const shareOfWindow = () =>
    editor(page).evaluate(
      (query) => query.closest("[class*=editor]")!.getBoundingClientRect().height / window.innerHeight,
    );
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await inSight(), `${width} px`).toBe(true);
    expect(await shareOfWindow(), `${width} px`).toBeCloseTo(0.6, 2);
  }
  await button.click();
  await expect(status(page)).toHaveText("The indexer answered.");
  await page.addStyleTag({ content: "[class*=actions] { position: static !important }" });
  expect(await inSight(), "control: a button that scrolls away").toBe(false);
});

test("what cannot be loaded says so, and its button keeps the focus", async ({ page, messages }) => {
  messages.expect("Failed to load resource");
  await open(page, "/api/overview");
  const stop = await answerRequests(page, "**/assets/js/*.js", (route) => route.abort());
  await scrollNear(page);
  await expect(page.getByText("The explorer could not be loaded.")).toBeVisible();
  stop();
  const button = page.getByRole("button", { name: "Open the explorer" });
  await button.press("Enter");
  await expect(explorer(page).getByLabel("Indexer and vendor")).toBeFocused();
});

test("works by keyboard, completes and explains what the schema has, and underlines what it lacks @core", async ({
  page,
}) => {
  await answerFor(page, envio, "envio");
  await open(page, "/api/overview");
  await scrollNear(page);
  await explorer(page).getByLabel("Indexer and vendor").focus();
  for (const label of ["Documented query", "Endpoint", "Key"]) {
    await page.keyboard.press("Tab");
    await expect(explorer(page).getByLabel(label, { exact: true })).toBeFocused();
  }
  // The button that runs the query, the one that copies its command, and the query.
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press("Tab");
  await expect(editor(page)).toBeFocused();

  // While it still looks for more, and for a moment after that, the editor takes Enter for a new line: then once more.
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("{ LockupStream(limit: 1, order_by: {subgraphId: asc}) { deposi");
    await expect(page.getByRole("option", { name: /^depositAmount/ })).toBeVisible();
    await expect(page.getByRole("option", { name: /^streamedAmount/ })).toHaveCount(0);
    await expect(page.locator(".cm-completionInfo")).toContainText(/\w{4}/);
    await expect(page.locator(".cm-tooltip-autocomplete-disabled")).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(editor(page)).toContainText("{ depositAmount", { timeout: 500 });
  }).toPass();

  await page.keyboard.press("ControlOrMeta+i");
  const docs = explorer(page).getByRole("region", { name: /Documentation of/ });
  await expect(docs.locator('[aria-current="page"]')).toHaveText("LockupStream");
  await expect(docs.locator('li[aria-current="true"]')).toContainText("depositAmount: numeric!");

  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(explorer(page).locator("pre[aria-label=Answer]")).toContainText('"depositAmount": "');
  await page.keyboard.press("Tab");
  await expect(editor(page)).not.toBeFocused();

  await editor(page).fill("{ LockupStream { streamedAmount } }");
  await expect(page.locator(".cm-lintRange-error")).toBeVisible();
});

test("has a sentence for a closed port and for a server that lets no page read", async ({
  page,
  messages,
}) => {
  messages.expect("Failed to load resource", "blocked by CORS policy");
  await openExplorer(page);
  const troubles: [(route: Route) => Promise<void>, RegExp][] = [
    [(route) => route.abort("connectionrefused"), /refused the connection or cannot be reached/],
    [
      (route) =>
        route.fulfill({
          json: { data: {} },
          headers: { "access-control-allow-origin": "https://elsewhere.example" },
        }),
      /does not let other sites read its answers \(CORS\)/,
    ],
  ];
  for (const [trouble, sentence] of troubles) {
    const stop = await answerRequests(page, envio, trouble);
    await run(page);
    await expect(status(page)).toHaveText(sentence);
    stop();
  }
});

test("says so when there is no connection, and stops when asked", async ({ page, context, messages }) => {
  // Pages that are fetched ahead of a visit are refused too.
  messages.expect("ERR_INTERNET_DISCONNECTED");
  await page.route(envio, () => new Promise(() => undefined));
  await openExplorer(page);
  await context.setOffline(true);
  await run(page);
  await expect(status(page)).toContainText("You are offline.");
  await context.setOffline(false);
  await run(page);
  await expect(status(page)).toContainText("Waiting for the answer.");
  await explorer(page).getByRole("button", { name: "Stop" }).click();
  await expect(status(page)).toHaveText("Stopped.");
  // By keyboard, too, each time with the button that has the focus.
  await page.keyboard.press("Enter");
  await expect(explorer(page).getByRole("button", { name: "Stop" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("Stopped.");
  await expect(explorer(page).getByRole("button", { name: "Run the query" })).toBeFocused();
});

test("the key goes to the indexer and nowhere else, and ends with the document", async ({
  page,
  context,
}) => {
  const key = "0123456789abcdef0123456789abcdef";
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await answerFor(page, production, "the-graph");
  await openExplorer(page, "the-graph/lockup/newest");
  await explorer(page).getByLabel("Endpoint", { exact: true }).selectOption(production);
  const field = explorer(page).getByLabel("Key");
  await field.fill(key);
  await run(page);
  await expect(status(page)).toHaveText("The indexer answered.");
  expect(server.last()!.authorization).toBe(`Bearer ${key}`);

  await explorer(page).getByRole("button", { name: "Copy the curl command" }).click();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toContain("Authorization: Bearer $API_KEY");
  expect(command).not.toContain(key);

  const places = async () =>
    page.evaluate(async () =>
      JSON.stringify([
        location.href,
        document.cookie,
        { ...localStorage },
        { ...sessionStorage },
        history.state,
        await indexedDB.databases(),
        await caches.keys(),
      ]),
    );
  expect(await places()).not.toContain(key);

  await page.getByRole("link", { name: "Caveats" }).first().click();
  await expect(page).toHaveURL(/\/api\/caveats$/);
  await page.goBack();
  await expect(field).toHaveValue(key);
  expect(await places()).not.toContain(key);

  await page.reload();
  await expect(field).toHaveValue("");
});

test("has contrast, names and room in both themes", async ({ page }) => {
  await withoutTransitions(page);
  await answerFor(page, envio, "envio");
  await page.setViewportSize({ width: 390, height: 844 });
  await openExplorer(page);
  await run(page);
  await expect(explorer(page).locator("pre[aria-label=Answer]")).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await showTheme(page, "dark");
  expect(await axeViolations(page, { within: "form[aria-label='API explorer']" })).toEqual([]);
  await showTheme(page, "light");
  expect(await axeViolations(page, { rules: "colours", within: "form[aria-label='API explorer']" })).toEqual(
    [],
  );
});
