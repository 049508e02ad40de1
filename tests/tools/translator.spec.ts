import { type Page } from "@playwright/test";
import { serveIndexers } from "../../samples/graphql/serve";
import { exampleAddress } from "../../src/protocol/indexers/request";
import { open } from "../support/reading";
import { answerRequests } from "../support/requests";
import { hits, input, modal, search } from "../support/search";
import { expect, test } from "../support/test";

// A browser's translator puts an element of its own in place of each text node. The tools go on to answer: with the new
// words alone, and without an error.

/** What translators do to a page that is there. */
function replaceTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.textContent!.trim() && !node.parentElement!.closest("script,style,textarea,option,font")
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

const translate = (page: Page) => page.evaluate(replaceTexts);

test("the rate calculator on a translated page", async ({ page }) => {
  await open(page, "/guides/flow/examples/flow-calculate-rps");
  const form = page.getByRole("form", { name: "Rate calculator" });
  const rate = form.getByRole("status", { name: "Result" }).locator("code").first();
  await translate(page);
  await form.getByLabel("Amount, whole tokens").fill("86.4");
  await form.getByLabel("Period", { exact: true }).selectOption("day");
  await expect(rate).toHaveText("1000000000000000");
  await translate(page);
  await form.getByLabel("Amount, whole tokens").fill("x");
  await expect(form.getByText("Amount: digits only")).toBeVisible();
  await expect(form.getByRole("status", { name: "Result" })).toHaveText(
    "No rate yet: one field needs another value.",
  );
  await translate(page);
  await form.getByLabel("Amount, whole tokens").fill("864");
  await expect(rate).toHaveText("10000000000000000");
  await expect(form.getByText("Amount: digits only")).toHaveCount(0);
});

test("the deposit calculator on a translated page", async ({ page }) => {
  await open(page, "/guides/legacy/streams");
  const form = page.getByRole("form", { name: "Deposit calculator" });
  await translate(page);
  await form.getByLabel("Token decimals").fill("6");
  await expect(form.getByRole("status", { name: "Result" }).locator("strong")).toHaveText("2998944000");
  await translate(page);
  await form.getByLabel("Amount, whole tokens").fill("1");
  await expect(form.getByRole("status", { name: "Result" })).toHaveText(/^No deposit fits/);
});

test("the ID box and the link builder on a translated page", async ({ page }) => {
  await open(page, "/apps/guides/url-schemes");
  await translate(page);
  const box = page.getByRole("form", { name: "Explain a stream ID" });
  await box.getByLabel("Stream ID, address or link").fill("LL2-1-29");
  // The link into the app comes first, what the stream is second.
  await expect(box.locator("dd").nth(1)).toHaveText("Lockup v1.1");
  await translate(page);
  await box.getByLabel("Stream ID, address or link").fill("LK3-1");
  await expect(box.getByRole("status").first()).toHaveText(/^"LK3-1" needs three parts/);
  await translate(page);
  await box.getByLabel("Stream ID, address or link").fill("FL4-8453-100");
  await expect(box.locator("dd").nth(1)).toHaveText("Flow v3.0");

  const form = page.getByRole("form", { name: "Build a link" });
  await form
    .getByLabel("Take a link apart")
    .fill("https://app.sablier.com/payments/stream/LK3-1-12?open=withdraw");
  await expect(form).toContainText("those stand under vesting");
  await expect(form).toContainText("Left out: open=withdraw");
  await translate(page);
  await form.getByLabel("Take a link apart").fill("nonsense");
  await expect(form).toContainText("is not a link");
  await expect(form).not.toContainText("Left out");
  await expect(form.getByRole("button", { name: "Copy link" })).toHaveCount(0);
  await translate(page);
  await form.getByLabel("Leads to").selectOption({ index: 3 });
  await expect(form.getByRole("link", { name: /^https:/ })).toHaveText(/payments\/search\?c=8453$/);
});

test("the revert decoder and a copy button on a translated page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/reference/errors");
  await translate(page);
  const decoder = page.getByRole("region", { name: "Revert decoder" });
  const decode = async (text: string) => {
    await decoder.getByRole("textbox").fill(text);
    await decoder.getByRole("button", { name: "Decode" }).click();
  };
  await decode("0xd93c0665");
  await expect(decoder.getByRole("status")).toContainText("EnforcedPause");
  await translate(page);
  await decode("GS013");
  await expect(decoder.getByRole("status")).toContainText("transaction of a Safe");
  await expect(decoder.getByRole("status")).not.toContainText("EnforcedPause");
  await translate(page);
  const copy = decoder.locator("button[aria-label$='link to this reading']");
  await copy.click();
  await expect(copy).toHaveText("Copied");
  await translate(page);
  await expect(copy).toHaveText("Copy");
});

test("the CSV checker on a translated page", async ({ page }) => {
  await open(page, "/guides/airdrops/examples/create-campaign");
  const form = page.getByRole("form", { name: "CSV checker" });
  const status = form.getByRole("status");
  await translate(page);
  await form.getByRole("button", { name: "Check and compute the root" }).click();
  await expect(status).toContainText("4 recipients, no problem found.");
  await translate(page);
  await form.getByLabel("Content").fill("address,amount\nnobody,1");
  await expect(status).toContainText("2 problems");
  await expect(status).not.toContainText("no problem found");
  await translate(page);
  await form.getByLabel("Token decimals").fill("256");
  await expect(form).toContainText("A whole number from 0 to 255.");
  await translate(page);
  await form.getByLabel("Token decimals").fill("18");
  await expect(form).not.toContainText("A whole number from 0 to 255.");
});

