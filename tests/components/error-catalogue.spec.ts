import { encodeErrorResult, parseAbi } from "viem";
import { open } from "../support/reading";
import { expect, test, watch } from "../support/test";

// The revert decoder by keyboard, with good and bad input, and the list of errors.

const PAGE = "/reference/errors";
const overdraw = encodeErrorResult({
  abi: parseAbi([
    "error SablierLockup_Overdraw(uint256 streamId, uint128 amount, uint128 withdrawableAmount)",
  ]),
  args: [42n, 5_000n, 10n],
});

test("explains revert data, typed and sent with the keyboard", async ({ page }) => {
  await open(page, PAGE);
  const field = page.getByLabel("Selector, revert data or error name");
  const decoder = page.getByRole("region", { name: "Revert decoder" });
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
});

for (const [input, answer] of [
  ["0xb2ae7633", "SablierLockup_WithdrawAmountZero"],
  ["SablierFlowState_Null", "SablierFlowState_Null"],
  ["0xf747ab7c", "Today the error is called SablierLockup_WithdrawAmountZero"],
  ["BatchError", "A call inside batch failed"],
  ["0xdeadbeef", "Not known here"],
  ["0x12", "8 hexadecimal digits"],
  ["0x4e487b710000000000000000000000000000000000000000000000000000000000000011", "overflowed or underflowed"],
  ["why?", "neither hexadecimal data nor the name of an error"],
  ["0x", "No reason given"],
] as const) {
  test(`answers ${input}`, async ({ page }) => {
    await open(page, PAGE);
    const decoder = page.getByRole("region", { name: "Revert decoder" });
    await decoder.getByRole("textbox").fill(input);
    await decoder.getByRole("button", { name: "Decode" }).click();
    await expect(decoder.getByRole("status")).toContainText(answer);
    await decoder.getByRole("button", { name: "Clear" }).click();
    await expect(decoder.getByRole("status")).toBeEmpty();
  });
}

test("the list stands without JavaScript, each error with an anchor and a selector", async ({
  browser,
  baseURL,
  messages,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  await watch(plain, messages);
  const still = await plain.newPage();
  await still.goto(`${PAGE}#sablierlockup_withdrawamountzero`);
  await expect(still.locator("#sablierlockup_withdrawamountzero")).toBeVisible();
  await expect(still.getByText("0xb2ae7633", { exact: true })).toBeVisible();
  await expect(still.getByText("The decoder needs JavaScript.")).toBeVisible();
  await plain.close();
});
