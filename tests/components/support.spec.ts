import { open } from "../support/reading";
import { expect, test } from "../support/test";

test("on a phone the questions are a list of their groups, with the first unfolded; a wider window shows all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, "/support/faq");
  const groups = page.locator("article details", { has: page.locator("h3") });
  const areOpen = () => groups.evaluateAll((all) => all.map((group) => (group as HTMLDetailsElement).open));
  await expect.poll(areOpen).toEqual([true, ...Array.from({ length: 5 }, () => false)]);
  await expect(page.locator("h3#withdraw")).toBeVisible();
  await expect(page.locator("h3#counter")).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator("h3#counter")).toBeVisible();
});

test("on a phone a link to a group of questions unfolds that group", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, "/support/faq#claimers");
  await expect(page.locator("h3#claim")).toBeVisible();
  // The control: nobody asked for the others.
  await expect(page.locator("h3#cancel")).toBeHidden();
  await page.getByRole("link", { name: "Senders", exact: true }).click();
  await expect(page.locator("h3#cancel")).toBeVisible();
  await expect(page.locator("h2#senders")).toBeInViewport();
});

test("questions in a fold stand as far from what is above them as headings of the page itself", async ({
  page,
}) => {
  const gap = (heading: string) =>
    page.locator(heading).evaluate((element) => parseFloat(getComputedStyle(element).marginTop));
  await open(page, "/concepts/fees");
  const usual = await gap(".markdown > h3 >> nth=0");
  await open(page, "/support/faq");
  expect(await gap("h3#vested-claim")).toBe(usual);
  expect(usual).toBeGreaterThan(16);
});
