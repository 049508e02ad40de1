import { describe, expect, it } from "vitest";
import * as RatePerSecond from "../flow/ratePerSecond";
import { plotFlow, type FlowEvent, type FlowScenario } from "./flowPlot";
import { FRAME } from "./frame";
import * as Path from "./path";

const DAY = 86_400n;
const e6 = (tokens: number): bigint => BigInt(tokens) * 10n ** 6n;

function scenario(...events: FlowEvent[]): FlowScenario {
  return {
    ratePerSecond: RatePerSecond.computeRate({ amount: e6(100), period: DAY, decimals: 6 }, "up"),
    tokenDecimals: 6,
    events,
    duration: 12n * DAY,
    unit: { name: "day", seconds: DAY, every: 2 },
  };
}

describe("plotFlow", () => {
  const plot = plotFlow(
    scenario(
      { at: 0n, type: "deposit", amount: e6(200) },
      { at: 10n * DAY, type: "deposit", amount: e6(2800) },
      { at: 10n * DAY, type: "withdraw", amount: e6(1000) },
    ),
  );

  it("finds the depletion on day 2 and the states of the example", () => {
    expect(plot.depletions.map(({ name }) => name)).toEqual(["day 2"]);
    expect(plot.description).toContain(
      "At the start the debt is 0 tokens, 0 covered and 0 uncovered, and 200 of the balance of 200 are refundable.",
    );
    expect(plot.description).toContain(
      "At day 10 the debt is 0 tokens, 0 covered and 0 uncovered, and 2,000 of the balance of 2,000",
    );
    expect(plot.description).toContain("At day 12 the debt is 200 tokens, 200 covered");
    expect(plot.events.map(({ text }) => text)).toEqual([
      "200 tokens deposited at the start",
      "2,800 tokens deposited at day 10",
      "1,000 tokens withdrawn at day 10",
    ]);
  });

  it("has a top tick that holds the greatest amount, and few ticks", () => {
    expect(plot.yAxis.ticks.map(({ label }) => label)).toEqual(["0", "500", "1,000", "1,500", "2,000"]);
    expect(plot.xAxis.ticks).toHaveLength(7);
  });

  it("stays inside the frame and drops the debt upright at the withdrawal", () => {
    const x = Path.round(FRAME.left + ((FRAME.right - FRAME.left) * 10) / 12);
    expect(plot.debt).toMatch(new RegExp(`L${x} [\\d.]+V${FRAME.bottom}L${FRAME.right} `));
    for (const path of [plot.debt, plot.balance, plot.covered, plot.uncovered, plot.refundable]) {
      expect(path).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it("plays every kind of event", () => {
    const story = plotFlow(
      scenario(
        { at: 0n, type: "deposit", amount: e6(1000) },
        { at: 2n * DAY, type: "pause" },
        { at: 3n * DAY, type: "refund", amount: e6(500) },
        { at: 4n * DAY, type: "restart", ratePerSecond: 10n ** 15n },
        { at: 5n * DAY, type: "adjust", ratePerSecond: 10n ** 16n },
        { at: 11n * DAY, type: "void" },
      ),
    );
    expect(story.depletions).toHaveLength(1);
    expect(story.events.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(story.description).toMatch(/At day 12 the debt is 500 tokens, 500 covered and 0 uncovered/);
  });

  it("refuses a story that the contract would refuse", () => {
    expect(() => plotFlow(scenario({ at: DAY, type: "withdraw", amount: 1n }))).toThrowError(
      /SablierFlow_Overdraw/,
    );
  });
});
