import { type Page, type Route } from "@playwright/test";
import { serveIndexers, type IndexerServer } from "../../samples/graphql/serve";
import { exampleAddress } from "../../src/protocol/indexers/request";
import { axeViolations, showTheme, withoutTransitions } from "../support/inspections/axe";
import { frames, open, overflow } from "../support/reading";
import { answerRequests } from "../support/requests";
import { expect, test } from "../support/test";

// The explorer on /api/overview, against indexers of example rows on this machine: requests to the public addresses
// are handed to them, so that nothing leaves the machine and the page's security policy still applies. One file, because
// all tests share that server.

const envio = exampleAddress("streams", "envio").url;
const testing = exampleAddress("streams", "the-graph").url;
const production = exampleAddress("streams", "the-graph", true).url;

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
  await open(page, `/api/overview?query=${query}#explorer`);
  await expect(editor(page)).toBeVisible();
}

test("nothing of it is loaded before a reader opens it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await open(page, "/api/overview");
  const before = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(before.length).toBeGreaterThan(3);
  expect(before.filter((text) => text.includes("cm-tooltip-autocomplete"))).toEqual([]);
  const count = scripts.length;
  await page.getByRole("button", { name: "Open the explorer" }).click();
  await expect(editor(page)).toBeVisible();
  const later = await Promise.all(
    scripts.slice(count).map(async (url) => (await page.request.get(url)).text()),
  );
  expect(later.some((text) => text.includes("cm-tooltip-autocomplete"))).toBe(true);
});

test("stands styled when a link has opened it, and a double click runs the query and does not stop it", async ({
  page,
}) => {
  await answerFor(page, testing, "the-graph");
  await page.goto("/api/overview?query=the-graph/lockup/by-id#explorer");
  await expect(editor(page)).toBeVisible();
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
  /** Whether the button is in the window when the query stands at its top. */
  const inSight = () =>
    editor(page).evaluate((query) => {
      window.scrollTo({ top: query.getBoundingClientRect().top + window.scrollY - 80, behavior: "instant" });
      const run = [...query.closest("form")!.querySelectorAll("button")].find(
        ({ textContent }) => textContent === "Run the query",
      )!;
      return run.getBoundingClientRect().bottom <= window.innerHeight;
    });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await inSight(), `${width} px`).toBe(true);
  }
  await button.click();
  await expect(status(page)).toHaveText("The indexer answered.");
  await expect(status(page)).toBeInViewport();
  await explorer(page)
    .getByLabel("Variables")
    .evaluate((variables) => variables.setAttribute("rows", "40"));
  expect(await inSight(), "control: forty lines of variables").toBe(false);
});

test("what cannot be loaded says so, and its button keeps the focus", async ({ page, messages }) => {
  messages.expect("Failed to load resource");
  await open(page, "/api/overview");
  const button = page.getByRole("button", { name: /^Open/ });
  let refuse = () => {};
  const held = new Promise<void>((resolve) => (refuse = resolve));
  const stop = await answerRequests(page, "**/assets/js/*.js", (route) => held.then(() => route.abort()));
  await button.press("Enter");
  await expect(button).toHaveText("Opening");
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  refuse();
  await expect(page.getByText("The explorer could not be loaded.")).toBeVisible();
  await expect(button).toBeFocused();
  stop();
  await page.keyboard.press("Enter");
  await expect(explorer(page).getByLabel("Indexer and vendor")).toBeFocused();
});

test("what the indexer would refuse is said before the query is sent, and curly quotes are read", async ({
  page,
}) => {
  await answerFor(page, testing, "the-graph");
  await openExplorer(page, "the-graph/lockup/by-id");
  const cautions = explorer(page).getByRole("list", { name: "Before you run it" }).getByRole("listitem");
  await expect(cautions).toHaveCount(0);
  await editor(page).fill("query ($n: Int) { lockupStreams(first: $n) { id } }");
  await explorer(page).getByLabel("Variables").fill("{ “n”: 1001 }");
  await expect(cautions).toHaveText([
    "lockupStreams asks for 1,001 rows with first, and The Graph takes 1 to 1,000: page with a cursor.",
  ]);
  await explorer(page).getByLabel("Variables").fill("{ “n”: 2 }");
  await expect(cautions).toHaveCount(0);
  await run(page);
  await expect(status(page)).toHaveText("The indexer answered.");
});

