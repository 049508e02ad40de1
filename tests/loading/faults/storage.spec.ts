import { divideInputs, KINDS } from "../../support/kinds";
import { open } from "../../support/reading";
import { expect, test } from "../../support/test";

// Browsers can be set to refuse storage: then even looking at `localStorage` throws. Every kind of page opens all
// the same, and its controls work.

for (const { inputs, tag } of divideInputs(Object.entries(KINDS), 4)) {
  test(`every kind of page opens while storage is blocked, and its controls work${tag}`, async ({
    page,
    messages,
  }) => {
    // Docusaurus says once that it will store nothing.
    messages.expect(/storage/i);
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
      }
    });
    for (const [kind, route] of inputs) {
      await test.step(kind, async () => {
        await open(page, route);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      });
    }
    const theme = () => page.locator("html").getAttribute("data-theme");
    await open(page, "/concepts/lockup/overview");
    await page.getByRole("button", { name: /Switch between dark and light mode/ }).click();
    const changed = await theme();
    await page.getByRole("button", { name: "Close announcement" }).click();
    await expect(page.getByRole("complementary", { name: "Announcement" })).toHaveCount(0);
    await page.locator(".pagination-nav__link--next").click();
    await expect(page).not.toHaveURL(/overview$/);
    expect(await theme()).toBe(changed);
  });
}

test("of the version that a reader preferred only one that exists stays", async ({ page }) => {
  for (const [stored, expected] of [
    ["gone", null],
    ["current", "current"],
  ] as const) {
    await page.goto("/.well-known/security.txt");
    await page.evaluate((name) => localStorage.setItem("docs-preferred-version-default", name), stored);
    await open(page, "/concepts/fees");
    const read = () => page.evaluate(() => localStorage.getItem("docs-preferred-version-default"));
    await expect.poll(read, stored).toBe(expected);
  }
});
