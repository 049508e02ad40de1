import { pushedSideways, smallDiagrams } from "../support/phone";
import { routes, unlistedRoutes } from "../support/routes";
import { expect, test } from "../support/test";

// On a phone of 390 pixels nothing on any page is read by pushing it sideways, but for grids of figures, which are read
// across, down and in comparison: as rows of label and value they would say less. What is looked at is each page as it
// is served, so scripts are off.

const PHONE = { width: 390, height: 844 };

/** The captions of grids of figures. Each stands for a grid that is there: remove those that are not needed any more. */
const GRIDS_OF_FIGURES = [
  // Streams at several moments: date, event and three amounts or more.
  /Amounts in \w+\./,
  /^Table: Moment, In stream, Locked, Unlocked, Withdrawable/,
  /^Table: Time, Anna's stake, Ben's stake/,
  /^Table: After, Streamed, In base units/,
  /^What streamedAmountOf answers for this stream/,
  // Curves: shares of the amount by shares of the time.
  /^Share of the (deposit|segment's amount) that is streamed/,
  // Gas.
  /^Gas that creating one stream costs/,
  /^Gas of calls on \w+ streams/,
  /^Gas of one call to SablierBatchLockup/,
  /^The same calls in earlier releases/,
  // Amounts in base units, of up to 22 digits.
  /^Dollar amounts in native tokens/,
  /^Rates per second/,
  /^Table: Decimals, Debt after 30 days/,
  /^Deposits that Legacy accepts, in base units/,
];

test("no page but those with grids of figures is read sideways on a phone, and diagrams have text of 12 px", async ({
  newContext,
}) => {
  test.setTimeout(240_000);
  const context = await newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  const needed = new Set<RegExp>();
  let diagrams = 0;
  for (const route of [...routes, ...unlistedRoutes]) {
    await page.goto(route);
    const found = await pushedSideways(page);
    for (const { name } of found) for (const grid of GRIDS_OF_FIGURES) if (grid.test(name)) needed.add(grid);
    const others = found.filter(({ name }) => !GRIDS_OF_FIGURES.some((grid) => grid.test(name)));
    expect.soft(others, `${route} is read sideways`).toEqual([]);
    expect.soft(await smallDiagrams(page), `diagrams of ${route}`).toEqual([]);
    diagrams += await page.locator('main [aria-label^="Diagram: "]').count();
  }
  expect(GRIDS_OF_FIGURES.filter((grid) => !needed.has(grid))).toEqual([]);
  expect(diagrams).toBeGreaterThan(30);
});

test("a table that is too wide and a diagram that is too small are found", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.setContent(`<main>
    <div style="overflow-x:auto" role="region" aria-label="Table: Was, Is"><table style="width:500px"><td>a</table></div>
    <div style="overflow-x:auto"><table style="width:100px"><td>fits</table></div>
    <pre style="overflow-x:auto">${"code ".repeat(100)}</pre>
    <div aria-label="Diagram: Small"><svg viewBox="0 0 800 100" width="350"><text y="50" font-size="16">A</text></svg></div>
    <div aria-label="Diagram: Large"><svg viewBox="0 0 400 100" width="350"><text y="50" font-size="16">A</text></svg></div>
  </main>`);
  expect((await pushedSideways(page)).map(({ name }) => name)).toEqual(["Table: Was, Is"]);
  expect(await smallDiagrams(page)).toEqual(["Diagram: Small: 7.0 px"]);
});
