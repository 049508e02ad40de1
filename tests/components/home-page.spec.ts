import { interfaceFee } from "../../data/contracts/fees";
import { readDeployments } from "../../plugins/protocol-data/src/contracts/deployments";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

const release = readDeployments("").find(({ product, isCurrent }) => product === "lockup" && isCurrent)!;
const [lockupOnGnosis] = release.chains.find(({ id }) => id === 100)!.contracts[
  release.contracts.findIndex(({ name }) => name === "SablierLockup")
]!;

test.describe("home page", () => {
  test("lets a stream flow, pauses it and ends it @core", async ({ page }) => {
    await page.goto("/");
    const amount = page.locator("figure dd").first();
    const before = await amount.innerText();
    await expect.poll(() => amount.innerText()).not.toBe(before);
    await page.getByRole("button", { name: "Pause" }).click();
    const paused = await amount.innerText();
    await page.getByRole("button", { name: "Let it flow" }).click();
    await expect.poll(() => amount.innerText()).not.toBe(paused);
  });

  test("keeps the stream still under reduced motion until asked", async ({ newContext }) => {
    const context = await newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Let it flow" })).toBeVisible();
    await expect(page.locator("figure dd").first()).toHaveText("24.00 DAI");
  });

  test("finds a stream in the recipient's card, whose field is empty at first @core", async ({ page }) => {
    await open(page, "/");
    const card = page.getByRole("listitem").filter({ hasText: "I receive a stream or an airdrop" });
    const field = card.getByRole("textbox", { name: "Stream ID, address or link" });
    await expect(field).toHaveValue("");
    await expect(field).not.toHaveAttribute("aria-invalid");
    await expect(card.getByRole("status").first()).toBeEmpty();
    await field.fill("LK3-1-12");
    await expect(card.getByRole("status").first()).toContainText("Lockup v4.0");
    await field.fill("LK9-1-12");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    // A contract of the protocol is no account: the app is not asked for what it receives.
    await field.fill(lockupOnGnosis);
    await expect(card.getByRole("status").first()).toContainText("the address of SablierLockup");
    await expect(card.getByRole("status").first().getByRole("link")).toHaveCount(0);
    // What is known and is no stream is no mistake.
    await field.fill("my tokens");
    await expect(field).not.toHaveAttribute("aria-invalid");
    await expect(card.getByRole("status").first().getByRole("link").first()).toBeVisible();
    await expect(page.getByText("I vest tokens for a team")).toBeVisible();
  });

  test("shows one field for the search at a time", async ({ page }) => {
    await open(page, "/");
    const own = page.getByRole("link", { name: "Search functions, errors, addresses" });
    const words = page.locator(".DocSearch-Button").getByText("Search", { exact: true });
    await expect(words).toBeVisible();
    await expect(own).toBeHidden();
    await page.setViewportSize({ width: 390, height: 900 });
    // Still the name of the button.
    await expect.poll(async () => (await words.boundingBox())?.width).toBe(1);
    await expect(own).toBeVisible();
  });

  test("is complete without JavaScript", async ({ newContext }) => {
    const context = await newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByText("Reading an ID needs JavaScript")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documentation and guides for Sablier");
    // What four readers do next, and what it costs.
    for (const text of [
      `in the app, $${interfaceFee.withdrawUsd}`,
      "samples that compile and run",
      "open to everyone",
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole("img", { name: "A token stream of 60 DAI over 60 seconds" })).toBeVisible();
    await expect(page.locator("figure dd").first()).toHaveText("24.00 DAI");
    await expect(page.getByRole("link", { name: "Search functions, errors, addresses" })).toHaveAttribute(
      "href",
      "/search",
    );
  });
});
