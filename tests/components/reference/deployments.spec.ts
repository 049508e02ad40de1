import { readDeployments } from "../../../plugins/protocol-data/src/contracts/deployments";
import { overflow, open } from "../../support/reading";
import { active, search } from "../../support/search";
import { expect, test } from "../../support/test";

// A page of addresses: complete without JavaScript, filtered and copied with it, readable on a phone.

const PAGE = "/guides/lockup/deployments";
const BASE = "SablierLockup on Base";
const BASE_ADDRESS = /^0x[0-9a-fA-F]{40}$/;

const release = readDeployments("").find(({ product, isCurrent }) => product === "lockup" && isCurrent)!;
const title = `Lockup ${release.version}`;
const chains = release.chains.length;
const mainnets = release.chains.filter(({ isTestnet }) => !isTestnet).length;

test("the filter leaves the chains that it names, by name or id @core", async ({ page }) => {
  await open(page, PAGE);
  const filter = page.getByLabel("Filter by chain name or ID");
  await filter.fill("845");
  await expect(page.getByText(`2 of ${chains} chains`)).toBeVisible();
  await expect(page.locator("#chain-84532")).toBeVisible();
  // A complete id selects its chain alone, and is in the address.
  await filter.fill("8453");
  await expect(page.getByText(`1 of ${chains} chains`)).toBeVisible();
  await expect(page).toHaveURL(/\?filter=8453$/);
  await page.reload();
  await expect(filter).toHaveValue("8453");
  await expect(page.locator("#chain-8453")).toBeVisible();
  await expect(page.locator("#chain-1")).toBeHidden();
  await filter.fill("gnosis, 10");
  await expect(page.locator("#chain-100")).toBeVisible();
  await expect(page.locator("#chain-10")).toBeVisible();
  await filter.fill("nowhere");
  await expect(page.getByText(`No chain of that name or ID has ${title}.`)).toBeVisible();
  await page.getByRole("button", { name: "Clear filter" }).click();
  await expect(page.getByText(`${chains} chains`, { exact: true })).toBeVisible();
  await filter.fill("base");
  // It ends a composition of letters, as of Japanese, and does nothing else; Safari shows it by the code alone.
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    await filter.dispatchEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, ...init });
  await expect(filter).toHaveValue("base");
  await page.keyboard.press("Escape");
  await expect(filter).toHaveValue("");
});

test("a link to a chain that the filter hides shows it again", async ({ page }) => {
  await open(page, PAGE);
  const filter = page.getByLabel("Filter by chain name or ID");
  await filter.fill("optimism");
  await expect(page.locator("#chain-10")).toBeVisible();
  await expect(page.locator("#chain-8453")).toBeHidden();
  await page.evaluate(() => (window.location.hash = "#chain-8453"));
  await expect(page.locator("#chain-8453")).toBeInViewport();
  await expect(filter).toHaveValue("");
});

test("marks the row that a hit of the search leads to", async ({ page }) => {
  await open(page, "/");
  await search(page, "SablierLockup Base address");
  await page.locator(active).filter({ hasText: "Base chain ID 8453" }).waitFor();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/guides\/lockup\/deployments#chain-8453$/);
  const readMark = (id: number) =>
    page
      .locator(`#chain-${id} th`)
      .first()
      .evaluate((name) => getComputedStyle(name).boxShadow);
  await expect.poll(() => readMark(8453)).toContain("inset");
  expect(await readMark(1)).toBe("none");
  await expect(page.locator("#chain-8453")).toBeInViewport();
});

test("keeps a chain's id on one line", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await open(page, PAGE);
  const lines = await page
    .locator("[id^=chain-] th")
    .getByText(/^chain ID \d+$/)
    .evaluateAll((ids) => ids.map((id) => id.getClientRects().length));
  expect(lines.length).toBeGreaterThanOrEqual(chains);
  expect([...new Set(lines)]).toEqual([1]);
});

test("copies an address and says so @core", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, PAGE);
  const button = page.getByRole("button", { name: `Copy address of ${BASE}`, exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `Copied address of ${BASE}`, exact: true })).toBeVisible();
  await expect(page.getByText(`Copied address of ${BASE}.`, { exact: true })).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(BASE_ADDRESS);
  await expect(page.locator("#chain-8453").getByText(copied, { exact: true })).toBeAttached();
});

test("is complete without JavaScript", async ({ page, newContext }) => {
  await open(page, PAGE);
  const rows = await page.locator("tbody[id^=chain-] tr").allInnerTexts();
  const plain = await newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(PAGE);
  expect(await still.locator("tbody[id^=chain-] tr").count()).toBe(rows.length);
  await expect(still.locator("#chain-8453 code").first()).toHaveText(BASE_ADDRESS);
  await expect(still.getByLabel("Filter by chain name or ID")).toBeHidden();
});

test("each address is one piece of text, which a double click selects", async ({ page }) => {
  await open(page, PAGE);
  const texts = await page
    .locator("tbody[id^=chain-] td code")
    .evaluateAll((codes) => codes.map(({ childNodes }) => [...childNodes].map((node) => node.nodeType)));
  expect(texts.length).toBeGreaterThan(chains);
  expect(texts.filter((types) => types.length !== 1 || types[0] !== 3)).toEqual([]);
  const address = page.locator("#chain-8453 code").first();
  // Outside the link, so that the press selects rather than follows.
  await address.evaluate((code) => code.closest("a")!.removeAttribute("href"));
  await address.dblclick();
  const selected = await page.evaluate(() => getSelection()!.toString().trim());
  expect(selected).toBe(await address.textContent());
});

test("fits a phone, with targets of 32 pixels and every address on one line", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, PAGE);
  expect(await overflow(page)).toBe(0);
  const region = page.getByRole("region", { name: `${title} on ${mainnets} mainnets` });
  // The font and the full style sheet may come after hydration.
  await expect
    .poll(() => region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth))
    .toBe(true);
  const base = page.locator("#chain-8453 td").first();
  for (const target of [base.getByRole("link"), base.getByRole("button")]) {
    expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(32);
  }
  expect((await base.getByRole("link").boundingBox())!.height).toBeLessThan(40);
  // The title comes first. The announcement has a second line where the font has not arrived in time.
  const { y } = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
  const bar = (await page.locator(".navbar").boundingBox())!;
  expect(y - bar.y - bar.height).toBeLessThanOrEqual(60);
});
