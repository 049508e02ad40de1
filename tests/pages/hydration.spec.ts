import { type Page } from "@playwright/test";
import { KINDS } from "../support/kinds";
import { takenOver, type TakenOver, watchTakeOver } from "../support/takeOver";
import { expect, test } from "../support/test";

// What the server has drawn stays when the scripts take over. The browser's code says nothing of differences between
// the two; every-page.spec.ts sees them on every page. Here it is shown that it would.

async function takeOver(page: Page, route: string): Promise<TakenOver> {
  await watchTakeOver(page);
  await page.goto(route);
  return takenOver(page);
}

test("a page that is moved while it is taken over is noticed", async ({ page }) => {
  const route = KINDS.concept!;
  await page.route(`**${route}`, async (request) => {
    const response = await request.fetch();
    const body = (await response.text()).replace(
      /(?<=<article>)/,
      "<link rel=preload as=image href=/img/logo.svg>",
    );
    await request.fulfill({ response, body });
  });
  const { moved } = await takeOver(page, route);
  expect(moved.join("\n")).toContain("<div");
});

test("a page that the server has drawn otherwise is noticed", async ({ page }) => {
  const route = KINDS.concept!;
  await page.route(`**${route}`, async (request) => {
    const response = await request.fetch();
    await request.fulfill({ response, body: (await response.text()).replace(/<h2 /, "<h3 ") });
  });
  const { redrawn } = await takeOver(page, route);
  expect(redrawn.join("\n")).toContain("<h2");
});
