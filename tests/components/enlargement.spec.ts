import { KINDS } from "../support/kinds";
import { open } from "../support/reading";
import { answerRequests } from "../support/requests";
import { expect, test } from "../support/test";

test("a diagram is enlarged in a dialog that zooms, and gives the focus back @core", async ({ page }) => {
  await open(page, KINDS["page with a diagram"]!);
  const button = page.getByRole("button", { name: /^Enlarge: / }).first();
  const name = ((await button.getAttribute("aria-label")) ?? "").replace("Enlarge: ", "");
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name });
  const picture = dialog.locator("svg[role=img]");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  const before = (await picture.boundingBox())!.width;
  // With these the browser zooms, and nobody else.
  for (const key of ["Control+=", "Meta+Shift++"]) await page.keyboard.press(key);
  expect((await picture.boundingBox())!.width).toBeCloseTo(before, 0);
  await page.keyboard.press("+");
  expect((await picture.boundingBox())!.width).toBeGreaterThan(before * 1.3);
  await dialog.getByRole("button", { name: "Smaller" }).click();
  expect((await picture.boundingBox())!.width).toBeCloseTo(before, 0);
  await expect(dialog.getByRole("button", { name: "Smaller" })).toBeDisabled();
  await expect(dialog.getByRole("button", { name: "Smaller" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("what cannot be loaded says so, and can be pressed again", async ({ page, messages }) => {
  messages.expect("Failed to load resource");
  await open(page, KINDS["page with a diagram"]!);
  const button = page.getByRole("button", { name: /^Enlarge: / }).first();
  const stop = await answerRequests(page, "**/assets/js/*.js", (route) => route.abort());
  await button.click();
  await expect(page.getByText("The larger picture could not be loaded.").first()).toBeVisible();
  stop();
  await button.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a double click opens one dialog, before which no search opens, and which Back closes", async ({
  page,
}) => {
  await open(page, "/concepts/glossary");
  await page.getByRole("link", { name: "Cancelability", exact: true }).first().click();
  const button = page.getByRole("button", { name: /^Enlarge: / }).first();
  await button.dblclick();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/glossary/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("an image of Markdown is enlarged, too", async ({ page }) => {
  await open(page, "/components");
  const image = page.locator("[data-enlarge] img");
  await image.scrollIntoViewIfNeeded();
  const name = (await image.getAttribute("alt")) ?? "";
  await page.getByRole("button", { name: `Enlarge: ${name}` }).click();
  const larger = page.getByRole("dialog", { name }).getByRole("img", { name });
  expect((await larger.boundingBox())!.width).toBeGreaterThanOrEqual((await image.boundingBox())!.width);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
