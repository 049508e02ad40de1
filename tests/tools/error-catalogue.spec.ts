import { sablier } from "sablier";
import { encodeErrorResult, parseAbi } from "viem";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

// The revert decoder by keyboard, with good and bad input, and the list of errors.

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

/** `v1.0, v1.1, …`: every release of a product. */
const allReleases = (protocol: "lockup" | "flow") =>
  sablier.releases
    .getAll({ protocol })
    .map(({ version }) => version)
    .join(", ");

const ANSWERS = [
  ["0xb2ae7633", "SablierLockup_WithdrawAmountZero"],
  ["SablierFlowState_Null", "SablierFlowState_Null"],
  ["SablierLockup_Overdraw", "Lockup v3.0, v4.0"],
  ["DelegateCall", `shared contracts: Lockup ${allReleases("lockup")}; Flow ${allReleases("flow")}`],
  ["SablierV2Lockup_DepositAmountZero", "Lockup v1.0, v1.1, v1.2"],
  ["ERC20InsufficientBalance", "OpenZeppelin or PRBMath"],
  ["0xf747ab7c", "Today the error is called SablierLockup_WithdrawAmountZero"],
  ["BatchError", "A call inside batch failed"],
  [
    "0xdeadbeef",
    "Not known here: the selector 0xdeadbeef is no error of any Sablier release, of OpenZeppelin",
  ],
  ["0xd93c0665", "paused by those who run it"],
  ["execution reverted: 0xf747ab7c", "Today the error is called SablierLockup_WithdrawAmountZero"],
  ["panic: arithmetic underflow or overflow (0x11)", "overflowed or underflowed"],
  ["GS013", "Simulate the inner call alone"],
  ["missing revert data", "How to get one"],
  ["0xe450d38c0000…", "The data is damaged"],
  ["0x12", "8 hexadecimal digits"],
  ["0x4e487b710000000000000000000000000000000000000000000000000000000000000011", "overflowed or underflowed"],
  ["why?", "neither hexadecimal data nor the name of an error"],
  ["0x", "No reason was given"],
  [
    "User rejected the request.\n\nRequest Arguments:\n  data:  0xfdd46d600000000000000000000000000000000000000000000000000000000000000001",
    "declined in the wallet",
  ],
  [
    'missing revert data (data="0x", transaction={"gasLimit":{"hex":"0x03d090"},"data":"0xa480ca7900000000"})',
    "While calling collectFees",
  ],
  [
    "UserOperation reverted during simulation with reason: 0x48c9ceda",
    "Not known here: the selector 0x48c9ceda",
  ],
  ["AA23 reverted 0x60cd402d", "Behind it stands what was reverted with:"],
  [
    "insufficient funds for gas * price + value: have 200000000000000 want 200000308028946",
    "short by 308,028,946 wei",
  ],
  ["validation error: flux capacitor offline", "These are words of the wallet, the node or a service"],
  [
    "[FAIL: Error != expected error: MyToken_Paused() != SablierLockup_Overdraw(1, 2, 3)]",
    "What the test expected:SablierLockup_Overdraw",
  ],
] as const;

test("answers selectors, names, messages and what is none of these", async ({ page }) => {
  await open(page, PAGE);
  const decoder = page.getByRole("region", { name: "Revert decoder" });
  for (const [input, answer] of ANSWERS) {
    await test.step(input, async () => {
      await decoder.getByRole("textbox").fill(input);
      await decoder.getByRole("button", { name: "Decode" }).click();
      await expect.soft(decoder.getByRole("status")).toContainText(answer);
      await decoder.getByRole("button", { name: "Clear" }).click();
      await expect(decoder.getByRole("status")).toBeEmpty();
    });
  }
});

test("decodes what is pasted at once, and what is typed only with Enter", async ({ page }) => {
  await open(page, PAGE);
  const decoder = page.getByRole("region", { name: "Revert decoder" });
  const field = decoder.getByRole("textbox");
  await field.fill("0xb2ae7633");
  await expect(page).not.toHaveURL(/data=/);
  for (const key of ["A", "X", "V"]) await field.press(`ControlOrMeta+${key}`);
  await expect(decoder.getByRole("status")).toContainText("SablierLockup_WithdrawAmountZero");
  await expect(page).toHaveURL(/data=0xb2ae7633/);
});

test("the filter leaves the errors that have its words @core", async ({ page }) => {
  await open(page, PAGE);
  const filter = page.getByLabel("Filter the errors by name, selector or words");
  const wanted = page.locator("#sablierlockup_withdrawamountzero");
  const other = page.locator("#sablierflowstate_null");
  await expect(other).toBeVisible();
  await filter.fill("0xb2ae7633");
  await expect(wanted).toBeVisible();
  await expect(other).toBeHidden();
  await expect(page.getByText(/^1 of \d+ errors$/)).toBeVisible();
  await filter.fill("no such error");
  await expect(page.getByText("No error on this page has that.")).toBeVisible();
  await filter.press("Escape");
  await expect(other).toBeVisible();
});

test("Enter ends a composition of letters and decodes nothing", async ({ page }) => {
  await open(page, PAGE);
  const decoder = page.getByRole("region", { name: "Revert decoder" });
  const field = decoder.getByRole("textbox");
  await field.fill("0xb2ae7633");
  // Safari ends the composition before the key: only its code tells.
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    await field.dispatchEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init });
  await expect(page).not.toHaveURL(/data=/);
  await expect(decoder.getByRole("status")).toBeEmpty();
  await field.press("Enter");
  await expect(decoder.getByRole("status")).toContainText("SablierLockup_WithdrawAmountZero");
});

test("the list stands without JavaScript, each error with an anchor and a selector @core", async ({
  newContext,
}) => {
  const plain = await newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`${PAGE}#sablierlockup_withdrawamountzero`);
  await expect(still.locator("#sablierlockup_withdrawamountzero")).toBeVisible();
  await expect(still.getByText("0xb2ae7633", { exact: true })).toBeVisible();
  await expect(still.getByText("The decoder needs JavaScript.")).toBeVisible();
});
