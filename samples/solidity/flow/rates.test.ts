import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { computeRate } from "../../../src/protocol/streams/flow/ratePerSecond";
import { FigureRecord } from "../../figures";
import { compileContract, type Contract, deployToken, expectRevert } from "../rig";
import { DAY, Stage } from "./setup";

const figures = new FigureRecord("samples/solidity/flow/rates.figures.json", "flowRates");
afterAll(() => figures.check());

let stage: Stage;
let probe: Contract;
const tokens = new Map<number, Contract>();

const MONTH = 30n * DAY;
const units = (amount: bigint, decimals: number) => amount * 10n ** BigInt(decimals);

beforeAll(async () => {
  stage = await Stage.set();
  probe = await stage.chain.deploy(await compileContract("samples/solidity/flow/fixtures/RatesProbe.sol"));
  for (const decimals of [0, 2, 6, 8, 18, 19]) {
    tokens.set(decimals, await deployToken(stage.chain, `T${decimals}`, decimals));
  }
});

const rate = (name: string, decimals: number, amount: bigint, duration: bigint) =>
  probe.read<bigint>(name, [tokens.get(decimals)!.address, units(amount, decimals), duration]);

/** The debt of a new stream with a rate, when a time has passed. */
const debtAfter = (ratePerSecond: bigint, decimals: number, seconds: bigint) =>
  stage.chain.sandbox(async () => {
    const { result: id } = await stage.flow.send<bigint>(
      "create",
      [stage.alice, stage.bob, ratePerSecond, 0, tokens.get(decimals)!.address, true],
      { from: stage.alice },
    );
    stage.chain.advance(seconds);
    return stage.read<bigint>("totalDebtOf", id);
  });

describe("rates from amounts", () => {
  it.each([
    ["day100", 100n, DAY, 1_157_407_407_407_407n],
    ["week1000", 1_000n, 7n * DAY, 1_653_439_153_439_153n],
    ["month1000", 1_000n, MONTH, 385_802_469_135_802n],
    ["year100000", 100_000n, 365n * DAY, 3_170_979_198_376_458n],
  ])("%s is the same for tokens of 6 and 18 decimals", async (key, amount, duration, expected) => {
    expect(await rate("perDuration", 6, amount, duration)).toBe(expected);
    expect(await rate("perDuration", 18, amount, duration)).toBe(expected);
    expect(computeRate({ amount: units(amount, 6), period: duration, decimals: 6 })).toBe(expected);
    figures.integer(`${key}.rate`, expected);
    figures.amount(`${key}.debt`, await debtAfter(expected, 6, duration), 6);
  });

  it("ends one base unit short when rounded down, and on time when rounded up", async () => {
    const down = await rate("perDuration", 6, 1_000n, MONTH);
    const up = await rate("perDurationUp", 6, 1_000n, MONTH);
    expect(up).toBe(figures.integer("up.rate", down + 1n));
    expect(await debtAfter(down, 6, MONTH)).toBe(figures.amount("down.onTime", 999_999_999n, 6));
    expect(await debtAfter(down, 6, MONTH + 1n)).toBe(figures.amount("down.secondLater", 1_000_000_385n, 6));
    expect(await debtAfter(up, 6, MONTH)).toBe(figures.amount("up.onTime", 1_000_000_000n, 6));
  });

  it.each([
    [0, 999n, 1_000n],
    [2, 99_999n, 100_000n],
    [6, 999_999_999n, 1_000_000_385n],
    [8, 99_999_999_999n, 100_000_038_580n],
    [18, 999_999_999_999_998_784_000n, 1_000_000_385_802_467_919_802n],
  ])("shows a token of %s decimals only whole base units", async (decimals, onTime, secondLater) => {
    const perSecond = await rate("perDuration", decimals, 1_000n, MONTH);
    expect(await debtAfter(perSecond, decimals, MONTH)).toBe(onTime);
    expect(await debtAfter(perSecond, decimals, MONTH + 1n)).toBe(secondLater);
    figures.amount(`decimals${decimals}.onTime`, onTime, decimals);
    figures.amount(`decimals${decimals}.secondLater`, secondLater, decimals);
  });

  it("takes two timestamps as well", async () => {
    const args = [tokens.get(6)!.address, units(3_000n, 6), 1_735_689_600n, 1_743_465_600n];
    expect(await probe.read("between", args)).toBe(385_802_469_135_802n);
    const swapped = [args[0], args[1], args[3], args[2]];
    await expectRevert(probe.read("between", swapped), "EndNotAfterStart", [1_743_465_600n, 1_735_689_600n]);
  });

  it("reads a rate back in base units", async () => {
    expect(await probe.read("amountOver", [tokens.get(6)!.address, 10n ** 15n, DAY])).toBe(86_400_000n);
  });

  it("reverts instead of wrapping", async () => {
    const six = tokens.get(6)!.address;
    await expectRevert(probe.read("perDuration", [six, units(1n, 6), 0n]), "Panic");
    await expectRevert(probe.read("perDuration", [six, 2n ** 128n, 1n]), "SafeCastOverflowedUintDowncast");
  });
});

describe("what goes wrong", () => {
  it("is a rate in the token's decimals: nothing reverts, and nothing arrives", async () => {
    // 1,000 USDC in 30 days, with the division done in base units: 385 instead of 385802469135802.
    const wrong = units(1_000n, 6) / MONTH;
    expect(figures.integer("wrong.rate", wrong)).toBe(385n);
    expect(figures.amount("wrong.debt", await debtAfter(wrong, 6, MONTH), 6)).toBe(0n);
  });

  it("is an amount in whole tokens: the rate is 0, and so is the debt", () =>
    stage.chain.sandbox(async () => {
      const token = tokens.get(18)!.address;
      expect(await probe.read("perDuration", [token, 1_000n, MONTH])).toBe(0n);
      const create = (start: bigint) =>
        stage.flow.send<bigint>("create", [stage.alice, stage.bob, 0n, Number(start), token, true], {
          from: stage.alice,
        });
      const now = stage.chain.timestamp;
      for (const start of [0n, now - DAY]) {
        const { result: id } = await create(start);
        stage.chain.advance(MONTH);
        expect(await stage.status(id)).toBe("PAUSED_SOLVENT");
        expect(await stage.read("totalDebtOf", id)).toBe(0n);
      }
      await expectRevert(create(stage.chain.timestamp + DAY), "SablierFlow_CreateRatePerSecondZero");
    }));

  it("is a token of more than 18 decimals: the library panics, and Flow refuses it", async () => {
    const { address } = tokens.get(19)!;
    await expectRevert(probe.read("perDuration", [address, 1n, MONTH]), "Panic", [0x11n]);
    await expectRevert(
      stage.flow.send("create", [stage.alice, stage.bob, 1n, 0, address, true]),
      "SablierFlow_InvalidTokenDecimals",
      [address],
    );
  });
});
