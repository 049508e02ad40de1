import { writeFileSync } from "node:fs";
import { type Page, type TestInfo } from "@playwright/test";
import { axeViolations, showTheme, withoutTransitions } from "../support/inspections/axe";
import { open, overflow } from "../support/reading";
import { answerRequests } from "../support/requests";
import { expect, test } from "../support/test";

/** The CSV checker: lists that are right, wrong, hostile and huge; given up; by keyboard; under a strict policy. Long, because each fault has its message. */

const CAMPAIGN = "/guides/airdrops/examples/create-campaign";
const FORMATS = "/apps/guides/csv-support";
/** Of the four rows on the page; the samples' tests hold the same constant. */
const ROOT = "0x32a02e723e4ce22785e7641e4596e4cb950313882dc6fd69cc61b8892e3e9ee0";

const checker = (page: Page) => page.getByRole("form", { name: "CSV checker" });
const row = (index: number, amount = "1") => `0x${index.toString(16).padStart(40, "0")},${amount}\n`;

/** A file on disk with a header and so many recipients. */
function listOf(count: number, testInfo: TestInfo, last = ""): string {
  const path = testInfo.outputPath(`${count}.csv`);
  // Beyond the small numbers, among which are addresses that nobody holds.
  const rows = Array.from({ length: count }, (_, index) => row(2 ** 40 + index));
  writeFileSync(path, `address,amount\n${rows.join("")}${last}`);
  return path;
}

test("the list of the page has the root of the page, and follows corrections @core", async ({ page }) => {
  await open(page, CAMPAIGN);
  const form = checker(page);
  // A double click does not cancel.
  await form.getByRole("button", { name: "Check and compute the root" }).dblclick();
  await expect(form.getByRole("status")).toContainText("4 recipients, no problem found.");
  await expect(form).toContainText(ROOT);
  await expect(form).toContainText("1,000 tokens");
  await expect(form).toContainText("1000000000000000000000");
  await expect(form.getByRole("button", { name: "Copy Merkle root" })).toBeVisible();

  await form.getByLabel("Token decimals").fill("0");
  await expect(form.locator("dd code").last()).toHaveText("1000");
  await expect(form).not.toContainText(ROOT);
  await form.getByLabel("Token decimals").fill("256");
  await expect(form).toContainText("A whole number from 0 to 255.");
  await expect(form.getByLabel("Token decimals")).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("Token decimals").fill("6");
  await form.getByLabel("Content").fill(`address,amount\n${row(1, "0.1234567")}${row(1)}${row(2, "0")}`);
  await expect(form.getByRole("status")).toContainText("3 problems in 3 rows:");
  await expect(form.getByRole("listitem")).toHaveText([
    "Line 2, amount: It has 7 digits after the point, and the token has 6 decimals.",
    "Line 3, address: It stands in line 2 already.",
    "Line 4, amount: It is zero.",
  ]);
  // A header that is wrong is told as such, and not as a row.
  await form.getByLabel("Content").fill("addr,amt\n1,2\n3,4");
  await expect(form.getByRole("status")).toContainText("1 problem before the first row:");
});

