import { idle, open } from "../support/reading";
import { expect, test } from "../support/test";

// A link to a place on another page: the page takes the present one's place without a new load, and grows while its code,
// formulas and pictures take their room.

const PLACES = [
  ["/reference/flow/access-control", "/reference/flow/contracts/contract.SablierFlow#setnativetoken"],
  ["/guides/airdrops/overview", "/concepts/merkle-airdrops#vca"],
] as const;

test("a link leads to its place, on a desk and on a phone", async ({ page }) => {
  // As in browsers that do not hold on to what a reader sees when something above it grows.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { overflow-anchor: none }");
    document.addEventListener("DOMContentLoaded", () => document.adoptedStyleSheets.push(sheet));
  });
  const viewports = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ];
  for (const [from, to, viewport] of PLACES.flatMap(([here, there]) =>
    viewports.map((size) => [here, there, size] as const),
  )) {
    await test.step(`${to} at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await open(page, from);
      await page.locator(`article a[href="${to}"]`).first().click();
      await expect(page).toHaveURL((url) => url.pathname + url.hash === to);
      const target = page.locator(`[id="${to.split("#")[1]}"]`);
      await expect(target).toBeInViewport();
      // Everything has come by now, and the place is where it was.
      await idle(page);
      await expect(target).toBeInViewport();
      expect((await target.boundingBox())!.y).toBeLessThan(300);
    });
  }
});

test("Back leads to where a page was left, also above plots that keep the HTML of the server", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/concepts/merkle-airdrops");
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.6));
  const left = await page.evaluate(() => window.scrollY);
  const gallery = page.getByRole("list", { name: /shapes$/ }).first();
  const plots = await gallery.innerHTML();
  // Pressed where the reader is: going to the link would scroll.
  await page.locator(".pagination-nav__link--next").evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/merkle-airdrops/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/merkle-airdrops/);
  // Within sight: a page that is rendered again may be some lines longer above the place.
  const moved = () => page.evaluate((before) => Math.abs(window.scrollY - before), left);
  await expect.poll(moved).toBeLessThan(200);
  expect(await gallery.innerHTML()).toBe(plots);
});
