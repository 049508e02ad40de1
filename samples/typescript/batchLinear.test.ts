import { sablier as sdk } from "sablier";
import { beforeAll, expect, it, vi } from "vitest";
import { currentReleases } from "../../data/contracts/currentReleases";
import { Stage, tokens, WEEK } from "../solidity/lockup/setup";
import { batchLockupAddress, createStreams, type Grant } from "./batchLinear";
import { openSession, revertingClient, expectRevertName, withoutApproval } from "./setup";
import type { Session } from "./stream";

let stage: Stage;
let session: Session;
let grants: Grant[];
beforeAll(async () => {
  stage = await Stage.set();
  session = openSession(stage.chain, stage.alice, stage.lockup.address);
  grants = [
    { recipient: stage.bob, amount: tokens(600), cliff: Number(4n * WEEK), total: Number(52n * WEEK) },
    { recipient: stage.carol, amount: tokens(400), cliff: 0, total: Number(26n * WEEK) },
  ];
});
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));
const create = (streams: readonly Grant[] = grants, by = session) =>
  createStreams(by, {
    batchLockup: stage.sablier.batchLockup.address,
    token: stage.dai.address,
    grants: streams,
  });

fresh("creates one stream for each grant, and names them in this order", async () => {
  const next = await stage.lockup.read<bigint>("nextStreamId");
  const owned = await stage.dai.read<bigint>("balanceOf", [stage.alice]);
  // Lockup itself needs no allowance.
  await stage.dai.send("approve", [stage.lockup.address, 0n], { from: stage.alice });
  const [first, second] = await create();
  expect([first, second]).toEqual([next, next + 1n]);
  expect(await stage.lockup.read("getRecipient", [first])).toBe(stage.bob);
  expect(await stage.lockup.read("getRecipient", [second])).toBe(stage.carol);
  expect(await stage.lockup.read("getSender", [second])).toBe(stage.alice);
  expect(await stage.dai.read("balanceOf", [stage.alice])).toBe(owned - tokens(1_000));
  expect(await stage.lockup.read("getCliffTime", [first])).toBe(Number(stage.chain.timestamp + 4n * WEEK));
  stage.chain.advance(13n * WEEK);
  expect(await stage.streamed(second!)).toBe(tokens(200));
});

fresh("creates all of them or none, and names why", async () => {
  const next = await stage.lockup.read<bigint>("nextStreamId");
  const [first, second] = grants as [Grant, Grant];
  await expectRevertName(create([]), "SablierBatchLockup_BatchSizeZero");
  await expectRevertName(
    create([first, { ...second, amount: 0n }]),
    "SablierLockupHelpers_DepositAmountZero",
  );
  await expectRevertName(
    create([first, { ...second, cliff: second.total }]),
    "SablierLockupHelpers_CliffTimeNotLessThanEndTime",
  );
  await expectRevertName(
    create([first, { ...second, amount: tokens(1_000_000) }]),
    "ERC20InsufficientBalance",
  );
  await stage.dai.send("approve", [stage.sablier.batchLockup.address, tokens(600)], { from: stage.alice });
  await expectRevertName(create(grants, withoutApproval(stage.chain, session)), "ERC20InsufficientAllowance");
  expect(await stage.lockup.read("nextStreamId")).toBe(next);
  await expect(create(grants, { ...session, client: revertingClient(stage.chain) })).rejects.toThrow(
    "The batch reverted.",
  );
});

const release = sdk.releases.get({ protocol: "lockup", version: currentReleases.lockup.release })!;
const deployed = sdk.contracts.get({ chainId: 1, contractName: "SablierBatchLockup", release })!.address;

it("knows the deployed address", () => {
  expect(batchLockupAddress(1)).toBe(deployed);
  expect(() => batchLockupAddress(2)).toThrow("not deployed on chain 2");
});

it("keeps to its release when the SDK knows a newer one", () => {
  const other = sdk.releases.get({ protocol: "lockup", version: "v3.0" })!;
  const latest = vi.spyOn(sdk.releases, "getLatest").mockReturnValue(other);
  expect(batchLockupAddress(1)).toBe(deployed);
  latest.mockRestore();
});
