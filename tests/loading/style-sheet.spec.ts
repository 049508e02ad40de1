import { type Page } from "@playwright/test";
import { holdRequests } from "../support/requests";
import { idle, moveMouse, open } from "../support/reading";
import { expect, test } from "../support/test";

// The full style sheet comes with the reader's first move. What is pressed before it is there takes effect when it is, so
// that nothing shows without its style.

const DOC = "/concepts/transferability";
const SHEET = /\/assets\/css\/.*\.css$/;

/** Opens a page whose full style sheet stays on its way until the returned function is called. */
async function openHeld(page: Page, route: string): Promise<() => void> {
  const release = await holdRequests(page, SHEET);
  await open(page, route);
  return release;
}

/** Whether the full style sheet is in use. */
const isStyled = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes("/assets/css/")));

test("a page that nobody uses fetches no style sheet, and one that somebody uses does", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => SHEET.test(request.url()) && asked.push(request.url()));
  await open(page, DOC);
  await idle(page);
  expect(asked).toEqual([]);
  await moveMouse(page);
  await expect.poll(() => isStyled(page)).toBe(true);
  expect(asked).toHaveLength(1);
});

test("an address with a query has its style sheet without a move", async ({ page }) => {
  await open(page, "/search?q=cliff");
  await expect.poll(() => isStyled(page)).toBe(true);
});

test("the search opens with its style, and with what was typed meanwhile", async ({ page }) => {
  const release = await openHeld(page, DOC);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("cliff");
  await idle(page);
  await expect(page.locator(".DocSearch-Modal")).toHaveCount(0);
  release();
  await expect(page.locator(".DocSearch-Input")).toHaveValue("cliff");
  expect(await isStyled(page)).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the menu opens with its style", async ({ page }) => {
    const release = await openHeld(page, DOC);
    await page.getByRole("button", { name: "Toggle navigation bar" }).tap();
    await idle(page);
    await expect(page.locator(".navbar-sidebar--show")).toHaveCount(0);
    release();
    const menu = page.locator(".navbar-sidebar--show .navbar-sidebar");
    await expect(menu.getByRole("link", { name: "Transferability" })).toBeInViewport();
  });
});

test("the next page opens as a document, with its own critical CSS, while the style sheet is on its way", async ({
  page,
}) => {
  await openHeld(page, DOC);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page.locator(".pagination-nav__link--next").click();
  await expect(page).not.toHaveURL(new RegExp(`${DOC}$`));
  expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(false);
});

test("the next page opens within the document where the style sheet is there", async ({ page }) => {
  await open(page, DOC);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page.locator(".pagination-nav__link--next").click();
  await expect(page).not.toHaveURL(new RegExp(`${DOC}$`));
  expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(true);
});

test("what is typed and chosen in a calculator counts, once", async ({ page }) => {
  const release = await openHeld(page, "/guides/legacy/streams");
  const form = page.getByRole("form", { name: "Deposit calculator" });
  await form.getByLabel("Amount, whole tokens").fill("7");
  await form.getByLabel("Token decimals").fill("6");
  await form.getByRole("combobox").selectOption("seconds");
  await idle(page);
  await expect(form.getByRole("status", { name: "Result" })).not.toContainText("Deposit 6999990 base units");
  release();
  await expect(form.getByRole("status", { name: "Result" })).toContainText("Deposit 6999990 base units");
  await expect(form.getByLabel("Amount, whole tokens")).toHaveValue("7");
  await expect(form.getByRole("combobox")).toHaveValue("seconds");
});

test("a collapsible opens at once, once", async ({ page }) => {
  const release = await openHeld(page, "/components");
  const details = page.locator("main details").last();
  await details.locator("summary").first().click();
  await expect(details).toHaveAttribute("open", "");
  release();
  await expect.poll(() => isStyled(page)).toBe(true);
  await expect(details).toHaveAttribute("open", "");
});
