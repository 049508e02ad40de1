import { beforeAll, describe, expect, it } from "vitest";
import { encodeFunctionData, type Hex, parseAbi } from "viem";
import { type Contract, expectRevert, Revert } from "../rig";
import { RATE } from "../flow/setup";
import { Stage, tokens } from "../lockup/setup";

// What the page of errors says of calls that the EVM or the compiler refuses: without data, or with a panic.

const MOST_TIME = 2n ** 40n - 1n;
const MOST_AMOUNT = 2n ** 128n - 1n;
const UNIT = 10n ** 18n;

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.set();
});
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));

const params = (depositAmount = 1n) => stage.params({ depositAmount });
const create = (model: string, ...rest: unknown[]) =>
  stage.lockup.read(`createWithDurations${model}`, [params(), ...rest], { from: stage.alice });

describe("no data comes back", () => {
  const bare = async (to: Contract, data: Hex, value = 0n) => {
    const outcome = await stage.chain
      .call({ from: stage.alice, to: to.address, data, value })
      .catch((e) => e);
    expect(outcome).toBeInstanceOf(Revert);
    expect((outcome as Revert).data).toBe("0x");
  };

  fresh("from a function of another release", async () => {
    const linear =
      "createWithDurationsLL((address,address,uint128,address,bool,bool,string),(uint128,uint128)";
    const abi = parseAbi([`function ${linear},(uint40,uint40))`]);
    const args = [stage.alice, stage.bob, 1n, stage.dai.address, true, true, ""] as const;
    const data = encodeFunctionData({ abi, args: [args, [0n, 0n], [0, 10]] });
    await bare(stage.lockup, data);
  });

  fresh("from value for a function that takes none, and from plain ether", async () => {
    const { alice, bob, lockup, sablier } = stage;
    const id = await stage.stream(alice);
    await bare(lockup, lockup.encode("transferFrom", [alice, bob, id]), 1n);
    await bare(lockup, lockup.encode("approve", [bob, id]), 1n);
    const batch = sablier.batchLockup.encode("createWithDurationsLL", [
      lockup.address,
      stage.dai.address,
      [],
    ]);
    await bare(sablier.batchLockup, batch, 1n);
    await bare(lockup, "0x", 1n);
    await bare(sablier.flow, "0x", 1n);
  });

  fresh("from a time that exceeds its type", async () => {
    const { lockup } = stage;
    const shape = { start: 0n, cliff: 0n };
    const data = lockup.encode("createWithDurationsLL", [params(), shape, 1, { cliff: 0, total: 10 }]);
    const word = (value: bigint) => value.toString(16).padStart(64, "0");
    // The sixth word of the head is the total: milliseconds do not fit into 40 bits.
    const at = 2 + 8 + 64 * 5;
    expect(data.slice(at, at + 64)).toBe(word(10n));
    await bare(lockup, `${data.slice(0, at)}${word(1_800_000_000_000n)}${data.slice(at + 64)}` as Hex);
  });

  fresh("from Flow, of a token without code", async () => {
    const { alice, bob, carol, sablier } = stage;
    await bare(sablier.flow, sablier.flow.encode("create", [alice, bob, RATE, 0, carol, true]));
  });
});

describe("a panic", () => {
  const overflow = (call: Promise<unknown>) => expectRevert(call, "Panic", [0x11n]);

  fresh("is an end or a cliff beyond 40 bits, with durations of a linear stream alone", async () => {
    const linear = (cliff: bigint, total: bigint) =>
      create("LL", { start: 0n, cliff: 0n }, 1, { cliff: Number(cliff), total: Number(total) });
    await overflow(linear(0n, MOST_TIME));
    await overflow(linear(MOST_TIME, 10n));
    const duration = Number(MOST_TIME);
    await expectRevert(
      create("LT", [{ amount: 1n, duration }]),
      "SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp",
    );
  });

  fresh("is a sum of amounts beyond 128 bits", async () => {
    await overflow(create("LL", { start: MOST_AMOUNT, cliff: 1n }, 1, { cliff: 5, total: 10 }));
    const parts = [
      { amount: MOST_AMOUNT, exponent: UNIT, duration: 1 },
      { amount: 1n, exponent: UNIT, duration: 1 },
    ];
    await overflow(create("LD", parts));
    await overflow(create("LT", parts));
  });

  fresh("is a balance of Flow beyond 128 bits", async () => {
    const { alice, bob, dai, sablier } = stage;
    await dai.send("approve", [sablier.flow.address, tokens(1)], { from: alice });
    const args = [alice, bob, RATE, 0, dai.address, true, 1n];
    const { result: id } = await sablier.flow.send<bigint>("createAndDeposit", args, { from: alice });
    await overflow(sablier.flow.read("deposit", [id, MOST_AMOUNT, alice, bob], { from: alice }));
  });
});
