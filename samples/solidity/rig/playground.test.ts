import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { Session, scenarios, type Step, World } from "../../../src/lib/playground";
import { readSablier } from "../../../src/lib/evm/solidity/sablier";
import {
  Chain,
  compileContract,
  type Contract,
  deploySablier,
  deployToken,
  fund,
  type Revert,
  type Sablier,
} from ".";

const DAI = 10n ** 18n;
const DAY = 86_400n;
const people = ["sender", "recipient", "stranger"] as const;

let world: World;
let chain: Chain;
let sablier: Sablier;
let dai: Contract;

beforeAll(async () => {
  const hooks = await compileContract("samples/solidity/lockup/HookRecorder.sol");
  world = await World.create({ ...(await readSablier()), hooks });
  chain = await Chain.create();
  sablier = await deploySablier(chain);
  dai = await deployToken(chain, "DAI", 18);
  await fund(dai, await chain.account("sender"), sablier.lockup.address, 1_000_000n * DAI);
});

const acts = fc.oneof(
  fc.record({ wait: fc.bigInt(0n, 10n * DAY) }),
  fc.record({
    by: fc.constantFrom(...people),
    call: fc.oneof(
      fc.constantFrom({ action: "cancel" }, { action: "renounce" }, { action: "burn" }),
      fc.record({ action: fc.constant("withdrawMax"), to: fc.constantFrom(...people) }),
      fc.record({ action: fc.constant("transferFrom"), to: fc.constantFrom(...people) }),
      fc.record({
        action: fc.constant("withdraw"),
        to: fc.constantFrom(...people),
        amount: fc.bigInt(0n, 2_000n * DAI),
      }),
    ),
  }),
);

/** The same calls made by hand, as every test of the samples makes them. */
async function byHand(by: string, call: { action: string; to?: string; amount?: bigint }): Promise<unknown> {
  const from = await chain.account(by);
  const to = await chain.account(call.to ?? "recipient");
  const owner = await sablier.lockup.read("ownerOf", [1n]).catch(() => chain.account("recipient"));
  const args: Record<string, readonly unknown[]> = {
    withdrawMax: [1n, to],
    withdraw: [1n, to, call.amount],
    transferFrom: [owner, to, 1n],
  };
  return sablier.lockup.send(call.action, args[call.action] ?? [1n], { from }).then(
    ({ events }) => events.map(({ name }) => name),
    (error: unknown) => (error as Revert).errorName,
  );
}

it("does in a playground what the contracts do by hand: state, events and errors", async () => {
  const scenario = { ...scenarios.find(({ id }) => id === "token-streaming")!, steps: [] };
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 6 }), (sequence) =>
      world.chain.sandbox(() =>
        chain.sandbox(async () => {
          const session = await Session.open(world, scenario);
          await sablier.lockup.send(
            "createWithDurationsLL",
            [
              {
                sender: await chain.account("sender"),
                recipient: await chain.account("recipient"),
                depositAmount: 3_000n * DAI,
                token: dai.address,
                cancelable: true,
                transferable: true,
                shape: "",
              },
              { start: 0n, cliff: 0n },
              1,
              { cliff: 0, total: Number(30n * DAY) },
            ],
            { from: await chain.account("sender") },
          );
          for (const act of sequence) {
            if ("wait" in act) {
              chain.advance(act.wait);
              await session.play({ at: world.chain.timestamp - scenarioStart() + act.wait });
              continue;
            }
            const { action, ...rest } = act.call as { action: string; to?: string; amount?: bigint };
            const args = [rest.to, rest.amount?.toString()].filter((each) => each !== undefined);
            const step: Step = { by: act.by, action, args };
            const [entry, expected] = [await session.play(step), await byHand(act.by, act.call)];
            expect(entry?.refusal?.errorName ?? entry?.events.map(({ name }) => name)).toEqual(expected);
          }
          for (const view of ["statusOf", "streamedAmountOf", "getWithdrawnAmount", "getRefundedAmount"]) {
            expect(await world.sablier.lockup.read(view, [1n])).toEqual(
              await sablier.lockup.read(view, [1n]),
            );
          }
          for (const person of people) {
            const here = await world.balance(person, "DAI");
            const there = await dai.read<bigint>("balanceOf", [await chain.account(person)]);
            // The stranger of a playground has tokens of its own.
            expect(here % (1_000_000n * DAI)).toBe(there % (1_000_000n * DAI));
          }
        }),
      ),
    ),
    { numRuns: 12 },
  );
});

/** A playground's stream is created when its chain begins. */
function scenarioStart(): bigint {
  return 1_800_000_000n;
}
