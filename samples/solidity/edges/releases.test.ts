import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { toEventSelector, toFunctionSelector, type Abi, type AbiEvent, type AbiFunction } from "viem";
import { PACKAGES } from "../../../src/node/solidity/artifacts";

// What the pages of earlier releases and the reference's overview say about releases, against the packages.

const root = path.join(PACKAGES, "sablier/abi");
const read = (product: string, release: string): Abi =>
  readdirSync(path.join(root, product, release)).flatMap(
    (file) => JSON.parse(readFileSync(path.join(root, product, release, file), "utf8")) as Abi,
  );
const named = (abi: Abi, type: "function" | "event" | "error") =>
  new Set(abi.flatMap((item) => (item.type === type ? [item.name] : [])));
const all = <T extends AbiEvent | AbiFunction>(abi: Abi, type: T["type"], name: RegExp) =>
  abi.filter((item): item is T => item.type === type && name.test((item as T).name));

describe("Lockup v3.0", () => {
  it("gave up the prefix SablierLockupBase_", () => {
    const now = named(read("lockup", "v3.0"), "error");
    const ends = [...named(read("lockup", "v2.0"), "error")].flatMap(
      (name) => name.split("LockupBase_")[1] ?? [],
    );
    const gone = ["AllowToHookZeroCodeSize", "FeeTransferFail"];
    expect(ends.filter((end) => now.has(`SablierLockupState_${end}`))).toEqual(["Null"]);
    expect(ends.filter((end) => now.has(`SablierLockup_${end}`))).toHaveLength(14);
    expect(ends.filter((end) => gone.includes(end))).toHaveLength(2);
    expect(ends).toHaveLength(17);
    expect(now).toContain("SablierLockupState_NotExpectedModel");
  });
});

/** Names that a release has and the release before it has not, and the other way round. */
const changes = [
  ["lockup", "v1.1", "v1.2", ["MAX_BROKER_FEE"], ["MAX_FEE", "getRange", "createWithDeltas"]],
  ["lockup", "v1.2", "v2.0", ["MAX_COUNT"], ["MAX_SEGMENT_COUNT", "MAX_TRANCHE_COUNT"]],
  ["lockup", "v2.0", "v3.0", ["nativeToken", "setNativeToken"], ["MAX_COUNT"]],
  ["airdrops", "v1.1", "v1.2", ["createMerkleLL", "LOCKUP_TRANCHED"], ["createMerkleStreamerLL", "LOCKUP"]],
  ["airdrops", "v1.2", "v1.3", ["getSchedule", "STREAM_START_TIME"], ["streamDurations"]],
  [
    "airdrops",
    "v1.3",
    "v2.0",
    ["computeMerkleLL", "streamShape", "calculateMinFeeWei"],
    ["TOTAL_PERCENTAGE", "FACTORY", "defaultFee", "getFee", "getCustomFee", "shape"],
  ],
] as const;

it.each(changes)("%s: from %s to %s", (product, before, after, come, gone) => {
  const [old, now] = [before, after].map((release) => named(read(product, release), "function"));
  expect(come.filter((name) => old!.has(name) || !now!.has(name))).toEqual([]);
  expect(gone.filter((name) => now!.has(name) || !old!.has(name))).toEqual([]);
});

it.each([
  ["v1.2", "v1.3"],
  ["v1.3", "v2.0"],
])("airdrops: every create function and its event changed from %s to %s", (before, after) => {
  const [old, now] = [before, after].map((release) => {
    const abi = read("airdrops", release);
    return new Set([
      ...all<AbiFunction>(abi, "function", /^createMerkle/u).map((item) => toFunctionSelector(item)),
      ...all<AbiEvent>(abi, "event", /^CreateMerkle/u).map((item) => toEventSelector(item)),
    ]);
  });
  expect([...old!].filter((hash) => now!.has(hash))).toEqual([]);
});

it("airdrops v2.0: create functions take a tuple and two figures", () => {
  const creates = all<AbiFunction>(read("airdrops", "v2.0"), "function", /^createMerkle/u);
  expect(creates).toHaveLength(4);
  for (const { inputs } of creates)
    expect(inputs.map(({ name }) => name)).toEqual(["params", "aggregateAmount", "recipientCount"]);
});

describe("the settings of the compiler", () => {
  const page = readFileSync("docs/reference/overview.mdx", "utf8");
  const section = page.split("{/* #how-are-they-compiled */}")[1]!.split(":::")[0]!;
  const rows = [
    ['Lockup <Release of="lockup" /> and its libraries', "lockup/artifacts/SablierLockup"],
    ['Lockup <Release of="lockup" /> and its libraries', "lockup/artifacts/SablierBatchLockup"],
    ['Lockup <Release of="lockup" /> and its libraries', "lockup/artifacts/LockupNFTDescriptor"],
    ['Lockup <Release of="lockup" /> and its libraries', "lockup/artifacts/libraries/LockupHelpers"],
    ['Lockup <Release of="lockup" /> and its libraries', "lockup/artifacts/libraries/LockupMath"],
    ['Flow <Release of="flow" />', "flow/artifacts/SablierFlow"],
    ['Flow <Release of="flow" />', "flow/artifacts/FlowNFTDescriptor"],
    ["SablierComptroller", "evm-utils/artifacts/SablierComptroller"],
  ] as const;

  it.each(rows)("%s: %s", (label, name) => {
    const file = readFileSync(path.join(PACKAGES, `@sablier/${name}.json`), "utf8");
    const { compiler, settings } = (
      JSON.parse(file) as {
        metadata: {
          compiler: { version: string };
          settings: {
            evmVersion: string;
            viaIR: boolean;
            metadata: { bytecodeHash: string };
            optimizer: { enabled: boolean; runs: number };
          };
        };
      }
    ).metadata;
    const [version, commit] = compiler.version.split("+commit.");
    expect(section).toContain(`solc ${version} (commit \`${commit}\`), for the EVM version Shanghai`);
    expect(settings).toMatchObject({
      evmVersion: "shanghai",
      viaIR: true,
      metadata: { bytecodeHash: "ipfs" },
      optimizer: { enabled: true },
    });
    expect(section).toMatch(
      new RegExp(`\\| ${label} +\\| ${settings.optimizer.runs.toLocaleString("en-US")} +\\|`, "u"),
    );
  });

  it.each(["lockup", "flow"])("names what %s is built on", (product) => {
    const file = readFileSync(path.join(PACKAGES, `@sablier/${product}/package.json`), "utf8");
    const { dependencies } = JSON.parse(file) as { dependencies: Record<string, string> };
    expect(section).toContain(
      `OpenZeppelin ${dependencies["@openzeppelin/contracts"]}, PRBMath ${dependencies["@prb/math"]}, evm-utils ${dependencies["@sablier/evm-utils"]}`,
    );
  });
});
