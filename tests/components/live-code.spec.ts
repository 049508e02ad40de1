import { type Page } from "@playwright/test";
import { liveRoutes } from "../../config/security/liveRoutes";
import { axeViolations, showTheme, withoutTransitions } from "../support/inspections/axe";
import { idle, moveMouse, open, overflow } from "../support/reading";
import { answerRequests, holdRequests } from "../support/requests";
import { expect, test } from "../support/test";
import { divideInputs } from "../support/kinds";

// Code that readers change, with its result below it. The server has rendered both; the editor comes when the page is used.

const ROUTE = "/concepts/streaming";
const SCRIPTS = "**/assets/js/*.js";
const RESULT = "Owed after the period: 2999999999 base units, 1 fewer than asked for";

const code = (page: Page) => page.locator('pre.prism-code[spellcheck="false"]');
const reset = (page: Page) => page.getByRole("button", { name: "Reset code to original" });
const isEditable = (page: Page) => code(page).evaluate((element: HTMLElement) => element.isContentEditable);

/** Where on the page is what follows the block, in pixels from the top. */
const following = (page: Page) =>
  page
    .getByText("The rate always has 18 decimals")
    .evaluate((text) => text.getBoundingClientRect().top + scrollY);

/** Opens the page, and keeps the editor on its way until the returned function is called. */
async function openHeld(page: Page): Promise<() => void> {
  await open(page, ROUTE);
  await idle(page);
  return holdRequests(page, SCRIPTS);
}

test("code can be changed when the page is used, and its result with it @core", async ({ page }) => {
  await open(page, ROUTE);
  await idle(page);
  expect(await isEditable(page), "before the page is used").toBe(false);
  await expect(page.getByText(RESULT)).toBeVisible();
  const [text, before] = [await code(page).innerText(), await following(page)];

  await moveMouse(page);
  await expect.poll(() => isEditable(page)).toBe(true);
  await expect(page.getByText(RESULT)).toBeVisible();
  await expect(code(page)).toHaveText(text, { useInnerText: true });
  expect(await following(page), "nothing moves").toBe(before);
  await code(page).getByText("3_000n").dblclick();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("1");
  await expect(page.getByText("Owed after the period: 12999999999 base units")).toBeVisible();
  await expect(page.getByText(RESULT)).toHaveCount(0);

  await reset(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(RESULT)).toBeVisible();
  await expect(reset(page)).toBeFocused();
});

test.describe("while the editor is on its way", () => {
  test("code that is pressed takes what is typed once it can", async ({ page }) => {
    const release = await openHeld(page);
    await code(page).click();
    release();
    await expect(code(page)).toBeFocused();
    await page.keyboard.type("(");
    await expect(page.getByText("SyntaxError")).toBeVisible();
  });

  test("a button that has the focus keeps it", async ({ page }) => {
    const release = await openHeld(page);
    await reset(page).focus();
    await page.keyboard.press("Shift");
    release();
    await expect.poll(() => isEditable(page)).toBe(true);
    await expect(reset(page)).toBeFocused();
  });

  test("a focus that has gone elsewhere stays there", async ({ page }) => {
    const release = await openHeld(page);
    await code(page).click();
    const elsewhere = page.locator(".pagination-nav__link").first();
    await elsewhere.focus();
    release();
    await expect.poll(() => isEditable(page)).toBe(true);
    await expect(elsewhere).toBeFocused();
  });
});

test("what is wrong with the code is said, all of it on a phone, until it is right again", async ({
  page,
  messages,
}) => {
  // React says so too for what fails while it renders.
  messages.expect(/Cannot mix BigInt/);
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, ROUTE);
  await moveMouse(page);
  await expect.poll(() => isEditable(page)).toBe(true);
  const faults: Record<string, RegExp> = {
    "(": /^SyntaxError: .*\(\d+:\d+\)$/,
    "1 + ": /^TypeError: Cannot mix BigInt/,
  };
  for (const [typed, words] of Object.entries(faults)) {
    await code(page).getByText("3_000n").dblclick();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type(typed);
    const said = page.getByText(words);
    await expect(said).toBeVisible();
    expect(await said.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const _ of typed) await page.keyboard.press("Backspace");
    await expect(page.getByText(RESULT)).toBeVisible();
  }
});

test("an editor that cannot be loaded leaves the code and its result", async ({ page, messages }) => {
  await open(page, ROUTE);
  await idle(page);
  let refused = 0;
  await answerRequests(page, SCRIPTS, (route) => {
    refused += 1;
    return route.abort();
  });
  messages.expect(/Failed to load resource/);
  await moveMouse(page);
  await expect.poll(() => refused).toBeGreaterThan(0);
  await idle(page);
  await expect(code(page)).toContainText("RatePerSecond.computePayment(rate, target)");
  await expect(page.getByText(RESULT)).toBeVisible();
});

test("code breaks its lines on a phone before it can be edited, when no key could scroll it", async ({
  newContext,
}) => {
  const context = await newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto("/concepts/flow/overview");
  const cutOff = () => code(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await cutOff()).toBe(0);
  await code(page).evaluate((element: HTMLElement) => element.style.setProperty("white-space", "pre"));
  expect(await cutOff(), "lines that do not break are noticed").toBeGreaterThan(0);
});

for (const { inputs, tag } of divideInputs(Object.keys(liveRoutes), 1)) {
  test(`the editor of each page has no fault that axe finds, and fits 320 px${tag}`, async ({ page }) => {
    for (const route of inputs) {
      await test.step(route, async () => {
        await page.setViewportSize({ width: 320, height: 800 });
        await withoutTransitions(page);
        await open(page, route);
        await moveMouse(page);
        await expect.poll(() => isEditable(page)).toBe(true);
        expect.soft(await overflow(page), "sideways scrolling").toBe(0);
        await showTheme(page, "light");
        expect.soft(await axeViolations(page, { within: "main" })).toEqual([]);
        await showTheme(page, "dark");
        expect.soft(await axeViolations(page, { rules: "colours", within: "main" })).toEqual([]);
      });
    }
  });
}
