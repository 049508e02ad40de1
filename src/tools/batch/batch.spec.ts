import { readFileSync } from "node:fs";
import { type Locator, type Page } from "@playwright/test";
import { currentReleases } from "../../../data/contracts/currentReleases";
import { axeViolations, showTheme, withoutTransitions } from "../../../tests/support/inspections/axe";
import { hostileBatches } from "./model/reading/fixtures/hostile";
import { open, overflow } from "../../../tests/support/reading";
import { expect, test } from "../../../tests/support/test";
import { divideInputs } from "../../../tests/support/kinds";

/** The page of batches: a treasurer with rows of a spreadsheet, a co-signer with a file, a phone, a keyboard. */

const PAGE = "/guides/batch";
const SAFE = "0x1111111111111111111111111111111111111111";
const TOKEN = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const TRY = "Try it on the contracts";

const builder = (page: Page): Locator => page.getByRole("form", { name: "Build a batch" });
const reader = (page: Page): Locator => page.getByRole("form", { name: "Read a batch" });
const person = (index: number) => `0x${(0xa11ce + index).toString(16).padStart(40, "7")}`;

/** Ten rows as a spreadsheet copies them. */
const cells = Array.from(
  { length: 10 },
  (_, n) => `${person(n)}\t${3 + n},000.00\tMonth\t${3 + n},000.00`,
).join("\n");

async function fill(form: Locator, rows: string): Promise<void> {
  await form.getByLabel("Safe", { exact: true }).fill(SAFE);
  await form.getByLabel("Token", { exact: true }).fill(TOKEN);
  await form.getByLabel("Rows").fill(rows);
}

test("makes a file of a spreadsheet's rows, and reads it back @core", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, PAGE);
  const form = builder(page);
  await fill(form, cells);
  await form.getByRole("button", { name: TRY }).click();
  await expect(form.getByText("The builder corrected the rows.")).toBeVisible();
  await expect(form.getByRole("status").last()).toContainText("everything works, and creates 10 streams");
  await expect(form).toContainText("75,000 USDC for 10 streams");
  await expect(form.getByRole("row")).toHaveCount(11);
  const beyond = await form
    .getByRole("table")
    .evaluate((table) => table.scrollWidth - table.parentElement!.clientWidth);
  expect(beyond, "every column is in sight").toBeLessThanOrEqual(0);
  await expect(form).toContainText(
    `Lets SablierFlow, Flow ${currentReleases.flow.release} take 75,000 USDC from the account.`,
  );

  const download = page.waitForEvent("download");
  await form.getByRole("button", { name: "Save batch-1-1.json" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(JSON.parse(file)).toMatchObject({ chainId: "1", meta: { createdFromSafeAddress: SAFE } });

  await reader(page).getByLabel("Data of the transaction, or the file").fill(file);
  await expect(reader(page).getByRole("status").first()).toContainText(
    "The reader does not know everything in it",
  );
  await reader(page).getByLabel("Your Safe").fill(SAFE);
  await expect(reader(page).getByRole("status").first()).toContainText(
    `11 transactions for your Safe, ${SAFE}, and every call is known.`,
  );
  await expect(reader(page)).toContainText(
    `Lets SablierFlow, Flow ${currentReleases.flow.release} take 75,000 USDC from the account.`,
  );
  const agreed = Array.from({ length: 10 }, (_, n) => `${person(n)},${(3 + n) * 1_000}`);
  await reader(page)
    .getByLabel("What was agreed (optional)")
    .fill(["address,amount", ...agreed].join("\n"));
  await expect(reader(page)).toContainText("All 10 rows are equal to what was agreed.");
  const swapped = agreed.with(4, agreed[4]!.replace(/.,/u, "0,"));
  await reader(page)
    .getByLabel("What was agreed (optional)")
    .fill(["address,amount", ...swapped].join("\n"));
  await expect(reader(page)).toContainText("Not as agreed: 9 equal, 1 changed, 0 missing, 0 added.");
  await expect(reader(page)).not.toContainText("every call is known");
  await reader(page).getByLabel("What was agreed (optional)").fill("");
  await reader(page)
    .getByLabel("Data of the transaction, or the file")
    .fill(file.replace('"value": "0"', '"value": "7"'));
  await expect(reader(page)).toContainText("does not match: the file was changed after it was written");
});