test("hostile content is named, and never run @core", async ({ page }) => {
  await open(page, CAMPAIGN);
  const form = checker(page);
  const attack = '<img src=x onerror="document.title=1">';
  await form.getByLabel("Content").fill(`address,amount\n${attack},1\n__proto__,1\n=cmd|'/c calc'!A1,1\n`);
  await expect(form.getByRole("status")).toContainText("3 problems");
  await expect(form.locator("img")).toHaveCount(0);
  await expect(form.getByRole("list")).toContainText(`"${attack}" is not an address`);
  await expect(form.getByRole("list")).toContainText('"__proto__" is not an address');

  const upload = (name: string, buffer: Buffer) =>
    form.getByLabel("File").setInputFiles({ name, mimeType: "text/csv", buffer });
  await upload("book.xlsx", Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]));
  // What is no list leaves the rows as they are.
  await expect(form.getByRole("alert")).toContainText("book.xlsx: This is a workbook");
  await expect(form.getByLabel("Content")).toHaveValue(/__proto__/);
  await expect(form.getByRole("status")).toContainText("3 problems");
  await upload("utf16.csv", Buffer.from(`\uFEFFaddress,amount\n${row(1)}${row(2)}`, "utf16le"));
  await expect(form.getByRole("status")).toContainText("utf16.csv: 2 recipients, no problem found.");
  await upload("endless.csv", Buffer.alloc(3_000_000, "x"));
  await expect(form.getByRole("status")).toContainText("more than 10,000 characters");
  await upload("wrong.csv", Buffer.from(`address,amount\n${"nobody,-1\n".repeat(100_000)}`));
  await expect(form.getByRole("status")).toContainText("100 problems, and the check stopped in line 51:");
  await upload("broken.json", Buffer.from('{"claims":'));
  await form.getByRole("button", { name: "Mend it for me" }).click();
  await expect(form.getByRole("status")).toContainText("It begins like JSON, and is not");
  await upload("good.csv", Buffer.from(`address,amount\n${row(1)}${row(2)}`));
  await expect(form.getByRole("status")).toContainText("good.csv: 2 recipients, no problem found.");
});

test("base units are asked about, with the totals of both readings, and converted on request", async ({
  page,
}) => {
  await open(page, CAMPAIGN);
  const form = checker(page);
  const four = (amountOf: (digit: number) => string) =>
    `address,amount\n${[1, 2, 3, 4].map((digit) => `0x${String(digit).repeat(40)},${amountOf(digit)}`).join("\n")}`;
  const noughts = "0".repeat(18);
  await form.getByLabel("Content").fill(four(() => `1${noughts}`));
  await expect(form.getByRole("status")).toContainText("4 rows, no problem found, and one question:");
  const question = form.getByRole("group", { name: "Unit of the amounts" });
  await expect(question.getByRole("definition")).toHaveText([
    "4,000,000,000,000,000,000 tokens in all",
    "4 tokens in all",
  ]);
  await expect(form).not.toContainText("Merkle root");
  await question.getByRole("button", { name: "Whole tokens: leave them" }).click();
  await expect(form.getByRole("status")).toContainText("4 recipients, no problem found.");
  await expect(form).toContainText("4,000,000,000,000,000,000 tokens");

  // As tokens, these do not even fit.
  await form.getByLabel("Content").fill(four((digit) => `${digit}00${noughts}`));
  await expect(form.getByRole("status")).toContainText("2 problems in 4 rows:");
  await expect(question).toContainText("1,000 tokens in all");
  await question.getByRole("button", { name: "Base units: convert them" }).click();
  await expect(form.getByRole("status")).toContainText("4 changes, no problem left.");
  await expect(form.getByRole("list", { name: "Changes" })).toContainText(
    'Line 2, amount: "100000000000000000000" becomes 100: base units as tokens.',
  );
  await expect(form).toContainText(ROOT);
  // Nothing is changed before the reader says so.
  await expect(form.getByLabel("Content")).toHaveValue(/,100000000000000000000\n/);
  await form.getByRole("button", { name: "Use the corrected file" }).click();
  await expect(form.getByLabel("Content")).toHaveValue(`${four((digit) => `${digit}00`)}\n`);
  await expect(form.getByRole("status")).toContainText("4 recipients, no problem found.");
  await expect(form).toContainText(ROOT);
});

