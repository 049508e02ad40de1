// Long, because it holds example rows of every entity of two indexers: data, not code.
import { airdrops } from "../../../../data/graphql/airdrops";
import { streams } from "../../../../data/graphql/streams";
import type { IndexerName } from "../request";
import { findEntity, isStored, type IndexerModel } from "../schema";

export const models = { streams, airdrops };

/** A stored row: columns by field name, links as the id of the other row, numbers as decimal strings. */
export type Row = Record<string, unknown> & { id: string };
/** Rows of one indexer by entity. */
export type Tables = Record<string, Row[]>;

/** Round addresses that nobody mistakes for real ones. */
export const people = {
  alice: "0xa11ce00000000000000000000000000000000001",
  bob: "0xb0b0000000000000000000000000000000000002",
  carol: "0xca20100000000000000000000000000000000003",
  proxy: "0x9203900000000000000000000000000000000004",
} as const;

const lockup = "0x10c0000000000000000000000000000000000004";
/** Each release is a contract of its own. */
const oldLockup = "0x10c0000000000000000000000000000000000001";
const flow = "0xf100000000000000000000000000000000000003";
const dai = "0xda10000000000000000000000000000000000018";
const usdc = "0x05dc000000000000000000000000000000000006";
const campaignAddress = "0xca3e000000000000000000000000000000000003";
const factoryAddress = "0xfac0000000000000000000000000000000000003";
const instantFactoryAddress = "0xfac0000000000000000000000000000000000001";

const day = 86_400;
/** 1 January 2027, 00:00 UTC. */
export const start = 1_798_761_600;
const e18 = (tokens: number) => (BigInt(tokens) * 10n ** 18n).toString();
const e6 = (tokens: number) => (BigInt(tokens) * 10n ** 6n).toString();
const hash = (number: number) => `0x${number.toString(16).padStart(64, "0")}`;

/** Values for columns that an example does not speak of. */
const blank: Record<string, unknown> = {
  String: "",
  Bytes: "0x",
  BigInt: "0",
  Boolean: false,
  "[String]": [],
};

/**
 * Completes a row: every column of the entity gets a value of its type, or null where the schema allows it.
 * @throws Error when a value is given for a column that does not exist
 */
export function fillRow(
  model: IndexerModel,
  name: string,
  values: Record<string, unknown> & { id: string },
): Row {
  const entity = findEntity(model, name);
  const fields = entity.fields.filter(isStored);
  for (const key of Object.keys(values)) {
    if (!fields.some((field) => field.name === key)) throw new Error(`${name} has no column ${key}.`);
  }
  const columns = fields.map((field) => {
    if (field.name in values) return [field.name, values[field.name]];
    if (field.nullable) return [field.name, null];
    const value =
      blank[field.type] ??
      model.enums.find((enumeration) => enumeration.name === field.type)?.values[0]?.name;
    if (value === undefined) throw new Error(`${name}.${field.name} needs a value.`);
    return [field.name, value];
  });
  return Object.fromEntries(columns) as Row;
}

const createTable = (model: IndexerModel, name: string, rows: (Record<string, unknown> & { id: string })[]) =>
  rows.map((row) => fillRow(model, name, row));

const composeLockupStreamId = (chainId: number, tokenId: number) => `${lockup}-${chainId}-${tokenId}`;
const composeAssetId = (chainId: number, address: string) => `asset-${chainId}-${address}`;
const getDai = (chainId: number) => ({
  id: composeAssetId(chainId, dai),
  chainId: String(chainId),
  address: dai,
  decimals: "18",
  name: "Dai Stablecoin",
  symbol: "DAI",
});

/** The streams of a chain are numbered as they came, by the contract and by the indexer alike. */
function createLockupStream(
  chainId: number,
  tokenId: number,
  sender: string,
  recipient: string,
  more: Record<string, unknown> = {},
) {
  const timestamp = start + tokenId * day;
  return {
    id: composeLockupStreamId(chainId, tokenId),
    alias: `LK3-${chainId}-${tokenId}`,
    chainId: String(chainId),
    subgraphId: String(tokenId),
    tokenId: String(tokenId),
    hash: hash(chainId * 1000 + tokenId),
    timestamp: String(timestamp),
    asset: composeAssetId(chainId, dai),
    assetDecimalsValue: "18",
    batch: `batch-${chainId}-${sender}-${hash(chainId * 1000 + tokenId)}`,
    category: "LockupLinear",
    contract: lockup,
    sender,
    recipient,
    funder: sender,
    startTime: String(timestamp),
    endTime: String(timestamp + 100 * day),
    duration: String(100 * day),
    depositAmount: e18(1000),
    intactAmount: e18(1000),
    cancelable: true,
    transferable: true,
    version: "v4.0",
    shape: "linear",
    shapeSource: "Event",
    ...more,
  };
}