test("another action brings its own example, and leaves a reader's rows", async ({ page }) => {
  await open(page, PAGE);
  const form = builder(page);
  await form.getByRole("button", { name: "Fill in an example" }).click();
  await expect(form.getByLabel("Rows")).toHaveValue(/^address,rateAmount,/u);
  await form.getByRole("radio", { name: "Vest tokens" }).check();
  await form.getByLabel("Kind of batch").selectOption({ label: "Vest with a cliff" });
  await expect(form.getByLabel("Rows")).toHaveValue(/^address,amount,startAt,.*\n0x/u);
  await form.getByLabel("Rows").fill("address,amount\nsomebody,1");
  await form.getByRole("radio", { name: "Change existing streams" }).check();
  await form.getByLabel("Kind of batch").selectOption({ label: "Top up" });
  await expect(form.getByLabel("Rows")).toHaveValue("address,amount\nsomebody,1");
});

test("opens again from its link", async ({ page, newContext }) => {
  await open(page, PAGE);
  const form = builder(page);
  await form.getByRole("radio", { name: "Vest tokens" }).check();
  await form.getByLabel("Kind of batch").selectOption({ label: "Vest with a cliff" });
  const row = `${person(1)},48000,2027-01-01 00:00,2031-01-01 00:00,12000,2028-01-01 00:00`;
  await fill(form, `address,amount,startAt,endAt,cliffAmount,cliffAt\n${row}`);
  await form.getByRole("button", { name: TRY }).click();
  await expect(form.getByText("Vests 48,000 USDC to")).toBeVisible();
  await expect(form.getByRole("button", { name: "Copy link" })).toBeVisible();
  const requests: string[] = [];
  const other = await (await newContext({})).newPage();
  other.on("request", (request) => requests.push(request.url() + (request.postData() ?? "")));
  await other.goto(page.url());
  await expect(builder(other).getByRole("note", { name: "About the link" })).toContainText("1 row");
  await expect(builder(other).getByText("Vests 48,000 USDC to")).toBeHidden();
  await builder(other).getByRole("button", { name: TRY }).click();
  await expect(builder(other).getByText("Vests 48,000 USDC to")).toBeVisible();
  await expect(builder(other).getByLabel("Rows")).toHaveValue(new RegExp(row));
  // What a reader typed goes to no server.
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.filter((request) => request.includes(SAFE) || request.includes(person(1)))).toEqual([]);
});

test("keeps what was typed, over a reload and Back, and shows what the form holds", async ({ page }) => {
  // An unload handler keeps the page out of the back-forward cache.
  await page.addInitScript(() => window.addEventListener("unload", () => undefined));
  await open(page, PAGE);
  const form = builder(page);
  await form.getByLabel("Chain").selectOption({ label: "Base" });
  await form.getByLabel("The recipient can transfer it").check();
  await page.goto("/concepts/fees");
  await page.goBack();
  await expect(form.getByLabel("Chain")).toHaveValue("8453");
  await form.getByLabel("Safe", { exact: true }).fill(SAFE);
  await expect(form.getByLabel("Chain")).toHaveValue("8453");
  await expect(form.getByLabel("The recipient can transfer it")).toBeChecked();
  await form.getByLabel("Rows").fill("streamId\n12");
  await page.reload();
  await expect(form.getByLabel("Rows")).toHaveValue("streamId\n12");
  await expect(form.getByLabel("Safe", { exact: true })).toHaveValue(SAFE);
  await expect(form.getByRole("note")).toBeHidden();
});

