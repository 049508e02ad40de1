import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { vercelConfiguration } from "../vercel";

it("vercel.json is what config/ says (if not: npm run generate:vercel)", async () => {
  expect(readFileSync("vercel.json", "utf8")).toBe(await vercelConfiguration());
}, 60_000);
