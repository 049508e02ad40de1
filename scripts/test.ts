/**
 * `npm test` and `npm run test:all`: what decides whether a change can land, in steps. A step that fails does not stop the
 * others, except those that need the build. The last line is always `N passed, N failed`, which counts steps.
 *
 *     npm test                        everything except the browser tests that are not tagged `@core`, and the second build
 *     npm run test:all                everything (`--all`)
 *     npm test -- --only unit,check   some steps, in their order
 *     npm test -- --changed           what the changes since `main` can break; `--changed=<commit>` names another start
 *     npm test -- --unsteady-fails    also fails if a browser test passes only when it is tried once more
 */
import { parseArgs } from "node:util";
import { runRounds } from "./test/run";
import { changedSince, NAMES, ROUNDS, roundsFor, selectSteps, type Step } from "./test/steps";
import { describeCount, summarise } from "./test/summary";
import usual from "./test/usualSeconds.json";

const args = process.argv.slice(2).map((arg) => (arg === "--changed" ? "--changed=main" : arg));
const { values } = parseArgs({
  args,
  options: {
    all: { type: "boolean", default: false },
    only: { type: "string" },
    changed: { type: "string" },
    "unsteady-fails": { type: "boolean", default: false },
  },
});
const wanted = values.only?.split(",").map((name) => name.trim());
const unknown = wanted?.filter((name) => !NAMES.includes(name)) ?? [];

async function main(): Promise<void> {
  const { all, changed } = values;
  const rounds = changed === undefined ? ROUNDS : roundsFor(changedSince(changed), changed);
  const isWanted = ({ name, isRest }: Step) =>
    wanted?.includes(name) ?? (!isRest || all || changed !== undefined);
  const outcomes = await runRounds(selectSteps(rounds, isWanted), usual);
  const { lines, hasPassed } = summarise(outcomes, usual, values["unsteady-fails"]);
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