test("fills in nothing from a link that was cut", async ({ page, newContext }) => {
  await open(page, PAGE);
  await fill(
    builder(page),
    `address,rateAmount,rateInterval,initialDepositAmount\n${person(1)},100,month,1000`,
  );
  await builder(page).getByRole("button", { name: TRY }).click();
  await expect(builder(page).getByRole("button", { name: "Copy link" })).toBeVisible();
  const whole = page.url();
  // Without storage: another person, who has typed nothing.
  const other = await (await newContext({})).newPage();
  await other.goto(whole.slice(0, -4));
  await expect(builder(other).getByRole("note", { name: "About the link" })).toContainText("was cut");
  await expect(builder(other).getByLabel("Safe", { exact: true })).toHaveValue("");
  // As a chat program escapes it once more.
  await other.goto("about:blank");
  await other.goto(whole.replaceAll("%", "%25"));
  await expect(builder(other).getByLabel("Safe", { exact: true })).toHaveValue(SAFE);
});

test("names what is wrong: fields, rows, and what the contracts refuse", async ({ page }) => {
  await open(page, PAGE);
  const form = builder(page);
  await fill(form, `address,rateAmount,rateInterval,initialDepositAmount\n${person(1)},1,fortnight,1`);
  await form.getByLabel("Safe", { exact: true }).fill("treasury.eth");
  await form.getByRole("button", { name: TRY }).click();
  await expect(form.getByLabel("Safe", { exact: true })).toHaveAccessibleDescription(/is an ENS name/u);
  await form.getByLabel("Safe", { exact: true }).fill(SAFE);
  await form.getByRole("button", { name: TRY }).click();
  await expect(form.getByRole("list", { name: "Problems of the rows" })).toContainText('"fortnight" is not');
  await form.getByRole("radio", { name: "Vest tokens" }).check();
  await form.getByLabel("Kind of batch").selectOption({ label: "Unlock in steps, by length" });
  const rows = [
    `${person(1)},10,1 years,weekly`,
    `${person(2)},340282366920938463463374607431768,1 years,weekly`,
  ];
  await form.getByLabel("Rows").fill(`address,amount,duration,granularity\n${rows.join("\n")}`);
  await form.getByRole("button", { name: TRY }).click();
  await expect(form.getByRole("list", { name: "Rejected by the contracts" })).toContainText(
    "ERC20InsufficientBalance",
  );
  await expect(form.getByText("Export the batch")).toBeHidden();
});

