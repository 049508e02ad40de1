import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type Abi,
  type AbiFunction,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  toFunctionSignature,
} from "viem";
import { describe, expect, it } from "vitest";
import { batchElement, fields, schedule, timeline } from "../src/protocol/streams/lockup/explorerExample";
import { Chain, compileContract, deploySablier, deployToken, fund } from "./solidity/rig";

// The page about block explorers tells readers what to type. Here it is typed into the real contracts.

/** Sets up a chain before a start, and the accounts and the token that fields of the page name. */
async function setStage(start = timeline[0]!.time) {
  const chain = await Chain.create({ timestamp: start - 86_400n });
  const { lockup, batchLockup } = await deploySablier(chain);
  const token = await deployToken(chain, "DAI", 18);
  const [sender, recipient] = [await chain.account("alice"), await chain.account("bob")];
  for (const spender of [lockup, batchLockup]) await fund(token, sender, spender.address, 10n ** 24n);
  const addresses: Record<string, string> = { sender, recipient, token: token.address };
  /** Returns the value of a field in which names of addresses are between angle brackets. */
  const typed = (field: string, more: Record<string, string> = {}): unknown =>
    JSON.parse(field.replace(/<(\w+)>/g, (_, name: string) => ({ ...addresses, ...more })[name]!));
  const create = async (name: string, ...args: readonly unknown[]) =>
    (await lockup.send<bigint>(name, args, { from: sender })).result;
  return { chain, lockup, batchLockup, token, sender, typed, create };
}

it("creates the streams that the block explorer guide describes, from the fields that it shows", async () => {
  const { chain, lockup, batchLockup, token, sender, typed, create } = await setStage();
  const unlocks = [typed(fields.params), typed(fields.unlockAmounts)];
  const single = await create(
    "createWithTimestampsLL",
    ...unlocks,
    typed(fields.granularity),
    typed(fields.cliffTime),
  );
  const batch = await batchLockup.send<bigint[]>(
    "createWithTimestampsLL",
    [lockup.address, token.address, [typed(batchElement)]],
    { from: sender },
  );
  expect(lockup.encode("createWithTimestampsLL", [...unlocks, 1, 0])).toMatch(/^0x253c6162/);
  for (const { time, streamed } of timeline) {
    chain.warp(time);
    for (const id of [single, batch.result[0]]) {
      expect(await lockup.read("streamedAmountOf", [id])).toBe(streamed);
    }
  }
});

it("creates the stream that waits for a price, from the fields of the guide", async () => {
  const { chain, lockup, typed, create } = await setStage();
  const artifact = await compileContract("samples/solidity/rig/contracts/TestPriceFeed.sol");
  const { address: oracle } = await chain.deploy(artifact, [8, 3_000n * 10n ** 8n]);
  const [, example] = /`unlockParams`, for example `([^`]+)`/.exec(page)!;
  const id = await create("createWithTimestampsLPG", typed(fields.params), typed(example!, { oracle }));
  expect(await lockup.read("getPriceGatedUnlockParams", [id])).toMatchObject({
    targetPrice: 5_000n * 10n ** 8n,
  });
});

it("creates the tranches and the curve, from the fields of the guide", async () => {
  const { chain, lockup, typed, create } = await setStage();
  const params = typed(fields.params);
  const [, tranches, segments] =
    /`tranches`[^`]+`([^`]+)`[^]+?between the amount and the time: `([^`]+)`/.exec(page)!;
  const stepped = await create("createWithTimestampsLT", params, typed(tranches!));
  const bent = await create("createWithTimestampsLD", params, typed(segments!));
  const { startTime, endTime } = schedule;
  const july = BigInt(Date.UTC(2027, 6, 1) / 1000);
  for (const [id, time, streamed] of [
    [stepped, july - 1n, 0n],
    [stepped, july, 4n * 10n ** 19n],
    [bent, (startTime + endTime) / 2n, 25n * 10n ** 18n],
    [stepped, endTime, 10n ** 20n],
  ] as const) {
    chain.warp(time);
    expect(await lockup.read("streamedAmountOf", [id])).toBe(streamed);
  }
});

