import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { redirects } from "../../config/navigation/redirects";
import { compileHostRules, readHostConfig } from "../../src/site/host/hostRules";
import { resolve } from "../../src/site/redirects";
import { oldAddresses } from "../redirects.old";
import { promised } from "../redirects.promised";
import { routes, SITE_DIR } from "../support/routes";
import { ask } from "./pages";

/** Returns where the stub page of an old address leads. */
function stubTarget(source: string): string | undefined {
  const file = path.join(SITE_DIR, source, "index.html");
  const html = existsSync(file) ? readFileSync(file, "utf8") : "";
  return /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(html)?.[1];
}

it("has what is promised in the table, in the host's redirects and in the stubs", () => {
  const host = compileHostRules(readHostConfig("vercel.json"));
  const is = promised.map(([source]) => [
    source,
    redirects.exact[source],
    host.redirect(source),
    stubTarget(source),
  ]);
  expect(is).toEqual(
    promised.map(([source, target]) => [source, target, { destination: target, status: 308 }, target]),
  );
  expect(oldAddresses).toEqual(expect.arrayContaining(promised.map(([source]) => source)));
});

it("answers every old address with its redirect, which keeps the query, and has its stub", async () => {
  expect(oldAddresses.length).toBeGreaterThan(promised.length);
  for (const source of oldAddresses) {
    const target = resolve(redirects, source) ?? "";
    const answer = await ask(`${source}?chain=1`);
    expect.soft(answer.status, source).toBe(308);
    expect.soft(answer.headers.get("location"), source).toBe(`${target}?chain=1`);
    expect.soft(routes, source).toContain(target);
    expect.soft(stubTarget(source), source).toBe(target);
  }
});