test("a list that is written otherwise is mended, line by line, after what only its owner knows", async ({
  page,
}) => {
  await open(page, CAMPAIGN);
  const form = checker(page);
  const [one, two, three, four] = ["1", "2", "3", "4"].map((digit) => digit.repeat(40));
  await form
    .getByLabel("Content")
    .fill(`wallet;tokens\n0x${one};100,0\n${two};150\n0x${two};50\n0X${three};300\neth:0x${four};400,00\n`);
  await expect(form.getByRole("status")).toContainText("1 problem");
  await form.getByRole("button", { name: "Mend it for me" }).click();
  await expect(form.getByRole("status")).toContainText("7 changes, 1 problem left.");
  await expect(form.getByRole("list", { name: "Changes" }).getByRole("listitem")).toHaveText([
    "Commas stand between the cells, not semicolons.",
    "Line 1: The header wallet,tokens becomes address,amount.",
    'Line 2, amount: "100,0" becomes 100.0: separators.',
    `Line 3, address: "${two}" becomes 0x${two}: 0x was missing.`,
    `Line 5, address: "0X${three}" becomes 0x${three}: 0x in small letters.`,
    `Line 6, address: "eth:0x${four}" becomes 0x${four}: only the address of it.`,
    'Line 6, amount: "400,00" becomes 400.00: separators.',
  ]);
  await expect(form.getByRole("list", { name: "Problems" })).toHaveText(
    "Line 4, address: It stands in line 3 already.",
  );
  await form.getByRole("checkbox", { name: /^Add up the rows of one address/ }).check();
  await expect(form.getByRole("status")).toContainText("8 changes, no problem left.");
  await expect(form).toContainText(ROOT);
  const saved = page.waitForEvent("download");
  await form.getByRole("button", { name: "Save corrected.csv" }).click();
  expect((await saved).suggestedFilename()).toBe("corrected.csv");
});

test("points that may stand between thousands are asked about, and the answer stays with the list", async ({
  page,
}) => {
  await open(page, CAMPAIGN);
  const form = checker(page);
  const [one, two] = ["1", "2"].map((digit) => `0x${digit.repeat(40)}`);
  await form.getByLabel("Content").fill(`address,amount\n${one},1.355\n${two},3.000\n`);
  await expect(form.getByRole("status")).toHaveText("? 2 rows, no problem found, and one question:");
  await expect(form).not.toContainText("Merkle root");
  const question = form.getByRole("group", { name: "Points in the amounts" });
  await expect(question.getByRole("definition")).toHaveText(["4.355 tokens in all", "4,355 tokens in all"]);
  await question.getByRole("button", { name: "Fractions: leave them" }).click();
  await expect(form.getByRole("status")).toHaveText("✓ 2 recipients, no problem found.");
  await expect(form).toContainText("4.355 tokens");

  // With semicolons, what is left open stays a question after the correction was used.
  await form.getByLabel("Content").fill(`address;amount\n${one};1.355\n${two};3.000\n`);
  await form.getByRole("button", { name: "Mend it for me" }).click();
  await expect(form.getByRole("status")).toHaveText("? 1 change, no problem and one question left.");
  await form.getByRole("button", { name: "Use the corrected file" }).click();
  await expect(form.getByRole("status")).toContainText("? corrected.csv: 2 rows, no problem found");
  await question.getByRole("button", { name: "Thousands: convert them" }).click();
  await expect(form.getByRole("status")).toHaveText(/✓ .*2 changes, no problem left\.$/);
  await expect(form.getByRole("combobox", { name: "1.355 is" })).toHaveValue("comma");
  await expect(form).toContainText("4,355 tokens");
  await form.getByRole("button", { name: "Use the corrected file" }).click();
  await expect(form.getByLabel("Content")).toHaveValue(`address,amount\n${one},1355\n${two},3000\n`);
  await expect(form.getByRole("status")).toContainText("✓ corrected.csv: 2 recipients");
});