/** Returns the columns that actions of each indexer have; `series` sets the hashes of one kind of action apart. */
const createAction = (series: number, logIndex: number, subgraphId: number, from: string, days: number) => ({
  id: `action-1-${hash(series + subgraphId)}-${logIndex}`,
  subgraphId: String(subgraphId),
  chainId: "1",
  from,
  hash: hash(series + subgraphId),
  timestamp: String(start + days * day),
  fee: "0",
});

/** Returns streams on two chains: enough for every filter, order and page that the pages show. */
function createStreamsTables(): Tables {
  const model = models.streams;
  const { alice, bob, carol, proxy } = people;
  const batchHash = hash(1004);
  const aliceBatch = `batch-1-${alice}-${batchHash}`;
  const lockupStreams = [
    createLockupStream(1, 1, proxy, bob, {
      proxender: alice,
      proxied: true,
      version: "v1.0",
      contract: oldLockup,
      id: `${oldLockup}-1-1`,
      alias: "LL-1-1",
      shapeSource: "Inferred",
    }),
    createLockupStream(1, 2, alice, bob, {
      withdrawnAmount: e18(250),
      intactAmount: e18(750),
      // 100 at the start, 400 more after 50 days, the rest in steps of a day.
      initial: true,
      initialAmount: e18(100),
      cliff: true,
      cliffTime: String(start + 52 * day),
      cliffAmount: e18(400),
      granularity: String(day),
      shape: "cliff",
    }),
    createLockupStream(1, 3, bob, carol, {
      category: "LockupDynamic",
      shape: "dynamicExponential",
      asset: composeAssetId(1, usdc),
      assetDecimalsValue: "6",
      depositAmount: e6(500),
      intactAmount: e6(500),
    }),
    createLockupStream(1, 4, alice, carol, {
      hash: batchHash,
      batch: aliceBatch,
      position: "0",
      category: "LockupTranched",
      shape: "tranchedStepper",
    }),
    createLockupStream(1, 5, alice, bob, {
      hash: batchHash,
      batch: aliceBatch,
      position: "1",
      canceled: true,
      cancelable: false,
      canceledAction: `action-1-${hash(900)}-7`,
      canceledTime: String(start + 30 * day),
      intactAmount: e18(400),
    }),
    createLockupStream(1, 6, carol, alice, {
      funder: campaignAddress,
      withdrawnAmount: e18(1000),
      intactAmount: "0",
      depleted: true,
      cancelable: false,
    }),
    createLockupStream(137, 1, alice, bob, { timestamp: String(start + 9 * day) }),
    createLockupStream(137, 2, bob, alice, { timestamp: String(start + 10 * day) }),
  ];
  const lockupAction = (subgraphId: number, category: string, more: Record<string, unknown>) => ({
    ...createAction(899, 7, subgraphId, alice, subgraphId),
    block: String(22_000_000 + subgraphId),
    category,
    contract: lockup,
    ...more,
  });
  const second = composeLockupStreamId(1, 2);
  const bobWithdraws = (subgraphId: number, amount: number) =>
    lockupAction(subgraphId, "Withdraw", {
      stream: second,
      from: bob,
      addressA: bob,
      addressB: bob,
      amountB: e18(amount),
    });
  const flowStreamId = (tokenId: number) => `${flow}-1-${tokenId}`;
  const flowStream = (tokenId: number, sender: string, recipient: string, more: Record<string, unknown>) => ({
    id: flowStreamId(tokenId),
    alias: `FL4-1-${tokenId}`,
    chainId: "1",
    subgraphId: String(tokenId),
    tokenId: String(tokenId),
    hash: hash(2000 + tokenId),
    timestamp: String(start + tokenId * day),
    asset: composeAssetId(1, usdc),
    assetDecimalsValue: "6",
    batch: `batch-1-${sender}-${hash(2000 + tokenId)}`,
    category: "Flow",
    contract: flow,
    creator: sender,
    sender,
    recipient,
    startTime: String(start + tokenId * day),
    lastAdjustmentTimestamp: String(start + tokenId * day),
    transferable: true,
    version: "v3.0",
    // 0.001 USDC a second, with 18 decimals.
    ratePerSecond: (10n ** 15n).toString(),
    depositedAmount: e6(864),
    availableAmount: e6(864),
    depletionTime: String(start + tokenId * day + 10 * day),
    ...more,
  });
  const flowAction = (subgraphId: number, category: string, more: Record<string, unknown>) => ({
    ...createAction(2900, 3, subgraphId, alice, subgraphId),
    block: String(22_100_000 + subgraphId),
    category,
    contract: flow,
    stream: flowStreamId(1),
    ...more,
  });
  const batches = new Map<string, { size: number; stream: Row }>();
  for (const stream of createTable(model, "LockupStream", lockupStreams)) {
    const id = stream.batch as string;
    batches.set(id, { size: (batches.get(id)?.size ?? 0) + 1, stream });
  }
  return {
    Asset: createTable(model, "Asset", [
      getDai(1),
      {
        id: composeAssetId(1, usdc),
        chainId: "1",
        address: usdc,
        decimals: "6",
        name: "USD Coin",
        symbol: "USDC",
      },
      getDai(137),
    ]),
    Contract: createTable(model, "Contract", [
      { id: `contract-1-${lockup}`, address: lockup, alias: "LK3", category: "Lockup", chainId: "1" },
      { id: `contract-1-${flow}`, address: flow, alias: "FL4", category: "Flow", chainId: "1" },
    ]),
    LockupStream: createTable(model, "LockupStream", lockupStreams),
    LockupAction: createTable(model, "LockupAction", [
      lockupAction(1, "Cancel", {
        stream: composeLockupStreamId(1, 5),
        addressA: alice,
        addressB: bob,
        amountA: e18(600),
        amountB: e18(400),
      }),
      lockupAction(2, "Create", { stream: second, addressA: alice, addressB: bob, amountA: e18(1000) }),
      bobWithdraws(3, 100),
      bobWithdraws(4, 150),
    ]),
    LockupBatcher: createTable(model, "LockupBatcher", [{ id: `batcher-1-${alice}`, batchCounter: "1" }]),
    LockupBatch: createTable(
      model,
      "LockupBatch",
      [...batches].map(([id, { size, stream }]) => ({
        id,
        size: String(size),
        ...(size > 1
          ? { hash: stream.hash, timestamp: stream.timestamp, position: "0", batcher: `batcher-1-${alice}` }
          : {}),
      })),
    ),
    Segment: createTable(model, "Segment", [
      {
        id: `segment-${composeLockupStreamId(1, 3)}-0`,
        stream: composeLockupStreamId(1, 3),
        position: "0",
        amount: e6(500),
        exponent: e18(3),
        startAmount: "0",
        endAmount: e6(500),
        startTime: String(start + 3 * day),
        endTime: String(start + 103 * day),
      },
    ]),
    Tranche: createTable(
      model,
      "Tranche",
      [0, 1].map((position) => ({
        id: `tranche-${composeLockupStreamId(1, 4)}-${position}`,
        stream: composeLockupStreamId(1, 4),
        position: String(position),
        amount: e18(500),
        startAmount: e18(position * 500),
        endAmount: e18((position + 1) * 500),
        startTime: String(start + (4 + position * 50) * day),
        endTime: String(start + (54 + position * 50) * day),
      })),
    ),
    FlowStream: createTable(model, "FlowStream", [
      flowStream(1, alice, bob, { withdrawnAmount: e6(100), availableAmount: e6(764) }),
      flowStream(2, alice, carol, {
        paused: true,
        ratePerSecond: "0",
        snapshotAmount: e18(200),
        pausedTime: String(start + 5 * day),
      }),
      flowStream(3, bob, alice, {
        voided: true,
        paused: true,
        ratePerSecond: "0",
        depletionTime: "0",
        voidedTime: String(start + 6 * day),
      }),
      flowStream(4, carol, bob, {
        depositedAmount: e6(86),
        availableAmount: e6(86),
        depletionTime: String(start + 5 * day),
      }),
    ]),
    FlowAction: createTable(model, "FlowAction", [
      flowAction(1, "Create", { addressA: alice, addressB: bob, amountA: (10n ** 15n).toString() }),
      flowAction(2, "Deposit", { addressA: carol, addressB: bob, amountA: e6(864) }),
      flowAction(3, "Withdraw", { from: bob, addressA: bob, addressB: bob, amountA: e6(100) }),
    ]),
    FlowBatcher: [],
    FlowBatch: createTable(
      model,
      "FlowBatch",
      [alice, alice, bob, carol].map((sender, index) => ({
        id: `batch-1-${sender}-${hash(2001 + index)}`,
        size: "1",
      })),
    ),
    Watcher: createTable(model, "Watcher", [
      { id: "1", chainId: "1", lockupStreamCounter: "7", flowStreamCounter: "5" },
    ]),
    IndexerInfo: [],
    DeprecatedStream: [],
  };
}

