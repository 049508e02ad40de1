/**
 * `npm test`: everything that CI runs, in one go. `npm test -- --only unit,check` runs some steps, in their order.
 * The last line is always `N passed, N failed`.
 */
import { parseArgs } from "node:util";
import { runSteps } from "./test/runner";
import { steps } from "./test/steps";

const names = steps.map((step) => step.name);
const { values } = parseArgs({ options: { only: { type: "string" } } });
const wanted = values.only?.split(",").map((name) => name.trim()) ?? names;
const unknown = wanted.filter((name) => !names.includes(name));

if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}. The steps are ${names.join(", ")}.`);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
} else {
  void runSteps(
    steps.filter((step) => wanted.includes(step.name)),
    console.log,
  ).then((clean) => {
    process.exitCode = clean ? 0 : 1;
  });
}