test("a list of two tokens is none until it is split, and contracts are no recipients", async ({ page }) => {
  await open(page, CAMPAIGN);
  const form = checker(page);
  const [one, two, three] = ["1", "2", "3"].map((digit) => `0x${digit.repeat(40)}`);
  await form
    .getByLabel("Content")
    .fill(`address,amount,token\n${one},5,USDC\n${two},5,DAI\n${three},5,USDC\n`);
  await expect(form.getByRole("status")).toHaveText("✗ 1 problem in 3 rows:");
  await form.getByRole("button", { name: "Mend it for me" }).click();
  await expect(form.getByRole("status")).toHaveText("✗ Nothing to change, 1 problem left.");
  await form.getByLabel("Split by token: keep the rows of").selectOption("USDC (2)");
  await expect(form.getByRole("status")).toHaveText("✓ 1 change, no problem left.");
  await form.getByRole("button", { name: "Use the corrected file" }).click();
  await expect(form.getByLabel("Content")).toHaveValue(
    `address,amount,token\n${one},5,USDC\n${three},5,USDC\n`,
  );
  await expect(form.getByRole("status")).toContainText("✓ corrected.csv: 2 recipients");

  await form
    .getByLabel("Content")
    .fill(`address,amount\n${one},5\n0x4200000000000000000000000000000000000010,5\nvitalik.eth,5\n`);
  await expect(form.getByRole("list")).toContainText("It is the contract L2StandardBridge");
  await expect(form.getByRole("list")).toContainText('"vitalik.eth" is an ENS name');
});

test("a header of another format is known, and one press switches to it", async ({ page }) => {
  await open(page, FORMATS);
  const form = checker(page);
  const [one, two] = ["1", "2"].map((digit) => `0x${digit.repeat(40)}`);
  await form.getByLabel("Content").fill(`address,amount\n${one},5\n${two},6\n`);
  await expect(form).toContainText("By its header this looks like Airdrop: instant.");
  await form.getByRole("button", { name: "Switch the format" }).click();
  await expect(form.getByLabel("Format")).toHaveValue("airdrops/instant");
  await expect(form.getByRole("status")).toHaveText("✓ 2 recipients, no problem found.");
  await expect(form.getByRole("button", { name: "Switch the format" })).toHaveCount(0);
});

test("a hundred thousand rows are read in a worker while the page answers", async ({ page }, testInfo) => {
  await open(page, CAMPAIGN);
  const form = checker(page);
  const started = page.waitForEvent("worker");
  await form.getByLabel("File").setInputFiles(listOf(100_000, testInfo));
  expect(new URL((await started).url()).origin).toBe(new URL(page.url()).origin);
  const progress = form.getByRole("progressbar", { name: "Checked so far" });
  await expect(progress).toBeVisible();
  // The page's own thread is free: a fold opens while the check is under way.
  const fold = page.getByRole("article").locator("details").first();
  await fold.locator("summary").click();
  await expect(fold).toHaveAttribute("open", "");
  await expect(progress).toBeVisible();
  await expect(form.getByRole("status")).toContainText("100,000 recipients, no problem found.", {
    timeout: 120_000,
  });
  await expect(form.locator("dd code").first()).toHaveText(/^0x[0-9a-f]{64}$/);
  await expect(progress).toHaveCount(0);
  // Too long for a text field, so it is not put into one.
  await expect(form.getByLabel("Content")).toHaveValue("");
});

test("a check can be given up, by keyboard, and begun again", async ({ page }, testInfo) => {
  await open(page, CAMPAIGN);
  const form = checker(page);
  await form.getByLabel("File").setInputFiles(listOf(300_000, testInfo));
  await expect(form.getByRole("progressbar")).toBeVisible();
  const button = form.getByRole("button", { name: "Cancel" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(form.getByRole("status")).toContainText("cancelled, nothing was checked.");
  await expect(form.getByRole("progressbar")).toHaveCount(0);
  await expect.poll(() => page.workers()).toHaveLength(0);
  await expect(form.getByRole("button", { name: "Check and compute the root" })).toBeFocused();

  await form.getByLabel("File").setInputFiles(listOf(2, testInfo));
  await expect(form.getByRole("status")).toContainText("2 recipients, no problem found.");
});

test("a file of more than a million rows is refused with a sentence", async ({ page }, testInfo) => {
  await open(page, CAMPAIGN);
  const form = checker(page);
  await form.getByLabel("File").setInputFiles(listOf(1_000_001, testInfo, "never,read\n"));
  await expect(form.getByRole("status")).toContainText("1 problem in 1,000,001 rows:", { timeout: 120_000 });
  await expect(form.getByRole("list")).toContainText(
    "Line 1,000,002: Here the list passes 1,000,000 recipients",
  );
});

test("it works with nothing but a keyboard, pasted and dropped lists included @core", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, CAMPAIGN);
  const form = checker(page);
  await form.getByLabel("File").focus();
  await page.keyboard.press("Tab");
  await expect(form.getByLabel("Token decimals")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.getByLabel("Token address")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.getByLabel("Content")).toBeFocused();
  const long = `address,amount\n${Array.from({ length: 6_000 }, (_, index) => row(index + 1)).join("")}`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), long);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+V");
  await expect(form.getByRole("status")).toContainText(
    "What you pasted: 6,000 recipients, no problem found.",
  );
  await page.keyboard.press("Tab");
  await expect(form.getByRole("button", { name: "Check and compute the root" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.getByRole("button", { name: "Copy Merkle root" })).toBeFocused();

  const data = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "dropped.csv"));
      return transfer;
    },
    `address,amount\n${row(1)}${row(2)}`,
  );
  await form.dispatchEvent("drop", { dataTransfer: data });
  await expect(form.getByRole("status")).toContainText("dropped.csv: 2 recipients, no problem found.");
});

