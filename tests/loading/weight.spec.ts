import { brotliSize, watchFetches } from "../../scripts/bench/weight";
import { open } from "../support/reading";
import { SITE_DIR } from "../support/routes";
import { expect, test } from "../support/test";

// What tests/pages/every-page.spec.ts weighs each page by.

test("a file that a page fetches by itself is weighed, one for later pages is not", async ({
  page,
  baseURL,
}) => {
  const fetched = watchFetches(page, baseURL!);
  await open(page, "/concepts/fees");
  expect(fetched.get("/concepts/fees")).toBe("document");
  const late = "/img/social-card.png";
  expect(fetched.has(late)).toBe(false);
  await page.evaluate((address) => fetch(address).then((answer) => answer.blob()), late);
  await expect.poll(() => fetched.has(late)).toBe(true);
  expect(brotliSize(SITE_DIR, late)).toBeGreaterThan(10_000);

  const next = "/concepts/streaming.md";
  const answered = page.waitForResponse((response) => response.url().endsWith(next));
  await page.evaluate((href) => {
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }));
  }, next);
  await (await answered).finished();
  expect(fetched.has(next)).toBe(false);
});
