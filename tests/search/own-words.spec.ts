import { type Page } from "@playwright/test";
import { readQueries, type Query } from "../../scripts/bench/search/queries";
import { open } from "../support/reading";
import { hits, input, status } from "../support/search";
import { expect, test } from "../support/test";

// What golden.spec.ts asks the index for, a reader sees: the whole way, from the words that are typed to the first rows.

/** So many rows are seen without scrolling on the smallest phones. */
const IN_VIEW = 3;

/** One in seven of the queries of the set that judges. */
const examples = readQueries("judged").filter(({ kind }, number) => kind === "own words" && number % 7 === 0);

/** Types a query into the modal, and says whether one of its pages is among the first rows. */
async function isAnswered(
  page: Page,
  { query, answers }: Pick<Query, "query" | "answers">,
): Promise<boolean> {
  await page.locator(input).fill(query);
  await expect(page.locator(status)).toHaveAttribute("data-answered", query);
  const rows = await page.locator(`${hits} a`).evaluateAll((all, count) => {
    return all.slice(0, count).map((row) => new URL((row as HTMLAnchorElement).href).pathname);
  }, IN_VIEW);
  return rows.some((path) => answers.some((answer) => answer.split("#")[0] === path));
}

test("what readers ask in their own words is answered in the first rows of the modal", async ({ page }) => {
  await open(page, "/concepts/fees");
  await page.keyboard.press("Control+k");
  const missed: string[] = [];
  for (const example of examples) {
    if (!(await isAnswered(page, example))) missed.push(example.query);
  }
  expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(0.12 * examples.length);
});

test("a question that none of its pages answers in the first rows is noticed", async ({ page }) => {
  await open(page, "/concepts/fees");
  await page.keyboard.press("Control+k");
  expect(await isAnswered(page, { query: "nft picture", answers: ["/concepts/nft"] })).toBe(true);
  expect(await isAnswered(page, { query: "nft pictures", answers: ["/api/legacy"] })).toBe(false);
});
