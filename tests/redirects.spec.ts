import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readHostConfig, hostRules } from "../src/lib/host/hostRules";
import { redirects } from "../config/navigation/redirects";
import { resolve, sourcesOf } from "../src/lib/links/redirects";
import { promised } from "./redirects.promised";
import { routes, SITE_DIR } from "./support/routes";
import { expect, test } from "./support/test";

// Every old address is led on by the host's redirect and by the client-side stub. Query and hash arrive with the reader.

const SUFFIX = "?chain=1&name=caf%C3%A9#part-2";
const sources = [
  ...new Set([...Object.keys(redirects.exact), ...routes.flatMap((route) => sourcesOf(redirects, route))]),
];

/** One that a prefix of the table covers. */
const covered = sources.find((source) => redirects.exact[source] === undefined)!;
const FOLLOWED = ["/csv", "/contracts/v2/deployments/v2.1", covered];

/** Where the stub page of an old address leads. */
function stubTarget(source: string): string | undefined {
  const file = path.join(SITE_DIR, source, "index.html");
  const html = existsSync(file) ? readFileSync(file, "utf8") : "";
  return /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(html)?.[1];
}

test("what is promised stands in the table, in the host's redirects and in the stubs", () => {
  const host = hostRules(readHostConfig("vercel.json"));
  const is = promised.map(([source]) => [
    source,
    redirects.exact[source],
    host.redirect(source),
    stubTarget(source),
  ]);
  expect(is).toEqual(
    promised.map(([source, target]) => [source, target, { destination: target, status: 308 }, target]),
  );
  expect(sources).toEqual(expect.arrayContaining(promised.map(([source]) => source)));
});

test("every old address is answered with its redirect, which keeps the query, and has its stub", async ({
  request,
}) => {
  expect(sources.length).toBeGreaterThan(promised.length);
  for (const source of sources) {
    const target = resolve(redirects, source) ?? "";
    const answer = await request.get(`${source}?chain=1`, { maxRedirects: 0 });
    expect.soft(answer.status(), source).toBe(308);
    expect.soft(answer.headers().location, source).toBe(`${target}?chain=1`);
    expect.soft(routes, source).toContain(target);
    expect.soft(stubTarget(source), source).toBe(target);
  }
});

// All stubs are made of one template: a short address, a deep one, and one that a prefix covers stand for the rest.
for (const source of FOLLOWED) {
  test(`${source} leads a browser on, with query and hash`, async ({ page, baseURL, stubsURL }) => {
    const target = resolve(redirects, source) ?? "";
    for (const origin of [baseURL ?? "", stubsURL]) {
      await page.goto(origin + source + SUFFIX, { waitUntil: "commit" });
      await page.waitForURL(origin + target + SUFFIX, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page not found");
    }
  });
}
