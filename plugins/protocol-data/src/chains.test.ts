import { sablier, type Sablier } from "sablier";
import { describe, expect, it } from "vitest";
import { currentReleases } from "../../../data/contracts/currentReleases";
import { readPackageVersion } from "../../samples/src/versions";
import { readAliases } from "./contracts/names/aliases";
import { readChains } from "./chains";
import { readComptrollers, readLegacyContracts, readReleases } from "./contracts/releases";

const list = readChains(readPackageVersion(process.cwd(), "sablier"));
const chain = (name: string) => list.chains.find((chain) => chain.name === name)!;

describe("readChains", () => {
  it("counts what the SDK holds", () => {
    const listIds = (releases: readonly (Sablier.EVM.Release | undefined)[]) =>
      new Set(releases.flatMap((release) => release!.deployments.map(({ chainId }) => chainId)));
    const products = ["lockup", "flow", "airdrops"] as const;
    const latest = products.map((protocol) => sablier.releases.getLatest({ protocol }));
    const { counts, currentRelease } = list;
    expect(counts).toMatchObject({ known: sablier.chains.getAll().length, current: listIds(latest).size });
    expect(counts.knownMainnets + counts.knownTestnets).toBe(counts.known);
    expect(counts.currentMainnets + counts.currentTestnets).toBe(counts.current);
    expect(counts.current + counts.olderOnly).toBe(counts.known);
    expect(Object.values(currentRelease)).toEqual(latest.map((release) => release!.version));
    expect(
      Object.values(currentReleases).map(({ release }) => release),
      "write the new release, its day and its alias into data/contracts/currentReleases.ts",
    ).toEqual(latest.map((release) => release!.version));
  });

  it("has all three current releases wherever it has one, as /concepts/chains says", () => {
    const partly = list.chains.filter(
      ({ isCurrent, products }) => isCurrent && !Object.values(products).every(({ current }) => current),
    );
    expect(
      partly.map(({ name }) => name),
      "say on docs/concepts/chains.mdx what these chains lack",
    ).toEqual([]);
  });

  it("tells current releases from older ones", () => {
    expect(chain("Ethereum").products.lockup).toEqual({
      current: true,
      releases: sablier.releases.getAll({ protocol: "lockup" }).map(({ version }) => version),
    });
    expect(chain("Blast").isCurrent).toBe(false);
    expect(chain("Blast").products.lockup.releases.length).toBeGreaterThan(0);
    expect(chain("Unichain")).toMatchObject({ isCurrent: true, isSupportedByUI: false });
  });

  it("has one row per id, an explorer over https and an 18-decimal native token everywhere", () => {
    expect(new Set(list.chains.map((candidate) => candidate.id)).size).toBe(list.chains.length);
    for (const candidate of list.chains) {
      expect(candidate.explorer.url).toMatch(/^https:\/\//);
      expect(candidate.nativeToken.decimals).toBe(18);
    }
  });

  it("carries no ABI", () => {
    expect(JSON.stringify(list)).not.toMatch(/"(inputs|stateMutability|internalType)"/);
  });
});

describe("readReleases", () => {
  it("says since when a fee can be charged", () => {
    const first = (product: string, key: "isPayable" | "hasMinimum") =>
      readReleases().find((release) => release.product === product && release[key])?.version;
    expect(["lockup", "flow", "airdrops"].map((product) => first(product, "isPayable"))).toEqual([
      "v2.0",
      "v1.1",
      "v1.3",
    ]);
    expect(["lockup", "flow", "airdrops"].map((product) => first(product, "hasMinimum"))).toEqual([
      "v3.0",
      "v2.0",
      "v2.0",
    ]);
  });
});

describe("readComptrollers", () => {
  it("knows one Comptroller for each chain with a current release", () => {
    const ids = readComptrollers().map((comptroller) => comptroller.chainId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const candidate of list.chains.filter((row) => row.isCurrent)) {
      expect(ids, `the SDK has no Comptroller on ${candidate.name}`).toContain(candidate.id);
    }
  });
});

describe("readLegacyContracts", () => {
  it("lists v1.1 on seven chains, then the two contracts of v1.0 on Ethereum", () => {
    const rows = readLegacyContracts();
    expect(rows.map(({ version }) => version)).toEqual([...Array<string>(7).fill("v1.1"), "v1.0", "v1.0"]);
    expect(rows.filter(({ version }) => version === "v1.0").map(({ chainId }) => chainId)).toEqual([1, 1]);
    for (const row of rows) expect(row.explorerUrl).toContain(row.address);
  });
});

describe("readAliases", () => {
  it("names the contracts behind the aliases of the current releases", () => {
    const current = readAliases().filter((alias) => alias.isLatest);
    expect(current.map((release) => [release.alias, release.contractName])).toEqual(
      expect.arrayContaining([
        [currentReleases.lockup.alias, "SablierLockup"],
        [currentReleases.flow.alias, "SablierFlow"],
        ["MF2_LL", "SablierFactoryMerkleLL"],
      ]),
    );
    expect(readAliases().map((alias) => alias.alias)).not.toContain("LT");
  });
});
