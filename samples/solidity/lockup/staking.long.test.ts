import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Hex } from "viem";
import { FigureRecord } from "../../figures";
import { type Contract, deployToken, expectRevert, USD } from "../rig";
import { Stage, tokens } from "./setup";
import { chooseRounds } from "../../../tests/standIns/long";

const figures = new FigureRecord("samples/solidity/lockup/staking.figures.json", "staking");
afterAll(() => figures.check());

let stage: Stage;
let staking: Contract;
/** Two stakers. */
let anna: Hex;
let ben: Hex;

beforeAll(async () => {
  stage = await Stage.set();
  anna = await stage.chain.account("anna");
  ben = await stage.chain.account("ben");
  staking = await stage.sample("StakeStreams", [stage.alice, stage.lockup.address, stage.dai.address]);
});
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));
const balance = (account: Hex) => stage.dai.read<bigint>("balanceOf", [account]);
const earned = (account: Hex) => staking.read<bigint>("earned", [account]);
const staked = (account: Hex) => staking.read<bigint>("stakedAmount", [account]);

async function stake(account: Hex, id: bigint) {
  await stage.lockup.send("approve", [staking.address, id], { from: account });
  await staking.send("stake", [id], { from: account });
}

async function open(amount = tokens(3_600), seconds = 3_600n) {
  await stage.sablier.allowToHook(staking.address);
  await staking.send("startPeriod", [amount, seconds], { from: stage.alice });
}

