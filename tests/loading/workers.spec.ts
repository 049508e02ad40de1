import { open } from "../support/reading";
import { expect, test } from "../support/test";

// Some browsers, extensions and networks refuse web workers: the constructor throws.

const REFUSED = "This browser refuses web workers on this page";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      }
    } as unknown as typeof Worker;
  });
});

test("a playground says why it does not start, and the page stays", async ({ page }) => {
  await open(page, "/concepts/lockup/segments");
  await page.getByRole("button", { name: "Start the playground" }).first().click();
  await expect(page.getByRole("alert").filter({ hasText: REFUSED })).toBeVisible();
  await expect(page.getByRole("button", { name: "Load the page again" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the CSV checker says why it does not check", async ({ page }) => {
  await open(page, "/guides/airdrops/examples/create-campaign");
  await page.getByRole("button", { name: "Check and compute the root" }).click();
  await expect(page.getByText(REFUSED)).toBeVisible();
});

test("the search says that it failed", async ({ page, messages }) => {
  messages.expect(/refuses web workers/);
  await open(page, "/search?q=tranche");
  await expect(page.getByRole("alert").first()).toBeVisible();
});

test("control: a worker that is refused behind the page's back is no sentence", async ({ page }) => {
  await open(page, "/concepts/lockup/segments");
  await page.evaluate(() => {
    window.Worker = class {
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker;
  });
  await page.getByRole("button", { name: "Start the playground" }).first().click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByText(REFUSED)).toHaveCount(0);
});
