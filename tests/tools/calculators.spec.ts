import { expect, test } from "../support/test";

/** The calculators of the guides: by keyboard, from a shared address, with nonsense, and without scripts. */

const RATES = "/guides/flow/examples/flow-calculate-rps";
const LEGACY = "/guides/legacy/streams";

test("the rate calculator follows its fields, by keyboard, and the address carries them @core", async ({
  page,
}) => {
  await page.goto(RATES);
  const form = page.getByRole("form", { name: "Rate calculator" });
  const output = form.getByRole("status", { name: "Result" });
  await expect(output).toContainText("385802469135802");
  await expect(output).toContainText("1 base unit short");
  await form.getByLabel("Amount, whole tokens").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("86.4");
  await form.getByLabel("Period", { exact: true }).selectOption("day");
  await expect(output).toContainText("1000000000000000");
  await expect(output).toContainText("exactly the amount");

  await expect(page).toHaveURL(/\?amount=86\.4&.*period=day/);
  await page.reload();
  await expect(output).toContainText("1000000000000000");
  await expect(form.getByLabel("Amount, whole tokens")).toHaveValue("86.4");
});

test("the way back: what a rate pays in a month and a year, with a point or without @core", async ({
  page,
}) => {
  await page.goto(RATES);
  const form = page.getByRole("form", { name: "Rate calculator" });
  const output = form.getByRole("status", { name: "Result" });
  await form.getByLabel("You know").selectOption("a rate per second");
  await expect(form.getByRole("textbox", { name: "Rate per second" })).toHaveValue("385802469135802");
  await expect(output).toContainText("999.999999 tokens");
  await expect(output).not.toContainText("When the time is over");
  await form.getByRole("textbox", { name: "Rate per second" }).fill("0.001");
  await expect(output).toContainText("1000000000000000");
  await expect(output).toContainText("2,592 tokens");
  await expect(output).toContainText("31,536 tokens");
  await expect(page).toHaveURL(/\?rate=0\.001&decimals=6$/);
  await page.reload();
  await expect(output).toContainText("2,592 tokens");
  await form.getByRole("textbox", { name: "Rate per second" }).fill("fast");
  await expect(form.getByRole("textbox", { name: "Rate per second" })).toHaveAccessibleDescription(
    /^Rate per second: an integer/,
  );
});

test("the rate calculator names the field that it cannot read", async ({ page }) => {
  await page.goto(`${RATES}?amount=${"9".repeat(500)}&decimals=99&period=__proto__&count=x`);
  const form = page.getByRole("form", { name: "Rate calculator" });
  const output = form.getByRole("status", { name: "Result" });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await expect(field("Token decimals")).toHaveAccessibleDescription(/^Token decimals: a whole number/);
  await field("Token decimals").fill("6");
  await expect(field("Amount, whole tokens")).toHaveAccessibleDescription(/^Amount/);
  await field("Amount, whole tokens").fill("<script>1</script>");
  await expect(field("Amount, whole tokens")).toHaveAccessibleDescription(/^Amount: digits only/);
  await expect(field("Amount, whole tokens")).toHaveAttribute("aria-invalid", "true");
  await expect(field("Token decimals")).not.toHaveAttribute("aria-invalid");
  await field("Amount, whole tokens").fill("0,001");
  await expect(field("Amount, whole tokens")).toHaveAccessibleDescription(/such as 0\.001/);
  await field("Amount, whole tokens").fill("1,000");
  await expect(field("Amount, whole tokens")).toHaveAccessibleDescription(/can be 1000 or 1/);
  await field("Amount, whole tokens").fill("1 000");
  await expect(field("Number of periods")).toHaveAccessibleDescription(/^Number of periods/);
  await expect(output).toContainText("No rate yet");
  await field("Number of periods").fill("1");
  await expect(output).toContainText("385802469135802");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the rate stands above the fold, and no field is so small that the phone zooms", async ({ page }) => {
    await page.goto(RATES);
    const rate = await page
      .getByRole("form", { name: "Rate calculator" })
      .getByRole("status", { name: "Result" })
      .locator("code")
      .boundingBox();
    expect(rate!.y + rate!.height).toBeLessThan(844);
    for (const route of [RATES, LEGACY, "/apps/guides/url-schemes", "/reference/errors"]) {
      await page.goto(route);
      const sizes = await page
        .locator("main :is(input:not([type=checkbox]), select, textarea)")
        .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes), route).toBeGreaterThanOrEqual(16);
    }
  });
});

test("the Legacy calculator gives a deposit that divides @core", async ({ page }) => {
  await page.goto(LEGACY);
  const form = page.getByRole("form", { name: "Deposit calculator" });
  const output = form.getByRole("status", { name: "Result" });
  await expect(output).toContainText("2999999999999998944000");
  await form.getByLabel("Token decimals").fill("6");
  await expect(output).toContainText("2998944000");
  await form.getByLabel("Amount, whole tokens").fill("1");
  await expect(output).toContainText("No deposit fits");
});

test.describe("calculators without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("show a result and a table of worked numbers @core", async ({ page }) => {
    await page.goto(RATES);
    await expect(page.getByRole("form", { name: "Rate calculator" })).toContainText("385802469135802");
    await expect(page.getByRole("region", { name: /^Rates per second/u })).toContainText("31709791983764586");
    await page.goto(LEGACY);
    await expect(page.getByRole("region", { name: "Deposits that Legacy accepts" })).toContainText(
      "2,999,999,999,999,998,944,000",
    );
  });
});

test("the rate calculator goes on where the browser refuses to change the address", async ({ page }) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException("Too many calls to the History API.", "SecurityError");
    };
  });
  await page.clock.install();
  await page.goto(RATES);
  const form = page.getByRole("form", { name: "Rate calculator" });
  await form.getByLabel("Period", { exact: true }).selectOption("day");
  await expect(form.getByRole("status", { name: "Result" })).toContainText("11574074074074074");
  // After the pause in which the address would change.
  await page.clock.runFor(2_000);
  await expect(form).toBeVisible();
});
