import { serveIndexers, type IndexerServer } from "../../samples/graphql/serve";
import { people } from "../../src/protocol/indexers/example/fixture";
import { axeViolations, showTheme, withoutTransitions } from "../support/inspections/axe";
import { open, overflow } from "../support/reading";
import { expect, test } from "../support/test";

// The desk on a phone. Requests to Envio are handed to the example indexers of this machine, so that the page's security
// policy still applies. Everything else about the desk is tested without a browser, in src/tools/desk.

let server: IndexerServer;
test.beforeAll(async () => {
  server = await serveIndexers();
});
test.afterAll(() => server.close());

test.use({ viewport: { width: 390, height: 844 } });

test("sends an address to Envio alone, and only after the press", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL!).origin) elsewhere.push(request.url());
  });
  const streams = "https://indexer.hyperindex.xyz/53b7e25/v1/graphql";
  await page.route("https://indexer.hyperindex.xyz/**", async (route) => {
    const indexer = route.request().url() === streams ? "streams" : "airdrops";
    const response = await route.fetch({ url: server.urlOf("envio", indexer) });
    await route.fulfill({
      response,
      headers: { ...response.headers(), "access-control-allow-origin": "*" },
    });
  });

  await withoutTransitions(page);
  // From another page: the desk has a policy of its own, so the browser loads a document.
  await open(page, "/");
  await page.getByRole("link", { name: "Look up your address on the desk" }).click();
  const field = page.getByLabel("Address, stream ID or link");
  await field.fill(people.bob);
  const button = page.getByRole("button", { name: "Look up at Envio: sends this address to hyperindex.xyz" });
  await expect(button).toBeVisible();
  expect(elsewhere).toEqual([]);

  await button.click();
  const list = page.getByRole("region", { name: "Streams" });
  await expect(list.getByRole("listitem").filter({ hasText: "DAI" }).first()).toBeVisible();
  expect(elsewhere.length).toBeGreaterThan(0);
  expect(new Set(elsewhere.map((url) => new URL(url).host))).toEqual(new Set(["indexer.hyperindex.xyz"]));

  // One hand, both themes: nothing is wider than the phone, with a stream and the year open.
  await list.locator("summary").first().press("Enter");
  await page.getByText("A year for the accountant: withdrawals").click();
  await expect(page.getByText("Streamed and not withdrawn at the end of the period")).toBeVisible();
  expect(await overflow(page)).toBe(0);
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.reload();
  await expect(field).toHaveValue(people.bob);
});
