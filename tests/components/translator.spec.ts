import { type Page } from "@playwright/test";
import { open } from "../support/reading";
import { replaceTexts } from "../standIns/translate";
import { hits, input, modal, search } from "../support/search";
import { expect, test } from "../support/test";

// A browser's translator puts an element of its own instead of each text node. The tools go on to answer: with the new
// words alone, and without an error.

const translate = (page: Page) => page.evaluate(replaceTexts);

test("the error decoder and a copy button on a translated page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/reference/errors");
  await translate(page);
  const decoder = page.getByRole("region", { name: "Error decoder" });
  const decode = async (text: string) => {
    await decoder.getByRole("textbox").fill(text);
    await decoder.getByRole("button", { name: "Decode" }).click();
  };
  await decode("0xd93c0665");
  await expect(decoder.getByRole("status")).toContainText("EnforcedPause");
  await translate(page);
  await decode("GS013");
  await expect(decoder.getByRole("status")).toContainText("The Safe executed its transaction");
  await expect(decoder.getByRole("status")).not.toContainText("EnforcedPause");
  await translate(page);
  const copy = decoder.locator("button[aria-label$='link to this reading']");
  await copy.click();
  await expect(copy).toHaveText("Copied");
  await translate(page);
  await expect(copy).toHaveText("Copy");
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
  const filter = page.getByLabel("Filter by chain name or ID");
  await translate(page);
  await filter.fill("8453");
  await expect(page.getByText(/^1 of \d+ chains$/)).toBeVisible();
  await translate(page);
  await filter.fill("nowhere");
  await expect(page.getByText(/^No chain of that name or ID/)).toBeVisible();
  await expect(page.getByText(/^1 of \d+ chains$/)).toHaveCount(0);
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
  await form.getByLabel("Explain a link").fill("nonsense");
  await expect(form).toContainText("is not a link");
  await translate(page);
  await form.getByLabel("Link to").selectOption({ index: 3 });
  await expect(form.getByRole("link", { name: /^https:/ })).toHaveCount(1);
  await expect(form).not.toContainText("is not a link");
});
