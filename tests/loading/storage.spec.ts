import { KINDS } from "../support/kinds";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

// Browsers can be told to refuse storage: then even looking at `localStorage` throws. Every kind of page opens all
// the same, and its controls work.

for (const [kind, route] of Object.entries(KINDS)) {
  test(`${kind} opens while storage is blocked`, async ({ page, messages }) => {
    // Docusaurus says once that it will remember nothing.
    messages.expect(/storage is not available/i);
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
    await open(page, route);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("everything works when the browser's storage is blocked", async ({ page, messages }) => {
  // Docusaurus says once that it remembers nothing.
  messages.expect(/storage/i);
  const theme = () => page.locator("html").getAttribute("data-theme");
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await page.goto(`/concepts/lockup/overview`);
  await page.getByRole("button", { name: /Switch between dark and light mode/ }).click();
  const changed = await theme();
  await page.getByRole("button", { name: "Close announcement" }).click();
  await expect(page.getByRole("region", { name: "Announcement" })).toHaveCount(0);
  await page.locator(".pagination-nav__link--next").click();
  await expect(page).not.toHaveURL(/overview$/);
  expect(await theme()).toBe(changed);
});
