import { open } from "../support/reading";
import { expect, test } from "../support/test";

test("the box explains a stream ID, and says what is wrong with one @core", async ({ page }) => {
  await open(page, "/apps/guides/url-schemes");
  const box = page.getByRole("form", { name: "Explain a stream ID" });
  const field = box.getByLabel("Stream ID, address or link");
  await field.fill("fl4-8453-100");
  await expect(box.getByRole("status").first()).toContainText("Flow v3.0");
  await expect(
    box.getByRole("link", { name: "https://app.sablier.com/payments/stream/FL4-8453-100" }),
  ).toBeVisible();
  await field.fill("LL2-1-29");
  await expect(box.getByRole("status").first()).toContainText("SablierV2LockupLinear");
  await field.fill("LK3-1");
  await expect(box).toContainText("needs three parts");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("https://app.sablier.com/payments/stream/FL4-8453-100/history");
  await expect(box.getByRole("status").first()).toContainText("Flow v3.0");
  await field.fill("12");
  await expect(box).toContainText("12 is only the number");
  await field.fill(`0x${"11".repeat(20)}`);
  await expect(box.getByRole("link", { name: "payments that it receives" })).toHaveAttribute(
    "href",
    `https://app.sablier.com/payments/search?r=0x${"11".repeat(20)}`,
  );
});

test("the builder makes a link by keyboard, and takes one apart @core", async ({ page }) => {
  await open(page, "/apps/guides/url-schemes");
  const form = page.getByRole("form", { name: "Build a link" });
  // What is pasted stands in a row of its own.
  const [paste, leads] = await Promise.all(
    ["Take a link apart", "Leads to"].map((label) => form.getByLabel(label).boundingBox()),
  );
  expect(leads!.y).toBeGreaterThan(paste!.y + paste!.height);
  await form.getByLabel("Leads to").focus();
  await page.keyboard.type("Search for v");
  await form.getByLabel("Recipient").fill("vitalik.eth");
  await form.getByLabel("Sender").fill("");
  await expect(
    form.getByRole("link", { name: "https://app.sablier.com/vesting/search/ethereum?r=vitalik.eth" }),
  ).toBeVisible();
  await form.getByLabel("Recipient").fill("nobody");
  await expect(form).toContainText("neither an address nor an ENS name");

  await form.getByLabel("Take a link apart").fill("https://app.sablier.com/stream/FL-8453-7");
  await expect(form).toContainText("Below is its successor");
  await expect(
    form.getByRole("link", { name: "https://app.sablier.com/payments/stream/FL-8453-7" }),
  ).toBeVisible();

  // Another kind of link holds nothing of what was pasted.
  await form.getByLabel("Leads to").selectOption({ index: 1 });
  await expect(form).not.toContainText("Below is its successor");
  await expect(form.getByLabel("Take a link apart")).toHaveValue("");
});

test("a template downloads without a request", async ({ page }) => {
  await open(page, "/apps/guides/csv-support");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the template lockup/range/cliff" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("lockup-range-cliff.csv");
});

test("the mark downloads as SVG and PNG", async ({ page }) => {
  await open(page, "/apps/branding#mark");
  for (const [name, file] of [
    ["Download SVG", "logo.svg"],
    ["Download PNG, 256 × 256 px", "mark-256.png"],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
  }
});
