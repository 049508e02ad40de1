import { type Page } from "@playwright/test";
import { open } from "../support/reading";
import { errorScreen, hits, input, modal, search } from "../support/search";
import { startHost, type Host } from "../support/searchHost";
import { expect, test as base } from "../support/test";

// With the credentials of a hosted index: what is asked of its hosts, and what a reader gets when they fail.

const notice = "The search service cannot be reached.";

/** The built site with the credentials of a hosted index in its configuration, and some hosts to ask. */
const test = base.extend<{ hosts: [Host, Host, ...Host[]]; names: string[]; insights: boolean }>({
  insights: [false, { option: true }],
  names: [["first", "second"], { option: true }],
  hosts: async ({ page, insights, names }, provide) => {
    const hosts = await Promise.all(names.map(startHost));
    let configured = 0;
    await page.route("**/assets/js/main.*.js", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /appId:"embedded",apiKey:"embedded",indexName:"sablierdocs"([^}]*?)hosted:(?:!1|false),insights:(?:!1|false)/,
        (_, rest: string) => {
          configured++;
          return (
            `appId:"TESTAPP",apiKey:"search-key",indexName:"sablierdocs"${rest}hosted:true,insights:${insights},` +
            `hosts:${JSON.stringify(hosts.map(({ url }) => url))}`
          );
        },
      );
      await route.fulfill({ response, body });
    });
    await provide(hosts as unknown as [Host, Host, ...Host[]]);
    expect(configured, "the configuration was found in the bundle").toBeGreaterThan(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await Promise.all(hosts.map(({ close }) => close()));
  },
  // The policy of the site names the service's own hosts only.
  bypassCSP: true,
});

/** Searches from a page that the hosts are configured for. */
async function ask(page: Page, query: string) {
  await open(page, "/concepts/fees");
  await search(page, query);
}

test("asks the hosted index with one call as specified", async ({ page, hosts }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await ask(page, "governance");
  await expect(page.locator(hits)).toHaveCount(1);
  const { parameters, request } = hosts[0].calls[0]!;
  expect([...parameters.keys()].sort()).toEqual([
    "x-algolia-agent",
    "x-algolia-api-key",
    "x-algolia-application-id",
  ]);
  expect(parameters.get("x-algolia-application-id")).toBe("TESTAPP");
  expect(parameters.get("x-algolia-api-key")).toBe("search-key");
  expect(parameters.get("x-algolia-agent")).toMatch(/docsearch \(3\.9\.0\).*docusaurus \(3\.10\.2\)/);
  const levels = (prefix: string, from: number) =>
    Array.from({ length: 7 - from }, (_, index) => `hierarchy.lvl${index + from}${prefix}`);
  expect(request).toEqual({
    query: "governance",
    indexName: "sablierdocs",
    attributesToRetrieve: [...levels("", 0), "content", "type", "url"],
    attributesToSnippet: [...levels(":10", 1), "content:10"],
    snippetEllipsisText: "…",
    highlightPreTag: "<mark>",
    highlightPostTag: "</mark>",
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]],
  });
  // The embedded index is not loaded for nothing, and nobody is told of clicks.
  expect(requests.filter((url) => /search-index|insights/.test(url))).toEqual([]);
});

test("shows texts of hits as text, and opens them on this site", async ({ page, hosts }) => {
  await ask(page, "governance");
  await expect(page.locator(".DocSearch-Hit-title")).toHaveText(
    'first <img src=x onerror="window.broken=true">',
  );
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/127\.0\.0\.1.*\/concepts\/governance$/);
  await page.keyboard.press("Control+k");
  await expect(page.locator(".DocSearch-Hit-title")).toHaveText(
    'first <img src=x onerror="window.broken=true">',
  );
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
  expect(hosts[0].calls.length).toBeGreaterThan(0);
});

test("says that there is nothing", async ({ page, hosts }) => {
  hosts[0].behaviour = "answer";
  await ask(page, "nothing");
  await expect(page.locator(".DocSearch-Title")).toHaveText('No results for "nothing"');
});

