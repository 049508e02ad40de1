import { type Page } from "@playwright/test";
import { KINDS } from "../support/kinds";
import { open, overflow } from "../support/reading";
import { expect, test } from "../support/test";

// Readers who make text larger, in the browser's settings or by a font of their own, lose none of it.

test("the size of text follows the reader's own", async ({ page }) => {
  await open(page, "/concepts/fees");
  const unit = await page.evaluate(() => {
    const value = getComputedStyle(document.documentElement).getPropertyValue("--ifm-font-size-base");
    return value.trim().replace(/[\d.]/g, "");
  });
  expect(unit).toBe("%");
});

for (const [kind, route] of Object.entries(KINDS)) {
  for (const width of [390, 1440]) {
    test(`text of twice the size fits: ${kind}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, route);
      await page.evaluate(() => document.fonts.ready);
      const before = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
      // What a browser does when its own size for text is doubled.
      await page.addStyleTag({ content: "html { font-size: 206.25% !important; }" });
      expect(await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))).toBeCloseTo(
        before * 2,
      );
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await cutOff(page)).toEqual([]);
    });
  }
}

for (const [kind, route] of Object.entries(KINDS)) {
  test(`text of twice the size fits in the system's font, too: ${kind}`, async ({ page, messages }) => {
    messages.expect(/woff2|Failed to load resource/);
    await page.route("**/*.woff2", (request) => request.abort());
    await page.setViewportSize({ width: 390, height: 900 });
    await open(page, route);
    await page.addStyleTag({ content: "html { font-size: 206.25% !important; }" });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

/** Text of controls and headings that its box cuts off: what nobody can read, and nobody can scroll to. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, p, li, button, summary, a, label")]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        if (
          !element.checkVisibility() ||
          textOverflow === "ellipsis" ||
          !/hidden|clip/.test(overflowX + overflowY)
        )
          return false;
        return (
          element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2
        );
      })
      .map((element) => `${element.tagName}: ${element.textContent?.trim().slice(0, 60)}`),
  );
}
