import { readFileSync } from "node:fs";
import path from "node:path";
import { referenceSupplement } from "../../../data/contracts/referenceSupplement";
import { beforeAll, describe, expect, it } from "vitest";
import { Stage as FlowStage, RATE, usdc } from "../flow/setup";
import { Stage, tokens } from "../lockup/setup";
import { expectRevert } from "../rig";

// What the NatSpec leaves out or gets wrong, and pages say: on the contracts.

let stage: Stage;
let flowStage: FlowStage;
beforeAll(async () => {
  stage = await Stage.set();
  flowStage = await FlowStage.set();
});

const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));
const freshFlow = (name: string, body: () => Promise<void>) => it(name, () => flowStage.chain.sandbox(body));

const MAX_UINT40 = 2 ** 40 - 1;
const common = () => [stage.alice, stage.bob, tokens(100), stage.dai.address, true, true, ""];

describe("durations", () => {
  const segment = (duration: number) => ({ amount: tokens(50), exponent: 10n ** 18n, duration });
  const tranche = (duration: number) => ({ amount: tokens(50), duration });

  fresh("of Dynamic and Tranched wrap around instead of panicking", async () => {
    const { alice, lockup } = stage;
    const create = (model: string, parts: unknown[]) =>
      lockup.send(`createWithDurations${model}`, [common(), parts], { from: alice });
    await expectRevert(
      create("LD", [segment(MAX_UINT40), segment(1)]),
      "SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp",
    );
    await expectRevert(
      create("LT", [tranche(MAX_UINT40), tranche(1)]),
      "SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp",
    );
    // A later part that wraps ends before the one before it.
    await expectRevert(
      create("LD", [segment(1), segment(MAX_UINT40)]),
      "SablierLockupHelpers_SegmentTimestampsNotOrdered",
    );
    await expectRevert(
      create("LT", [tranche(1), tranche(MAX_UINT40)]),
      "SablierLockupHelpers_TrancheTimestampsNotOrdered",
    );
  });

  fresh("of Linear panic", async () => {
    const { alice, lockup } = stage;
    for (const durations of [
      { cliff: 0, total: MAX_UINT40 },
      { cliff: MAX_UINT40, total: 1 },
    ])
      await expectRevert(
        lockup.send("createWithDurationsLL", [common(), [0n, 0n], 1, durations], { from: alice }),
        "Panic",
        [0x11n],
      );
  });
});

fresh("every model takes a start in the past", async () => {
  const { alice, chain, dai, lockup, sablier, bob } = stage;
  const [start, end] = [chain.timestamp - 100n, chain.timestamp + 100n];
  const params = [alice, bob, tokens(100), dai.address, true, true, [start, end], ""];
  const part = { amount: tokens(100), timestamp: end };
  for (const [model, ...rest] of [
    ["LL", [0n, 0n], 1, 0],
    ["LD", [{ ...part, exponent: 10n ** 18n }]],
    ["LT", [part]],
    ["LPG", [sablier.oracle.address, 10n ** 20n]],
  ])
    await expect(
      lockup.send(`createWithTimestamps${String(model)}`, [params, ...rest], { from: alice }),
    ).resolves.toBeDefined();
});

describe("a withdrawal to the contract itself", () => {
  fresh("of Lockup makes the tokens a surplus", async () => {
    const { bob, carol, chain, dai, lockup, sablier } = stage;
    const id = await stage.stream(bob);
    chain.advance(500n);
    await lockup.send("withdraw", [id, lockup.address, tokens(500)], { from: bob });
    expect(await dai.read("balanceOf", [lockup.address])).toBe(tokens(1_000));
    expect(await lockup.read("aggregateAmount", [dai.address])).toBe(tokens(500));
    expect(await lockup.read("getWithdrawnAmount", [id])).toBe(tokens(500));
    // Only the Comptroller can take it out.
    await expectRevert(
      lockup.send("recover", [dai.address, bob], { from: bob }),
      "Comptrollerable_CallerNotComptroller",
    );
    const data = lockup.encode("recover", [dai.address, carol]);
    await sablier.comptroller.send("execute", [lockup.address, data], { from: sablier.admin });
    expect(await dai.read("balanceOf", [carol])).toBe(tokens(500));
  });

  freshFlow("of Flow does the same", async () => {
    const { alice, bob, chain, flow, usdc: token } = flowStage;
    const args = [alice, bob, RATE, 0, token.address, true, usdc(100)];
    const { result: id } = await flow.send<bigint>("createAndDeposit", args, { from: alice });
    chain.advance(1_000n);
    await flow.send("withdraw", [id, flow.address, usdc(1)], { from: bob });
    expect(await token.read("balanceOf", [flow.address])).toBe(usdc(100));
    expect(await flow.read("aggregateAmount", [token.address])).toBe(usdc(99));
  });
});

