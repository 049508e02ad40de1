/**
 * `npm run check:reproducible`: builds the site twice without any cache and names the files that differ. With
 * `-- --warm` the second build keeps the caches of the first, which must change nothing either. The first build stays in
 * `.cache/reproducible` when they differ.
 */
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { measureBuild } from "./bench/build";
import { findDifferences, computeHashes, KEPT_BUILD, report } from "./reproducible/compare";

const BUILD = path.resolve("build");

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { warm: { type: "boolean", default: false } } });
  const costs = [await measureBuild("cold")];
  await rm(KEPT_BUILD, { recursive: true, force: true });
  await mkdir(path.dirname(KEPT_BUILD), { recursive: true });
  await rename(BUILD, KEPT_BUILD);
  costs.push(await measureBuild(values.warm ? "warm" : "cold"));
  for (const { state, seconds, peak } of costs) {
    console.log(`${state}: ${seconds.toFixed(0)} s, ${(peak / 1e9).toFixed(1)} GB`);
  }
  const found = await findDifferences(KEPT_BUILD, BUILD);
  if (found.length > 0) {
    console.log(report(found));
    throw new Error(`${found.length} files differ between two builds of the same sources.`);
  }
  const { size } = await computeHashes(BUILD);
  await rm(KEPT_BUILD, { recursive: true });
  console.log(`Two builds gave the same ${size} files.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
