// Long, because all kinds of campaigns share one chain and one record of figures.
import { readdirSync, writeFileSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type AbiParameter,
  decodeFunctionData,
  encodeFunctionData,
  getAddress,
  type Hex,
  keccak256,
  toEventSelector,
  toFunctionSelector,
} from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimAmount } from "../../../src/protocol/airdrops/variableClaim";
import { FigureRecord } from "../../figures";
import { DAY, Stage, tokens } from "../lockup/setup";
import {
  type Chain,
  compile,
  compileContract,
  type Contract,
  expectRevert,
  fund,
  type Sablier,
} from "../rig";
import { PACKAGES } from "../../../src/node/solidity/artifacts";
import { KINDS, readAirdropsAbi, writeInterfaces } from "./interfaces";

const figures = new FigureRecord("samples/solidity/airdrops/airdrops.figures.json", "airdrops");
afterAll(() => figures.check());

const INTERFACES = "samples/solidity/airdrops/IAirdrops.sol";
const ROOT = `0x${"32a0".repeat(16)}` as Hex;
const CAMPAIGN = getAddress("0x00000000000000000000000000000000000ca4a1");
const CREATE = {
  Instant: "0x106dc4a0",
  LL: "0x7b4573c6",
  LT: "0x98b1000b",
  VCA: "0xed0595ed",
  Execute: "0xec6b2956",
};

let stage: Stage;
let chain: Chain;
let sablier: Sablier;
let dai: Contract;
let alice: Hex;
let bob: Hex;
let recorder: Contract;
let sample: Contract;

beforeAll(async () => {
  stage = await Stage.set();
  ({ chain, sablier, dai, alice, bob } = stage);
  const artifact = await compileContract("samples/solidity/airdrops/fixtures/FactoryRecorder.sol");
  recorder = await chain.deploy(artifact, [CAMPAIGN]);
  const factories = {
    instant: recorder.address,
    linear: recorder.address,
    tranched: recorder.address,
    variable: recorder.address,
    execute: recorder.address,
  };
  sample = await chain.deploy(await compileContract("samples/solidity/airdrops/CreateCampaigns.sol"), [
    dai.address,
    sablier.lockup.address,
    factories,
  ]);
  await fund(dai, alice, sample.address, tokens(1_000_000));
});

const fresh = (name: string, body: () => Promise<void>) => it(name, () => chain.sandbox(body));

describe("the interfaces", () => {
  it("are what the generator writes from the SDK's ABIs", () => {
    const file = path.resolve(__dirname, "IAirdrops.sol");
    if (process.env.UPDATE_FIGURES === "1") writeFileSync(file, writeInterfaces());
    expect(readFileSync(file, "utf8")).toBe(writeInterfaces());
  });

  it("compile to the selectors and mutability of the SDK's ABIs, function by function", async () => {
    const compiled = await compile(INTERFACES);
    for (const kind of KINDS) {
      for (const contract of [`SablierMerkle${kind}`, `SablierFactoryMerkle${kind}`]) {
        const functions = (abi: ReturnType<typeof readAirdropsAbi>) =>
          abi
            .flatMap((item) =>
              item.type === "function"
                ? `${toFunctionSelector(item)} ${item.name} ${item.stateMutability} ${JSON.stringify(item.outputs.map(({ type }) => type))}`
                : [],
            )
            .sort();
        expect(functions(compiled[`I${contract}`]!.abi)).toEqual(functions(readAirdropsAbi(contract)));
      }
    }
    for (const kind of KINDS) {
      const create = readAirdropsAbi(`SablierFactoryMerkle${kind}`).find(
        (item) => item.type === "function" && item.name === `createMerkle${kind}`,
      );
      expect(create?.type === "function" && figures.text(`create.${kind}`, toFunctionSelector(create))).toBe(
        CREATE[kind],
      );
    }
  });
});

