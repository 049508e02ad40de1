// One file, because its tests share the locators of one panel.
import { readFileSync } from "node:fs";
import { type Locator, type Page } from "@playwright/test";
import { axeViolations, showTheme, withoutTransitions } from "../../../../tests/support/inspections/axe";
import { idle, open, overflow } from "../../../../tests/support/reading";
import { answerRequests } from "../../../../tests/support/requests";
import { SITE_DIR } from "../../../../tests/support/routes";
import { expect, test } from "../../../../tests/support/test";
import { WEEKLY_TAG } from "../../../../scripts/test/steps";
import { divideInputs } from "../../../../tests/support/kinds";

/** The playgrounds: by keyboard from the start to an error and back, addresses, failures, and what they cost. */

const STREAMING = "/concepts/streaming";

const panel = (page: Page): Locator => page.locator("section[id^=playground-]");
const row = (page: Page, label: string): Locator =>
  panel(page)
    .getByRole("row", { name: new RegExp(`^${label} `) })
    .getByRole("cell");
const log = (page: Page): Locator => panel(page).getByRole("list", { name: "Transactions" }).locator("> li");
const action = (page: Page, name: string): Locator => panel(page).getByRole("button", { name, exact: true });

async function start(page: Page, path: string): Promise<void> {
  await open(page, path);
  await action(page, "Start the playground").click();
  await expect(panel(page).getByRole("slider", { name: "Time" })).toBeVisible();
}

/** Presses Tab, or Shift and Tab, until the focus is on what is looked for. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(target)}`);
}

/** Starts by keyboard alone: the focus is on the clock afterwards. */
async function startByKeyboard(page: Page, path: string): Promise<void> {
  await open(page, path);
  await action(page, "Start the playground").focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("slider", { name: "Time" })).toBeFocused();
}

async function press(page: Page, target: Locator, key?: "Shift+Tab"): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}

test("token streaming by keyboard: withdraw all, too much, undo @core", async ({ page }) => {
  await startByKeyboard(page, STREAMING);
  await expect(row(page, "Streamed")).toHaveText("1,000 DAI");
  for (let day = 10; day < 20; day += 1) await page.keyboard.press("ArrowRight");
  await expect(row(page, "Streamed")).toHaveText("2,000 DAI");
  await press(page, action(page, "Withdraw all"));
  await expect(row(page, "Withdrawn")).toHaveText("2,000 DAI");
  await expect(log(page).first()).toContainText("withdrawMax(1, recipient)");
  await expect(panel(page)).toContainText("The contract will reject it: SablierLockup_WithdrawAmountZero");
  await page.keyboard.press("Enter");
  const refusal = log(page).first();
  await expect(refusal).toContainText("Rejected: SablierLockup_WithdrawAmountZero");
  await expect(refusal.getByRole("link", { name: "SablierLockup_WithdrawAmountZero" })).toHaveAttribute(
    "href",
    "/reference/errors#sablierlockup_withdrawamountzero",
  );
  await press(page, action(page, "Undo"));
  await expect(log(page).first()).toContainText("WithdrawFromLockupStream");
  await page.keyboard.press("Enter");
  await expect(row(page, "Withdrawn")).toHaveText("400 DAI");
  await page.keyboard.press("Enter");
  await expect(row(page, "Streamed")).toHaveText("1,000 DAI");
  await expect(action(page, "Undo")).toHaveAttribute("aria-disabled", "true");
});

const PAGES_WITH_PLAYGROUND = [
  "/concepts/lockup/segments",
  "/concepts/flow/overview",
  "/concepts/transferability",
  "/concepts/lockup/statuses",
  "/concepts/lockup/hooks",
  "/concepts/lockup/tranches",
  "/concepts/lockup/overview",
  "/concepts/nft",
  "/concepts/fees",
];

for (const { inputs, tag } of divideInputs(PAGES_WITH_PLAYGROUND, 2)) {
  test(`the run in the browser gives what each page has from the build${tag}`, async ({ page }) => {
    for (const path of inputs) {
      await test.step(path, async () => {
        await open(page, path);
        const report = panel(page).getByRole("table", { name: "What the contract reports" });
        const fromBuild = await report.innerText();
        const curve = await panel(page).getByRole("img").first().innerHTML();
        await action(page, "Start the playground").click();
        await expect.soft(panel(page).getByRole("slider", { name: "Time" })).toBeVisible();
        expect.soft(await report.innerText()).toBe(fromBuild);
        expect.soft(await panel(page).getByRole("img").first().innerHTML()).toBe(curve);
      });
    }
  });
}