test("a server's own words are told, with what to do", async ({ page, messages }) => {
  messages.expect("402");
  await openExplorer(page, "the-graph/lockup/by-id");
  const stop = await answerRequests(page, testing, (route) =>
    route.fulfill({
      status: 402,
      body: `{"error":"payment required"}`,
      headers: { "access-control-allow-origin": "*" },
    }),
  );
  await run(page);
  await expect(status(page)).toContainText("asks for payment (402: payment required). ");
  stop();
  await answerRequests(page, testing, (route) =>
    route.fulfill({ body: `{"error":"rate limited"}`, headers: { "access-control-allow-origin": "*" } }),
  );
  await run(page);
  await expect(status(page)).toContainText("says: rate limited. The server has had too many queries.");
});

test("a documented query runs from its page, and changes with the vendor @core", async ({ page }) => {
  await answerFor(page, testing, "the-graph");
  await answerFor(page, envio, "envio");
  await open(page, "/api/lockup/the-graph/queries#by-id");
  await page.locator('a[href$="the-graph/lockup/by-id#explorer"]').click();
  await expect(editor(page)).toContainText("query StreamById($id: ID!)");
  await run(page);
  await expect(status(page)).toHaveText("The indexer answered.");
  await expect(explorer(page).locator("pre[aria-label=Answer]")).toContainText('"alias": "LK3-1-4"');

  await explorer(page).getByLabel("Indexer and vendor").selectOption({ label: "Lockup and Flow, Envio" });
  await expect(editor(page)).toContainText("LockupStream_by_pk");
  await expect(explorer(page).locator("pre[aria-label=Answer]")).toBeHidden();
  await run(page);
  await expect(explorer(page).locator("pre[aria-label=Answer]")).toContainText('"LockupStream_by_pk"');

  await explorer(page).getByLabel("Indexer and vendor").selectOption({ label: "Airdrops, The Graph" });
  await expect(explorer(page).getByLabel("Documented query")).toHaveValue("the-graph/airdrops/newest");
});

test("an answer that comes late is not shown with another query", async ({ page }) => {
  let answer = () => {};
  let arrived = () => {};
  const late = new Promise<void>((resolve) => (arrived = resolve));
  const asked = new Promise<void>((resolve) => {
    void page.route(testing, async (route) => {
      resolve();
      await new Promise<void>((later) => (answer = later));
      // The page may have given the request up by then.
      await route.fulfill({ json: { data: { late: true } } }).catch(() => undefined);
      arrived();
    });
  });
  await openExplorer(page, "the-graph/lockup/by-id");
  await run(page);
  await asked;
  await explorer(page).getByLabel("Indexer and vendor").selectOption({ label: "Lockup and Flow, Envio" });
  await expect(editor(page)).toContainText("LockupStream_by_pk");
  answer();
  await expect(explorer(page).getByRole("button", { name: "Run the query" })).toBeVisible();
  await late;
  await frames(page);
  await expect(explorer(page)).not.toContainText("late");
  await expect(status(page)).toHaveText("");
});

test("works by keyboard, and completes and explains what the schema has @core", async ({ page }) => {
  await answerFor(page, envio, "envio");
  await open(page, "/api/overview");
  await page.getByRole("button", { name: "Open the explorer" }).focus();
  await page.keyboard.press("Enter");
  await expect(explorer(page).getByLabel("Indexer and vendor")).toBeFocused();
  for (const label of ["Documented query", "Address", "Key"]) {
    await page.keyboard.press("Tab");
    await expect(explorer(page).getByLabel(label, { exact: true })).toBeFocused();
  }
  await page.keyboard.press("Tab");
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
});

test("a wrong field is underlined, and the indexer's own words are shown @core", async ({ page }) => {
  await answerFor(page, envio, "envio");
  await openExplorer(page);
  await editor(page).fill("{ LockupStream { streamedAmount } }");
  await expect(page.locator(".cm-lintRange-error")).toBeVisible();
  await run(page);
  await expect(status(page)).toContainText("The indexer reports:");
  await expect(status(page)).toContainText('Cannot query field "streamedAmount"');
  await editor(page).fill("");
  await run(page);
  await expect(status(page)).toContainText("Write a query");
  await editor(page).fill('{ LockupStream(limit: 1, where: { id: { _eq: "no" } }) { id } }');
  await explorer(page).getByLabel("Variables").fill("[1]");
  await run(page);
  await expect(status(page)).toContainText("The variables are not a JSON object");
  await explorer(page).getByLabel("Variables").fill("");
  await run(page);
  await expect(status(page)).toContainText("No row matches.");
});