describe("what changed since v2.0", () => {
  /** Selectors by the name of the function or error; of an event its topic, and which inputs are indexed. */
  const listed = (kind: "function" | "event" | "error", contract: string, release: string) =>
    new Map(
      readAirdropsAbi(contract, release).flatMap((item): [string, string][] => {
        if (item.type !== kind) return [];
        if (item.type === "function") return [[item.name, toFunctionSelector(item)]];
        if (item.type === "event")
          return [
            [item.name, `${toEventSelector(item)} ${item.inputs.map((input) => input.indexed).join()}`],
          ];
        return item.type === "error" ? [[item.name, item.name]] : [];
      }),
    );
  const kinds = KINDS.filter((kind) => kind !== "Execute");

  it.each(kinds)(
    "is the selector of what creates and computes %s campaigns, and the event's topic",
    (kind) => {
      const factory = `SablierFactoryMerkle${kind}`;
      const [before, now] = ["v2.0", "v3.0"].map((release) => listed("function", factory, release));
      for (const name of ["create", "compute"]) {
        const was = before!.get(`${name}Merkle${kind}`)!;
        const is = now!.get(`${name}Merkle${kind}`)!;
        expect(is).not.toBe(was);
        figures.text(`changed.${name}.${kind}.was`, was);
        figures.text(`changed.${name}.${kind}.is`, is);
      }
      const [event, today] = ["v2.0", "v3.0"].map((release) => listed("event", factory, release));
      expect(today!.get(`CreateMerkle${kind}`)).not.toBe(event!.get(`CreateMerkle${kind}`));
    },
  );

  it("is one argument less of createMerkleVCA", () => {
    const inputs = (release: string) =>
      readAirdropsAbi("SablierFactoryMerkleVCA", release).flatMap((item) =>
        item.type === "function" && item.name === "createMerkleVCA"
          ? [item.inputs.map(({ name }) => name)]
          : [],
      );
    expect(inputs("v2.0")).toEqual([["params", "aggregateAmount", "recipientCount"]]);
    expect(inputs("v3.0")).toEqual([["campaignParams", "recipientCount"]]);
  });

  it.each(kinds)("is nothing about the claims and their events of %s campaigns", (kind) => {
    const campaign = `SablierMerkle${kind}`;
    for (const type of ["function", "event"] as const) {
      const [before, now] = ["v2.0", "v3.0"].map((release) => listed(type, campaign, release));
      const claims = [...before!].filter(([name]) => /^claim/i.test(name));
      expect(claims.length).toBeGreaterThan(0);
      for (const [name, item] of claims) expect(now!.get(name), name).toBe(item);
    }
  });

  it("is the name of the errors about signatures", () => {
    const [before, now] = ["v2.0", "v3.0"].map((release) => listed("error", "SablierMerkleInstant", release));
    for (const name of ["InvalidSignature", "SignatureNotYetValid"]) {
      expect(before!.has(`SablierMerkleBase_${name}`)).toBe(true);
      expect(now!.has(`SablierMerkleBase_${name}`)).toBe(false);
      expect(now!.has(`SablierMerkleSignature_${name}`)).toBe(true);
    }
  });
});

const tuple = ({ type, components }: AbiParameter & { components?: readonly AbiParameter[] }): string =>
  components ? `(${components.map(tuple).join(",")})${type.slice("tuple".length)}` : type;

describe("the constructors", () => {
  it("take the parameters, the creator and the Comptroller", () => {
    for (const kind of KINDS) {
      const constructor = readAirdropsAbi(`SablierMerkle${kind}`).find((item) => item.type === "constructor");
      const names = constructor?.inputs.map(({ name }) => name);
      expect(names).toEqual(["campaignParams", "campaignCreator", "comptroller"]);
      const types = figures.text(`constructor.${kind}`, constructor!.inputs.map(tuple).join(","));
      expect(types).toMatch(/^\(.*\),address,address$/);
    }
  });
});

const list = () => ({ root: ROOT, ipfsCID: "QmList", sum: tokens(1_000), recipients: 4n });

/** Runs a create function of the sample, and decodes with the SDK's ABI what reached the factory. */
async function create(kind: (typeof KINDS)[number], name: string, extra: readonly unknown[] = []) {
  const { result } = await sample.send<Hex>(name, ["Spring", list(), ...extra], { from: alice });
  expect(result).toBe(CAMPAIGN);
  expect(await dai.read("balanceOf", [CAMPAIGN])).toBe(tokens(1_000));
  const data = await recorder.read<Hex>("lastCall");
  const call = decodeFunctionData({ abi: readAirdropsAbi(`SablierFactoryMerkle${kind}`), data });
  expect(call.functionName).toBe(`createMerkle${kind}`);
  return call.args as [Record<string, unknown>, ...bigint[]];
}

