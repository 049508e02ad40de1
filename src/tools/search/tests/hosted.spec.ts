// One file, because its tests share a site with a configured host.
import { type Page } from "@playwright/test";
import { stopClock } from "../../../../tests/support/clock";
import { idle, open } from "../../../../tests/support/reading";
import { errorScreen, hits, input, modal, search } from "../../../../tests/support/search";
import { startHost, type Host } from "../../../../tests/support/searchHost";
import { expect, test as base } from "../../../../tests/support/test";

// With the credentials of a hosted index: what is asked of its hosts, and what a reader gets when they fail.

const notice = "The search service cannot be reached.";

/** The built site with the credentials of a hosted index in its configuration, and some hosts to ask. */
const test = base.extend<{ hosts: [Host, Host]; insights: boolean }>({
  insights: [false, { option: true }],
  hosts: async ({ page, insights }, provide) => {
    const hosts = await Promise.all(["first", "second"].map(startHost));
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
    await provide(hosts as unknown as [Host, Host]);
    expect(configured, "the configuration was found in the bundle").toBeGreaterThan(0);
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
  const levels = Array.from({ length: 7 }, (_, level) => `hierarchy.lvl${level}`);
  expect(request).toEqual({
    query: "governance",
    indexName: "sablierdocs",
    attributesToRetrieve: [...levels, "content", "type", "url"],
    attributesToSnippet: ["content:28"],
    snippetEllipsisText: "…",
    highlightPreTag: "<mark>",
    highlightPostTag: "</mark>",
    hitsPerPage: 20,
    clickAnalytics: false,
  });
  // The embedded index is not loaded for nothing, and nobody is notified of clicks.
  expect(requests.filter((url) => /search-index|insights/.test(url))).toEqual([]);
});

test("shows texts of hits as text, opens them on this site, and says when there is nothing", async ({
  page,
  hosts,
}) => {
  await ask(page, "nothing");
  const none = page.locator(".DocSearch-NoResults");
  await expect(none.locator(".DocSearch-Title")).toHaveText('No results for "nothing"');
  await expect(none).toContainText("Believe this query should return results? Let us know.");
  await page.locator(input).fill("many");
  await expect(page.locator(hits)).toHaveCount(45);
  await page.locator(input).fill("nothing");
  await expect(none).toContainText("Try searching for:");
  const suggestions = none.locator(".DocSearch-Prefill").filter({ visible: true });
  await expect(suggestions).toHaveText(["Group 1", "Group 2"]);
  await suggestions.first().click();
  await expect(page.locator(input)).toHaveValue("group 1 ");
  await page.locator(input).fill("governance");
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

test("leaves the error of a host that refuses the call on display", async ({ page, hosts, messages }) => {
  messages.expect("Failed to load resource");
  await page.clock.install();
  await ask(page, "");
  hosts[0].behaviour = 403;
  await page.locator(input).fill("governance");
  const screen = page.locator(errorScreen);
  await expect(screen).toContainText("Unable to fetch results");
  await expect(screen).toContainText("You might want to check your network connection.");
  await page.clock.fastForward(2_000);
  await expect(screen).toBeVisible();
  expect(hosts.map(({ calls }) => calls.length)).toEqual([1, 0]);
  hosts[0].behaviour = "answer";
  await page.locator(input).fill("governance token");
  await expect(page.locator(hits)).toContainText("first");
});

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
        response.url().endsWith(".js") &&
        // Of what the browser has let go of there is no text.
        (await response.text().catch(() => "")).includes("insights.algolia.io"),
    );
    await page.keyboard.press("Control+k");
    await client;
    // It has been run by then.
    await idle(page);
    await page.clock.install();
    await stopClock(page);

    await page.locator(input).fill("many");
    await expect(page.locator(hits)).toHaveCount(45);
    expect(hosts[0].calls[0]!.request.clickAnalytics).toBe(true);
    await page.clock.runFor(350);
    await page.locator(input).fill("many more");
    await expect.poll(() => hosts[0].calls.length).toBe(2);
    await expect(page.locator(hits).first()).toContainText("many more 0");
    await page.clock.runFor(350);
    expect(await events("view")).toEqual([]);
    await page.clock.runFor(100);
    const views = await events("view");
    expect(views.map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5]);
    expect(views.flatMap(({ objectIDs }) => objectIDs).every((id) => id.startsWith("many more-"))).toBe(true);

    await page.keyboard.press("Enter");
    await expect.poll(async () => (await events("click")).map(({ queryID }) => queryID)).toEqual(["id"]);
  });
});
