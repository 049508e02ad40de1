import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { site } from "../site";

it("robots.txt names the site map where the site is", () => {
  expect(readFileSync("static/robots.txt", "utf8")).toContain(`Sitemap: ${site.url}/sitemap.xml\n`);
});
