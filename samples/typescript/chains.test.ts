import { expect, it } from "vitest";
import { hasOnchainMinFee, isReleasePayable, sablier } from "sablier";
import { compatibleLockupVersions } from "sablier/evm/compatibility";
import { chains } from "./chains";

it("lists the chains of the current Lockup release, once each", () => {
  expect(chains).toContainEqual({
    id: 1,
    name: "Ethereum",
    nativeToken: "ETH",
    explorer: "https://etherscan.io",
    isTestnet: false,
  });
  expect(chains.map((chain) => chain.name)).not.toContain("Blast");
  expect(new Set(chains.map((chain) => chain.id)).size).toBe(chains.length);
});

it("finds a contract by name, address and alias, and the ABI of a release", () => {
  const release = sablier.releases.getLatest({ protocol: "lockup" });
  const lockup = sablier.contracts.get({ chainId: 1, contractName: "SablierLockup", release })!;
  expect(lockup).toMatchObject({
    name: "SablierLockup",
    alias: release.aliases!.SablierLockup,
    block: expect.any(Number),
  });
  const old = sablier.contracts.getByAlias({ alias: "LK2", chainId: 1, protocol: "lockup" })!;
  expect(sablier.contracts.get({ chainId: 1, contractAddress: old.address })).toMatchObject({
    alias: "LK2",
    version: "v3.0",
  });
  expect(release.abi.SablierLockup).toContainEqual(expect.objectContaining({ name: "withdrawMax" }));
});

it("tells Comptrollers, and which Lockup an Airdrops release goes with", () => {
  expect(sablier.comptroller.get(1)).toMatchObject({
    name: "SablierComptroller",
    block: expect.any(Number),
  });
  expect(sablier.comptroller.getAll().map(({ chainId }) => chainId)).toContain(1);
  const releases = sablier.releases.getAll({ protocol: "lockup" });
  const versions = releases.map(({ version }) => version);
  const since = (first: string) => versions.slice(versions.indexOf(first as (typeof versions)[number]));
  expect(releases.filter(isReleasePayable).map(({ version }) => version)).toEqual(since("v2.0"));
  expect(releases.filter(hasOnchainMinFee).map(({ version }) => version)).toEqual(since("v3.0"));
  expect(releases.find(({ isLatest }) => isLatest)?.version).toBe(versions.at(-1));
  expect(compatibleLockupVersions["v3.0"]).toContain("v4.0");
});
