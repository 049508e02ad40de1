import fc from "fast-check";
import type { Hex } from "viem";
import { beforeAll, expect, it } from "vitest";
import { Session, scenarios, type Step, World } from "../../../src/tools/playground/model";
import { readSablier } from "../../../src/node/solidity/sablier";
import {
  Chain,
  compileContract,
  type Contract,
  deploySablier,
  deployToken,
  fund,
  GENESIS_TIME,
  type Revert,
  type Sablier,
} from ".";

const DAI = 10n ** 18n;
const USDC = 10n ** 6n;
const DAY = 86_400n;
const people = ["sender", "recipient", "stranger"] as const;

let world: World;
let chain: Chain;
let sablier: Sablier;
let tokens: { DAI: Contract; USDC: Contract };

beforeAll(async () => {
  const hooks = await compileContract("samples/solidity/lockup/HookRecorder.sol");
  world = await World.create({ ...(await readSablier()), hooks });
  chain = await Chain.create();
  sablier = await deploySablier(chain);
  tokens = { DAI: await deployToken(chain, "DAI", 18), USDC: await deployToken(chain, "USDC", 6) };
  for (const person of ["sender", "stranger"]) {
    const owner = await chain.account(person);
    await fund(tokens.DAI, owner, sablier.lockup.address, 1_000_000n * DAI);
    await fund(tokens.USDC, owner, sablier.flow.address, 1_000_000n * USDC);
  }
});

type Call = { action: string; to?: string; amount?: bigint };
type Addresses = Record<(typeof people)[number], Hex>;

const alone = (...actions: readonly string[]) => fc.constantFrom(...actions.map((action) => ({ action })));
const toSomebody = (action: string) =>
  fc.record({ action: fc.constant(action), to: fc.constantFrom(...people) });
const withAmount = (action: string, most: bigint) =>
  fc.record({ action: fc.constant(action), amount: fc.bigInt(0n, most) });
const withdrawal = (most: bigint) =>
  fc.record({
    action: fc.constant("withdraw"),
    to: fc.constantFrom(...people),
    amount: fc.bigInt(0n, most),
  });

/** A stream in a playground, and the same made by hand as every test of the samples makes it. */
interface Twin {
  scenario: string;
  token: "DAI" | "USDC";
  calls: fc.Arbitrary<Call>;
  create(accounts: Addresses): readonly [functionName: string, args: readonly unknown[]];
  /** Arguments of a call after the stream's ID; `owner` of the NFT. */
  args(call: Call, accounts: Addresses, owner: Hex): readonly unknown[];
  views: readonly string[];
}

const HUNDRED_A_DAY = (100n * 10n ** 18n + DAY - 1n) / DAY;

const twins: Record<"lockup" | "flow", Twin> = {
  lockup: {
    scenario: "token-streaming",
    token: "DAI",
    calls: fc.oneof(
      alone("cancel", "renounce", "burn"),
      toSomebody("withdrawMax"),
      toSomebody("transferFrom"),
      withdrawal(2_000n * DAI),
    ),
    create: ({ recipient, sender }) => [
      "createWithDurationsLL",
      [
        {
          sender,
          recipient,
          depositAmount: 3_000n * DAI,
          token: tokens.DAI.address,
          cancelable: true,
          transferable: true,
          shape: "",
        },
        { start: 0n, cliff: 0n },
        1,
        { cliff: 0, total: Number(30n * DAY) },
      ],
    ],
    args: ({ amount, to }) => [to, amount],
    views: ["statusOf", "streamedAmountOf", "getWithdrawnAmount", "getRefundedAmount"],
  },
  flow: {
    scenario: "flow-overview",
    token: "USDC",
    calls: fc.oneof(
      alone("pause", "refundMax", "void"),
      toSomebody("withdrawMax"),
      toSomebody("transferFrom"),
      withdrawal(1_500n * USDC),
      withAmount("deposit", 2_000n * USDC),
      withAmount("refund", 1_000n * USDC),
      withAmount("adjustRatePerSecond", 2n * HUNDRED_A_DAY),
      withAmount("restart", 2n * HUNDRED_A_DAY),
    ),
    create: ({ recipient, sender }) => [
      "createAndDeposit",
      [sender, recipient, HUNDRED_A_DAY, 0, tokens.USDC.address, true, 1_000n * USDC],
    ],
    args: ({ action, amount, to }, { sender }, owner) =>
      action === "deposit" ? [amount, sender, owner] : [to, amount],
    views: ["statusOf", "totalDebtOf", "uncoveredDebtOf", "getBalance", "refundableAmountOf"],
  },
};

it.each(["lockup", "flow"] as const)(
  "does in a playground of %s what the contracts do by hand: state, events and errors",
  async (protocol) => {
    const twin = twins[protocol];
    const contract = sablier[protocol];
    const scenario = { ...scenarios.find(({ id }) => id === twin.scenario)!, steps: [] };
    const accounts = Object.fromEntries(
      await Promise.all(people.map(async (person) => [person, await chain.account(person)] as const)),
    ) as Addresses;

    /** The names of the events, or of the error. */
    const byHand = async (by: Hex, call: Call): Promise<unknown> => {
      const owner = await contract.read<Hex>("ownerOf", [1n]).catch(() => accounts.recipient);
      const to = call.to && accounts[call.to as keyof Addresses];
      const args =
        call.action === "transferFrom"
          ? [owner, to, 1n]
          : [1n, ...twin.args({ ...call, to }, accounts, owner).filter((each) => each !== undefined)];
      return contract.send(call.action, args, { from: by }).then(
        ({ events }) => events.map(({ name }) => name),
        (error: unknown) => (error as Revert).errorName,
      );
    };

    const act = fc.oneof(
      fc.record({ wait: fc.bigInt(0n, 10n * DAY) }),
      fc.record({ by: fc.constantFrom(...people), call: twin.calls }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), (sequence) =>
        world.chain.sandbox(() =>
          chain.sandbox(async () => {
            const session = await Session.open(world, scenario);
            const [functionName, args] = twin.create(accounts);
            await contract.send(functionName, args, { from: accounts.sender });
            for (const each of sequence) {
              if ("wait" in each) {
                chain.advance(each.wait);
                await session.play({ at: world.chain.timestamp - GENESIS_TIME + each.wait });
                continue;
              }
              const { action, amount, to } = each.call;
              const texts = [to, amount?.toString()].filter((text) => text !== undefined);
              const step: Step = { by: each.by, action, args: texts };
              const entry = await session.play(step);
              const expected = await byHand(accounts[each.by], each.call);
              expect(entry?.refusal?.errorName ?? entry?.events.map(({ name }) => name)).toEqual(expected);
            }
            for (const view of twin.views) {
              expect(await world.sablier[protocol].read(view, [1n])).toEqual(await contract.read(view, [1n]));
            }
            for (const person of people) {
              const there = await tokens[twin.token].read<bigint>("balanceOf", [accounts[person]]);
              expect(await world.balance(person, twin.token)).toBe(there);
            }
          }),
        ),
      ),
      { numRuns: 30 },
    );
  },
);