test("it needs no eval, no blob for a worker and no connection", async ({ page }) => {
  const requests: string[] = [];
  await page.route("**/*", async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      "content-security-policy":
        "default-src 'self' 'unsafe-inline' data:; worker-src 'self'; connect-src 'none'",
    };
    await route.fulfill({ response, headers });
  });
  await open(page, FORMATS);
  const form = checker(page);
  page.on("request", (request) => requests.push(request.url()));
  await form.getByLabel("Format").selectOption("airdrops/instant");
  await expect(form.getByRole("status")).toContainText("no problem found");
  await expect(form.locator("dd code").first()).toHaveText(/^0x[0-9a-f]{64}$/);
  for (const url of requests) expect(url).toMatch(/\/assets\/js\/[^/?]+\.js$/);
});

test("it reads every format, by line and column, and decimals that nobody sees keep no other from its check", async ({
  page,
}) => {
  await open(page, FORMATS);
  const form = checker(page);
  await form.getByRole("button", { name: "Check", exact: true }).click();
  await expect(form.getByRole("status")).toContainText("2 rows, no problem found");

  await form.getByLabel("Format").selectOption("airdrops/instant");
  await expect(form.getByLabel("Content")).toHaveValue(/^address,amount/);
  await form.getByLabel("Token decimals").fill("many");
  await expect(form.getByRole("status")).toBeEmpty();
  await form.getByLabel("Format").selectOption("lockup/range/cliff");
  await expect(form.getByRole("status")).toContainText("2 rows, no problem found");
  await form.getByLabel("Content").fill("address,amount");
  await expect(form.getByRole("status")).toContainText("1 problem");
  // Back at the airdrop, the answer to another format is gone.
  await form.getByLabel("Format").selectOption("airdrops/instant");
  await expect(form.getByLabel("Token decimals")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByRole("status")).toBeEmpty();

  await form.getByLabel("Token decimals").fill("18");
  await form
    .getByLabel("Content")
    .fill("address,amount\n0x1,5\n0x2222222222222222222222222222222222222222,0");
  await expect(form.getByRole("list")).toContainText('Line 2, address: "0x1" is not an address');
  await expect(form.getByRole("list")).toContainText("Line 3, amount: It is zero.");
});

test("a selection that is dragged within the text moves, and the rest stays", async ({ page }) => {
  await open(page, CAMPAIGN);
  const form = checker(page);
  const content = form.getByLabel("Content");
  await content.fill("first\nsecond\nthird");
  await content.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 5));
  const box = (await content.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 16);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 30, { steps: 4 });
  await page.mouse.move(box.x + 200, box.y + 55, { steps: 4 });
  await expect(form).not.toHaveClass(/dropping/);
  await page.mouse.up();
  // The browser may take the empty line that stays behind along.
  await expect(content).toHaveValue(/^\n?second\nthird ?first$/);
});

