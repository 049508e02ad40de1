import { describe, expect, it } from "vitest";
import { catalog } from "../../../../protocol/streams/shapes/catalog";
import { DEFAULTS, FIELDS, INITIAL, MODELS, type Model, readScenario } from "./form";
import { fillForm, parseQuery, toQuery } from "./formAddress";
import { formatDuration, readDuration } from "./duration";
import type { Scenario } from "../scenario";
import { recreateShape } from "./shape";

const DAI = 10n ** 18n;
const DAY = 86_400n;
const models = Object.keys(MODELS) as Model[];

describe("the form of a stream", () => {
  it("becomes a linear stream with unlocks, cliff and granularity", () => {
    const scenario = readScenario({ ...INITIAL, unlockAtStart: "1.5", granularity: "1d 12h" });
    expect(scenario).toMatchObject({
      token: "DAI",
      unit: "day",
      span: 110n * DAY,
      creation: {
        model: "linear",
        deposit: 100n * DAI,
        total: 100n * DAY,
        cliff: 25n * DAY,
        unlockAtStart: (3n * DAI) / 2n,
        unlockAtCliff: 25n * DAI,
        granularity: (3n * DAY) / 2n,
        cancelable: true,
        to: "recipient",
      },
    });
    expect((scenario as Scenario).creation.startAfter).toBeUndefined();
  });

  it("becomes segments, tranches, a target price and a rate", () => {
    expect(readScenario({ ...INITIAL, model: "dynamic", segments: "1, 2.5, 1h\n\n2,0,30m" })).toMatchObject({
      unit: "hour",
      creation: {
        segments: [
          { amount: DAI, exponent: (5n * DAI) / 2n, duration: 3_600n },
          { amount: 2n * DAI, exponent: 0n, duration: 1_800n },
        ],
      },
    });
    expect(
      readScenario({ ...INITIAL, model: "tranched", token: "USDC", tranches: "0.5, 30d" }),
    ).toMatchObject({
      creation: { tranches: [{ amount: 500_000n, duration: 30n * DAY }] },
    });
    expect(readScenario({ ...INITIAL, model: "priceGated", price: "4500" })).toMatchObject({
      extras: ["setPrice"],
      priceUSD: 4_500n * 10n ** 8n,
      creation: { targetPrice: 4_000n * 10n ** 8n },
    });
    const flow = {
      ...INITIAL,
      model: "flow",
      token: "USDC",
      ratePerSecond: "0.5",
      deposit: "43200",
    } as const;
    // Twice the day that the deposit lasts.
    expect(readScenario(flow)).toMatchObject({ span: 2n * DAY, creation: { ratePerSecond: DAI / 2n } });
  });

  it.each([
    ["deposit", { deposit: "1,5" }, /a point before the fraction/i],
    ["deposit", { deposit: "0.0000001", token: "USDC" }, /at most 6 digits/i],
    ["deposit", { deposit: `1${"0".repeat(40)}` }, /uint128/],
    ["total", { total: "100" }, /days, hours, minutes and seconds/],
    ["total", { total: "40000d" }, /a century/],
    ["token", { token: "ETH" }, /DAI, USDC/],
    ["segments", { model: "dynamic", segments: "1,000, 2, 3d" }, /^3 values, such as 20, 3, 50d; no commas/],
    ["segments", { model: "dynamic", segments: "1, 19, 3d" }, /uint64/],
    ["tranches", { model: "tranched", tranches: "1, 1d\n2" }, /^2 values, such as 25, 25d/],
    ["tranches", { model: "tranched", tranches: "1, 1d\n".repeat(51) }, /at most 50/],
  ] as const)("says what is wrong with %s in %o", (field, change, sentence) => {
    const problem = readScenario({ ...INITIAL, ...change });
    expect(problem).toMatchObject({ field, sentence: expect.stringMatching(sentence) });
  });

  it("names the row of what is wrong", () => {
    const tranches = { ...INITIAL, model: "tranched", tranches: "1, 1d\n2, nine\n3" } as const;
    expect(readScenario(tranches)).toMatchObject({ field: "tranches", row: 1 });
  });

  it.each(models)("of %s comes back from an address", (model) => {
    const form = { ...INITIAL, model, startAfter: "2h", to: "contract", total: "49d 23h 59m 59s" };
    const known = Object.fromEntries(FIELDS[model].map((field) => [field, form[field]]));
    expect(parseQuery(`?${toQuery(form)}`)).toEqual({ ...DEFAULTS, model, ...known });
  });

  it("knows no model of another name", () => {
    expect(parseQuery("?model=constructor")).toBeUndefined();
    expect(parseQuery("?deposit=5")).toBeUndefined();
  });

  it("holds each shape exactly", () => {
    const shapes = catalog.flatMap(({ demo, family }) =>
      family === "airdrops" ? [] : (recreateShape(demo) ?? []),
    );
    expect(shapes).toHaveLength(20);
    for (const creation of shapes) {
      const form = parseQuery(toQuery(fillForm(creation)))!;
      const { creation: read } = readScenario(form) as Scenario;
      expect(toQuery(fillForm(read))).toBe(toQuery(form));
      expect(read).toMatchObject(
        creation.model === "dynamic" || creation.model === "tranched" ? { model: creation.model } : creation,
      );
    }
  });
});

describe("a duration", () => {
  it.each([
    ["0", 0n],
    ["100d", 100n * DAY],
    ["49d 23h 59m 59s", 50n * DAY - 1n],
    ["90m", 5_400n],
    ["4 years", 1_460n * DAY],
    ["a month", 30n * DAY],
    ["one year", 365n * DAY],
    ["1 year, 2 months and 3 days", 428n * DAY],
    ["2 weeks", 14n * DAY],
    ["an hour", 3_600n],
    ["1Y 6MO", 545n * DAY],
  ])("%s is %s seconds", (text, seconds) => {
    expect(readDuration(text)).toBe(seconds);
    expect(readDuration(formatDuration(seconds))).toBe(seconds);
  });

  it.each([
    "",
    "month",
    "4",
    "a",
    "4 years 5 years",
    "3 days 1 year",
    "1.5 years",
    "-1d",
    "1e6d",
    "4 yaers",
    "a ".repeat(500),
  ])("%s is no time", (text) => {
    expect(readDuration(text)).toContain("such as 100d, 12h, 49d 23h 59m 59s or 4 years");
  });
});
