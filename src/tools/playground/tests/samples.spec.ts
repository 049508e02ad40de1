import { type Locator, type Page } from "@playwright/test";
import { axeViolations, withoutTransitions } from "../../../../tests/support/inspections/axe";
import { open, overflow } from "../../../../tests/support/reading";
import { expect, test } from "../../../../tests/support/test";

/** The guides' samples, run in their pages. */

const HOOKS = "/guides/lockup/examples/hooks";

const panel = (page: Page): Locator => page.locator("section[id^=run-]").first();
const button = (page: Page, name: string): Locator => panel(page).getByRole("button", { name, exact: true });

/** Returns what the page says and what came out, of each row that has run. */
async function results(page: Page): Promise<string[][]> {
  const rows = panel(page).locator("tbody[data-played] tr:has(td)");
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.innerText)),
  );
  return cells;
}

test("runs a sample by keyboard: at once, then step by step @core", async ({ page }) => {
  await withoutTransitions(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, HOOKS);
  await button(page, "Run it").focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText("results match this page");
  const all = await results(page);
  expect(all).toContainEqual(["140", "140"]);
  for (const [stated, actual] of all) expect(actual).toBe(stated);
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  await button(page, "Start again").focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText("0 of 6 steps");
  await button(page, "Next step").focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText("1 of 6 steps");
  expect(await results(page)).toEqual([["no", "no"]]);
  await panel(page)
    .getByText(/gas, \d+ events?, and the code/)
    .click();
  await expect(panel(page)).toContainText("lockup.withdrawMax({ streamId: 1, to: hookRecorder });");
});