describe("a batch", () => {
  fresh("of Lockup takes views, and returns what they return", async () => {
    const { alice, bob, lockup } = stage;
    const id = await stage.stream(bob);
    const calls = [lockup.encode("getDepositedAmount", [id]), lockup.encode("cancel", [id])];
    const { result } = await lockup.send<string[]>("batch", [calls], { from: alice });
    expect(BigInt(result[0]!)).toBe(tokens(1_000));
    const paid = lockup.send("batch", [calls.slice(0, 1)], { from: alice, value: 1n });
    await expect(paid).rejects.toMatchObject({ data: "0x" });
  });
});

describe("depositAndPause", () => {
  freshFlow("does not compare the recipient, and works once", async () => {
    const { alice, bob, carol, flow, usdc: token } = flowStage;
    const { result: id } = await flow.send<bigint>("create", [alice, bob, RATE, 0, token.address, true], {
      from: alice,
    });
    await expectRevert(
      flow.send("deposit", [id, usdc(1), alice, carol], { from: alice }),
      "SablierFlow_NotStreamRecipient",
    );
    await flow.send("transferFrom", [bob, carol, id], { from: bob });
    await flow.send("depositAndPause", [id, usdc(1)], { from: alice });
    await expectRevert(
      flow.send("depositAndPause", [id, usdc(1)], { from: alice }),
      "SablierFlowState_StreamPaused",
      [id],
    );
  });
});

describe("requirements that the NatSpec takes from another function", () => {
  const sourceOf = (file: string) =>
    readFileSync(path.join("node_modules/@sablier", file), "utf8").replace(/(?<!\/)\/\/(?!\/).*$/gm, "");

  /** Returns the modifiers and the checks of a function, each by its name. */
  const checksOf = (source: string, name: string): string[] => {
    const [, head = "", body = ""] =
      new RegExp(String.raw`function ${name}\([^)]*\)([^{;]*)\{([\s\S]*?)\n    \}`).exec(source) ?? [];
    const modifiers = head.match(/\b(?:not[A-Z]\w*|only[A-Z]\w*)/g) ?? [];
    const checks = body.match(/\b_(?:verify|check)\w+|Errors\.\w+/g) ?? [];
    // Each paused stream includes the voided ones, so the check for paused streams is the stricter one.
    return [...modifiers, ...checks].map((check) => (check === "notVoided" ? "notPaused" : check));
  };

  it.each([
    ["lockup", "ISablierLockup", "SablierLockup"],
    ["flow", "ISablierFlow", "SablierFlow"],
  ])("%s: all are enforced, or the supplement says that they are not", (folder, declared, defined) => {
    const natspec = sourceOf(`${folder}/src/interfaces/${declared}.sol`);
    const code = sourceOf(`${folder}/src/${defined}.sol`);
    const missing: string[] = [];
    for (const [, line = "", names = "", name = ""] of natspec.matchAll(
      /(- Refer to the requirements in (\{\w+\}(?: and \{\w+\})?)\.)(?:(?!function )[\s\S])*function (\w+)/g,
    )) {
      const own = new Set(checksOf(code, name));
      // A function that passes on to the public one has its checks.
      const [, body = ""] =
        new RegExp(String.raw`function ${name}\([^)]*\)[^{;]*\{([\s\S]*?)\n    \}`).exec(code) ?? [];
      for (const [, other = ""] of names.matchAll(/\{(\w+)\}/g)) {
        if (new RegExp(String.raw`\b${other}\(`).test(body)) continue;
        const lacking = checksOf(code, other).filter((check) => !own.has(check));
        if (lacking.length > 0 && !(line in referenceSupplement.corrections))
          missing.push(`${name} does not check what ${other} does: ${lacking.join(", ")}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
