import { serveIndexers, type IndexerServer } from "../../../samples/graphql/serve";
import { people } from "../../protocol/indexers/example/fixture";
import { writeCsv, randomRows, computeRoot, seededRandom } from "../../protocol/airdrops/claim/fixtures";
import {
  createNode,
  createLinearCampaign,
  encodeNumber,
} from "../../protocol/airdrops/claim/contract/nodeFixture";
import { axeViolations, showTheme, withoutTransitions } from "../../../tests/support/inspections/axe";
import { open, overflow } from "../../../tests/support/reading";
import { expect, test } from "../../../tests/support/test";

// The desk on a phone. Requests to Envio are handed to the example indexers of this machine, so that the page's security
// policy still applies. Everything else about the desk is tested without a browser, in src/tools/desk.

let server: IndexerServer;
test.beforeAll(async () => {
  server = await serveIndexers();
});
test.afterAll(() => server.close());

test.use({ viewport: { width: 390, height: 844 } });

test("sends an address to Envio alone, and only after the press @core", async ({ page, baseURL }) => {
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
  await page.getByRole("link", { name: "Open the desk" }).click();
  const field = page.getByLabel("Address, stream ID or link");
  await field.fill(people.bob);
  const button = page.getByRole("button", {
    name: "Look up at Envio: sends this address to hyperindex.xyz",
  });
  await expect(button).toBeVisible();
  expect(elsewhere).toEqual([]);

  await button.click();
  const list = page.getByRole("region", { name: "Streams", exact: true });
  await expect(list.getByRole("listitem").filter({ hasText: "unknown contract" }).first()).toBeVisible();
  expect(elsewhere.length).toBeGreaterThan(0);
  expect(new Set(elsewhere.map((url) => new URL(url).host))).toEqual(new Set(["indexer.hyperindex.xyz"]));

  // One hand, both themes: nothing is wider than the phone, with a stream and the year open.
  await list.locator("summary").first().press("Enter");
  await page.locator("summary", { hasText: "A year for the accountant" }).click();
  await expect(page.getByText("Streamed and not withdrawn at the end of the period")).toBeVisible();
  expect(await overflow(page)).toBe(0);
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.reload();
  await expect(field).toHaveValue(people.bob);
});

test("turns a list into calldata, and asks a node only after the press @core", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL!).origin) elsewhere.push(request.url());
  });
  const rows = randomRows(seededRandom(4), 20);
  const { recipient } = rows[6]!;
  const node = createNode({
    ...createLinearCampaign(11_155_111n, computeRoot(rows)),
    "CLAIM_TYPE()": encodeNumber(0n),
    "hasClaimed(uint256)": encodeNumber(0n),
  });
  await page.route("https://11155111.rpc.thirdweb.com/**", async (route) => {
    if (route.request().method() === "OPTIONS") {
      await route.fulfill({
        headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
      });
      return;
    }
    const answer = await node("", { body: route.request().postData()! });
    await route.fulfill({
      body: await answer.text(),
      headers: { "access-control-allow-origin": "*", "content-type": "application/json" },
    });
  });

  await withoutTransitions(page);
  await open(page, "/desk/claim");
  await page
    .getByLabel("Campaign", { exact: true })
    .fill("https://app.sablier.com/airdrops/campaign/0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc-11155111");
  await page.getByLabel("Your address").fill(recipient);
  await page
    .getByLabel("List of the campaign")
    .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(writeCsv(rows)) });
  await expect(page.getByText(/The list of 20 recipients has one row for your address\./u)).toBeVisible();
  expect(elsewhere).toEqual([]);

  await page.getByRole("button", { name: /^Check the campaign: sends its address to 1/u }).click();
  await expect(page.getByText(/and its root is the root of the contract/u)).toBeVisible();
  await page.getByRole("button", { name: /^Ask whether it was claimed/u }).click();
  await expect(page.getByText(/the row with the index 6 was not claimed/u)).toBeVisible();
  await page.getByRole("radio", { name: "Calldata" }).check();
  // The selector of `claim`, and the index of the row.
  const calldata = `0x3f31ae3f${"6".padStart(64, "0")}`;
  await expect(page.getByRole("figure", { name: "Calldata" }).getByRole("code")).toContainText(calldata);
  expect(new Set(elsewhere.map((url) => new URL(url).host))).toEqual(new Set(["11155111.rpc.thirdweb.com"]));
  // The address has neither the list nor the node, and nothing of the form in its query.
  expect(new URL(page.url()).search).toBe("");

  expect(await overflow(page)).toBe(0);
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    expect(await axeViolations(page)).toEqual([]);
  }
});