for (const behaviour of [500, "close", "hang"] as const) {
  test(`asks the next host after ${behaviour}, and skips the failed one for two minutes`, async ({
    page,
    hosts,
    messages,
  }) => {
    messages.expect("Failed to load resource");
    await page.clock.install();
    hosts[0].behaviour = behaviour;
    await ask(page, "governance");
    await expect(page.locator(hits)).toContainText("second");
    expect(hosts.map(({ calls }) => calls.length)).toEqual([1, 1]);
    hosts[0].behaviour = "answer";

    await page.clock.fastForward(100_000);
    await page.locator(input).fill("governance token");
    await expect.poll(() => hosts.map(({ calls }) => calls.length)).toEqual([1, 2]);

    await page.clock.fastForward(25_000);
    await page.locator(input).fill("governance tokens");
    await expect.poll(() => hosts.map(({ calls }) => calls.length)).toEqual([2, 2]);
    await expect(page.locator(hits)).toContainText("first");
  });
}

for (const behaviour of [404, 403, 429, "garbage"] as const) {
  test(`fails at once on ${behaviour} and leaves the error on display`, async ({ page, hosts, messages }) => {
    messages.expect("Failed to load resource");
    hosts[0].behaviour = behaviour;
    await ask(page, "governance");
    await expect(page.locator(errorScreen)).toContainText("Unable to fetch results");
    await expect(page.locator(errorScreen)).toContainText("You might want to check your network connection.");
    await page.waitForTimeout(700);
    await expect(page.locator(errorScreen)).toBeVisible();
    expect(hosts.map(({ calls }) => calls.length)).toEqual([1, 0]);
    hosts[0].behaviour = "answer";
    await page.locator(input).fill("governance token");
    await expect(page.locator(hits)).toContainText("first");
  });
}

test("lets the embedded index answer when every host fails, and says so", async ({
  page,
  hosts,
  messages,
}) => {
  messages.expect("Failed to load resource");
  hosts[0].behaviour = 500;
  hosts[1].behaviour = "close";
  await ask(page, "governance");
  await expect(page.locator(hits).first()).toContainText("Governance");
  await expect(page.locator(modal)).toContainText(notice);
  await page.locator(".DocSearch-HitsFooter a").click();
  await expect(page.locator("main ol li").first()).toContainText("Governance");
  await expect(page.locator("main")).toContainText(notice);
});

test("ends in the error when the embedded index cannot be loaded either", async ({
  page,
  hosts,
  messages,
}) => {
  messages.expect("Failed to load resource");
  hosts[0].behaviour = hosts[1].behaviour = 500;
  await page.route("**/search-index.json", (route) => route.fulfill({ status: 500, body: "" }));
  await ask(page, "governance");
  await expect(page.locator(errorScreen)).toContainText("Unable to fetch results");
  await page.waitForTimeout(700);
  await expect(page.locator(errorScreen)).toBeVisible();
});

test("reports errors on the results page as well", async ({ page, hosts, messages }) => {
  messages.expect("Failed to load resource");
  hosts[0].behaviour = 403;
  await page.goto("/search?q=governance");
  await expect(page.getByRole("alert")).toContainText("Unable to fetch results");
  hosts[0].behaviour = "answer";
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("main ol li")).toHaveCount(1);
  await expect(page.locator("main [role=status]")).toHaveText("One result");
});

