import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ContractError } from "../contractError";
import { EXP2_FACTORS } from "./exp2Factors";
import * as SD59x18 from "./sd59x18";

const { UNIT } = SD59x18;

describe("EXP2_FACTORS", () => {
  it("are the constants of PRBMath", () => {
    const source = readFileSync("node_modules/@prb/math/src/Common.sol", "utf8");
    const body = source.slice(source.indexOf("function exp2("), source.indexOf("function msb("));
    const found = [...body.matchAll(/result = \(result \* (0x[0-9A-F]+)\) >> 64/gi)].map((match) =>
      BigInt(match[1]!),
    );
    expect(EXP2_FACTORS).toEqual(found);
    expect(found).toHaveLength(64);
  });
});

describe("pow", () => {
  it.each([
    [0n, 0n, UNIT],
    [0n, UNIT, 0n],
    [UNIT, 5n * UNIT, UNIT],
    [UNIT / 3n, UNIT, UNIT / 3n],
    [UNIT / 2n, 0n, UNIT],
    [UNIT / 2n, 2n * UNIT, UNIT / 4n],
    [UNIT / 2n, 6n * UNIT, 15625000000000000n],
  ])("pow(%s, %s) is %s", (x, y, expected) => {
    expect(SD59x18.pow(x, y)).toBe(expected);
  });

  it("stays within one part in a billion of the floating point power for x in [0.001, 1]", () => {
    fc.assert(
      fc.property(fc.bigInt(UNIT / 1000n, UNIT), fc.bigInt(1n, 6n * UNIT), (x, y) => {
        const exact = Math.pow(Number(x) / 1e18, Number(y) / 1e18);
        expect(Math.abs(Number(SD59x18.pow(x, y)) / 1e18 - exact)).toBeLessThan(1e-9);
      }),
    );
  });

  it("never exceeds one for a base in [0, 1]", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, UNIT), fc.bigInt(0n, 18n * UNIT), (x, y) => SD59x18.pow(x, y) <= UNIT),
    );
  });
});

describe("errors", () => {
  it.each([
    [() => SD59x18.log2(0n), "PRBMath_SD59x18_Log_InputTooSmall"],
    [() => SD59x18.exp2(192n * UNIT), "PRBMath_SD59x18_Exp2_InputTooBig"],
    [() => SD59x18.mul(SD59x18.MIN, 1n), "PRBMath_SD59x18_Mul_InputTooSmall"],
    [() => SD59x18.mul(SD59x18.MAX, 2n * UNIT), "PRBMath_SD59x18_Mul_Overflow"],
    [() => SD59x18.div(SD59x18.MAX, UNIT / 2n), "PRBMath_SD59x18_Div_Overflow"],
    [() => SD59x18.div(UNIT, 0n), "Panic"],
  ])("%s throws %s", (run, errorName) => {
    expect(run).toThrowError(expect.objectContaining({ errorName }) as ContractError);
  });

  it("exp2 is zero below its threshold", () => {
    expect(SD59x18.exp2(-60n * UNIT)).toBe(0n);
  });
});

describe("signs", () => {
  it("mul and div round towards zero", () => {
    expect(SD59x18.mul(-1n, 1n)).toBe(0n);
    expect(SD59x18.mul(-3n * UNIT, UNIT / 2n)).toBe((-3n * UNIT) / 2n);
    expect(SD59x18.div(-UNIT, 3n * UNIT)).toBe(-333333333333333333n);
  });
});
