import { isDeepStrictEqual } from "node:util";
import { forHost } from "../src/lib/redirects";
import { type Check } from "./support/check";

/** vercel.json is generated from the table; a stale one would send readers elsewhere than the stubs do. */
export const hostRedirects: Check = {
  name: "host-redirects",
  title: "vercel.json holds the redirects of config/redirects.ts, no more and no fewer",

  *site(site) {
    const file = "vercel.json";
    const remedy = "Write it anew: npm run generate:vercel.";
    const text = site.read(file);
    if (text === undefined) {
      yield { file, message: "Does not exist.", remedy };
      return;
    }
    const { redirects = [] } = JSON.parse(text) as { redirects?: { source: string }[] };
    const wanted = forHost(site.expected.redirects);
    if (isDeepStrictEqual(redirects, wanted)) return;
    const bySource = new Map(redirects.map((rule) => [rule.source, rule]));
    const differing = wanted.filter((rule) => !isDeepStrictEqual(bySource.get(rule.source), rule));
    const extra = redirects.filter((rule) => !wanted.some(({ source }) => source === rule.source));
    const named = [...differing, ...extra].map(({ source }) => source).join(", ");
    yield { file, message: `Is stale: ${named || "the order differs"}.`, remedy };
  },
};
