import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { composeVercelConfiguration } from "../vercel";

it("vercel.json is what config/ says (if not: npm run generate:vercel)", async () => {
  expect(readFileSync("vercel.json", "utf8")).toBe(await composeVercelConfiguration());
}, 60_000);

describe("the host's functions", () => {
  const { functions, redirects, rewrites } = JSON.parse(readFileSync("vercel.json", "utf8")) as {
    functions: Record<string, unknown>;
    redirects: { source: string }[];
    rewrites: { source: string; destination: string }[];
  };
  // The host answers /api/<name> by each file of its folder before it looks for a page.
  const addresses = readdirSync("api").map((file) => `/api/${path.parse(file).name}`);
  const pages = readdirSync("docs/api", { recursive: true, encoding: "utf8" }).map(
    (file) => `/api/${file.replace(/(?:\/index)?\.mdx?$/, "")}`,
  );

  it("shadow no page and no redirect of the section /api", () => {
    expect(addresses.filter((address) => pages.includes(address))).toEqual([]);
    expect(redirects.filter(({ source }) => addresses.includes(source))).toEqual([]);
    expect(pages, "the pages are found").toContain("/api/overview");
  });

  it("are each named with their files, and reached by an address of their own", () => {
    expect(Object.keys(functions)).toEqual(readdirSync("api").map((file) => `api/${file}`));
    expect(rewrites).toEqual([{ source: "/mcp", destination: "/api/mcp" }]);
    expect(pages).not.toContain("/mcp");
  });
});
