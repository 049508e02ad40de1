import { decodeFunctionData, type Hex } from "viem";
import { expect, it } from "vitest";
import { readAirdropsAbi } from "../../solidity/airdrops/interfaces";
import { Chain, compileContract, deployToken, people } from "../../solidity/rig";
import { openSession, revertingClient } from "../setup";
import { createInstant, instantFactoryAddress } from "./instant";
import { describeTree } from "./tree";

const CAMPAIGN = "0x00000000000000000000000000000000000ca4a1";

it("asks the factory for the campaign of a list, and funds it", async () => {
  const chain = await Chain.create();
  const dai = await deployToken(chain, "DAI", 18);
  const { alice, bob, carol } = await people(chain);
  const recorder = await chain.deploy(
    await compileContract("samples/solidity/airdrops/fixtures/FactoryRecorder.sol"),
    [CAMPAIGN],
  );
  await dai.send("mint", [alice, 1_000n]);
  const { client, wallet } = openSession(chain, alice, recorder.address);
  const list = [
    { recipient: bob, amount: 400n },
    { recipient: carol, amount: 600n },
  ];
  const campaign = { name: "Example", token: dai.address, list, ipfsCID: "cid", expiration: 1_806_537_600 };
  const address = await createInstant(client, wallet, recorder.address, campaign);
  expect(address.toLowerCase()).toBe(CAMPAIGN.toLowerCase());
  expect(await dai.read("balanceOf", [CAMPAIGN])).toBe(1_000n);

  // As the factory itself understands it.
  const { args } = decodeFunctionData({
    abi: readAirdropsAbi("SablierFactoryMerkleInstant"),
    data: await recorder.read<Hex>("lastCall"),
  });
  expect(args).toEqual([
    {
      campaignName: "Example",
      campaignStartTime: 0,
      claimType: 0,
      expiration: 1_806_537_600,
      initialAdmin: alice,
      ipfsCID: "cid",
      merkleRoot: describeTree(list).root,
      token: dai.address,
    },
    1_000n,
    2n,
  ]);
  await expect(createInstant(revertingClient(chain), wallet, recorder.address, campaign)).rejects.toThrow(
    "The creation reverted.",
  );
});

it("knows the deployed factory", () => {
  expect(instantFactoryAddress(1)).toMatch(/^0x[0-9a-fA-F]{40}$/);
  expect(() => instantFactoryAddress(2)).toThrow("not deployed on chain 2");
});
