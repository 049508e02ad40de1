import { build } from "esbuild";
import * as sdk from "sablier";
import { sablier, shapes } from "sablier";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import { functions, queries } from "./examples";

// A run of each sentence that pages say of the SDK: docs/reference/sdk.mdx, docs/reference/overview.mdx#shapes,
// docs/concepts/chains.mdx, docs/concepts/merkle-airdrops.mdx and docs/apps/guides/url-schemes.mdx. Aliases in two products
// and slugs: reference.test.ts.

const UNKNOWN = "nothing" as never;
const NOWHERE = 1234567;
const lockup = sablier.releases.getLatest({ protocol: "lockup" });
const base = 8453;

/** Functions of the package, by name. */
const named = (pattern: RegExp): [string, (...given: never[]) => unknown][] =>
  Object.entries(sdk).filter(([name, value]) => pattern.test(name) && typeof value === "function") as never;

describe("unknown names", () => {
  it("are undefined where they are looked up", () => {
    const { chains, contracts, releases, comptroller } = sablier;
    for (const result of [
      chains.get(NOWHERE),
      chains.getBySlug("nowhere"),
      contracts.get({ chainId: NOWHERE, contractName: "SablierLockup", release: lockup }),
      contracts.getByAlias({ alias: "NO1", chainId: 1, protocol: "lockup" }),
      contracts.getLatestByName({ chainId: 1, contractName: "Nothing", protocol: "lockup" }),
      contracts.getAll({ chainId: NOWHERE, protocol: "lockup" }),
      sablier.solana.programs.getAll({ chainId: NOWHERE }),
      releases.get({ protocol: "lockup", version: UNKNOWN }),
      releases.getFirst({ chainId: NOWHERE, protocol: "lockup" }),
      comptroller.get(NOWHERE),
    ])
      expect(result).toBeUndefined();
  });

  it("are an error for a name without a release, also with a protocol", () => {
    const message = "Sablier SDK: contractName requires release to be specified";
    const query = { chainId: 1, contractName: "SablierLockup" };
    expect(() => sablier.contracts.get(query as never)).toThrow(message);
    expect(() => sablier.contracts.get({ ...query, protocol: "lockup" } as never)).toThrow(message);
  });

  it("leave the newest release of a contract undefined on a chain that has an older one", () => {
    const contractName = "SablierLockup";
    const current = new Set(lockup.deployments.map(({ chainId }) => chainId));
    const older = sablier.releases
      .get({ protocol: "lockup", version: "v2.0" })!
      .deployments.find(({ chainId }) => !current.has(chainId))!;
    const { chainId } = older;
    expect(sablier.contracts.getLatestByName({ chainId, contractName, protocol: "lockup" })).toBeUndefined();
    const release = sablier.releases.get({ protocol: "lockup", version: "v2.0" })!;
    expect(sablier.contracts.get({ chainId, contractName, release })?.name).toBe(contractName);
  });

  it("are errors of the SDK where a result is promised, and a TypeError for an unknown protocol", () => {
    const alias = { alias: "NO1", chainId: 1, protocol: "lockup" as const };
    expect(() => sablier.chains.getOrThrow(NOWHERE)).toThrow(/^Sablier SDK:/);
    for (const [, resolve] of named(/^resolve/)) {
      expect(() => resolve({ ...alias, tokenId: 1, tokenIdOrAddress: 1 } as never)).toThrow(/^Sablier SDK:/);
    }
    expect(() => sablier.releases.getLatest({ protocol: UNKNOWN })).toThrow(TypeError);
    expect(() => sablier.releases.getAll({ protocol: UNKNOWN })).toThrow(TypeError);
  });

  it("have no features, no list, and no for an answer", () => {
    const all: Record<string, (typeof functions)[string]> = { ...queries, ...functions };
    const getUnknown = (pattern: RegExp) =>
      Object.entries(all).flatMap(([name, { unknown }]) => (pattern.test(name) && unknown ? [unknown] : []));
    const features = getUnknown(/^get\w+(?:Features|ForVersion)$/);
    const answers = getUnknown(/^(?:has|supports|uses|is\w*Shape)/);
    const lists = getUnknown(/^get\w+ByVersion$|^getCompatibleAirdropsVersions$/);
    expect(Math.min(features.length, answers.length, lists.length)).toBeGreaterThan(0);
    for (const run of features) expect(run()).toBeUndefined();
    for (const run of answers) expect(run()).toBe(false);
    for (const run of lists) expect(run()).toEqual([]);
  });
});

