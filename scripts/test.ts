/**
 * `npm test` and `npm run test:all`: what decides whether a change can land, in steps. A step that fails does not stop the
 * others, except those that need the build. The last line is always `N passed, N failed`, which counts steps.
 *
 *     npm test                        what takes about five minutes on two idle cores
 *     npm run test:all                everything (`--all`)
 *     npm test -- --rest              what only `npm run test:all` runs, with the build of the last `npm test`
 *     npm test -- --only unit,check   some steps, in their order
 *     npm test -- --changed           what the changes since `main` can break; `--changed=<commit>` names another start
 *     npm test -- --unsteady-fails    also fails if a browser test passes only when it is tried once more
 */
import { parseArgs } from "node:util";
import { runSteps } from "./test/run";
import { listChangesSince, NAMES, selectSteps, type Step, STEPS, listSteps } from "./test/steps";
import { describeCount, summarize } from "./test/summary";
import usual from "./test/usualSeconds.json";

const args = process.argv.slice(2).map((arg) => (arg === "--changed" ? "--changed=main" : arg));
const { values } = parseArgs({
  args,
  options: {
    all: { type: "boolean", default: false },
    rest: { type: "boolean", default: false },
    only: { type: "string" },
    changed: { type: "string" },
    "unsteady-fails": { type: "boolean", default: false },
  },
});
const wanted = values.only?.split(",").map((name) => name.trim());
const unknown = wanted?.filter((name) => !NAMES.includes(name)) ?? [];

async function main(): Promise<void> {
  const { all, rest, changed } = values;
  const steps = changed === undefined ? STEPS : listSteps(listChangesSince(changed), changed);
  const isWanted = ({ name, isRest = false }: Step) => {
    // A build of packages without their patches would fill the bundler's cache with them.
    if (wanted) return wanted.includes(name) || (name === "patches" && wanted.includes("build"));
    return all || changed !== undefined || isRest === rest;
  };
  const outcomes = await runSteps(selectSteps(steps, isWanted), usual);
  const { lines, hasPassed } = summarize(outcomes, usual, values["unsteady-fails"]);
  console.log(lines.join("\n"));
  process.exitCode = hasPassed ? 0 : 1;
}

if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}. The steps are ${NAMES.join(", ")}.`);
  console.log(describeCount(0, 1));
  process.exitCode = 1;
} else {
  void main();
}