test("a file that is slow to read does not replace what came after it", async ({ page }) => {
  await page.addInitScript(() => {
    const read = File.prototype.arrayBuffer;
    File.prototype.arrayBuffer = async function (this: File) {
      const content = await read.call(this);
      if (this.name === "slow.csv") await new Promise((resolve) => setTimeout(resolve, 800));
      document.documentElement.dataset.read = this.name;
      return content;
    };
  });
  await open(page, CAMPAIGN);
  const form = checker(page);
  const choose = (name: string, content: string) =>
    form.getByLabel("File").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
  const good = `address,amount\n${row(1)}${row(2)}`;
  const wasRead = (name: string) => page.waitForSelector(`html[data-read="${name}"]`, { state: "attached" });

  await choose("slow.csv", "slow");
  await choose("quick.csv", good);
  await wasRead("slow.csv");
  await expect(form.getByLabel("Content")).toHaveValue(good);
  await expect(form.getByRole("status")).toContainText("quick.csv: 2 recipients, no problem found.");

  await page.evaluate(() => delete document.documentElement.dataset.read);
  await choose("slow.csv", "slow");
  await form.getByLabel("Content").fill(good);
  await wasRead("slow.csv");
  await expect(form.getByLabel("Content")).toHaveValue(good);
  await expect(form.getByRole("status")).toHaveText(/2 recipients, no problem found\.$/);
});

test("a checker that cannot be loaded says so, and can be tried again", async ({ page, messages }) => {
  messages.expect("net::ERR_FAILED");
  await open(page, CAMPAIGN);
  const stop = await answerRequests(page, "**/assets/js/**", (route) => route.abort("failed"));
  const form = checker(page);
  const button = form.getByRole("button", { name: "Check and compute the root" });
  await button.click();
  await expect(form.getByRole("status")).toContainText("The checker could not be loaded.");
  await expect(form.getByRole("progressbar")).toHaveCount(0);
  stop();
  await button.click();
  await expect(form).toContainText(ROOT);
});

test("the token's own contract is no recipient: the one that is named, and those that are known", async ({
  page,
}) => {
  await open(page, CAMPAIGN);
  const form = checker(page);
  const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
  await form.getByLabel("Content").fill(`address,amount\n${row(1)}${usdc},5\n`);
  await expect(form.getByRole("list", { name: "Problems" })).toContainText("the contract USDC (Ethereum)");
  await form.getByLabel("Token address").fill("0x11");
  await expect(form.getByLabel("Token address")).toHaveAccessibleDescription(/0x and 40 hexadecimal digits/);
  const [first] = row(1).split(",");
  await form.getByLabel("Token address").fill(first!);
  await expect(form.getByRole("list", { name: "Problems" })).toContainText(
    "the contract of the token itself",
  );
  await expect(form.getByRole("status").first()).toContainText("2 problems");
});

test("problems and totals are accessible in both themes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutTransitions(page);
  await open(page, CAMPAIGN);
  const form = checker(page);
  const look = async () => {
    expect(await overflow(page)).toBe(0);
    await showTheme(page, "light");
    expect(await axeViolations(page, { within: "form[aria-label='CSV checker']" })).toEqual([]);
    await showTheme(page, "dark");
    expect(await axeViolations(page, { rules: "colours", within: "form[aria-label='CSV checker']" })).toEqual(
      [],
    );
  };
  await form.getByRole("button", { name: "Check and compute the root" }).click();
  await expect(form).toContainText(ROOT);
  await look();
  await form.getByLabel("Content").fill(`address;amount\n${"x".repeat(300)};1\n${row(1).repeat(3)}`);
  await expect(form.getByRole("status")).toContainText("1 problem");
  await form.getByRole("button", { name: "Mend it for me" }).click();
  await expect(form.getByRole("status")).toContainText("left.");
  await look();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a sentence stands in place of the form @core", async ({ page }) => {
    await page.goto(CAMPAIGN);
    await expect(checker(page)).toContainText("The checker needs JavaScript.");
    await expect(checker(page).getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("article")).toContainText("each address once");
  });
});