test("tops up streams, withdraws for many with one fee, and reads both back", async ({ page }) => {
  await open(page, PAGE);
  const form = builder(page);
  await form.getByRole("radio", { name: "Change existing streams" }).check();
  await form.getByLabel("Kind of batch").selectOption({ label: "Top up" });
  await fill(form, `streamId,address,amount\nFL4-1-7041,${person(1)},3000\n7,${person(2)},2500.5`);
  await form.getByRole("button", { name: TRY }).click();
  await expect(form.getByRole("status").last()).toContainText("works, on 2 streams opened for the trial");
  await expect(form.getByRole("row", { name: /^7041 / })).toContainText("500.000001 → 3,500.000001");
  await expect(form).toContainText("The trial did not read your streams.");

  await form.getByRole("radio", { name: "Change existing streams" }).check();
  await form.getByLabel("Kind of batch").selectOption({ label: "Withdraw all for many" });
  await expect(form.getByLabel("Token", { exact: true })).toBeHidden();
  await form.getByLabel("Rows").fill(`streamId,address\n42,${person(1)}\n43,${person(2)}`);
  await form.getByLabel("Fee in wei").fill("1.5");
  await form.getByRole("button", { name: TRY }).click();
  await expect(form.getByLabel("Fee in wei")).toHaveAccessibleDescription(/Enter a whole number of wei/u);
  await form.getByLabel("Fee in wei").fill("330000000000000");
  await form.getByRole("button", { name: TRY }).click();
  await expect(form.getByRole("row", { name: /^42 / })).toContainText("500 → 0");
  await expect(form).toContainText("0.00033 of the chain’s native token with each batch");
  const download = page.waitForEvent("download");
  await form.getByRole("button", { name: "Save batch-1-1.json" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect((JSON.parse(file) as { transactions: unknown[] }).transactions).toHaveLength(1);
  await reader(page).getByLabel("Data of the transaction, or the file").fill(file);
  await expect(reader(page).getByRole("status")).toContainText("1 transaction. The reader does not know");
  await expect(reader(page)).toContainText(`Withdraws everything that can be withdrawn from stream 43 to`);

  await form.getByLabel("Started, days ago").fill("0");
  await form.getByRole("button", { name: TRY }).click();
  await expect(form.getByRole("list", { name: "Rejected by the contracts" })).toContainText(
    "Line 2: SablierLockup_WithdrawAmountZero",
  );
});

test("takes rows from the CSV checker", async ({ page }) => {
  await open(page, "/apps/guides/csv-support");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByRole("link", { name: "Build a batch for a Safe of these rows" }).click();
  await expect(builder(page).getByLabel("Rows")).toHaveValue(
    /^address,amount,startAt,endAt,cliffAmount,cliffAt\n0x/u,
  );
  await expect(builder(page).getByLabel("Kind of batch")).toHaveValue("lockup/range/cliff");
});

const BATCHES = [
  ["light", "Unlock at a price", "Vest tokens"],
  ["dark", "Withdraw for many", "Change existing streams"],
  ["light", "Pay by the second", "Pay by the second"],
  ["dark", "Pay by the second", "Pay by the second"],
] as const;

for (const { inputs, tag } of divideInputs(BATCHES, 2)) {
  test(`works by keyboard on a phone, in both themes${tag}`, async ({ newContext }) => {
    test.slow();
    for (const [theme, label, purpose] of inputs) {
      await test.step(`${theme}: ${label}`, async () => {
        const context = await newContext({ viewport: { width: 390, height: 844 } });
        const page = await context.newPage();
        await open(page, PAGE);
        await showTheme(page, theme);
        const form = builder(page);
        await form.getByRole("radio", { name: purpose }).check();
        await form.getByLabel("Kind of batch").selectOption({ label });
        await form.getByRole("button", { name: "Fill in an example" }).focus();
        await page.keyboard.press("Enter");
        await form.getByRole("button", { name: TRY }).focus();
        await page.keyboard.press("Enter");
        await expect(form.getByText("Export the batch")).toBeVisible();
        await form.getByRole("radio", { name: "File for a Safe" }).focus();
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("ArrowRight");
        await expect(form.getByRole("region", { name: "viem script" })).toContainText("createWalletClient");
        expect.soft(await overflow(page)).toBe(0);
        await withoutTransitions(page);
        expect.soft(await axeViolations(page)).toEqual([]);
        await page.close();
      });
    }
  });
}

test("loads no builder before it is used", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await open(page, PAGE);
  await expect(builder(page).getByRole("button", { name: TRY })).toBeEnabled();
  expect(scripts.filter((url) => /contracts\.\w+\.json|batch-worker/u.test(url))).toEqual([]);
});

test("never vouches for a batch that steals, and shows what it does", async ({ page }) => {
  await open(page, PAGE);
  const form = reader(page);
  // view/BatchReader/hostile.test.tsx has all of them without a browser.
  const batches = Object.entries(hostileBatches).filter((_, index) => index % 5 === 0);
  for (const [name, { text, shows }] of batches) {
    await test.step(name, async () => {
      await form.getByLabel("Data of the transaction, or the file").fill(text);
      for (const shown of shows) await expect(form).toContainText(shown, { ignoreCase: true });
      await expect(form.getByRole("status")).not.toContainText("every call is known");
    });
  }
});