test("the search on a translated page, in the modal and on the page of results", async ({ page }) => {
  await open(page, "/concepts/fees");
  await translate(page);
  await search(page, "cliff");
  await expect(page.locator(hits).first()).toContainText(/cliff/i);
  await translate(page);
  await page.locator(input).fill("governance");
  await expect(page.locator(hits).first()).toContainText(/governance/i);
  await expect(page.locator(modal)).not.toContainText(/cliff/i);
  await translate(page);
  await page.locator(input).fill("xqzw");
  await expect(page.locator(modal)).toContainText(/No results/);
  await expect(page.locator(hits)).toHaveCount(0);

  await open(page, "/search?q=cliff");
  const results = page.locator("main ol li");
  await expect(results.first()).toContainText(/cliff/i);
  await translate(page);
  await page.locator("main input[type=search]").fill("governance");
  await expect(page.locator("h1")).toHaveText("Search results for “governance”");
  await expect(results.first()).toContainText(/governance/i);
  await expect(page.locator("main [role=status]")).toHaveText(/^\d+ results$/);
});

test("the filter of chains on a translated page", async ({ page }) => {
  await open(page, "/guides/lockup/deployments");
  const filter = page.getByLabel("Filter by chain name or id");
  await translate(page);
  await filter.fill("8453");
  await expect(page.getByText(/^1 of \d+ chains$/)).toBeVisible();
  await translate(page);
  await filter.fill("nowhere");
  await expect(page.getByText(/^No chain of that name or id/)).toBeVisible();
  await expect(page.getByText(/^1 of \d+ chains$/)).toHaveCount(0);
});

test("the explorer on a translated page", async ({ page, messages }) => {
  messages.expect("status of 503");
  const server = await serveIndexers();
  try {
    const stop = await answerRequests(page, exampleAddress("streams", "envio").url, async (route) => {
      const response = await route.fetch({ url: server.urlOf("envio", "streams") });
      await route.fulfill({
        response,
        headers: { ...response.headers(), "access-control-allow-origin": "*" },
      });
    });
    await open(page, "/api/overview?query=#explorer");
    const form = page.getByRole("form", { name: "API explorer" });
    await expect(form.getByRole("textbox", { name: "Query" })).toBeVisible();
    const run = form.getByRole("button", { name: "Run the query" });
    await translate(page);
    await run.click();
    await expect(form.getByRole("status").first()).toHaveText("The indexer answered.");
    await translate(page);
    stop();
    await page.route(exampleAddress("streams", "envio").url, (route) => route.fulfill({ status: 503 }));
    await run.click();
    await expect(form.getByRole("status").first()).not.toHaveText("The indexer answered.");
    await expect(form.getByRole("status").first()).toContainText("503");
  } finally {
    await server.close();
  }
});

test("the link builder on a page that was translated before React hydrated it", async ({
  page,
  messages,
}) => {
  messages.expect(/onRecoverableError|Minified React error #(?:418|422|423|425)/);
  await page.addInitScript(`addEventListener("DOMContentLoaded", ${String(replaceTexts)}, { once: true })`);
  await open(page, "/apps/guides/url-schemes");
  const form = page.getByRole("form", { name: "Build a link" });
  await expect(form).toHaveCount(1);
  await form.getByLabel("Take a link apart").fill("nonsense");
  await expect(form).toContainText("is not a link");
  await translate(page);
  await form.getByLabel("Leads to").selectOption({ index: 3 });
  await expect(form.getByRole("link", { name: /^https:/ })).toHaveCount(1);
  await expect(form).not.toContainText("is not a link");
});

test("a playground on a translated page", async ({ page }) => {
  await open(page, "/concepts/streaming");
  const panel = page.locator("section[id^=playground-]");
  const button = (name: string) => panel.getByRole("button", { name, exact: true });
  const withdrawable = panel.getByRole("row", { name: /^Withdrawable now / }).getByRole("cell");
  const log = panel.getByRole("list", { name: "Transactions" }).locator("> li");
  await translate(page);
  await button("Start the playground").click();
  await expect(panel.getByRole("slider", { name: "Time" })).toBeVisible();
  await translate(page);
  await expect(panel).toContainText("Day 10 (");
  const before = await withdrawable.textContent();
  const count = await log.count();
  await button("Forward").click();
  await expect(panel).toContainText("Day 11 (");
  await expect(panel).not.toContainText("Day 10 (");
  expect(await withdrawable.textContent()).not.toBe(before);
  await translate(page);
  await button("Cancel").click();
  await expect(log).toHaveCount(count + 1);
  await expect(log.first()).toContainText("Refused");
  await translate(page);
  await button("Undo").click();
  await expect(log).toHaveCount(count);
  await translate(page);
  await button("Reset").click();
  await expect(withdrawable).toHaveText(before!);
});