describe("the creator contract", () => {
  const common = () => ({
    campaignName: "Spring",
    initialAdmin: alice,
    ipfsCID: "QmList",
    merkleRoot: ROOT,
    token: dai.address,
  });

  fresh("hands an Instant campaign's parameters to the factory, and funds it", async () => {
    const [params, ...counts] = await create("Instant", "createInstant");
    expect(params).toEqual({
      ...common(),
      campaignStartTime: 0,
      claimType: 0,
      expiration: Number(chain.timestamp + 84n * DAY),
    });
    expect(counts).toEqual([tokens(1_000), 4n]);
  });

  fresh("hands an LL campaign's parameters on", async () => {
    const [params, ...counts] = await create("LL", "createLinear");
    expect(params).toMatchObject({
      ...common(),
      cancelable: false,
      cliffDuration: Number(30n * DAY),
      cliffUnlockPercentage: 10n ** 16n,
      granularity: 1,
      lockup: sablier.lockup.address,
      startUnlockPercentage: 10n ** 16n,
      totalDuration: Number(90n * DAY),
      transferable: true,
      vestingStartTime: Number(chain.timestamp),
    });
    expect(counts).toEqual([tokens(1_000), 4n]);
  });

  fresh("asks for the address of the campaign with itself as the creator", async () => {
    const [params] = await create("LL", "createLinear");
    const question = encodeFunctionData({
      abi: readAirdropsAbi("SablierFactoryMerkleLL"),
      functionName: "computeMerkleLL",
      args: [sample.address, params],
    });
    expect(await sample.read("predictLinear", ["Spring", list()], { from: alice })).toBe(
      getAddress(`0x${keccak256(question).slice(-40)}`),
    );
  });

  fresh("hands the tranches of an LT campaign on", async () => {
    const [params] = await create("LT", "createTranched");
    expect(params).toMatchObject({
      ...common(),
      tranchesWithPercentages: [
        { unlockPercentage: 5n * 10n ** 17n, duration: Number(30n * DAY) },
        { unlockPercentage: 5n * 10n ** 17n, duration: Number(60n * DAY) },
      ],
    });
  });

  fresh("hands a VCA campaign's parameters on", async () => {
    const [params, ...counts] = await create("VCA", "createVariable");
    expect(params).toMatchObject({
      ...common(),
      aggregateAmount: tokens(1_000),
      enableRedistribution: true,
      unlockPercentage: 25n * 10n ** 16n,
      vestingStartTime: Number(chain.timestamp),
      vestingEndTime: Number(chain.timestamp + 90n * DAY),
      expiration: Number(chain.timestamp + 97n * DAY),
    });
    expect(counts).toEqual([4n]);
  });

  fresh("hands an Execute campaign's target and selector on", async () => {
    const [params] = await create("Execute", "createExecute", [sablier.flow.address]);
    expect(params).toMatchObject({
      ...common(),
      target: sablier.flow.address,
      selector: toFunctionSelector("stakeFor(address,uint256)"),
    });
  });

  fresh("fails entirely when the caller has not allowed the tokens", async () => {
    await expectRevert(
      sample.send("createInstant", ["Spring", list()], { from: bob }),
      "ERC20InsufficientAllowance",
    );
  });
});

/** Opens on the real Lockup the stream that an LL claim of 100 tokens opens: what the campaign passes on. */
function openLinear({
  startUnlock = tokens(1),
  cliff = 30n * DAY,
  granularity = 1n,
  shape = "linearUnlockCliff",
} = {}) {
  return stage.create(
    "createWithTimestampsLL",
    claimed(shape),
    { start: startUnlock, cliff: tokens(1) },
    Number(granularity),
    cliff === 0n ? 0 : Number(chain.timestamp + cliff),
  );
}