it("creates the stream of four years with a cliff of one, from the fields of the guide", async () => {
  const [start, cliff, end] = [2027, 2028, 2031].map((year) => BigInt(Date.UTC(year, 0, 1) / 1000));
  const { chain, lockup, typed, create } = await setStage(start);
  const tokens = (amount: bigint) => amount * 10n ** 18n;
  const rows = page.split("{/* #four-years */}")[1]!.split("\n### ")[0]!;
  const args = ["params", "unlockAmounts", "granularity", "cliffTime"].map((field) => {
    const [, value] = new RegExp(`\\| \`${field}\` \\| \`(.+)\` \\|`).exec(rows)!;
    return typed(value!);
  });
  const result = await create("createWithTimestampsLL", ...args);
  expect(await lockup.read("isTransferable", [result])).toBe(false);
  expect(await lockup.read("isCancelable", [result])).toBe(true);
  for (const [time, streamed] of [
    [cliff! - 1n, 0n],
    [cliff!, tokens(12_000n)],
    [(cliff! + end!) / 2n, tokens(30_000n)],
    [end! - 1n, undefined],
    [end!, tokens(48_000n)],
  ] as const) {
    chain.warp(time);
    const read = await lockup.read<bigint>("streamedAmountOf", [result]);
    if (streamed === undefined) expect(read).toBeLessThan(tokens(48_000n));
    else expect(read).toBe(streamed);
  }
});

const abiFolder = path.resolve("node_modules/sablier/abi");

/** Functions of a contract of a release, from the SDK: `lockup/v4.0/SablierLockup`. */
function functionsOf(contract: string): AbiFunction[] {
  const abi = JSON.parse(readFileSync(path.join(abiFolder, `${contract}.json`), "utf8")) as Abi;
  return abi.filter((item) => item.type === "function");
}

const page = readFileSync("docs/guides/lockup/etherscan.mdx", "utf8");
const section = (id: string) => page.split(`{/* #${id} */}`)[1]!.split("\n## ")[0]!;
/** Calls that a section names with their fields, as `cancel(streamId)`. */
const callsIn = (text: string) =>
  [...text.matchAll(/`(\w+)\(([\w, ]*)\)`/g)].map(([, name, fields]) => ({
    name: name!,
    fields: fields!.split(", ").filter(Boolean),
  }));
const fieldsOf = (functions: readonly AbiFunction[], name: string) =>
  functions.filter((item) => item.name === name).map(({ inputs }) => inputs.map((input) => input.name ?? ""));

/** Every contract that holds streams, by release. */
const contracts = (protocol: "lockup" | "flow") =>
  readdirSync(path.join(abiFolder, protocol)).flatMap((release) =>
    readdirSync(path.join(abiFolder, protocol, release))
      .map((file) => `${protocol}/${release}/${file.replace(".json", "")}`)
      .filter((contract) => functionsOf(contract).some(({ name }) => name === "withdrawMax")),
  );

it("has the signatures of the create functions as the contract has them", () => {
  const written = page.split('```text title="Signatures"\n')[1]!.split("\n```")[0]!.split("\n");
  const signatures = functionsOf("lockup/v4.0/SablierLockup").map(toFunctionSignature);
  expect(written.map((line) => line.split("(")[0])).toEqual([
    "createWithTimestampsLL",
    "createWithDurationsLL",
    "createWithTimestampsLPG",
  ]);
  for (const line of written) expect(signatures).toContain(line);
});

// No package has the bytecode of the factories, so what is typed goes through their ABI and back.
it("creates the campaign that the guide describes, as the factory's ABI reads the fields", () => {
  const text = section("create-campaign");
  const abi = functionsOf("airdrops/v3.0/SablierFactoryMerkleInstant");
  const create = abi.find(({ name }) => name === "createMerkleInstant")!;
  const rows = (after: string) =>
    [
      ...text
        .split(after)[1]!
        .split("\n\n")[0]!
        .matchAll(/^\| `(\w+)` \| (?:`(\d+)` )?/gm),
    ].map(([, name, value]) => [name!, value] as const);
  const outer = rows("| Field | In the example");
  const tuple = create.inputs[0] as { components: readonly { name: string }[] };
  expect(outer.map(([name]) => name)).toEqual(create.inputs.map(({ name }) => name));
  expect(rows("| In the tuple").map(([name]) => name)).toEqual(tuple.components.map(({ name }) => name));
  expect(create.stateMutability).toBe("nonpayable");

  const root: Hex = `0x${"ab".repeat(32)}`;
  const [admin, token] = [
    "0x1111111111111111111111111111111111111111",
    "0x2222222222222222222222222222222222222222",
  ];
  const typed = text.split('```text title="campaignParams"\n')[1]!.split("\n```")[0]!;
  const values = JSON.parse(
    typed
      .replace("<admin>", admin!)
      .replace("<cid>", "bafy")
      .replace("<root>", root)
      .replace("<token>", token!),
  ) as unknown[];
  expect(values).toHaveLength(tuple.components.length);
  const params = Object.fromEntries(tuple.components.map(({ name }, index) => [name, values[index]]));
  const data = encodeFunctionData({
    abi,
    functionName: "createMerkleInstant",
    args: [params, ...outer.slice(1).map(([, value]) => BigInt(value!))],
  });
  expect(decodeFunctionData({ abi, data }).args).toEqual([
    {
      campaignName: "Example",
      campaignStartTime: Date.UTC(2027, 0, 1) / 1000,
      claimType: 0,
      expiration: Date.UTC(2027, 3, 1) / 1000,
      initialAdmin: admin,
      ipfsCID: "bafy",
      merkleRoot: root,
      token,
    },
    1_000n * 10n ** 18n,
    4n,
  ]);
});

