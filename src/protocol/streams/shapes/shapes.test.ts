import { shapes } from "sablier";
import { describe, expect, it } from "vitest";
import * as Curve from "../plot/curve";
import { FRAME } from "../plot/frame";
import { plotShape } from "../plot/streamPlot";
import { check } from "../lockup/schedule";
import { catalog, find, composeShapeKey, type Shape } from "./catalog";
import { DAY, START } from "./demo";

const lockup = catalog.filter(({ demo }) => demo.kind === "lockup");

describe("the catalog", () => {
  it.each(["lockup", "flow", "airdrops"] as const)("has every %s shape that the SDK exports", (family) => {
    const known = catalog.filter((shape) => shape.family === family && shape.origin.sdkName !== undefined);
    expect(known.map(({ id }) => id).sort()).toEqual(
      Object.values<{ id: string }>(shapes[family])
        .map(({ id }) => id)
        .sort(),
    );
    for (const shape of known) {
      const sdk = Object.values<{ id: string; name: string; isDeprecated: boolean }>(shapes[family]).find(
        ({ id }) => id === shape.id,
      );
      expect(shape.origin).toMatchObject({ sdkName: sdk?.name, isDeprecated: sdk?.isDeprecated });
    }
  });

  it("adds Price Gated, which the SDK does not list", () => {
    expect(catalog.filter(({ origin }) => !origin.sdkName).map(({ id }) => id)).toEqual(["priceGated"]);
  });

  it("names models, functions and first releases", () => {
    const origins = Object.fromEntries(
      catalog.map((shape) => [composeShapeKey(shape), `${shape.origin.model}, ${shape.origin.since}`]),
    );
    expect(origins).toMatchObject({
      linear: "Lockup Linear, Lockup v1.0",
      linearUnlockCliff: "Lockup Linear, Lockup v2.0",
      linearStepper: "Lockup Linear, Lockup v4.0",
      dynamicExponential: "Lockup Dynamic, Lockup v1.0",
      tranchedMonthly: "Lockup Tranched, Lockup v1.2",
      priceGated: "Lockup Price Gated, Lockup v4.0",
      flow: "Flow, Flow v1.0",
      "airdrops/instant": "Merkle Instant, Airdrops v1.3",
      "airdrops/linearStepper": "Merkle Linear, Airdrops v3.0",
      "airdrops/variableClaimAmount": "Merkle VCA, Airdrops v2.0",
    });
    expect(find("linear").origin.methods).toEqual(["createWithDurationsLL", "createWithTimestampsLL"]);
  });

  it("has unique keys and says which exist when asked for another", () => {
    expect(new Set(catalog.map(composeShapeKey)).size).toBe(catalog.length);
    expect(() => find("liner")).toThrowError(/No shape "liner". There are: linear, /);
  });
});

describe("demo streams", () => {
  it.each(lockup.map((shape) => [composeShapeKey(shape), shape] as const))(
    "%s would be accepted by the contract",
    (_key, { demo, id, family }) => {
      if (demo.kind !== "lockup") throw new Error("unreachable");
      const common = { sender: "0x01", token: "0x02", shape: id };
      expect(() => check(demo.schedule, common, 4_000n * 10n ** 8n)).not.toThrow();
      expect(["lockup", "airdrops"]).toContain(family);
    },
  );

  it.each<[string, number[]]>([
    ["linear", [0, 10, 25, 50, 75, 90, 100]],
    ["linearUnlockLinear", [25, 32.5, 43.75, 62.5, 81.25, 92.5, 100]],
    ["cliff", [0, 0, 25, 50, 75, 90, 100]],
    ["linearUnlockCliff", [25, 25, 25, 50, 75, 90, 100]],
    ["linearStepper", [0, 0, 25, 50, 75, 75, 100]],
    ["linearTimelock", [0, 0, 0, 0, 0, 0, 100]],
    ["dynamicExponential", [0, 0.0001, 0.024, 1.5625, 17.798, 53.144, 100]],
    ["dynamicCliffExponential", [0, 0, 0, 20, 21.25, 40.972, 100]],
    ["dynamicDoubleUnlock", [0, 0, 0, 10, 30, 72, 100]],
    ["dynamicUnlockLinear", [0, 32.5, 43.75, 62.5, 81.25, 92.5, 100]],
    ["dynamicUnlockCliff", [0, 25, 25, 50, 75, 90, 100]],
    ["dynamicStepper", [0, 0, 25, 50, 75, 75, 100]],
    ["dynamicTimelock", [0, 0, 0, 0, 0, 0, 100]],
    ["tranchedStepper", [0, 0, 25, 50, 75, 75, 100]],
    ["tranchedTimelock", [0, 0, 0, 0, 0, 100, 100]],
    ["flow", [0, 10, 25, 50, 60, 60, 60]],
    ["airdrops/instant", [100, 100, 100, 100, 100, 100, 100]],
    ["airdrops/variableClaimAmount", [10, 19, 32.5, 55, 77.5, 91, 100]],
  ])("%s pays what its page says", (key, expected) => {
    const curve = Curve.compute(find(key).demo);
    for (const [index, day] of [0, 10, 25, 50, 75, 90, 100].entries()) {
      expect(Number(curve.amountAt(START + BigInt(day) * DAY)) / 1e18).toBeCloseTo(expected[index]!, 3);
    }
  });

  it("pays the monthly shapes on the first of each month, the yearly one on each anniversary", () => {
    for (const key of ["tranchedMonthly", "dynamicMonthly"]) {
      const curve = Curve.compute(find(key).demo);
      for (let month = 0; month <= 12; month++) {
        const first = BigInt(Date.UTC(2026, month, 1) / 1000);
        expect(curve.amountAt(first)).toBe(BigInt(month) * 10n ** 19n);
      }
    }
    const yearly = Curve.compute(find("tranchedBackweighted").demo);
    expect([1n, 2n, 3n, 4n].map((year) => yearly.amountAt(START + year * 365n * DAY) / 10n ** 18n)).toEqual([
      10n,
      30n,
      60n,
      100n,
    ]);
  });

  it("takes the price gated release back when the price falls", () => {
    const curve = Curve.compute(find("priceGated").demo);
    const at = (week: bigint): bigint => curve.amountAt(START + week * 7n * DAY) / 10n ** 18n;
    expect([0n, 25n, 26n, 33n, 34n, 51n, 52n].map(at)).toEqual([0n, 0n, 100n, 100n, 0n, 0n, 100n]);
  });
});