test.describe("hosts that take too long", () => {
  test.use({ names: ["first", "second", "third", "fourth"] });

  for (const [behaviour, what, seconds] of [
    ["hang", "to connect", [1, 4, 5, 6]],
    ["stall", "to read", [2, 8, 10, 12]],
  ] as const) {
    test(`get ${seconds.join(", ")} seconds ${what}, then the embedded index answers`, async ({
      page,
      hosts,
    }) => {
      for (const host of hosts) host.behaviour = behaviour;
      await ask(page, "");
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const begun: string[] = [];
      page.on("response", (response) => {
        if (response.url().includes("/1/indexes/")) begun.push(response.url());
      });
      await page.locator(input).fill("governance");
      const asked = () => hosts.filter(({ calls }) => calls.length > 0).length;
      for (const [index, time] of seconds.entries()) {
        await expect.poll(asked).toBe(index + 1);
        if (behaviour === "stall") await expect.poll(() => begun.length).toBe(index + 1);
        await page.waitForTimeout(200);
        // A host is asked the moment the one before it has failed, its answer begins while the clock stands.
        await page.clock.runFor(time * 1000 - (behaviour === "hang" && index > 0 ? 200 : 100));
        await page.waitForTimeout(200);
        expect(asked()).toBe(index + 1);
        await expect(page.locator(modal)).not.toContainText(notice);
        await page.clock.runFor(200);
      }
      await expect(page.locator(modal)).toContainText(notice);
      expect(hosts.map(({ calls }) => calls.length)).toEqual([1, 1, 1, 1]);
    });
  }
});

test("shows a slow host as stalled", async ({ page, hosts }) => {
  hosts[0].behaviour = "hang";
  await ask(page, "governance");
  await expect(page.locator(".DocSearch-Container--Stalled")).toBeVisible();
  await expect(page.locator(hits)).toContainText("second");
});

test.describe("click analytics, where the environment switches them on", () => {
  test.use({ insights: true });

  test("send what was shown 400 ms after the last letter, twenty to an event, and what was opened", async ({
    page,
    hosts,
  }) => {
    await page.addInitScript(() => {
      const beacons: unknown[] = [];
      Object.assign(window, { beacons });
      navigator.sendBeacon = (_url, body) =>
        beacons.push(...(JSON.parse(String(body)) as { events: [] }).events) > 0;
    });
    const events = (type: string) =>
      page.evaluate(
        (eventType) =>
          (
            window as unknown as { beacons: { eventType: string; objectIDs: string[]; queryID?: string }[] }
          ).beacons
            .filter((event) => event.eventType === eventType)
            .map(({ objectIDs, queryID }) => ({ objectIDs, queryID })),
        type,
      );
    await open(page, "/concepts/fees");
    const client = page.waitForResponse(
      async (response) =>
        response.url().endsWith(".js") && (await response.text()).includes("insights.algolia.io"),
    );
    await page.keyboard.press("Control+k");
    await client;
    await page.waitForTimeout(500);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);

    await page.locator(input).fill("many");
    await expect(page.locator(hits)).toHaveCount(45);
    expect(hosts[0].calls[0]!.request.clickAnalytics).toBe(true);
    await page.clock.runFor(350);
    await page.locator(input).fill("many more");
    await expect.poll(() => hosts[0].calls.length).toBe(2);
    await page.waitForTimeout(300);
    await page.clock.runFor(350);
    expect(await events("view")).toEqual([]);
    await page.clock.runFor(100);
    const views = await events("view");
    expect(views.map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5]);
    expect(views.flatMap(({ objectIDs }) => objectIDs).every((id) => id.startsWith("many more-"))).toBe(true);

    await page.keyboard.press("Enter");
    await expect.poll(async () => (await events("click")).map(({ queryID }) => queryID)).toEqual(["id"]);
  });

  test("are left out where they cannot be loaded, without an error", async ({ page, hosts, messages }) => {
    messages.expect("Failed to load resource");
    let isRefused = false;
    await page.route("**/assets/js/*.js", async (route) => {
      const response = await route.fetch();
      if (!(await response.text()).includes("insights.algolia.io")) return route.fallback();
      isRefused = true;
      await route.abort();
    });
    await open(page, "/concepts/fees");
    await page.keyboard.press("Control+k");
    await expect.poll(() => isRefused).toBe(true);
    await page.locator(input).fill("many");
    await expect(page.locator(hits)).toHaveCount(45);
    expect(hosts[0].calls).toHaveLength(1);
  });
});
