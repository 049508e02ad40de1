import { writeFileSync } from "node:fs";
import { type Page, type TestInfo } from "@playwright/test";
import { axeViolations, showTheme, withoutTransitions } from "../../../tests/support/inspections/axe";
import { open, overflow } from "../../../tests/support/reading";
import { answerRequests } from "../../../tests/support/requests";
import { expect, test } from "../../../tests/support/test";

/** The CSV checker: lists that are right, wrong, hostile and huge; given up; by keyboard; under a strict policy. Long, because each fault has its message. */

const CAMPAIGN = "/guides/airdrops/examples/create-campaign";
const FORMATS = "/apps/guides/csv-support";
/** Of the four rows on the page; the samples' tests hold the same constant. */
const ROOT = "0x32a02e723e4ce22785e7641e4596e4cb950313882dc6fd69cc61b8892e3e9ee0";

const checker = (page: Page) => page.getByRole("form", { name: "CSV checker" });
const row = (index: number, amount = "1") => `0x${index.toString(16).padStart(40, "0")},${amount}\n`;

/** Writes a file to disk with a header and a number of recipients. */
function createList(count: number, testInfo: TestInfo, last = ""): string {
  const path = testInfo.outputPath(`${count}.csv`);
  // Beyond the small numbers, among which are addresses that nobody holds.
  const rows = Array.from({ length: count }, (_, index) => row(2 ** 40 + index));
  writeFileSync(path, `address,amount\n${rows.join("")}${last}`);
  return path;
}

test("the list of the page has the root of the page, and what is mended can be saved @core", async ({
  page,
}) => {
  await open(page, CAMPAIGN);
  const form = checker(page);
  // A double click does not cancel.
  await form.getByRole("button", { name: "Check and compute the root" }).dblclick();
  await expect(form.getByRole("status")).toContainText("4 recipients, no problem found.");
  await expect(form).toContainText(ROOT);
  await form.getByLabel("Content").fill(`address;amount\n${row(1).replace(",", ";")}`);
  await form.getByRole("button", { name: "Suggest fixes" }).click();
  await expect(form.getByRole("list", { name: "Changes" })).toContainText("Commas now separate the cells");
  const saved = page.waitForEvent("download");
  await form.getByRole("button", { name: "Save corrected.csv" }).click();
  expect((await saved).suggestedFilename()).toBe("corrected.csv");
  // A file of another program is read as bytes.
  const buffer = Buffer.from(`\uFEFFaddress,amount\n${row(1)}${row(2)}`, "utf16le");
  await form
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "utf16.csv", mimeType: "text/csv", buffer });
  // The other status is that of the file.
  await expect(form.getByRole("status").first()).toContainText("utf16.csv: 2 recipients, no problem found.");
});

test("a hundred thousand rows are read in a worker while the page answers", async ({ page }, testInfo) => {
  await open(page, CAMPAIGN);
  const form = checker(page);
  const started = page.waitForEvent("worker");
  await form.getByLabel("File", { exact: true }).setInputFiles(createList(100_000, testInfo));
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
  await form.getByLabel("File", { exact: true }).setInputFiles(createList(300_000, testInfo));
  await expect(form.getByRole("progressbar")).toBeVisible();
  const button = form.getByRole("button", { name: "Cancel" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(form.getByRole("status")).toContainText("the check was canceled.");
  await expect(form.getByRole("progressbar")).toHaveCount(0);
  await expect.poll(() => page.workers()).toHaveLength(0);
  await expect(form.getByRole("button", { name: "Check and compute the root" })).toBeFocused();

  await form.getByLabel("File", { exact: true }).setInputFiles(createList(2, testInfo));
  await expect(form.getByRole("status")).toContainText("2 recipients, no problem found.");
});

test("it works with nothing but a keyboard, pasted and dropped lists included", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, CAMPAIGN);
  const form = checker(page);
  await form.getByLabel("File", { exact: true }).focus();
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
  // What shows the root is loaded with the first answer.
  const copy = form.getByRole("button", { name: "Copy Merkle root" });
  await expect(copy).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(copy).toBeFocused();

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

  // A selection that is dragged within the text moves, and the rest stays.
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
  // The browser may take the empty line that remains as well.
  await expect(content).toHaveValue(/^\n?second\nthird ?first$/);
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
  await form.getByRole("button", { name: "Suggest fixes" }).click();
  await expect(form.getByRole("status")).toContainText("left.");
  await look();
});
