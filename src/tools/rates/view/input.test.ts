import { describe, expect, it } from "vitest";
import { calculate, parseQuery, initialInput, toQuery } from "./input";

describe("calculate", () => {
  it.each([
    [{}, 385_802_469_135_802n],
    [{ rounding: "up" as const }, 385_802_469_135_803n],
    [{ decimals: "18" }, 385_802_469_135_802n],
    [{ decimals: "0" }, 385_802_469_135_802n],
    [{ amount: "86.4", period: "day" as const }, 10n ** 15n],
    [{ amount: "3000", count: "90", period: "day" as const }, 385_802_469_135_802n],
  ])("gives the rate for %o", (change, expected) => {
    expect(calculate({ ...initialInput, ...change })).toMatchObject({ ratePerSecond: expected });
  });

  it.each([
    ["385802469135802", 385_802_469_135_802n],
    ["0.000385802469135802", 385_802_469_135_802n],
    ["0.0004", 400_000_000_000_000n],
    [".5", 5n * 10n ** 17n],
    ["1.0", 10n ** 18n],
    ["1", 1n],
    [" 31709791983764586 ", 31_709_791_983_764_586n],
    [String(2n ** 128n - 1n), 2n ** 128n - 1n],
  ])("reads the rate %j", (rate, ratePerSecond) => {
    expect(calculate({ ...initialInput, from: "rate", rate })).toEqual({ decimals: 6, ratePerSecond });
  });

  it.each([
    "",
    "0",
    "0.0",
    "-1",
    "1e18",
    "1,000",
    "1.2.3",
    "0x10",
    "abc",
    String(2n ** 128n),
    "1.0000000000000000001",
  ])("refuses the rate %j with a sentence", (rate) => {
    expect(calculate({ ...initialInput, from: "rate", rate })).toMatchObject({
      field: "rate",
      sentence: expect.stringMatching(/^Rate per second: /) as string,
    });
  });

  it("gives back the amount that a rate was made from, or what rounding left of it", () => {
    for (const [decimals, amount] of [
      ["6", "1000"],
      ["18", "86.4"],
      ["0", "31536000"],
    ] as const) {
      const there = calculate({ ...initialInput, decimals, amount, period: "year" });
      if (!("ratePerSecond" in there)) throw new Error();
      const rate = String(there.ratePerSecond);
      expect(calculate({ ...initialInput, from: "rate", rate, decimals })).toMatchObject({
        ratePerSecond: there.ratePerSecond,
      });
    }
  });

  it("takes an amount as pages write it", () => {
    expect(calculate({ ...initialInput, amount: "1,060,000" })).toEqual(
      calculate({ ...initialInput, amount: "1060000" }),
    );
    expect(calculate({ ...initialInput, amount: "1 000" })).toEqual(calculate(initialInput));
  });

  it.each([
    [{ amount: "" }, "amount", "Amount"],
    [{ amount: "1,5" }, "amount", "Amount"],
    [{ amount: "0,001" }, "amount", "Amount: a point before the fraction, such as 0.001"],
    [{ amount: "60,000" }, "amount", "Amount: 60,000 can be 60000 or 60"],
    [{ amount: "-1" }, "amount", "Amount"],
    [{ amount: "1e30" }, "amount", "Amount"],
    [{ amount: "1.0000001" }, "amount", "Amount"],
    [{ amount: "9".repeat(60) }, "amount", "Amount"],
    [{ amount: "9".repeat(32), period: "second" as const }, "amount", "Amount"],
    [{ decimals: "19" }, "decimals", "Token decimals"],
    [{ decimals: "" }, "decimals", "Token decimals"],
    [{ count: "0" }, "count", "Number of periods"],
    [{ count: "1.5" }, "count", "Number of periods"],
    [{ amount: "0" }, "amount", "The rate would be zero"],
  ])("says what to change in %o", (change, field, words) => {
    expect(calculate({ ...initialInput, ...change })).toEqual({
      field,
      sentence: expect.stringMatching(new RegExp(`^${words}`, "u")) as string,
    });
  });
});

describe("the query string", () => {
  it("brings an input back", () => {
    const rate = { ...initialInput, from: "rate", rate: "0.5", decimals: "18" } as const;
    expect(parseQuery(toQuery(rate))).toEqual(rate);
    const input = {
      ...initialInput,
      amount: "86.4",
      count: "2",
      period: "day",
      decimals: "18",
      rounding: "up",
    } as const;
    expect(parseQuery(toQuery(input))).toEqual(input);
  });

  it.each(["", "?period=constructor&rounding=<b>", "?foo=bar"])("falls back for %s", (query) => {
    expect(parseQuery(query)).toEqual(initialInput);
  });

  it("cuts what is too long", () => {
    expect(parseQuery(`?amount=${"1".repeat(1_000)}`).amount).toHaveLength(60);
  });
});
