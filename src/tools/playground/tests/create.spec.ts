import { type Locator, type Page } from "@playwright/test";
import { axeViolations, showTheme, withoutTransitions } from "../../../../tests/support/inspections/axe";
import { open, overflow } from "../../../../tests/support/reading";
import { expect, test } from "../../../../tests/support/test";

/** Returns the page of the playground: a stream of any model with values of the reader's own. */

const panel = (page: Page): Locator => page.locator("#playground-own");
const cell = (page: Page, label: string): Locator =>
  panel(page)
    .getByRole("row", { name: new RegExp(`^${label} `) })
    .getByRole("cell");

test("describes a stream, creates it, and comes back from its address", async ({ page, newContext }) => {
  await open(page, "/playground");
  await page.getByRole("radio", { name: "Lockup Tranched" }).check({ force: true });
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const create = page.getByRole("button", { name: "Create the stream" });
  await page.getByRole("button", { name: "Remove tranche 3" }).click();
  await expect(page.getByRole("button", { name: "Add a tranche" })).toBeFocused();
  await field("Amount, DAI of tranche 1").fill("10");
  await field("Duration of tranche 1").fill("1d");
  await field("Amount, DAI of tranche 2").fill("1,000");
  await field("Duration of tranche 2").fill("9d");
  await create.click();
  await expect(field("Amount, DAI of tranche 2")).toBeFocused();
  await expect(field("Amount, DAI of tranche 2")).toHaveValue("1,000");
  await expect(page.getByText("Row 2: 2 values, such as 25, 25d; no commas")).toBeVisible();
  await field("Amount, DAI of tranche 2").fill("30");
  await field("Duration of tranche 2").fill("nine");
  await create.click();
  await expect(page.getByText("Row 2: A time in days, hours, minutes and seconds")).toBeVisible();
  await field("Duration of tranche 2").fill("9d");
  await create.click();
  await expect(cell(page, "Deposited")).toHaveText("40 DAI");
  await expect(panel(page)).toContainText("dai.approve(address(lockup), 40_000_000_000_000_000_000);");
  await panel(page).getByRole("slider", { name: "Time" }).press("End");
  await expect(cell(page, "Streamed")).toHaveText("40 DAI");
  await expect(page).toHaveURL(/\?seal=\w+&model=tranched.*playground=own&steps=\d+#playground-own$/);

  const other = await (await newContext({})).newPage();
  await other.goto(page.url());
  // A link fills in the form and says so; the reader decides whether the stream runs.
  await expect(other.getByRole("note", { name: "About the link" })).toContainText(
    "It set: Model, Tranches, 1 step.",
  );
  await other.getByRole("button", { name: "Create the stream" }).click();
  await expect(cell(other, "Streamed")).toHaveText("40 DAI");
  await expect(other.getByRole("textbox", { name: "Amount, DAI of tranche 2" })).toHaveValue("30");
  // The log first: it says what has just happened.
  const [log, code] = await Promise.all(
    ["Transactions", "The code that starts this stream"].map((text) =>
      panel(other).getByText(text, { exact: true }).boundingBox(),
    ),
  );
  expect(log!.y).toBeLessThan(code!.y);
  await panel(other).getByRole("tab", { name: "TypeScript" }).last().click();
  await expect(panel(other).getByRole("tabpanel").last()).toContainText(
    "[lockup, 40_000_000_000_000_000_000n]",
  );
  const block = (await panel(other).getByRole("tabpanel").last().boundingBox())!;
  expect(block.width).toBeGreaterThan(0.9 * (await panel(other).boundingBox())!.width);
});

test("explains the error of a stream that the contract does not create", async ({ page }) => {
  await open(page, "/playground");
  await page.getByLabel("Cliff", { exact: true }).fill("100d");
  await page.getByLabel("Cliff", { exact: true }).press("Enter");
  const name = "SablierLockupHelpers_CliffTimeNotLessThanEndTime";
  await expect(panel(page).getByRole("alert")).toContainText(`Rejected: ${name}`);
  await expect(panel(page).getByRole("link", { name })).toHaveAttribute(
    "href",
    `/reference/errors#${name.toLowerCase()}`,
  );
  await page.getByLabel("Cliff", { exact: true }).fill("99d");
  await page.getByRole("button", { name: "Create the stream" }).click();
  await expect(cell(page, "Deposited")).toHaveText("100 DAI");
});

test("opens a shape with its values", async ({ page }) => {
  await open(page, "/concepts/lockup/stream-shapes");
  await page.getByRole("link", { name: "Try Backweighted in the playground" }).click();
  await expect(page.getByRole("textbox", { name: /^Amount, DAI/ })).toHaveCount(4);
  await expect(page.getByRole("textbox", { name: "Amount, DAI of tranche 4" })).toHaveValue("40");
  await expect(page.getByRole("textbox", { name: "Duration of tranche 4" })).toHaveValue("365d");
  await page.getByRole("button", { name: "Create the stream" }).click();
  await expect(panel(page).getByRole("slider", { name: "Time" })).toBeVisible();
  await expect(cell(page, "Deposited")).toHaveText("100 DAI");
});

test("has no fault that axe finds, and fits 320 px", async ({ page }) => {
  await withoutTransitions(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, "/playground");
  await page.getByRole("radio", { name: "Lockup Dynamic" }).check({ force: true });
  await page.getByRole("button", { name: "Create the stream" }).click();
  await expect(panel(page).getByRole("slider", { name: "Time" })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  const models = page.getByRole("group", { name: "Model" });
  const label = (await models.locator("legend").boundingBox())!;
  const first = (await models.getByText("Lockup Linear").boundingBox())!;
  expect(first.y, "the choices begin below their label").toBeGreaterThanOrEqual(label.y + label.height);
  await showTheme(page, "light");
  expect(await axeViolations(page, { within: "main" })).toEqual([]);
  await showTheme(page, "dark");
  expect(await axeViolations(page, { rules: "colours", within: "main" })).toEqual([]);
});
