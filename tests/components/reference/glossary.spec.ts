import { open } from "../../support/reading";
import { expect, test } from "../../support/test";

test("a term explains itself on focus and on hover, closes with Escape and leads to its entry @core", async ({
  page,
}) => {
  await open(page, "/concepts/what-is-sablier");
  const link = page.locator('article a[href$="/concepts/glossary#cancelable"]').first();
  const tooltip = page.getByRole("tooltip");
  await expect(tooltip).toHaveCount(0);
  await expect(link).toHaveAccessibleDescription(/A flag set at creation/);

  await link.focus();
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toHaveText(/A flag set at creation/);
  await expect(link).toHaveAccessibleDescription(/A flag set at creation/);
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
  await expect(link).toBeFocused();
  await link.blur();

  await link.hover();
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();

  await link.press("Enter");
  await expect(page).toHaveURL(/\/concepts\/glossary#cancelable$/);
  await expect(page.locator("#cancelable")).toBeInViewport();
});

test("a tooltip is gone before the next element with the focus is painted, which it may cover", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/guides/lockup/overview");
  const word = page.locator('[role=region] a[href$="/concepts/glossary#cliff"]').first();
  const next = page.locator("[role=region]").getByRole("link", { name: "stream shapes" });
  await word.focus();
  await expect(page.getByRole("tooltip")).toHaveAttribute("popover");
  // Synchronously, before any timer: a busy machine paints the page first.
  const isStillOpen = await next.evaluate(async (element) => {
    element.focus();
    await Promise.resolve();
    return document.querySelector("[role=tooltip]:popover-open") !== null;
  });
  expect(isStillOpen).toBe(false);
});

test("a tooltip stays inside a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, "/concepts/merkle-airdrops");
  const links = page.locator('article a[href*="/concepts/glossary#"]');
  expect(await links.count()).toBeGreaterThanOrEqual(6);
  for (const link of (await links.all()).slice(0, 6)) {
    await link.focus();
    const tooltip = page.getByRole("tooltip");
    // A part of the page that React has not hydrated yet corrects it when it is.
    await expect(async () => {
      const box = await tooltip.boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(320);
    }).toPass();
  }
});

test("a tooltip is not cut off by its table, on a desk and on a phone", async ({ page }) => {
  for (const [route, width, id] of [
    ["/concepts/what-is-sablier", 1440, "sender"],
    ["/concepts/fees", 390, "comptroller"],
  ] as const) {
    await test.step(`${route}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, route);
      const links = page.locator(`[role=region] a[href$="/concepts/glossary#${id}"]`);
      expect(await links.count()).toBeGreaterThan(0);
      for (const link of await links.all()) {
        await link.focus();
        const tooltip = page.getByRole("tooltip");
        const isVisibleInFull = () =>
          tooltip.evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return [left + 2, right - 2].every((x) =>
              [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(x, y))),
            );
          });
        await expect.poll(isVisibleInFull).toBe(true);
      }
    });
  }
});

test("a tooltip goes below its word where the navbar leaves no room", async ({ page }) => {
  await open(page, "/concepts/what-is-sablier");
  const link = page.locator('[role=region] a[href$="/concepts/glossary#sender"]').first();
  await link.evaluate((element) => {
    document.documentElement.style.scrollBehavior = "auto";
    scrollBy(0, element.getBoundingClientRect().top - 80);
  });
  await link.hover();
  const tooltip = page.getByRole("tooltip");
  const word = (await link.boundingBox())!;
  await expect
    .poll(async () => (await tooltip.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual(Math.floor(word.y + word.height - 1));
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
});
