import { describe, expect, it } from "vitest";
import { runSteps, type Step, type Tally } from "./runner";

const step = (name: string, tally: Tally, needs: string[] = []): Step => ({
  name,
  title: name,
  needs,
  run: async () => tally,
});

async function output(steps: Step[]): Promise<{ clean: boolean; text: string; last: string }> {
  const lines: string[] = [];
  const clean = await runSteps(steps, (line) => lines.push(line));
  return { clean, text: lines.join("\n"), last: lines.join("\n").split("\n").at(-1) ?? "" };
}

describe("runSteps", () => {
  it("adds up what the steps counted", async () => {
    const { clean, last } = await output([
      step("types", { passed: 1, failed: 0 }),
      step("unit", { passed: 41, failed: 0 }),
    ]);
    expect(clean).toBe(true);
    expect(last).toBe("42 passed, 0 failed");
  });

  it("names the step that failed and still runs the others", async () => {
    const { clean, text, last } = await output([
      step("lint", { passed: 0, failed: 1 }),
      step("unit", { passed: 3, failed: 2 }),
    ]);
    expect(clean).toBe(false);
    expect(text).toContain("  lint: 1 failed");
    expect(text).toContain("  unit: 2 failed");
    expect(last).toBe("3 passed, 3 failed");
  });

  it("says at the end what failed, by its name", async () => {
    const failures = ["a.test.ts › adds\n  expected 2", "b.test.ts › divides"];
    const { text } = await output([step("unit", { passed: 3, failed: 2, failures })]);
    expect(text).toContain(
      "\nFailed:\n  unit: 2 failed\n    a.test.ts › adds\n      expected 2\n    b.test.ts › divides\n",
    );
  });

  it("takes a step that ran nothing for a failure", async () => {
    const { text, last } = await output([step("unit", { passed: 0, failed: 0 })]);
    expect(text).toContain("  unit: ran nothing");
    expect(last).toBe("0 passed, 1 failed");
  });

  it("takes an exception for a failure and says it", async () => {
    const broken: Step = {
      name: "build",
      title: "build",
      run: async () => {
        throw new Error("no memory");
      },
    };
    const { text, last } = await output([broken]);
    expect(text).toContain("  build: no memory");
    expect(last).toBe("0 passed, 1 failed");
  });

  it("does not run what needs a failed step, and counts it as failed", async () => {
    const { text, last } = await output([
      step("build", { passed: 0, failed: 1 }),
      step("check", { passed: 20, failed: 0 }, ["build"]),
    ]);
    expect(text).toContain("  check: not run, because build failed");
    expect(last).toBe("0 passed, 2 failed");
  });

  it("fails when there is no step at all", async () => {
    expect((await output([])).last).toBe("0 passed, 1 failed");
  });
});
