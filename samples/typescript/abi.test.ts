import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sablier } from "sablier";
import { release as airdrops } from "sablier/evm/releases/airdrops/v3.0";
import { release as flow } from "sablier/evm/releases/flow/v3.0";
import { release as lockup } from "sablier/evm/releases/lockup/v4.0";
import { type Abi, type AbiFunction, toFunctionSelector } from "viem";
import { expect, it } from "vitest";
import { readAirdropsAbi } from "../solidity/airdrops/interfaces";
import { Stage, tokens } from "../solidity/lockup/setup";
import { readUnlocks } from "./abi";
import { factoryAbi } from "./airdrops/instant";
import { batchAbi } from "./batchLinear";
import { cancelAbi } from "./cancel";
import { dynamicAbi } from "./dynamic";
import { flowAbi } from "./flow";
import { streamsAbi } from "./flowStreams";
import { datesAbi } from "./linearDates";
import { manageAbi } from "./manage";
import { openSession } from "./setup";
import { lockupAbi } from "./stream";
import { tranchedAbi } from "./tranched";
import { vestingAbi } from "./vesting";
import { withdrawMultipleAbi } from "./withdrawMultiple";

it("reads through the ABI of the SDK, with types", async () => {
  const { alice, bob, chain, dai, lockup: contract } = await Stage.set();
  await dai.send("mint", [alice, tokens(100)]);
  await dai.send("approve", [contract.address, tokens(100)], { from: alice });
  const params = [alice, bob, tokens(100), dai.address, true, true, ""];
  const { result } = await contract.send<bigint>(
    "createWithDurationsLL",
    [params, [tokens(10), tokens(20)], 1, [100, 1_000]],
    { from: alice },
  );
  const { client } = openSession(chain, alice, contract.address);
  const unlocks: { start: bigint; cliff: bigint } = await readUnlocks(client, contract.address, result);
  expect(unlocks).toEqual({ start: tokens(10), cliff: tokens(20) });
  const { abi } = lockup;
  const unknown = { abi: abi.SablierLockup, address: contract.address, functionName: "getUnlocks" } as const;
  // @ts-expect-error No release has a function of this name.
  await expect(client.readContract(unknown)).rejects.toThrow("getUnlocks");
});

const folder = path.resolve("node_modules/sablier/abi");
const files = (part: string) =>
  readdirSync(path.join(folder, part))
    .map((file) => file.replace(".json", ""))
    .sort();

/** The items of an ABI as text, whatever their order and that of their keys. */
const sorted = (abi: Abi) =>
  abi
    .map((item) =>
      JSON.stringify(item, (_, value: unknown) =>
        typeof value === "object" && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
          : value,
      ),
    )
    .sort();

it.each(["lockup", "flow", "airdrops"] as const)(
  "is there for each release of %s, as JSON too",
  (protocol) => {
    const releases = sablier.releases.getAll({ protocol });
    expect(releases.map(({ version }) => version)).toEqual(readdirSync(path.join(folder, protocol)));
    for (const { abi, version } of releases) {
      const names = files(`${protocol}/${version}`);
      // TypeScript may have more, such as the base of two campaigns.
      expect(Object.keys(abi ?? {}), version).toEqual(expect.arrayContaining(names));
      for (const name of names) {
        const json = readFileSync(path.join(folder, protocol, version, `${name}.json`), "utf8");
        const typed = (abi as unknown as Record<string, Abi>)[name]!;
        expect(sorted(typed), `${version} ${name}`).toEqual(sorted(JSON.parse(json) as Abi));
      }
    }
  },
);

it("has the contracts that the pages of deployments name", () => {
  expect(Object.keys(lockup.abi).sort()).toEqual(["SablierBatchLockup", "SablierLockup"]);
  expect(Object.keys(flow.abi)).toEqual(["SablierFlow"]);
  expect(Object.keys(airdrops.abi)).toContain("SablierMerkleLL");
  for (const version of ["v2.0", "v3.0", "v4.0"])
    expect(files(`lockup/${version}`)).toEqual(["SablierBatchLockup", "SablierLockup"]);
  const models = ["SablierV2Lockup", "SablierV2LockupDynamic", "SablierV2LockupLinear"];
  for (const version of ["v1.0", "v1.1"]) expect(files(`lockup/${version}`)).toEqual(models);
  expect(files("lockup/v1.2")).toEqual([...models, "SablierV2LockupTranched"]);
  for (const version of ["v1.0", "v1.1", "v2.0", "v3.0"])
    expect(files(`flow/${version}`)).toEqual(["SablierFlow"]);
});

const selectors = (abi: readonly { type: string }[]) =>
  abi.filter(({ type }) => type === "function").map((item) => toFunctionSelector(item as AbiFunction));

it.each<[sample: string, abi: Abi, contract: Abi]>([
  ["stream", lockupAbi, lockup.abi.SablierLockup],
  ["linearDates", datesAbi, lockup.abi.SablierLockup],
  ["dynamic", dynamicAbi, lockup.abi.SablierLockup],
  ["tranched", tranchedAbi, lockup.abi.SablierLockup],
  ["vesting", vestingAbi, lockup.abi.SablierLockup],
  ["manage", manageAbi, lockup.abi.SablierLockup],
  ["cancel", cancelAbi, lockup.abi.SablierLockup],
  ["withdrawMultiple", withdrawMultipleAbi, lockup.abi.SablierLockup],
  ["batchLinear", batchAbi, lockup.abi.SablierBatchLockup],
  ["flow", flowAbi, flow.abi.SablierFlow],
  ["flowStreams", streamsAbi, flow.abi.SablierFlow],
  ["airdrops/instant", factoryAbi, readAirdropsAbi("SablierFactoryMerkleInstant")],
])("gives %s the functions as the contract has them", (_sample, abi, contract) => {
  expect(selectors(abi).length).toBeGreaterThan(0);
  expect(selectors(contract)).toEqual(expect.arrayContaining(selectors(abi)));
});

it("names the errors of the contract, and not those of the linked library", () => {
  const errors = lockup.abi.SablierLockup.filter((item) => item.type === "error").map(({ name }) => name);
  expect(errors).toContain("SablierLockup_Overdraw");
  expect(errors.filter((name) => name.startsWith("SablierLockupHelpers_"))).toEqual([]);
});