const outcome = (page: Page, name: string): Locator =>
  panel(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name, exact: true }) })
    .getByRole("status");

test("on a phone an action says under its button what it did, in view and announced", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page, STREAMING);
  await expect(outcome(page, "Withdraw all")).toBeEmpty();
  const isUnder = async (name: string) => {
    const status = (await outcome(page, name).boundingBox())!;
    const button = (await action(page, name).boundingBox())!;
    expect(status.y).toBeGreaterThan(button.y);
    expect(status.y - button.y).toBeLessThan(200);
    await expect(outcome(page, name)).toBeInViewport();
  };
  await action(page, "Withdraw all").click();
  await expect(outcome(page, "Withdraw all")).toContainText("Transaction 3 went through.");
  await expect(outcome(page, "Withdraw all")).toContainText("Withdrawn: 400 DAI → 1,000 DAI.");
  await isUnder("Withdraw all");
  await action(page, "Withdraw all").click();
  await expect(outcome(page, "Withdraw all")).toContainText("Transaction 4 was rejected:");
  await expect(
    outcome(page, "Withdraw all").getByRole("link", { name: "SablierLockup_WithdrawAmountZero" }),
  ).toHaveAttribute("href", "/reference/errors#sablierlockup_withdrawamountzero");
  await isUnder("Withdraw all");
  await action(page, "Cancel").click();
  await expect(outcome(page, "Cancel")).toContainText("SablierLockup_Unauthorized");
  await isUnder("Cancel");
  await expect(outcome(page, "Withdraw all")).toBeEmpty();
  // The transactions do not scroll within the page. The label of the slider has the room to its left.
  const list = panel(page).locator("ol[reversed]");
  expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  const slider = (await panel(page).getByRole("slider", { name: "Time" }).boundingBox())!;
  const label = (await panel(page)
    .locator("label", { hasText: /^Time$/u })
    .boundingBox())!;
  expect(label.y).toBe(slider.y);
  expect(label.x + label.width).toBeLessThanOrEqual(slider.x + 1);
  await action(page, "Undo").click();
  await expect(outcome(page, "Cancel")).toBeEmpty();
  await expect(outcome(page, "Withdraw all")).toContainText("was rejected");
});

test("a moment within a day is a day and a time, and no label of the curve stands on the present", async ({
  page,
}) => {
  await start(page, STREAMING);
  await panel(page).getByLabel("Step of the clock").selectOption("hour");
  for (let hour = 0; hour < 3; hour += 1) await action(page, "Forward").click();
  await expect(panel(page)).toContainText("Day 10, 03:00:00 (25 January 2027, 11:00 UTC)");
  const plot = panel(page).getByRole("img").first();
  for (const move of ["PageUp", "PageUp", "PageUp", "PageUp"]) {
    await panel(page).getByRole("slider", { name: "Time" }).press(move);
    const clear = await plot.evaluate((svg) => {
      const present = [...svg.querySelectorAll("path")].at(-1)!.getBoundingClientRect();
      const labels = [...svg.querySelectorAll("g[aria-hidden] text")]
        .filter(({ textContent }) => textContent === "Streamed")
        .map((label) => label.getBoundingClientRect());
      return labels.every(({ left, right }) => right < present.left || left > present.right);
    });
    expect(clear).toBe(true);
  }
});

test("an error of the page of errors is provoked where its link leads", async ({ page }) => {
  await open(page, "/reference/errors");
  await page.getByRole("link", { name: "Provoke SablierLockup_Overdraw in a playground" }).click();
  await expect(panel(page).getByRole("note", { name: "About the link" })).toContainText("It set: 1 step.");
  await panel(page).getByRole("button", { name: "Start the playground" }).click();
  await expect(log(page).first()).toContainText("Rejected: SablierLockup_Overdraw");
  await expect(page).toHaveURL(/\/concepts\/streaming\?seal=\w+&playground=token-streaming/);
});