describe("staking", () => {
  fresh("pays each staker for the tokens in their stream", async () => {
    await open();
    const a = await stage.stream(anna, { amount: tokens(100), seconds: 10_000n });
    const b = await stage.stream(ben, { amount: tokens(300), seconds: 3_000n });

    const row = async (
      key: string,
      perToken: number,
      ofAnna: number,
      ofBen: number,
      stakes: [number, number],
    ) => {
      expect(figures.amount(`${key}.perToken`, await staking.read<bigint>("rewardPerToken"))).toBe(
        tokens(perToken),
      );
      expect(figures.amount(`${key}.anna`, await earned(anna))).toBe(tokens(ofAnna));
      expect(figures.amount(`${key}.ben`, await earned(ben))).toBe(tokens(ofBen));
      expect(figures.amount(`${key}.stakeAnna`, await staked(anna))).toBe(tokens(stakes[0]));
      expect(figures.amount(`${key}.stakeBen`, await staked(ben))).toBe(tokens(stakes[1]));
    };

    await stake(anna, a);
    expect(await stage.lockup.read("getRecipient", [a])).toBe(staking.address);
    await row("second0", 0, 0, 0, [100, 0]);
    stage.chain.advance(1_000n);
    await stake(ben, b);
    await row("second1000", 10, 1_000, 0, [100, 300]);
    stage.chain.advance(1_000n);
    await row("second2000", 12.5, 1_250, 750, [100, 300]);
    expect((await staking.send<bigint>("claim", [], { from: anna })).result).toBe(
      figures.amount("claim.first", tokens(1_250)),
    );
    await stage.lockup.send("cancel", [b], { from: stage.alice });
    await row("canceled", 12.5, 0, 750, [100, 200]);
    stage.chain.advance(300n);
    await stage.lockup.send("withdraw", [b, staking.address, tokens(50)], { from: stage.carol });
    expect(await balance(ben)).toBe(figures.amount("forwarded", tokens(50)));
    await row("second2300", 13.5, 100, 950, [100, 150]);
    stage.chain.advance(1_300n);
    await row("second3600", 18.7, 620, 1_730, [100, 150]);
    stage.chain.advance(1_400n);
    await row("second5000", 18.7, 620, 1_730, [100, 150]);

    await expectRevert(staking.send("unstake", [b], { from: anna }), "CallerNotStaker", [anna, b]);
    await staking.send("unstake", [b], { from: ben });
    expect(await stage.lockup.read("getRecipient", [b])).toBe(ben);
    await staking.send("claim", [], { from: ben });
    await staking.send("claim", [], { from: anna });
    expect(await balance(ben)).toBe(tokens(50) + figures.amount("claim.ben", tokens(1_730)));
    expect(await balance(anna)).toBe(tokens(1_250) + figures.amount("claim.anna", tokens(620)));
    expect(await balance(staking.address)).toBe(figures.amount("dust", 0n));
  });

  fresh("withdraws for the staker alone, and counts it", async () => {
    await open();
    await stage.sablier.setFeeUSD("lockup", 1n * USD);
    const a = await stage.stream(anna, { amount: tokens(100), seconds: 1_000n });
    await stake(anna, a);
    stage.chain.advance(500n);
    const fee = await stage.lockup.read<bigint>("calculateMinFeeWei", [a]);
    await expectRevert(
      stage.lockup.send("withdraw", [a, anna, tokens(10)], { from: anna, value: fee }),
      "SablierLockup_WithdrawalAddressNotRecipient",
      [a, anna, anna],
    );
    await expectRevert(
      staking.send("withdrawStaked", [a, tokens(10)], { from: ben, value: fee }),
      "CallerNotStaker",
      [ben, a],
    );
    await staking.send("withdrawStaked", [a, tokens(10)], { from: anna, value: fee });
    expect(await balance(anna)).toBe(tokens(10));
    expect(await staked(anna)).toBe(tokens(90));
    expect(await staking.read("amountInStream", [a])).toBe(tokens(90));
  });

  fresh("keeps what a floor division leaves over", async () => {
    await open(tokens(10_000), 604_800n);
    const rate = await staking.read<bigint>("rewardRate");
    expect(figures.integer("rate.uneven", rate)).toBe(16_534_391_534_391_534n);
    expect(figures.integer("rate.dust", tokens(10_000) - rate * 604_800n)).toBe(236_800n);
  });

  fresh("reverts for each mistake", async () => {
    const a = await stage.stream(anna);
    const refused = (id: bigint, error: string, args?: unknown[], from = anna) =>
      expectRevert(staking.send("stake", [id], { from }), error, args);
    await refused(a, "NotListed");
    await expectRevert(staking.send("startPeriod", [1n, 1n], { from: anna }), "CallerNotAdmin", [anna]);
    await expectRevert(staking.send("startPeriod", [9n, 10n], { from: stage.alice }), "RateZero", [9n, 10n]);
    await open();
    await expectRevert(staking.send("startPeriod", [tokens(1), 10n], { from: stage.alice }), "PeriodRunning");
    await refused(a, "ERC721InsufficientApproval", [staking.address, a]);
    await refused(99n, "SablierLockupState_Null", [99n]);
    const fixed = await stage.stream(anna, { transferable: false });
    await refused(fixed, "SablierLockup_NotTransferable", [fixed]);
    await stake(anna, a);
    const second = await stage.stream(anna);
    await refused(second, "AlreadyStaking", [anna, a]);
    const empty = await stage.stream(ben);
    await stage.lockup.send("cancel", [empty], { from: stage.alice });
    await refused(empty, "EmptyStream", [empty], ben);
    await refused(a, "ERC721IncorrectOwner", [ben, a, staking.address], ben);
    const trusting = await stage.stream(stage.bob);
    await stage.lockup.send("setApprovalForAll", [staking.address, true], { from: stage.bob });
    await refused(trusting, "ERC721IncorrectOwner", [ben, trusting, stage.bob], ben);
    await expectRevert(
      stage.lockup.send("safeTransferFrom", [anna, staking.address, second], { from: anna }),
      "ERC721InvalidReceiver",
      [staking.address],
    );
    await stage.chain.sandbox(() => staking.send("stake", [trusting], { from: stage.bob }));

    const usdc = await deployToken(stage.chain, "USDC", 6);
    await usdc.send("mint", [stage.alice, 10n ** 8n]);
    await usdc.send("approve", [stage.lockup.address, 10n ** 8n], { from: stage.alice });
    const foreign = await stage.create(
      "createWithDurationsLL",
      stage.params({ recipient: ben, depositAmount: 10n ** 8n, token: usdc.address }),
      { start: 0n, cliff: 0n },
      1,
      { cliff: 0, total: 100 },
    );
    await refused(foreign, "WrongToken", [foreign, usdc.address], ben);
    await expectRevert(
      staking.send("onSablierLockupCancel", [a, stage.alice, 1n, 1n], { from: stage.carol }),
      "CallerNotLockup",
      [stage.carol],
    );

    // Sent here without stake: nobody's, so that no withdrawal gets through. Its sender can cancel all the same.
    const stray = await stage.stream(ben);
    await stage.lockup.send("transferFrom", [ben, staking.address, stray], { from: ben });
    stage.chain.advance(10n);
    await expectRevert(
      stage.lockup.send("withdrawMax", [stray, staking.address], { from: stage.carol }),
      "CallerNotStaker",
    );
    const total = await staking.read("totalStaked");
    const { result: refund } = await stage.lockup.send<bigint>("cancel", [stray], { from: stage.alice });
    expect(refund).toBe(tokens(990));
    expect(await staking.read("totalStaked")).toBe(total);
  });
});

