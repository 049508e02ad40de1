/** How many tests or checks passed and failed. A step that is one thing by itself counts one. */
export interface Tally {
  passed: number;
  failed: number;
  /** What failed, each by its name and first words: said again at the end, far below where it happened. */
  failures?: string[];
}

/** One step of `npm test`. */
export interface Step {
  name: string;
  /** What it does, for the one who watches. */
  title: string;
  /** Steps without which this one means nothing. Those that are not part of the run are taken to be done. */
  needs?: string[];
  /** Runs it. A rejection counts as one failure. */
  run(): Promise<Tally>;
}

/**
 * Runs steps one after the other, goes on after a failure (except where a later step needs the failed one), and
 * prints what failed and the sum. A step that counted nothing has failed: a suite that finds no test must not
 * look like a suite that finds no fault.
 *
 * @returns whether nothing failed.
 */
export async function runSteps(steps: Step[], print: (line: string) => void): Promise<boolean> {
  const total: Tally = { passed: 0, failed: 0 };
  const failures = new Map<string, { reason: string; details: string[] }>();

  for (const step of steps) {
    const broken = step.needs?.find((name) => failures.has(name));
    const started = Date.now();
    let tally: Tally = { passed: 0, failed: 1 };
    let reason = "";
    if (broken) {
      reason = `not run, because ${broken} failed`;
    } else {
      print(`\n=== ${step.name}: ${step.title}`);
      try {
        tally = await step.run();
        reason = tally.failed > 0 ? `${tally.failed} failed` : "";
        if (tally.passed + tally.failed === 0) {
          tally = { passed: 0, failed: 1 };
          reason = "ran nothing";
        }
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
    total.passed += tally.passed;
    total.failed += tally.failed;
    if (reason) failures.set(step.name, { reason, details: tally.failures ?? [] });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    print(`=== ${step.name}: ${reason || `${tally.passed} passed`} (${seconds} s)`);
  }

  if (steps.length === 0) total.failed += 1;
  if (failures.size > 0) {
    print("\nFailed:");
    for (const [name, { reason, details }] of failures) {
      print(`  ${name}: ${reason}`);
      for (const detail of details) print(detail.replace(/^/gm, "    "));
    }
  }
  print(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}