/** Returns two campaigns of one admin: one vested, one instant. */
function createAirdropsTables(): Tables {
  const model = models.airdrops;
  const { alice, bob, carol } = people;
  const vested = `${campaignAddress}-1`;
  const instant = `0xca3e000000000000000000000000000000000004-1`;
  const campaign = (id: string, subgraphId: number, more: Record<string, unknown>) => ({
    id,
    chainId: "1",
    subgraphId: String(subgraphId),
    address: id.slice(0, 42),
    admin: alice,
    asset: composeAssetId(1, dai),
    factory: `factory-1-${factoryAddress}`,
    hash: hash(3000 + subgraphId),
    timestamp: String(start + subgraphId * day),
    campaignStartTime: String(start + subgraphId * day),
    expiration: "0",
    expires: false,
    aggregateAmount: e18(10_000),
    totalRecipients: "3",
    ipfsCID: "QmExampleCidOfTheListOfRecipients",
    root: hash(77),
    version: "v3.0",
    ...more,
  });
  const factory = (address: string, alias: string) => ({
    id: `factory-1-${address}`,
    address,
    alias,
    chainId: "1",
    campaignCounter: "1",
  });
  const claim = (
    subgraphId: number,
    campaignId: string,
    recipient: string,
    more: Record<string, unknown>,
  ) => ({
    ...createAction(3900, 5, subgraphId, recipient, 10 + subgraphId),
    block: String(22_200_000 + subgraphId),
    campaign: campaignId,
    category: "Claim",
    claimRecipient: recipient,
    claimTo: recipient,
    claimAmount: e18(1000),
    claimIndex: String(subgraphId),
    ...more,
  });
  return {
    Asset: createTable(model, "Asset", [getDai(1)]),
    Factory: createTable(model, "Factory", [
      factory(factoryAddress, "MF2_LT"),
      factory(instantFactoryAddress, "MF2_INST"),
    ]),
    Campaign: createTable(model, "Campaign", [
      campaign(vested, 1, {
        category: "LockupTranched",
        name: "Vested airdrop",
        nickname: "DAI in Vested airdrop",
        lockup,
        streamCancelable: true,
        streamTransferable: true,
        claimedCount: "2",
        claimedAmount: e18(2000),
      }),
      campaign(instant, 2, {
        category: "Instant",
        factory: `factory-1-${instantFactoryAddress}`,
        name: "Instant airdrop",
        nickname: "DAI in Instant airdrop",
        claimedCount: "1",
        claimedAmount: e18(1000),
      }),
    ]),
    Action: createTable(model, "Action", [
      claim(1, vested, bob, { claimStreamId: composeLockupStreamId(1, 6), claimTokenId: "6" }),
      claim(2, vested, carol, { claimTo: alice }),
      claim(3, instant, bob, {}),
      claim(4, instant, alice, {
        category: "Clawback",
        claimRecipient: null,
        claimTo: null,
        claimAmount: null,
        claimIndex: null,
        clawbackAmount: e18(500),
        clawbackFrom: alice,
        clawbackTo: alice,
      }),
    ]),
    Activity: createTable(
      model,
      "Activity",
      [11, 12].map((offset) => ({
        id: `activity-${vested}-${Math.floor(start / day) + offset}`,
        campaign: vested,
        day: String(Math.floor(start / day) + offset),
        timestamp: String(start + offset * day),
        amount: e18(1000),
        claims: "1",
      })),
    ),
    Tranche: createTable(
      model,
      "Tranche",
      [0, 1].map((position) => ({
        id: `tranche-${vested}-${position}`,
        campaign: vested,
        position: String(position),
        percentage: (5n * 10n ** 17n).toString(),
        startPercentage: (BigInt(position) * 5n * 10n ** 17n).toString(),
        endPercentage: (BigInt(position + 1) * 5n * 10n ** 17n).toString(),
        duration: String(50 * day),
        startDuration: String(position * 50 * day),
        endDuration: String((position + 1) * 50 * day),
      })),
    ),
    Watcher: createTable(model, "Watcher", [
      { id: "1", chainId: "1", campaignCounter: "3", actionCounter: "5" },
    ]),
    IndexerInfo: [],
  };
}

/** Every row of both indexers. Each link points to a row that exists; a test holds it to that. */
export const tables: Record<IndexerName, Tables> = {
  streams: createStreamsTables(),
  airdrops: createAirdropsTables(),
};