test("the documentation leads from type to type", async ({ page }) => {
  await openExplorer(page);
  const docs = explorer(page).getByRole("region", { name: /Documentation of/ });
  await docs.getByLabel("Find in Query").fill("flowstream");
  await expect(docs.getByText("LockupStream", { exact: true })).toBeHidden();
  await docs.getByRole("button", { name: "[FlowStream!]!", exact: true }).click();
  await expect(docs).toContainText("Latest state of one open-ended (Flow) stream");
  await docs.getByRole("button", { name: "Asset", exact: true }).first().click();
  await expect(docs.locator('[aria-current="page"]')).toHaveText("Asset");
  await docs.getByRole("button", { name: "Query", exact: true }).click();
  await expect(docs.locator('[aria-current="page"]')).toHaveText("Query");
});

const cors = { "access-control-allow-origin": "*" };
const troubles: [string, (route: Route) => Promise<void>, RegExp][] = [
  [
    "a closed port",
    (route) => route.abort("connectionrefused"),
    /refused the connection or cannot be reached/,
  ],
  [
    "a server that lets no page read",
    (route) =>
      route.fulfill({
        json: { data: {} },
        headers: { "access-control-allow-origin": "https://elsewhere.example" },
      }),
    /does not let other sites read its answers \(CORS\)/,
  ],
  ["status 401", (route) => route.fulfill({ status: 401, headers: cors }), /asks for a key \(401\)/],
  ["status 429", (route) => route.fulfill({ status: 429, headers: cors }), /too many queries \(429\)/],
  [
    "a web page",
    (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hello</h1>", headers: cors }),
    /not one of a GraphQL server \(status 200, text\/html\)/,
  ],
];
test("has a sentence for each trouble", async ({ page, messages }) => {
  messages.expect("Failed to load resource", "blocked by CORS policy");
  await openExplorer(page);
  for (const [name, trouble, sentence] of troubles) {
    await test.step(name, async () => {
      const stop = await answerRequests(page, envio, trouble);
      await run(page);
      await expect(status(page)).toHaveText(sentence);
      await expect(explorer(page).getByRole("button", { name: "Copy the curl command" })).toBeVisible();
      stop();
    });
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

test("sends nothing to foreign hosts, and nothing without the key that is asked for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") asked.push(request.url());
  });
  await openExplorer(page);
  await explorer(page).getByLabel("Address", { exact: true }).selectOption("");
  const own = explorer(page).getByLabel("Another address");
  await own.fill("indexer.example");
  await run(page);
  await expect(status(page)).toContainText("Enter the address of an indexer");
  await own.fill("https://indexer.example/v1/graphql");
  await run(page);
  await expect(status(page)).toContainText("indexer.example is none. Copy the curl command");
  await explorer(page).getByLabel("Indexer and vendor").selectOption({ label: "Lockup and Flow, The Graph" });
  await explorer(page).getByLabel("Address", { exact: true }).selectOption(production);
  await run(page);
  await expect(status(page)).toContainText("gateway.thegraph.com answers only with a key.");
  expect(asked).toEqual([]);
});

test("the key goes to the indexer and nowhere else, and ends with the document", async ({
  page,
  context,
}) => {
  const key = "0123456789abcdef0123456789abcdef";
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await answerFor(page, production, "the-graph");
  await openExplorer(page, "the-graph/lockup/newest");
  await explorer(page).getByLabel("Address", { exact: true }).selectOption(production);
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

test("a reader who came from another page gets it with its own document", async ({ page }) => {
  await open(page, "/api/caveats");
  await page.getByRole("link", { name: "Overview", exact: true }).first().click();
  await expect(page).toHaveURL(/\/api\/overview$/);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page.getByRole("button", { name: "Open the explorer" }).click();
  await expect(editor(page)).toBeVisible();
  expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(false);
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a sentence leads to the queries @core", async ({ page }) => {
    await page.goto("/api/overview#explorer");
    await expect(page.getByText("The explorer needs JavaScript.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Open the explorer" })).toBeHidden();
  });
});