describe("whatever happens", () => {
  type Step = { wait: number; actor: number; action: number; share: number };
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 900 }),
    actor: fc.integer({ min: 0, max: 2 }),
    action: fc.integer({ min: 0, max: 5 }),
    share: fc.integer({ min: 1, max: 100 }),
  });

  it("no reward is lost, created, or paid twice", { timeout: 120_000 }, async () => {
    const actors = [anna, ben, await stage.chain.account("cleo")];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), (steps: Step[]) =>
        stage.chain.sandbox(async () => {
          await open();
          const rate = await staking.read<bigint>("rewardRate");
          const finish = await staking.read<bigint>("periodFinish");
          const ids: bigint[] = [];
          for (const [index, actor] of actors.entries()) {
            ids.push(
              await stage.stream(actor, {
                amount: tokens(100 * (index + 1)),
                seconds: BigInt(1_500 * (index + 1)),
              }),
            );
          }
          // What should be paid, computed outside of the contract: time with a stake times the rate.
          let due = 0n;
          let paid = 0n;
          const walk = async (seconds: bigint) => {
            const from = stage.chain.timestamp;
            const until = from + seconds < finish ? from + seconds : finish;
            if (until > from && (await staking.read<bigint>("totalStaked")) > 0n)
              due += (until - from) * rate;
            stage.chain.advance(seconds);
          };
          const attempt = (call: Promise<unknown>) =>
            call.then(
              () => true,
              () => false,
            );
          for (const { wait, actor, action, share } of steps) {
            await walk(BigInt(wait));
            const who = actors[actor]!;
            const id = ids[actor]!;
            const available = await stage.lockup.read<bigint>("withdrawableAmountOf", [id]);
            const part = (available * BigInt(share)) / 100n;
            if (action === 0) await attempt(stake(who, id));
            if (action === 1) await attempt(staking.send("unstake", [id], { from: who }));
            if (action === 2) paid += (await staking.send<bigint>("claim", [], { from: who })).result;
            if (action === 3) await attempt(stage.lockup.send("cancel", [id], { from: stage.alice }));
            if (action === 4)
              await attempt(
                stage.lockup.send("withdraw", [id, staking.address, part], { from: stage.carol }),
              );
            if (action === 5) await attempt(staking.send("withdrawStaked", [id, part], { from: who }));

            // The contract's count is Lockup's, and the total is the sum.
            let total = 0n;
            for (const [index, each] of actors.entries()) {
              const stakeOfEach = await staked(each);
              const isStaked = (await staking.read<Hex>("stakerOf", [ids[index]!])) === each;
              expect(stakeOfEach).toBe(isStaked ? await staking.read("amountInStream", [ids[index]!]) : 0n);
              total += stakeOfEach;
            }
            expect(await staking.read("totalStaked")).toBe(total);
          }
          await walk(10_000n);
          for (const actor of actors)
            paid += (await staking.send<bigint>("claim", [], { from: actor })).result;
          // Floor divisions cost a few base units a step, never more and never in the other direction.
          expect(paid <= due).toBe(true);
          expect(due - paid).toBeLessThan(1_000_000n);
          // Withdrawn tokens never mix with rewards.
          expect(await balance(staking.address)).toBe(tokens(3_600) - paid);
        }),
      ),
      { numRuns: chooseRounds(10, 5, 25) },
    );
  });
});
