import { redirects } from "../config/navigation/redirects";
import { resolve } from "../src/site/redirects";
import { coveredByPrefix } from "./redirects.old";
import { expect, test } from "./support/test";

// The host and the client-side stub lead a reader of an old address on. That every old address has both:
// served/redirects.test.ts. All stubs are made of one template: a short address, a deep one, and one that a prefix covers
// stand for the rest.

const SUFFIX = "?chain=1&name=caf%C3%A9#part-2";

test("an old address leads a browser on, with query and hash @core", async ({ page, baseURL, stubsURL }) => {
  for (const source of ["/csv", "/contracts/v2/deployments/v2.1", coveredByPrefix]) {
    await test.step(source, async () => {
      const target = resolve(redirects, source) ?? "";
      for (const origin of [baseURL ?? "", stubsURL]) {
        await page.goto(origin + source + SUFFIX, { waitUntil: "commit" });
        await page.waitForURL(origin + target + SUFFIX, { waitUntil: "commit" });
        await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page not found");
      }
    });
  }
});
