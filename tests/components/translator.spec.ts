import { type Page } from "@playwright/test";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

// A browser's translator puts an element of its own in place of each text node. The tools go on to answer: with the new
// words alone, and without an error.

/** What translators do to a page that is there. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
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
  });
}

test("the rate calculator on a translated page", async ({ page }) => {
  await open(page, "/guides/flow/examples/flow-calculate-rps");
  const form = page.getByRole("form", { name: "Rate calculator" });
  const rate = form.locator("output code").first();
  await translate(page);
  await form.getByLabel("Amount, whole tokens").fill("86.4");
  await form.getByLabel("Period", { exact: true }).selectOption("day");
  await expect(rate).toHaveText("1000000000000000");
  await translate(page);
  await form.getByLabel("Amount, whole tokens").fill("x");
  await expect(form.getByText("Amount: digits only")).toBeVisible();
  await expect(form.locator("output")).toHaveText("No rate yet: one field needs another value.");
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
  await expect(form.locator("output strong")).toHaveText("2998944000");
  await translate(page);
  await form.getByLabel("Amount, whole tokens").fill("1");
  await expect(form.locator("output")).toHaveText(/^No deposit fits/);
});

test("the ID box and the link builder on a translated page", async ({ page }) => {
  await open(page, "/apps/guides/url-schemes");
  await translate(page);
  const box = page.getByRole("form", { name: "Explain a stream ID" });
  await box.getByLabel("Stream ID").fill("LL2-1-29");
  await expect(box.locator("dd").first()).toHaveText("Lockup v1.1");
  await translate(page);
  await box.getByLabel("Stream ID").fill("LK3-1");
  await expect(box.getByRole("status").first()).toHaveText(/^"LK3-1" needs three parts/);
  await translate(page);
  await box.getByLabel("Stream ID").fill("FL4-8453-100");
  await expect(box.locator("dd").first()).toHaveText("Flow v3.0");

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
  await expect(copy).toHaveText("Copy", { timeout: 5_000 });
});
