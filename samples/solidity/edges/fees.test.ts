import { beforeAll, describe, expect, it } from "vitest";
import { RATE, Stage as FlowStage, usdc } from "../flow/setup";
import { compileContract, expectRevert, USD } from "../rig";

// What the pages say of fees: how they leave the contracts, and what a batch over both products pays.

/** 1 USD and 2 USD at 3,000 USD per ether. */
const [ONE, TWO] = [333_333_333_333_333n, 666_666_666_666_666n];

let stage: FlowStage;
beforeAll(async () => {
  stage = await FlowStage.set({ lockupFeeUSD: 1n * USD, flowFeeUSD: 2n * USD });
});
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));

/** A stream of Lockup and one of Flow to Bob, with something in each. */
async function open() {
  const { alice, bob, chain, sablier, usdc: token } = stage;
  await token.send("approve", [sablier.lockup.address, usdc(1_000)], { from: alice });
  const params = [alice, bob, usdc(1_000), token.address, true, true, ""];
  const lockup = await sablier.lockup.send<bigint>(
    "createWithDurationsLL",
    [params, [0n, 0n], 1, [0, 1_000]],
    { from: alice },
  );
  const args = [alice, bob, RATE, 0, token.address, true, usdc(100)];
  const flow = await sablier.flow.send<bigint>("createAndDeposit", args, { from: alice });
  chain.advance(500n);
  return { lockup: lockup.result, flow: flow.result };
}

describe("transferFeesToComptroller", () => {
  fresh("says that it has transferred, though the Comptroller refused, and keeps the fees", async () => {
    const { chain, sablier, bob } = stage;
    const { lockup: id } = await open();
    const { address, abi } = sablier.lockup;
    const refusing = await chain.deploy(
      await compileContract("samples/solidity/edges/fixtures/RefusingComptroller.sol"),
    );
    await sablier.lockup.send("withdrawMax", [id, bob], { from: bob, value: ONE });
    await sablier.comptroller.send(
      "execute",
      [address, chain.contract(abi, address).encode("setComptroller", [refusing.address])],
      { from: sablier.admin },
    );
    const { events } = await sablier.lockup.send("transferFeesToComptroller", [], { from: bob });
    expect(events).toMatchObject([
      { name: "TransferFeesToComptroller", args: { comptroller: refusing.address, feeAmount: ONE } },
    ]);
    expect(await chain.balance(address)).toBe(ONE);
    expect(await chain.balance(refusing.address)).toBe(0n);
  });

  fresh("says so of nothing, too", async () => {
    const { sablier, bob } = stage;
    const { events } = await sablier.flow.send("transferFeesToComptroller", [], { from: bob });
    expect(events).toMatchObject([{ name: "TransferFeesToComptroller", args: { feeAmount: 0n } }]);
  });
});

fresh(
  "transferFees may be called by anyone with the admin as recipient, and rejects every other recipient",
  async () => {
    const { sablier, carol } = stage;
    const args = [[sablier.flow.address], sablier.admin];
    const { events } = await sablier.comptroller.send("transferFees", args, { from: carol });
    expect(events.map(({ name }) => name)).toContain("TransferFees");
    await expectRevert(
      sablier.comptroller.send("transferFees", [[], carol], { from: carol }),
      "SablierComptroller_FeeRecipientNotAdmin",
      [carol, sablier.admin],
    );
  },
);

fresh("a batch over both products pays the highest fee of each, added", async () => {
  const { bob, chain, sablier } = stage;
  const [first, second] = [await open(), await open()];
  const batch = async (product: "lockup" | "flow", value: bigint) => {
    const contract = sablier[product];
    const calls = [first, second].map((ids) => contract.encode("withdrawMax", [ids[product], bob]));
    await contract.send("batch", [calls], { from: bob, value });
  };
  // One fee for two streams of a product; each product asks for its own.
  await batch("lockup", ONE);
  await expectRevert(batch("flow", ONE), "SablierFlow_InsufficientFeePayment", [ONE, TWO]);
  await batch("flow", TWO);
  expect((await chain.balance(sablier.lockup.address)) + (await chain.balance(sablier.flow.address))).toBe(
    ONE + TWO,
  );
});
