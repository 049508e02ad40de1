import { redirects } from "../config/redirects";
import { resolve, sourcesOf } from "../src/lib/redirects";
import { routes } from "./support/routes";
import { expect, test } from "./support/test";

// Every old address, followed by a browser: by the host's redirect and by the client-side stub. Query and hash
// arrive with the reader.

const SUFFIX = "?chain=1&name=caf%C3%A9#part-2";
const sources = [
  ...new Set([...Object.keys(redirects.exact), ...routes.flatMap((route) => sourcesOf(redirects, route))]),
];

test("there are redirects to follow", () => {
  expect(sources.length).toBeGreaterThan(30);
});

for (const source of sources) {
  test(`${source} leads on, with query and hash`, async ({ page, baseURL, stubsURL, request }) => {
    const target = resolve(redirects, source) ?? "";
    const answer = await request.get(`${source}?chain=1`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(`${target}?chain=1`);

    for (const origin of [baseURL ?? "", stubsURL]) {
      await page.goto(origin + source + SUFFIX, { waitUntil: "commit" });
      await page.waitForURL(origin + target + SUFFIX, { waitUntil: "commit", timeout: 5_000 });
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page not found");
    }
  });
}
