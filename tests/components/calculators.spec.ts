import { expect, test } from "../support/test";

/** The calculators of the guides: by keyboard, from a shared address, and on a phone. What they answer: RateCalculator.test.tsx. */

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

  await expect(page).toHaveURL(/\?seal=\w+&amount=86\.4&.*period=day/);
  await page.reload();
  await expect(output).toContainText("1000000000000000");
  await expect(form.getByLabel("Amount, whole tokens")).toHaveValue("86.4");
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
