import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import * as SD59x18 from "../../../src/protocol/streams/fixedPoint/sd59x18";
import { Chain, compileContract, type Contract } from "../rig";
import { chooseRounds } from "../../../tests/standIns/long";

/** The documentation's fixed point numbers against PRBMath itself, compiled and run. */

const { UNIT } = SD59x18;
let probe: Contract;

beforeAll(async () => {
  const chain = await Chain.create();
  probe = await chain.deploy(await compileContract("samples/solidity/maths/PowProbe.sol"));
});

/** Numbers of every magnitude up to 2^bits, not only the great ones that a uniform choice gives. */
const upTo = (bits: number): fc.Arbitrary<bigint> =>
  fc.integer({ min: 0, max: bits }).chain((size) => fc.bigInt(0n, 2n ** BigInt(size)));

describe("SD59x18", () => {
  it("raises fractions to powers as PRBMath does, to the last digit", async () => {
    const base = fc.oneof(fc.bigInt(0n, UNIT), fc.constantFrom(0n, 1n, UNIT - 1n, UNIT), upTo(59));
    const exponent = fc.oneof(
      fc.bigInt(0n, 2n ** 64n - 1n),
      fc.constantFrom(0n, 1n, UNIT, 6n * UNIT),
      upTo(63),
    );
    const pairs = fc.array(fc.tuple(base, exponent), { minLength: 100, maxLength: 100 });
    await fc.assert(
      fc.asyncProperty(pairs, async (cases) => {
        const [bases, exponents] = [cases.map(([x]) => x), cases.map(([, y]) => y)];
        const results = await probe.read<bigint[]>("pow", [bases, exponents]);
        expect(cases.map(([x, y]) => SD59x18.pow(x, y))).toEqual(results);
      }),
      { numRuns: chooseRounds(15, 3) },
    );
  });

  it("raises numbers above one, too", async () => {
    const pairs = fc.array(fc.tuple(fc.bigInt(UNIT, 1000n * UNIT), fc.bigInt(0n, 18n * UNIT)), {
      minLength: 50,
      maxLength: 50,
    });
    await fc.assert(
      fc.asyncProperty(pairs, async (cases) => {
        const results = await probe.read<bigint[]>("pow", [cases.map(([x]) => x), cases.map(([, y]) => y)]);
        expect(cases.map(([x, y]) => SD59x18.pow(x, y))).toEqual(results);
      }),
      { numRuns: chooseRounds(5, 1) },
    );
  });

  it("multiplies and divides, with signs", async () => {
    const number = fc.tuple(upTo(150), fc.boolean()).map(([size, isNegative]) => (isNegative ? -size : size));
    const pairs = fc.array(
      fc.tuple(
        number,
        number.filter((y) => y !== 0n),
      ),
      { minLength: 100, maxLength: 100 },
    );
    await fc.assert(
      fc.asyncProperty(pairs, async (cases) => {
        const [xs, ys] = [cases.map(([x]) => x), cases.map(([, y]) => y)];
        const [products, quotients] = await probe.read<[bigint[], bigint[]]>("mulDiv", [xs, ys]);
        expect(cases.map(([x, y]) => SD59x18.mul(x, y))).toEqual(products);
        expect(cases.map(([x, y]) => SD59x18.div(x, y))).toEqual(quotients);
      }),
      { numRuns: chooseRounds(10, 2) },
    );
  });
});