test("the address brings back scenario, actions and time", async ({ page, newContext }) => {
  await start(page, STREAMING);
  await action(page, "Forward").click();
  await expect(row(page, "Streamed")).toHaveText("1,100 DAI");
  await action(page, "Withdraw all").click();
  await expect(row(page, "Withdrawn")).toHaveText("1,100 DAI");
  await action(page, "Forward").click();
  await expect(row(page, "Streamed")).toHaveText("1,200 DAI");
  await expect(page).toHaveURL(
    /\?seal=\w+&playground=token-streaming&steps=950400~recipient\.withdrawMax\.recipient~1036800$/,
  );

  const other = await (await newContext({})).newPage();
  await other.goto(page.url());
  const note = panel(other).getByRole("note", { name: "About the link" });
  const begin = panel(other).getByRole("button", { name: "Start the playground" });
  await expect(note).toContainText("It set: 3 steps.");
  await begin.click();
  await expect(row(other, "Withdrawn")).toHaveText("1,100 DAI");
  await expect(row(other, "Streamed")).toHaveText("1,200 DAI");
  await expect(log(other)).toHaveCount(3);

  // What the reader played is played again after a reload; a link that was cut is not.
  await expect(other).toHaveURL(/~1036800$/);
  await other.reload();
  await expect(log(other)).toHaveCount(3);
  await other.goto(page.url().slice(0, -1));
  await expect(note).toContainText("This link was cut");
  await begin.click();
  await expect(row(other, "Streamed")).toHaveText("1,000 DAI");
});

test("a load that takes long shows its progress and can be canceled, and one that fails says why and can be tried again", async ({
  page,
  messages,
}) => {
  messages.expect(/Failed to load resource/);
  const file = "**/assets/playground/contracts.*.json";
  const stopHanging = await answerRequests(page, file, () => undefined);
  await open(page, STREAMING);
  await action(page, "Start the playground").click();
  await expect(panel(page).getByRole("progressbar", { name: "Loading the contracts" })).toBeVisible();
  await action(page, "Cancel").click();
  await expect(action(page, "Start the playground")).toBeVisible();

  stopHanging();
  const stopFailing = await answerRequests(page, file, (route) => route.fulfill({ status: 503 }));
  await action(page, "Start the playground").click();
  await expect(panel(page).getByRole("alert")).toContainText("the server answered 503");
  await expect(panel(page).getByRole("row", { name: /^Streamed/ })).toContainText("1,000 DAI");
  stopFailing();
  await action(page, "Try again").click();
  await expect(panel(page).getByRole("slider", { name: "Time" })).toBeVisible();
});

test(`a hundred actions leave no more than they need ${WEEKLY_TAG}`, async ({ page }) => {
  await start(page, STREAMING);
  const session = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = (await session.send("Runtime.getHeapUsage")) as { usedSize: number };
    return usedSize;
  };
  const before = await heap();
  const field = panel(page).getByLabel("Amount, DAI");
  await field.fill("0.5");
  for (let count = 1; count <= 100; count += 1) {
    await field.press("Enter");
    await expect(log(page)).toHaveCount(2 + count);
  }
  await expect(row(page, "Withdrawn")).toHaveText("450 DAI");
  await action(page, "Reset").click();
  await expect(log(page)).toHaveCount(2);
  expect(await heap()).toBeLessThan(before * 1.5);
});

test("a page that starts none loads no byte of a playground", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  // Read from the build: of an answer that the page has left the browser keeps no text.
  const isScript = (path: string) =>
    path.endsWith(".js") &&
    /no playground is open|The playground was closed/.test(readFileSync(SITE_DIR + path, "utf8"));
  const loaded = () => [...asked].filter((path) => path.startsWith("/assets/playground/") || isScript(path));
  await open(page, STREAMING);
  await panel(page).scrollIntoViewIfNeeded();
  await idle(page);
  expect(page.workers()).toHaveLength(0);
  expect(loaded()).toEqual([]);
  // The same watch sees all three parts once a playground starts: the page's, the worker's and the contracts.
  await action(page, "Start the playground").click();
  await expect(panel(page).getByRole("slider", { name: "Time" })).toBeVisible();
  await expect.poll(() => loaded().length).toBeGreaterThanOrEqual(3);
});

test("a running playground has no fault that axe finds, and fits 320 px", async ({ page }) => {
  await withoutTransitions(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await start(page, "/concepts/flow/overview");
  await action(page, "Restart").click();
  await expect(log(page).first()).toContainText("Rejected");
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page)).toBe(0);
    const cut = await panel(page).evaluate((section) =>
      [...section.querySelectorAll("input:not([type=radio]), select, button, td")]
        .filter((part) => part.getBoundingClientRect().right > section.getBoundingClientRect().right - 8)
        .map((part) => part.outerHTML),
    );
    expect(cut, `what reaches over the panel's edge at ${width} px`).toEqual([]);
  }
  await showTheme(page, "light");
  expect(await axeViolations(page, { within: "section[id^=playground-]" })).toEqual([]);
  await showTheme(page, "dark");
  expect(await axeViolations(page, { rules: "colours", within: "section[id^=playground-]" })).toEqual([]);
});
