import { open } from "../../../../tests/support/reading";
import { active, hits, input, modal, search } from "../../../../tests/support/search";
import { expect, test } from "../../../../tests/support/test";

// What a query itself is, in the first row of the modal and of the results page.

const WITHDRAW = `0xfdd46d60${"0".repeat(62)}2a${"0".repeat(24)}${"1".repeat(40)}${"0".repeat(61)}5dc`;

test("the results page says what was typed, and opens the tool with it by keyboard @core", async ({
  page,
}) => {
  await open(page, "/search");
  const field = page.locator("main input[type=search]");
  await field.fill("LK3-1-12");
  const answer = page.getByRole("link", { name: "Stream 12 of Lockup v4.0 on Ethereum" });
  await expect(answer).toBeVisible();
  await expect(page.locator("main [aria-live=polite]")).toContainText("ID LK3-1-12");
  await field.press("Tab");
  await expect(answer).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/apps\/guides\/url-schemes\?seal=\w+&id=LK3-1-12#explain$/);
  await expect(page.getByLabel("Stream ID, address or link").first()).toHaveValue("LK3-1-12");
});

test("the results page answers what names one thing", async ({ page }) => {
  for (const [query, words] of [
    ["1000 USDC a month", "385802469135802 per second"],
    ["8453", "Base, chain 8453"],
    ["0xb2ae7633", "SablierLockup_WithdrawAmountZero"],
    ["insufficient funds for gas: have 10 want 15", "short by 5 wei"],
  ] as const) {
    await test.step(query, async () => {
      await open(page, `/search?q=${encodeURIComponent(query)}`);
      await expect.soft(page.locator("main [aria-live=polite]")).toContainText(words);
    });
  }
});

test("the modal says what was typed in its first row, which Enter opens @core", async ({ page }) => {
  // The home page's own field is for narrow screens: the bar has one on others.
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await page.getByRole("link", { name: /^Search functions/ }).click();
  await page.locator(input).fill("LK3-1-12");
  await expect(page.locator(active)).toContainText("Stream 12 of Lockup v4.0 on Ethereum");
  await page.locator(input).fill(`0x${"1".repeat(40)} is this official`);
  await expect(page.locator(active)).toContainText("No released Sablier contract");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/guides\/lockup\/deployments$/);
});

test("the modal names what was searched for, and the sections where it knows hardly a word", async ({
  page,
}) => {
  await open(page, "/concepts/fees");
  await search(page, "cómo retirar mis tokens");
  await expect(page.locator(".DocSearch-Hit-source").first()).toHaveText(/^Searched for: .*withdraw/);
  await page.locator(input).fill("jak szybko wypłacić wszystkie środki");
  const none = page.locator(".DocSearch-Dropdown");
  await expect(none).toContainText('No results for "jak szybko wypłacić wszystkie środki"');
  await expect(none).toContainText("Believe this query should return results? Let us know.");
  await expect(page.locator(hits)).toHaveCount(0);
  await none.getByRole("link", { name: "Support" }).click();
  await expect(page).toHaveURL(/\/support\//);
  await expect(page.locator(modal)).toHaveCount(0);
});

test("a pasted text is read as a whole, and words get no answer", async ({ page }) => {
  await open(page, "/search?q=cliff");
  const field = page.locator("main input[type=search]");
  await expect(page.locator("main ol li").first()).toBeVisible();
  await expect(page.locator("main [aria-live=polite]")).toBeEmpty();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), WITHDRAW);
  await field.fill("");
  await field.press("Control+v");
  await expect(page.locator("main [aria-live=polite]")).toContainText("streamId 42");
});

test("a text that comes in without a paste is read as a whole, and one that was cut is not called damaged", async ({
  page,
}) => {
  const data = `0x066920d7${"0".repeat(62)}2a${"0".repeat(63)}9${"0".repeat(63)}5`;
  await open(page, "/concepts/fees");
  await search(page, "");
  await test.step("inserted at once, as by the clipboard of a keyboard", async () => {
    await page.keyboard.insertText(data);
    await expect(page.locator(input)).toHaveValue(data.slice(0, 64));
    await expect(page.locator(active)).toContainText("SablierLockup_Overdraw");
    await expect(page.locator(active).locator("a")).toHaveAttribute("href", new RegExp(`#data=${data}$`));
  });
  await test.step("cut before it arrives", async () => {
    await page.locator(input).fill("");
    await page.locator(input).fill(data.slice(0, 64));
    await expect(page.locator(active)).toContainText("holds 64 characters");
    await expect(page.locator(active)).toContainText("paste the whole text there");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/reference\/errors#decoder$/);
    await expect(page.getByText("The data is damaged")).toHaveCount(0);
  });
});
