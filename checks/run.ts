/**
 * `npm run check`: the checks over the built site. Run `npm run build` first.
 *
 *     npm run check                                   everything
 *     npm run check -- --only pictures,weight         two checks
 *     npm run check -- --only pictures docs/concepts  what concerns some sources, or routes
 *     npm run check -- --without reader-view          all checks except some
 *     npm run check -- --list                         the checks and what they hold
 *     npm run check -- --weights                      what the heaviest page of each kind costs, for the budgets
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { checks } from ".";
import { findHeaviest } from "./html/weight";
import { concerns, runChecks } from "./support/check";
import { expectations } from "./support/expectations";
import { report } from "./support/report";
import { Site } from "./support/site";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string" },
    without: { type: "string" },
    list: { type: "boolean", default: false },
    weights: { type: "boolean", default: false },
  },
});

function main(): number {
  if (values.list) {
    for (const { name, title } of checks) console.log(`${name.padEnd(16)} ${title}`);
    return 0;
  }
  const namesIn = (list: string | undefined) => list?.split(",").map((name) => name.trim());
  const wanted = namesIn(values.only);
  const unwanted = namesIn(values.without) ?? [];
  const unknown = [...(wanted ?? []), ...unwanted].filter(
    (name) => !checks.some((check) => check.name === name),
  );
  if (unknown.length > 0) {
    console.error(`There is no check ${unknown.join(", ")}. See npm run check -- --list.`);
    return 1;
  }
  const chosen = checks.filter(({ name }) => (wanted?.includes(name) ?? true) && !unwanted.includes(name));

  const root = process.cwd();
  const site = new Site(root, path.join(root, "build"), expectations, positionals);
  if (site.pages.length < 2) {
    console.error("The built site holds no pages: nothing was checked.");
    return 1;
  }
  const nowhere = positionals.filter((positional) => !site.knows(positional));
  if (nowhere.length > 0) {
    console.error(`There is no file and no page at ${nowhere.join(", ")}: nothing was checked.`);
    return 1;
  }
  if (values.weights) {
    console.log(findHeaviest(site));
    return 0;
  }
  const tally = { passed: 0, failed: 0 };
  for (const { check, findings } of runChecks(chosen, site)) {
    const shown = findings.filter((finding) => concerns(finding, site));
    tally[shown.length === 0 ? "passed" : "failed"] += 1;
    console.log(`${shown.length === 0 ? "ok  " : "FAIL"} ${check.name}: ${check.title}`);
    if (shown.length > 0) {
      console.log(report(shown));
    }
  }
  console.log(`\n${site.pages.length} pages, ${site.stubs.length} redirects`);
  console.log(`${tally.passed} checks passed, ${tally.failed} failed`);
  return tally.failed === 0 ? 0 : 1;
}

process.exitCode = main();
