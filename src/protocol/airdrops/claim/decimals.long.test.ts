// Runs claims on the rig: a list in whole tokens pays what it says, whatever the decimals of its token.
import { parseUnits } from "viem";
import { beforeAll, describe, expect, it } from "vitest";
import { deployCampaign, FEE, openStage, type Stage } from "../../../../samples/solidity/airdrops/campaigns";
import { Chain, CHAIN_ID, deployToken, Revert } from "../../../../samples/solidity/rig";
import { formatAmount } from "../../text/amount";
import { createAddress, find, computeRoot } from "./fixtures";
import { RELEASES } from "./contract/releases";
import { buildTransaction } from "./transaction";

/** Amounts in whole tokens with all decimals that a token can have and a claim can hold. */
const AMOUNTS: Readonly<Record<number, readonly string[]>> = {
  0: ["1", "17", "340282366920938463463374607431768211455"],
  6: ["0.000001", "12.5", "1000000"],
  18: ["0.000000000000000001", "12.5", "340282366920938463463.374607431768211455"],
  // A claim holds 128 bits, which are less than one token of 60 decimals.
  60: [`0.${"0".repeat(59)}1`, `0.${"0".repeat(29)}123456`, `0.${"0".repeat(21)}3402823`],
};

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(await Chain.create());
}, 180_000);

describe.each(Object.keys(AMOUNTS).map(Number))("a token of %i decimals", (decimals) => {
  it.each(RELEASES)("pays the amounts of the list in a campaign of %s", async (release) => {
    const { chain } = stage;
    const bob = (await chain.account("bob")).toLowerCase() as `0x${string}`;
    const token = await deployToken(chain, `T${decimals}`, decimals);
    for (const amount of AMOUNTS[decimals]!) {
      const rows = [bob, createAddress(1), createAddress(2)].map((recipient, index) => ({
        index: BigInt(index),
        recipient,
        amount: parseUnits(amount, decimals),
      }));
      const root = computeRoot(rows);
      const list = ["address,amount", ...rows.map(({ recipient }) => `${recipient},${amount}`)].join("\n");
      await chain.sandbox(async () => {
        const options = { release, kind: "LL", root, isAttested: false } as const;
        const campaign = await deployCampaign({ ...stage, token }, options);
        await token.send("mint", [campaign.address, 2n ** 128n]);
        const { claims, isRootEqual } = await find(list, { recipient: bob, root, decimals });
        expect([isRootEqual, claims.length]).toEqual([true, 1]);
        const [claim] = claims;
        const target = {
          campaign: campaign.address,
          chainId: CHAIN_ID,
          release,
          kind: "LL",
          method: "claim",
          fee: FEE,
        } as const;
        const { to, data, value } = buildTransaction(claim!, target);
        const wrong = buildTransaction({ ...claim!, proof: claim!.proof.slice(1) }, target);
        await expect(chain.transact({ to, data: wrong.data, value })).rejects.toBeInstanceOf(Revert);
        await chain.transact({ to, data, value });
        const paid = await token.read<bigint>("balanceOf", [bob]);
        expect(paid).toBe(parseUnits(amount, decimals));
        // What the page shows of it.
        expect(formatAmount(claim!.amount, decimals, decimals).replaceAll(",", "")).toBe(amount);
      });
    }
  });
});

it("says that one token of 60 decimals is more than a claim can have", async () => {
  const list = `address,amount\n${createAddress(1)},1`;
  await expect(find(list, { recipient: createAddress(1), decimals: 60 })).rejects.toThrow(
    "more than a claim can have",
  );
});