/** Returns what every stream of a claim has in common: 100 tokens over 90 days. */
const claimed = (shape: string) =>
  stage.params({
    depositAmount: tokens(100),
    cancelable: false,
    timestamps: { start: Number(chain.timestamp), end: Number(chain.timestamp + 90n * DAY) },
    shape,
  });

describe("what claimers get", () => {
  fresh("is, with LL, a stream that Lockup unlocks", async () => {
    const id = await openLinear();
    const start = chain.timestamp;
    for (const [key, seconds, amount] of [
      ["start", 0n, 1],
      ["beforeCliff", 30n * DAY - 1n, 1],
      ["cliff", 30n * DAY, 2],
      ["day60", 60n * DAY, 51],
      ["day90", 90n * DAY, 100],
    ] as const) {
      chain.warp(start + seconds);
      expect(
        figures.amount(`linear.${key}`, await sablier.lockup.read<bigint>("streamedAmountOf", [id])),
      ).toBe(tokens(amount));
    }
  });

  fresh("is, with LT, a stream of two tranches", async () => {
    const start = chain.timestamp;
    const id = await stage.create("createWithTimestampsLT", claimed(""), [
      { amount: tokens(50), timestamp: Number(start + 30n * DAY) },
      { amount: tokens(50), timestamp: Number(start + 90n * DAY) },
    ]);
    for (const [day, amount] of [
      [0, 0],
      [30, 50],
      [89, 50],
      [90, 100],
    ] as const) {
      chain.warp(start + BigInt(day) * DAY);
      const streamed = await sablier.lockup.read<bigint>("streamedAmountOf", [id]);
      expect(figures.amount(`tranched.day${day}`, streamed)).toBe(tokens(amount));
    }
  });

  fresh("is nothing with LL parameters that only Lockup refuses", async () => {
    for (const [change, error] of [
      [{ startUnlock: tokens(100) }, "UnlockAmountsSumTooHigh"],
      [{ cliff: 0n }, "CliffTimeZeroUnlockAmountNotZero"],
      [{ cliff: 90n * DAY }, "CliffTimeNotLessThanEndTime"],
      [{ shape: "x".repeat(33) }, "ShapeExceeds32Bytes"],
      [{ granularity: 91n * DAY }, "GranularityTooHigh"],
    ] as const)
      await expectRevert(openLinear(change), `SablierLockupHelpers_${error}`);
  });

  it("depends, with VCA, on the day of the claim", () => {
    const schedule = {
      fullAmount: tokens(100),
      startTime: 0n,
      endTime: 90n * DAY,
      unlockPercentage: 25n * 10n ** 16n,
    };
    for (const [day, paid] of [
      [0, 25],
      [30, 50],
      [45, 62.5],
      [60, 75],
      [90, 100],
    ] as const) {
      const amount = claimAmount(schedule, BigInt(day) * DAY);
      expect(figures.amount(`variable.day${day}`, amount)).toBe(tokens(paid));
      figures.amount(`variable.day${day}.forgone`, schedule.fullAmount - amount);
    }
  });

  it("includes, with redistribution, a share of what others gave up", () => {
    const [aggregate, claimedEarlier, forgone] = [tokens(1_000), tokens(100), tokens(50)];
    const rewards = [200, 300, 400].map((full) =>
      figures.amount(`reward.${full}`, (tokens(full) * forgone) / (aggregate - claimedEarlier)),
    );
    expect(rewards).toEqual([11111111111111111111n, 16666666666666666666n, 22222222222222222222n]);
    figures.integer("reward.left", forgone - rewards.reduce((sum, reward) => sum + reward, 0n));
  });
});

it("rejects ether from a plain transfer, because no factory and no campaign of any release has a function for it", () => {
  const folder = path.join(PACKAGES, "sablier/abi/airdrops");
  for (const release of readdirSync(folder)) {
    const names = readdirSync(path.join(folder, release)).map((file) => path.basename(file, ".json"));
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) {
      const types = readAirdropsAbi(name, release).map(({ type }) => type);
      expect(types).not.toEqual(expect.arrayContaining(["receive"]));
      expect(types).not.toEqual(expect.arrayContaining(["fallback"]));
    }
  }
});
