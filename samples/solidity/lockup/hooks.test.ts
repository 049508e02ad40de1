import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FigureRecord } from "../../figures";
import { compile, type Contract, expectRevert } from "../rig";
import { testRuns } from "../../../src/tools/playground/fixtures/testRuns";
import { Stage, tokens } from "./setup";

const figures = new FigureRecord("samples/solidity/lockup/hooks.figures.json", "hooks");
afterAll(() => figures.check());

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.set();
});
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));
const named = (events: { name: string }[]) => events.map(({ name }) => name);

testRuns(figures, "samples/solidity/lockup/HookRecorder.sol", "samples/solidity/lockup/CustodyManager.sol");

describe("the recorder", () => {
  let recorder: Contract;
  beforeAll(async () => {
    recorder = await stage.sample("HookRecorder", [stage.lockup.address]);
  });

  it("answers for the interface", async () => {
    expect(await recorder.read("supportsInterface", ["0xf8ee98d3"])).toBe(true);
    expect(await recorder.read("supportsInterface", ["0xffffffff"])).toBe(false);
  });

  fresh("hears of withdrawals by others once it is listed", async () => {
    const id = await stage.stream(recorder.address);
    stage.chain.advance(100n);
    const before = await stage.lockup.send("withdrawMax", [id, recorder.address], { from: stage.carol });
    expect(named(before.events)).not.toContain("Withdrawn");

    await stage.sablier.allowToHook(recorder.address);
    stage.chain.advance(50n);
    const { events } = await stage.lockup.send("withdraw", [id, recorder.address, tokens(40)], {
      from: stage.carol,
    });
    expect(named(events)).toEqual(["Transfer", "WithdrawFromLockupStream", "MetadataUpdate", "Withdrawn"]);
    expect(events.at(-1)!.args).toMatchObject({
      caller: stage.carol,
      to: recorder.address,
      amount: tokens(40),
      withdrawnInAll: tokens(140),
    });

    const own = await recorder.send("withdrawMax", [id]);
    expect(named(own.events)).not.toContain("Withdrawn");

    // An operator may take the tokens elsewhere: `to` is not always the recipient.
    await recorder.send("approve", [stage.carol, id]);
    stage.chain.advance(50n);
    const elsewhere = await stage.lockup.send("withdraw", [id, stage.carol, tokens(10)], {
      from: stage.carol,
    });
    expect(elsewhere.events.at(-1)!.args).toMatchObject({ to: stage.carol, amount: tokens(10) });
  });

  fresh("listens to Lockup only, and is listed by the Comptroller only", async () => {
    await expectRevert(
      recorder.send("onSablierLockupCancel", [1n, stage.alice, 0n, 0n], { from: stage.carol }),
      "CallerNotLockup",
      [stage.carol],
    );
    await expectRevert(
      stage.lockup.send("allowToHook", [recorder.address], { from: stage.carol }),
      "Comptrollerable_CallerNotComptroller",
      [stage.sablier.comptroller.address, stage.carol],
    );
    await expectRevert(
      stage.sablier.comptroller.send(
        "execute",
        [stage.lockup.address, stage.lockup.encode("allowToHook", [recorder.address])],
        { from: stage.carol },
      ),
      "CallerNotAdmin",
      [stage.sablier.admin, stage.carol],
    );
  });
});

describe("faulty recipients", () => {
  fresh("undo the entire action", async () => {
    const contracts = await compile("samples/solidity/lockup/fixtures/FaultyRecipients.sol");
    for (const [name, error] of [
      ["WrongSelector", "SablierLockup_InvalidHookSelector"],
      ["Reverting", "NotToday"],
    ] as const) {
      const faulty = await stage.chain.deploy(contracts[name]!);
      await stage.sablier.allowToHook(faulty.address);
      const id = await stage.stream(faulty.address);
      stage.chain.advance(100n);
      await expectRevert(
        stage.lockup.send("withdrawMax", [id, faulty.address], { from: stage.carol }),
        error,
      );
      await expectRevert(stage.lockup.send("cancel", [id], { from: stage.alice }), error);
      // The recipient of a transferable stream can bring this about as well.
      const moved = await stage.stream(stage.bob);
      await stage.lockup.send("transferFrom", [stage.bob, faulty.address, moved], { from: stage.bob });
      await expectRevert(stage.lockup.send("cancel", [moved], { from: stage.alice }), error);
      // In a list only their own item fails.
      const good = await stage.stream(stage.bob);
      const { result, events } = await stage.lockup.send<bigint[]>("cancelMultiple", [[id, good]], {
        from: stage.alice,
      });
      expect(result).toEqual([0n, tokens(1_000)]);
      expect(named(events)).toContain("InvalidStreamInCancelMultiple");
    }
    const mute = await stage.chain.deploy(contracts.NoInterface!);
    await expectRevert(
      stage.sablier.allowToHook(mute.address),
      "SablierLockup_AllowToHookUnsupportedInterface",
      [mute.address],
    );
  });
});