describe("plots", () => {
  it.each(catalog.map((shape) => [composeShapeKey(shape), shape] as const))(
    "the plot of %s stays inside its frame",
    (_key, shape) => {
      const plot = plotShape(shape);
      for (const { x, y } of vertices(plot.line)) {
        expect(x).toBeGreaterThanOrEqual(FRAME.left);
        expect(x).toBeLessThanOrEqual(FRAME.right);
        expect(y).toBeGreaterThanOrEqual(FRAME.top);
        expect(y).toBeLessThanOrEqual(FRAME.bottom);
      }
      expect(JSON.parse(JSON.stringify(plot))).toEqual(plot);
      expect(plot.description.startsWith(plot.summary)).toBe(true);
    },
  );

  it.each(catalog.map((shape) => [composeShapeKey(shape), shape] as const))(
    "%s follows the contract's curve",
    (_key, shape) => {
      const curve = Curve.compute(shape.demo);
      const points = vertices(plotShape(shape).line);
      const duration = Number(shape.timeline.end - shape.timeline.start);
      const width = (FRAME.right - FRAME.left) / 1.08;
      for (let sample = 1; sample < 400; sample++) {
        const at =
          shape.timeline.start + (BigInt(sample) * (shape.timeline.end - shape.timeline.start)) / 401n;
        const x = FRAME.left + width * (Number(at - shape.timeline.start) / duration + 0.04);
        const nearest = heightsAt(points, x);
        const expected =
          FRAME.bottom -
          ((FRAME.bottom - FRAME.top) * Number((curve.amountAt(at) * 10_000n) / curve.deposit)) / 10_000;
        expect(Math.min(...nearest.map((y) => Math.abs(y - expected)))).toBeLessThan(1.5);
      }
    },
  );

  it("plots steps as true verticals, and curves without losing their bend", () => {
    expect(plotShape(find("linearStepper")).line).toMatch(/^M[\d.]+ [\d.]+(H[\d.]+V[\d.]+){4}H[\d.]+$/);
    expect(plotShape(find("linear")).line.match(/[HL]/g)).toHaveLength(3);
    expect(vertices(plotShape(find("dynamicExponential")).line).length).toBeGreaterThan(15);
  });

  it("marks each unlock once", () => {
    const jumps = (key: string): number => plotShape(find(key)).jumps.length;
    expect(
      ["linear", "cliff", "linearUnlockCliff", "linearStepper", "tranchedMonthly", "dynamicExponential"].map(
        jumps,
      ),
    ).toEqual([0, 1, 2, 4, 12, 0]);
  });

  it("tells the curve in words", () => {
    expect(plotShape(find("linearUnlockLinear")).description).toBe(
      "A part is released at the start; the rest follows at a constant rate until the end. Streamed: 25 tokens at the start, " +
        "43.75 tokens at day 25, 62.5 tokens at day 50, 81.25 tokens at day 75, 100 tokens at day 100.",
    );
  });

  it("tells the parameters in words", () => {
    expect(plotShape(find("cliff")).parameters).toEqual([
      { name: "Deposit", value: "100 tokens" },
      { name: "Duration", value: "100 days" },
      { name: "Cliff", value: "25 days after the start" },
      { name: "Unlock at the cliff", value: "25 tokens" },
      { name: "Granularity", value: "1 second" },
    ]);
    expect(plotShape(find("tranchedMonthly")).parameters).toContainEqual({
      name: "Tranches",
      value: "12 tranches of 10 tokens, on the first of each month",
    });
  });

  it("needs a pattern for long lists", () => {
    const { pattern: _pattern, ...shape } = find("tranchedMonthly");
    expect(() => plotShape(shape as Shape)).toThrowError(/12 tranches need a pattern/);
  });
});

/** Returns the corners of a path of M, L, H and V. */
function vertices(path: string): { x: number; y: number }[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLHV])([\d. -]+)/g)].map(([, command, text]) => {
    const [first = 0, second = 0] = text!.trim().split(" ").map(Number);
    if (command === "H") x = first;
    else if (command === "V") y = first;
    else [x, y] = [first, second];
    return { x, y };
  });
}

/** Returns where a vertical line at x meets the path. */
function heightsAt(points: { x: number; y: number }[], x: number): number[] {
  const heights: number[] = [];
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1]!, points[index]!];
    // A tenth of a unit of rounding on either side.
    if (x < Math.min(from.x, to.x) - 0.1 || x > Math.max(from.x, to.x) + 0.1) continue;
    if (to.x === from.x) heights.push(from.y, to.y);
    else heights.push(from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y));
  }
  return heights;
}
