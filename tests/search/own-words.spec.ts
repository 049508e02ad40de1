import { exampleQueries } from "../../plugins/search/golden/exampleQueries";
import { open } from "../support/reading";
import { hits, input, modal } from "../support/search";
import { expect, test } from "../support/test";

// What golden.spec.ts asks the index for, a reader sees: the whole way, from the words that are typed to the first rows.

/** So many rows are seen without scrolling on the smallest phones. */
const IN_VIEW = 3;

test("what readers ask in their own words is answered in the first rows of the modal", async ({ page }) => {
  await open(page, "/concepts/fees");
  await page.keyboard.press("Control+k");
  const missed: string[] = [];
  for (const { query, pages } of exampleQueries) {
    await page.locator(input).fill(query);
    await expect(page.locator(`${modal} [role=status]`)).toHaveAttribute("data-answered", query);
    const rows = await page.locator(`${hits} a`).evaluateAll((all, count) => {
      return all.slice(0, count).map((row) => new URL((row as HTMLAnchorElement).href).pathname);
    }, IN_VIEW);
    if (!rows.some((path) => pages.some((page) => page.split("#")[0] === path))) missed.push(query);
  }
  expect(exampleQueries.length).toBeGreaterThanOrEqual(40);
  expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(0.05 * exampleQueries.length);
});