describe("the calls of the block explorer guide", () => {
  it.each([
    ["withdraw", "lockup/v4.0/SablierLockup"],
    ["manage", "lockup/v4.0/SablierLockup"],
    ["flow", "flow/v3.0/SablierFlow"],
    ["airdrop", "airdrops/v3.0/SablierMerkleInstant"],
  ])("under #%s have the fields of the contract", (id, contract) => {
    const functions = functionsOf(contract);
    const calls = callsIn(section(id));
    expect(calls.length).toBeGreaterThan(2);
    for (const { name, fields } of calls) expect(fieldsOf(functions, name), name).toContainEqual(fields);
  });

  it("have the same fields in older releases, where the guide says so", () => {
    const named = new Map(
      callsIn(section("withdraw") + section("manage")).map((call) => [call.name, call.fields]),
    );
    const [, list] = /`withdraw`, (.*) have had the same arguments/.exec(section("older"))!;
    const stable = ["withdraw", ...[...list!.matchAll(/`(\w+)`/g)].map(([, name]) => name!)];
    expect(stable).toHaveLength(6);
    expect(contracts("lockup").length).toBeGreaterThan(6);
    for (const contract of contracts("lockup"))
      for (const name of stable)
        expect(fieldsOf(functionsOf(contract), name), `${contract} ${name}`).toContainEqual(named.get(name));
    const flowTable = section("flow").split("| --- |").slice(1).join("");
    for (const contract of contracts("flow"))
      for (const { name, fields } of callsIn(flowTable))
        expect(fieldsOf(functionsOf(contract), name), `${contract} ${name}`).toContainEqual(fields);
  });

  it("take value and ask for a fee in the releases that the guide names", () => {
    const told = (protocol: string, release: string) =>
      section("older")
        .split("\n")
        .find((row) => {
          const [, from, to] =
            new RegExp(
              `${protocol === "lockup" ? "Lockup" : "Flow"} (?:since )?(v[\\d.]+)(?: (?:to|and) (v[\\d.]+))?`,
            ).exec(row.startsWith("| Lockup") ? row : "") ?? [];
          const last = to ?? (row.includes("since") ? release : from);
          return from !== undefined && last !== undefined && from <= release && release <= last;
        });
    for (const protocol of ["lockup", "flow"] as const)
      for (const contract of contracts(protocol)) {
        const functions = functionsOf(contract);
        const row = told(protocol, contract.split("/")[1]!);
        expect(
          row,
          `name the release in a row of docs/guides/lockup/etherscan.mdx: ${contract}`,
        ).toBeDefined();
        const payable = functions.find(({ name }) => name === "withdraw")!.stateMutability === "payable";
        const asks = functions.some(({ name }) => name === "calculateMinFeeWei");
        expect(row!.includes("no such field"), contract).toBe(!payable);
        expect(row!.includes("calculateMinFeeWei"), contract).toBe(asks);
      }
  });

  it("claim with the four fields in every release", () => {
    for (const contract of [
      "airdrops/v1.1/SablierV2MerkleStreamerLL",
      "airdrops/v1.2/SablierV2MerkleLT",
      "airdrops/v1.3/SablierMerkleInstant",
      "airdrops/v2.0/SablierMerkleLL",
      "airdrops/v3.0/SablierMerkleLT",
    ]) {
      const functions = functionsOf(contract);
      expect(fieldsOf(functions, "claim"), contract).toEqual([
        ["index", "recipient", "amount", "merkleProof"],
      ]);
      const release = contract.split("/")[1]!;
      const has = (name: string) => functions.some((item) => item.name === name);
      expect([has("FEE"), has("calculateMinFeeWei"), has("ipfsCID")], contract).toEqual([
        release === "v1.3",
        release >= "v2.0",
        release > "v1.1",
      ]);
      expect(has("claimTo"), contract).toBe(release >= "v2.0");
    }
  });
});
