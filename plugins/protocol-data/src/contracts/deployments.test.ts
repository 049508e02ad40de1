import { sablier } from "sablier";
import { describe, expect, it } from "vitest";
import { getAddress } from "viem";
import Papa from "papaparse";
import { readPackageVersion } from "../../../samples/src/versions";
import { writeDownloads, composeFileName, readDeployments, toCsv, toRecords } from "./deployments";

const releases = readDeployments(readPackageVersion(process.cwd(), "sablier"));
const release = (name: string) => releases.find((release) => composeFileName(release) === name)!;

describe("readDeployments", () => {
  it("reads every release, on every chain that the SDK lists for it", () => {
    const known = (["lockup", "flow", "airdrops"] as const).flatMap((protocol) =>
      sablier.releases.getAll({ protocol }),
    );
    expect(releases.map((candidate) => [composeFileName(candidate), candidate.chains.length])).toEqual(
      known.map(({ protocol, version, deployments }) => [`${protocol}-${version}`, deployments.length]),
    );
  });

  it("gives only addresses that pass EIP-55, and none of zero", () => {
    const records = releases.flatMap(toRecords);
    expect(records.length).toBeGreaterThan(1000);
    for (const { address } of records) {
      expect(getAddress(address)).toBe(address);
      expect(BigInt(address)).not.toBe(0n);
    }
  });

  it("lists a chain once for each release, under one name everywhere", () => {
    const nameOf = new Map<number, string>();
    for (const candidate of releases) {
      const ids = candidate.chains.map((chain) => chain.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const chain of candidate.chains) {
        expect(nameOf.get(chain.id) ?? chain.name).toBe(chain.name);
        nameOf.set(chain.id, chain.name);
      }
    }
    expect(new Set(nameOf.values()).size).toBe(nameOf.size);
  });

  it("leads to explorers over https", () => {
    for (const candidate of releases) {
      for (const chain of candidate.chains) expect(chain.explorer).toMatch(/^https:\/\/[^ ]+\/address\/$/);
    }
  });

  it("puts contracts with an alias first", () => {
    expect(release("lockup-v4.0").contracts).toEqual([
      { name: "SablierLockup", alias: "LK3" },
      { name: "LockupHelpers", alias: "" },
      { name: "LockupMath", alias: "" },
      { name: "LockupNFTDescriptor", alias: "" },
      { name: "SablierBatchLockup", alias: "" },
    ]);
    expect(release("airdrops-v1.2").contracts).toEqual([
      { name: "SablierV2MerkleLockupFactory", alias: "MSF3" },
    ]);
  });

  it("knows what a release changed", () => {
    expect(release("lockup-v1.0").change).toBeNull();
    expect(release("lockup-v3.0").change).toEqual({
      since: "v2.0",
      added: ["Denergy", "Monad"],
      gone: ["Linea Sepolia", "Sophon", "Superseed Sepolia", "Taiko", "Tangle"],
    });
  });

  it("reports a contract that a chain lacks", () => {
    const { contracts, chains } = release("lockup-v1.0");
    const index = contracts.findIndex((contract) => contract.name === "SablierV2ProxyTargetApprove");
    expect(chains.filter((chain) => chain.contracts[index] === null).map((chain) => chain.id)).toEqual([
      421614,
    ]);
  });
});

describe("what the pages say of descriptors", () => {
  it("Flow v3.0 uses the descriptor of v2.0 wherever v2.0 was", () => {
    const descriptor = (name: string, id: number) =>
      toRecords(release(name)).find(
        (record) => record.chainId === id && record.contract === "FlowNFTDescriptor",
      )?.address;
    const different = release("flow-v3.0").chains.filter(
      (chain) => descriptor("flow-v2.0", chain.id) !== descriptor("flow-v3.0", chain.id),
    );
    const before = release("flow-v2.0").chains.map((chain) => chain.id);
    expect(different.filter((chain) => before.includes(chain.id))).toEqual([]);
  });
});

describe("writeDownloads", () => {
  const files = writeDownloads(releases);

  it("has a pair for each release and one for all", () => {
    expect(files.size).toBe(2 * (releases.length + 1));
    expect([...files.keys()]).toContain("lockup-v4.0.csv");
  });

  it("says the same in JSON and CSV", () => {
    const { deployments } = JSON.parse(files.get("flow-v3.0.json")!) as {
      deployments: Record<string, unknown>[];
    };
    const { data } = Papa.parse<Record<string, string>>(files.get("flow-v3.0.csv")!.trim(), { header: true });
    expect(data).toEqual(
      deployments.map((record) =>
        Object.fromEntries(Object.entries(record).map(([key, value]) => [key, String(value ?? "")])),
      ),
    );
    expect(deployments).toHaveLength(2 * release("flow-v3.0").chains.length);
  });

  it("quotes what needs quotes", () => {
    const [record] = toRecords(release("flow-v3.0"));
    expect(toCsv([{ ...record!, chain: 'A "big", chain' }])).toContain('"A ""big"", chain"');
  });
});
