import { KINDS } from "./support/kinds";
import { open } from "./support/reading";
import { expect, test } from "./support/test";

// Browsers can be told to refuse storage: then even looking at `localStorage` throws. Every kind of page opens all
// the same; what a reader can do there is in states.spec.ts.

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
