import { encodeErrorResult, parseAbi } from "viem";
import { open } from "../../support/reading";
import { expect, test } from "../../support/test";

// The error decoder by keyboard, with good and bad input, and the list of errors.

const PAGE = "/reference/errors";
const overdraw = encodeErrorResult({
  abi: parseAbi([
    "error SablierLockup_Overdraw(uint256 streamId, uint128 amount, uint128 withdrawableAmount)",
  ]),
  args: [42n, 5_000n, 10n],
});

test("explains revert data, typed and sent with the keyboard @core", async ({ page }) => {
  await open(page, PAGE);
  const field = page.getByLabel("Selector, revert data, error name or message");
  const decoder = page.getByRole("region", { name: "Error decoder" });
  await field.focus();
  await page.keyboard.insertText(overdraw);
  await page.keyboard.press("Enter");
  await expect(decoder.getByRole("link", { name: "SablierLockup_Overdraw" })).toBeVisible();
  await expect(decoder.getByText("5,000")).toBeVisible();
  await expect(decoder.getByText("What to do:")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`data=${overdraw}`));

  await page.reload();
  await expect(decoder.getByRole("link", { name: "SablierLockup_Overdraw" })).toBeVisible();
  await expect(field).toHaveValue(overdraw);

  // What is pasted is read at once.
  await field.fill("0xb2ae7633");
  for (const key of ["A", "X", "V"]) await field.press(`ControlOrMeta+${key}`);
  await expect(decoder.getByRole("status")).toContainText("SablierLockup_WithdrawAmountZero");
  await expect(page).toHaveURL(/data=0xb2ae7633/);
});

test("the filter leaves the errors that have its words", async ({ page }) => {
  await open(page, PAGE);
  const filter = page.getByLabel("Filter the errors by name, selector or words");
  const wanted = page.locator("#sablierlockup_withdrawamountzero");
  const other = page.locator("#sablierflowstate_null");
  await expect(other).toBeVisible();
  await filter.fill("0xb2ae7633");
  await expect(wanted).toBeVisible();
  await expect(other).toBeHidden();
  await expect(
    page.getByText(/^1 of \d+ current errors, and \d+ of \d+ errors of earlier releases$/),
  ).toBeVisible();
  await filter.fill("no such error");
  await expect(page.getByText("No error on this page matches.")).toBeVisible();
  await filter.press("Escape");
  await expect(other).toBeVisible();
});