it("counts the case of letters everywhere but in addresses of EVM chains", () => {
  const { address } = sablier.contracts.get({ chainId: 1, contractName: "SablierLockup", release: lockup })!;
  for (const contractAddress of [address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`]) {
    expect(
      sablier.contracts.get({ chainId: 1, contractAddress: contractAddress as never, protocol: "lockup" })
        ?.name,
    ).toBe("SablierLockup");
  }
  expect(sablier.chains.getBySlug("Base")).toBeUndefined();
  expect(sablier.contracts.getByAlias({ alias: "lk3", chainId: 1, protocol: "lockup" })).toBeUndefined();
  const release = lockup;
  expect(sablier.contracts.get({ chainId: 1, contractName: "sablierlockup", release })).toBeUndefined();
});

it("contacts nobody", () => {
  const ask = vi.spyOn(globalThis, "fetch");
  for (const { example, unknown } of Object.values({ ...queries, ...functions })) {
    example();
    try {
      unknown?.();
    } catch {
      // An error is an answer, too.
    }
  }
  expect(ask).not.toHaveBeenCalled();
});

it("has types without a platform for EVM chains", () => {
  expectTypeOf<sdk.Sablier.Chain>().toEqualTypeOf<sdk.Sablier.EVM.Chain>();
  expectTypeOf<sdk.Sablier.Release>().toEqualTypeOf<sdk.Sablier.EVM.Release>();
  expect(Object.keys(sdk)).not.toContain("Shared");
});

it("keeps other releases out of a bundle of one", async () => {
  const { metafile } = await build({
    stdin: {
      contents: `export { release } from "sablier/evm/releases/lockup/v4.0"`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    metafile: true,
  });
  const files = Object.keys(metafile.inputs).filter((file) => /releases\/\w+\/v\d/.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !file.includes("lockup/v4.0"))).toEqual([]);
});

describe("chains", () => {
  it("are mainnets and testnets, with viem's names and fields of the package", () => {
    const { chains } = sablier;
    expect(chains.getMainnets().length + chains.getTestnets().length).toBe(chains.getAll().length);
    expect(chains.get(10)?.name).toBe("OP Mainnet");
    expect(chains.get(59144)?.name).toBe("Linea Mainnet");
    const fields = "id name nativeCurrency blockExplorers rpcUrls slug isTestnet isSupportedByUI isZK rpc";
    expect(Object.keys(chains.get(base)!)).toEqual(expect.arrayContaining(fields.split(" ")));
    expect(chains.get(base)!.contracts?.multicall3).toBeDefined();
    expect(chains.getAll().some(({ nativeCurrency }) => "wrapperContract" in nativeCurrency)).toBe(true);
  });

  it("have a Comptroller with its block, and without an admin", () => {
    const comptroller = sablier.comptroller.get(1)!;
    expect(comptroller.address).toMatch(/^0x/);
    expect(comptroller.block).toBeGreaterThan(0);
    expect(Object.keys(comptroller).filter((name) => /admin|owner/i.test(name))).toEqual([]);
  });

  it("have releases and deployments with what the pages name", () => {
    for (const protocol of ["lockup", "flow", "airdrops"] as const) {
      const release = sablier.releases.getLatest({ protocol });
      expect(release).toMatchObject({ isLatest: true, aliases: {}, features: {} });
      for (const { chainId, contracts } of release.deployments) {
        expect(chainId).toBeGreaterThan(0);
        for (const { name, address, explorerURL } of contracts) {
          expect(name).toMatch(/^[A-Z]/);
          expect(explorerURL).toContain(address);
        }
      }
    }
  });

  it("distinguish LL on Solana from LL on EVM chains", () => {
    const [first] = sablier.solana.chains.getAll();
    const program = sablier.solana.programs
      .getAll({ chainId: first!.id })!
      .find(({ alias }) => alias === "LL");
    const contract = sablier.contracts.getByAlias({ alias: "LL", chainId: 1, protocol: "lockup" });
    expect(program?.address).toBeDefined();
    expect(contract?.address).toMatch(/^0x/);
  });
});

describe("shapes", () => {
  it("have an ID, a name and a list that begins with the newest release", () => {
    expect(sdk.Shape.Lockup.LinearUnlockCliff).toBe("linearUnlockCliff");
    for (const { evm, name } of Object.values(shapes.lockup)) {
      expect(name).not.toBe("");
      const versions = evm.map(({ version }) => version);
      expect(versions).toEqual([...versions].sort((a, b) => sdk.compareVersions(b, a)));
    }
  });

  it("answer for a release, and throw for an ID where they need the object", () => {
    const { linear } = shapes.lockup;
    expect(sdk.getEvmShapesByVersion(shapes.lockup, "v4.0").map(({ id }) => id)).toContain("linear");
    expect(sdk.getLatestEvmContractMethod(linear)?.contract).toBe("SablierLockup");
    expect(sdk.isLockupShape("linear")).toBe(true);
    expect(sdk.isLockupShape("wavy")).toBe(false);
    expect(sdk.isEvmShapeAvailableInVersion(linear, "v4.0")).toBe(true);
    expect(linear.isDeprecated).toBe(false);
    expect(() => sdk.getLatestEvmContractMethod(sdk.Shape.Lockup.Linear as never)).toThrow();
    expect(() => sdk.isEvmShapeAvailableInVersion(sdk.Shape.Lockup.Linear as never, "v4.0")).toThrow();
  });

  it("of campaigns are those that the pages list", () => {
    const named =
      "instant variableClaimAmount linear cliff linearUnlockLinear linearUnlockCliff linearStepper";
    expect(Object.keys(shapes.airdrops).sort()).toEqual([...named.split(" "), "tranchedStepper"].sort());
    const deprecated = Object.values(shapes.airdrops).filter(({ isDeprecated }) => isDeprecated);
    expect(deprecated.map(({ id }) => id)).toEqual(["tranchedStepper"]);
    expect(shapes.airdrops.linearStepper.evm.map(({ version }) => version)).toEqual(["v3.0"]);
    expect(Object.keys(shapes.lockup)).not.toContain("priceGated");
  });
});
