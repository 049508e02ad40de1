import { beforeAll, describe, expect, it } from "vitest";
import { zeroAddress, type Hex } from "viem";
import { type Artifact, compile, type Contract, expectRevert, fund, Revert, USD } from "../rig";
import { RATE } from "../flow/setup";
import { Stage, tokens } from "../lockup/setup";

// What the concept pages say of contracts that Lockup and Flow ask: price feeds, the Comptroller, tokens, recipients.

/** Ways in which the feed of the fixture fails. */
const REVERTS = 1n;
const RETURNS_NOTHING = 2n;

let stage: Stage;
let artifacts: Record<string, Artifact>;

beforeAll(async () => {
  stage = await Stage.set();
  artifacts = await compile("samples/solidity/edges/fixtures/Dependencies.sol");
  await fund(stage.dai, stage.alice, stage.sablier.flow.address, tokens(1_000));
  await fund(stage.dai, stage.alice, stage.lockup.address, tokens(1_000_000));
});
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));

/** Waits for a revert that carries no data, which is how the EVM's own checks end a call. */
async function expectBareRevert(call: Promise<unknown>): Promise<void> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(Revert);
  expect((outcome as Revert).data).toBe("0x");
}

const byAdmin = (target: Contract, name: string, args: readonly unknown[]) =>
  stage.sablier.comptroller.send("execute", [target.address, target.encode(name, args)], {
    from: stage.sablier.admin,
  });

describe("the oracle of a price-gated stream", () => {
  const gated = (oracle: Hex) => {
    const now = Number(stage.chain.timestamp);
    return [
      stage.params({ depositAmount: tokens(100), timestamps: { start: now, end: now + 1_000 } }),
      { oracle, targetPrice: 5_000n * USD },
    ];
  };
  const create = (oracle: Hex) =>
    stage.lockup.send<bigint>("createWithTimestampsLPG", gated(oracle), { from: stage.alice });

  fresh("is refused without a reason where no contract is", async () => {
    await expectBareRevert(create(stage.carol));
    await expectRevert(create(zeroAddress), "SafeOracle_MissesInterface", [zeroAddress]);
  });

  fresh("counts as a price of zero when it reverts", async () => {
    const feed = await stage.chain.deploy(artifacts.FailingFeed!);
    const { result: id } = await create(feed.address);
    await feed.send("setFault", [REVERTS]);
    expect(await stage.status(id)).toBe("STREAMING");
    expect((await stage.lockup.send("cancel", [id], { from: stage.alice })).result).toBe(tokens(100));
  });

  fresh("takes the stream along when its answer cannot be decoded, until the end time", async () => {
    const { alice, bob, carol, lockup } = stage;
    const feed = await stage.chain.deploy(artifacts.FailingFeed!);
    const { result: id } = await create(feed.address);
    await feed.send("setFault", [RETURNS_NOTHING]);
    for (const view of ["statusOf", "streamedAmountOf", "withdrawableAmountOf", "isCancelable", "tokenURI"])
      await expectBareRevert(lockup.read(view, [id]));
    await expectBareRevert(lockup.send("withdrawMax", [id, bob], { from: bob }));
    await expectBareRevert(lockup.send("cancel", [id], { from: alice }));
    await expectBareRevert(lockup.send("renounce", [id], { from: alice }));
    await lockup.send("transferFrom", [bob, carol, id], { from: bob });
    stage.chain.advance(1_000n);
    await lockup.send("withdrawMax", [id, carol], { from: carol });
    expect(await stage.dai.read("balanceOf", [carol])).toBe(tokens(100));
  });
});

describe("the quote of the fee", () => {
  const withdrawal = async () => {
    const id = await stage.stream(stage.bob);
    stage.chain.advance(100n);
    return { id, withdraw: () => stage.lockup.send("withdrawMax", [id, stage.bob], { from: stage.bob }) };
  };

  fresh("is zero when the price feed reverts, and fails when its answer cannot be decoded", async () => {
    const { comptroller, admin } = stage.sablier;
    const { id, withdraw } = await withdrawal();
    const feed = await stage.chain.deploy(artifacts.FailingFeed!);
    await stage.sablier.setFeeUSD("lockup", 1n * USD);
    await comptroller.send("setOracle", [feed.address], { from: admin });
    await expectRevert(withdraw(), "SablierLockup_InsufficientFeePayment");
    await feed.send("setFault", [RETURNS_NOTHING]);
    await expectBareRevert(withdraw());
    await comptroller.send("setOracle", [zeroAddress], { from: admin });
    expect(await stage.lockup.read("calculateMinFeeWei", [id])).toBe(0n);
    await stage.chain.sandbox(withdraw);
    await feed.send("setFault", [0n]);
    await comptroller.send("setOracle", [feed.address], { from: admin });
    await feed.send("setFault", [REVERTS]);
    await withdraw();
  });

  fresh("is needed for withdrawals only: a Comptroller that does not answer stops nothing else", async () => {
    const { alice, bob, carol, lockup } = stage;
    const { flow } = stage.sablier;
    const { id, withdraw } = await withdrawal();
    const args = [alice, bob, RATE, 0, stage.dai.address, true, tokens(100)];
    const { result: flowId } = await flow.send<bigint>("createAndDeposit", args, { from: alice });
    stage.chain.advance(100n);
    const silent = await stage.chain.deploy(artifacts.SilentComptroller!);
    await byAdmin(lockup, "setComptroller", [silent.address]);
    await byAdmin(flow, "setComptroller", [silent.address]);

    await expectRevert(withdraw(), "NoAnswer");
    await lockup.send("transferFrom", [bob, carol, id], { from: bob });
    await lockup.send("cancel", [id], { from: alice });

    await expectRevert(flow.send("withdrawMax", [flowId, bob], { from: bob }), "NoAnswer");
    await flow.send("refund", [flowId, 1n], { from: alice });
    await flow.send("pause", [flowId], { from: alice });
    await flow.send("refundMax", [flowId], { from: alice });
    await flow.send("void", [flowId], { from: bob });
  });
});

describe("other contracts", () => {
  fresh("that answer no supportsInterface are refused as hooks without a reason", async () => {
    await expectRevert(
      stage.sablier.allowToHook(stage.dai.address),
      "SablierComptroller_ExecutionFailedSilently",
    );
    await expectRevert(stage.sablier.allowToHook(stage.carol), "SablierComptroller_ExecutionFailedSilently");
  });

  fresh("without decimals cannot be streamed with Flow, nor can the zero address with either", async () => {
    const { alice, bob, lockup, sablier } = stage;
    const plain = await stage.chain.deploy(artifacts.PlainToken!);
    const flowCreate = (token: Hex) =>
      sablier.flow.send("create", [alice, bob, RATE, 0, token, true], { from: alice });
    await expectBareRevert(flowCreate(plain.address));
    await expectRevert(flowCreate(zeroAddress), "SablierFlow_CreateNativeToken", [zeroAddress]);
    const params = stage.params({ token: zeroAddress });
    await expectRevert(
      lockup.send("createWithDurationsLL", [params, { start: 0n, cliff: 0n }, 0, { cliff: 0, total: 10 }], {
        from: alice,
      }),
      "SablierLockupHelpers_CreateNativeToken",
      [zeroAddress],
    );
  });
});
