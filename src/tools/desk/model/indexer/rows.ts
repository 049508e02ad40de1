// Long, because it checks each kind of row with the same readers of amounts, times and contracts.
import type { Schedule } from "../../../../protocol/streams/lockup/schedule";
import type { FlowStream, LockupStream, Stream, Token } from "../streams/stream";
import type { FindContract } from "./directory";
import {
  addressOf,
  booleanOf,
  chainIdOf,
  hashOf,
  nameOf,
  optionalAddress,
  optionalUint,
  type Row,
  rowOf,
  symbolOf,
  uintOf,
  UnreadableRow,
  wordOf,
} from "./values";

const AMOUNT = 128;
const TIME = 40;
/** Bits of a block's time: blocks after the year 2242 are invented. */
const BLOCK_TIME = 33;
/** Flow supports no token with more decimals. */
const MAX_FLOW_DECIMALS = 18;
/** A price that no oracle reaches: the indexers do not know the target of a price-gated stream. */
const UNKNOWN_PRICE = 2n ** 128n - 1n;

/** A stream that was transferred away from the wallet. */
export interface Transfer {
  readonly stream: Stream;
  readonly from: string;
  readonly to: string;
  readonly at: bigint;
  readonly hash: string;
}

/** Actions of a stream that move tokens or change its rate. */
export const ACTION_KINDS = [
  "Create",
  "Deposit",
  "Refund",
  "Adjust",
  "Pause",
  "Restart",
  "Void",
  "Withdraw",
] as const;

/** One action of a stream. What the addresses and amounts mean depends on its kind (data/graphql/actions.ts). */
export interface StreamAction {
  readonly kind: (typeof ACTION_KINDS)[number];
  readonly product: "lockup" | "flow";
  /** Unique in the index. */
  readonly id: string;
  readonly streamId: string;
  /** `LK3-1-42`. */
  readonly name: string;
  /** Whether the contract is one of the released contracts on this chain. */
  readonly isKnown: boolean;
  /** The address that has the stream now. */
  readonly recipient: string;
  readonly chainId: number;
  readonly token: Token;
  readonly at: bigint;
  readonly hash: string;
  readonly addressA: string | undefined;
  readonly addressB: string | undefined;
  readonly amountA: bigint | undefined;
  readonly amountB: bigint | undefined;
}

/** A claim of an airdrop. */
export interface Claim {
  readonly id: string;
  readonly chainId: number;
  readonly campaign: string;
  /** As its creator named it, shortened; empty without a name. */
  readonly campaignName: string;
  readonly version: string;
  readonly token: Token;
  readonly amount: bigint;
  readonly recipient: string;
  /** The address that received the tokens or the stream. */
  readonly to: string;
  readonly at: bigint;
  readonly hash: string;
  /** The stream that the claim opened; without one, the claim paid at once. */
  readonly streamId: string | undefined;
}

function tokenOf(value: unknown): Token {
  const { address, chainId, decimals, symbol } = rowOf(value, "asset");
  return {
    address: addressOf(address, "asset.address"),
    chainId: chainIdOf(chainId),
    decimals: Number(uintOf(decimals, "asset.decimals", 8)),
    symbol: symbolOf(symbol),
  };
}

/** Returns what identifies a stream: its contract and number, and the release of that contract. */
function identityOf(row: Row, product: "lockup" | "flow", find: FindContract) {
  const chainId = chainIdOf(row.chainId);
  const contract = addressOf(row.contract, "contract");
  const tokenId = uintOf(row.tokenId, "tokenId", 256);
  const known = find(chainId, contract);
  const isKnown = known?.protocol === product;
  const id = `${contract}-${chainId}-${tokenId}`;
  if (row.id !== id) throw new UnreadableRow("id does not fit contract, chain and tokenId.");
  return {
    id,
    name: isKnown ? `${known.alias}-${chainId}-${tokenId}` : id,
    chainId,
    contract,
    tokenId,
    isKnown,
    version: isKnown ? known.version : "",
  };
}

function commonOf(row: Row, product: "lockup" | "flow", find: FindContract) {
  const token = tokenOf(row.asset);
  const identity = identityOf(row, product, find);
  if (token.chainId !== identity.chainId) throw new UnreadableRow("asset is on a different chain.");
  return {
    ...identity,
    token,
    sender: addressOf(row.sender, "sender"),
    recipient: addressOf(row.recipient, "recipient"),
    isTransferable: booleanOf(row.transferable, "transferable"),
    createdAt: uintOf(row.timestamp, "timestamp", BLOCK_TIME),
  };
}

const MODELS = ["LockupLinear", "LockupDynamic", "LockupTranched", "LockupPriceGated"] as const;

function partsOf(value: unknown, what: string): readonly Row[] {
  if (!Array.isArray(value)) throw new UnreadableRow(`${what} is not a list.`);
  return value.map((part) => rowOf(part, what));
}

/** Checks that the parts of a schedule are complete: in order, up to the end, and with the deposit as their sum. */
function checkParts(
  parts: readonly { readonly amount: bigint; readonly timestamp: bigint }[],
  { depositedAmount, endTime }: { readonly depositedAmount: bigint; readonly endTime: bigint },
): void {
  const isOrdered = parts.every(
    ({ timestamp }, index) => index === 0 || timestamp > parts[index - 1]!.timestamp,
  );
  const sum = parts.reduce((total, { amount }) => total + amount, 0n);
  if (!isOrdered || parts.at(-1)?.timestamp !== endTime || sum !== depositedAmount) {
    throw new UnreadableRow("the parts of the schedule are not complete.");
  }
}

function scheduleOf(row: Row): Schedule {
  const common = {
    depositedAmount: uintOf(row.depositAmount, "depositAmount", AMOUNT),
    startTime: uintOf(row.startTime, "startTime", TIME),
    endTime: uintOf(row.endTime, "endTime", TIME),
  };
  if (common.startTime >= common.endTime) throw new UnreadableRow("endTime is not after startTime.");
  switch (wordOf(row.category, "category", MODELS)) {
    case "LockupLinear":
      return linearOf(row, common);
    case "LockupDynamic": {
      const segments = partsOf(row.segments, "segments").map(({ amount, exponent, endTime }) => ({
        amount: uintOf(amount, "segments.amount", AMOUNT),
        exponent: uintOf(exponent, "segments.exponent", 64),
        timestamp: uintOf(endTime, "segments.endTime", TIME),
      }));
      checkParts(segments, common);
      return { model: "dynamic", ...common, segments };
    }
    case "LockupTranched": {
      const tranches = partsOf(row.tranches, "tranches").map(({ amount, endTime }) => ({
        amount: uintOf(amount, "tranches.amount", AMOUNT),
        timestamp: uintOf(endTime, "tranches.endTime", TIME),
      }));
      checkParts(tranches, common);
      return { model: "tranched", ...common, tranches };
    }
    case "LockupPriceGated":
      return { model: "priceGated", ...common, targetPrice: UNKNOWN_PRICE };
  }
}

function linearOf(
  row: Row,
  common: { readonly depositedAmount: bigint; readonly startTime: bigint; readonly endTime: bigint },
): Schedule {
  const cliffTime = optionalUint(row.cliffTime, "cliffTime", TIME) ?? 0n;
  const unlockAmounts = {
    start: optionalUint(row.initialAmount, "initialAmount", AMOUNT) ?? 0n,
    cliff: cliffTime === 0n ? 0n : (optionalUint(row.cliffAmount, "cliffAmount", AMOUNT) ?? 0n),
  };
  const granularity = optionalUint(row.granularity, "granularity", TIME) ?? 1n;
  if (cliffTime > 0n && (cliffTime < common.startTime || cliffTime > common.endTime)) {
    throw new UnreadableRow("cliffTime is not between startTime and endTime.");
  }
  if (unlockAmounts.start + unlockAmounts.cliff > common.depositedAmount) {
    throw new UnreadableRow("initialAmount and cliffAmount exceed depositAmount.");
  }
  return { model: "linear", ...common, cliffTime, unlockAmounts, granularity };
}

/** Reads a Lockup stream. @throws UnreadableRow */
function lockupOf(value: unknown, find: FindContract): LockupStream {
  const row = rowOf(value, "stream");
  const schedule = scheduleOf(row);
  const withdrawnAmount = uintOf(row.withdrawnAmount, "withdrawnAmount", AMOUNT);
  const intact = uintOf(row.intactAmount, "intactAmount", AMOUNT);
  const wasCanceled = booleanOf(row.canceled, "canceled");
  const refundedAmount = wasCanceled ? schedule.depositedAmount - withdrawnAmount - intact : 0n;
  if (refundedAmount < 0n || (!wasCanceled && withdrawnAmount + intact !== schedule.depositedAmount)) {
    throw new UnreadableRow("withdrawnAmount and intactAmount do not fit depositAmount.");
  }
  const common = commonOf(row, "lockup", find);
  return {
    product: "lockup",
    ...common,
    proxender: optionalAddress(row.proxender, "proxender"),
    canceledAt: optionalUint(row.canceledTime, "canceledTime", TIME),
    state: {
      id: common.tokenId,
      schedule,
      withdrawnAmount,
      refundedAmount,
      isCancelable: booleanOf(row.cancelable, "cancelable"),
      isDepleted: booleanOf(row.depleted, "depleted"),
      wasCanceled,
    },
  };
}

/**
 * Reads a Flow stream. The index holds what was streamed in all up to the last change of the rate; less everything that
 * was withdrawn or written off, that is the contract's debt at that moment.
 *
 * @throws UnreadableRow
 */
function flowOf(value: unknown, find: FindContract): FlowStream {
  const row = rowOf(value, "stream");
  const common = commonOf(row, "flow", find);
  const { decimals } = common.token;
  if (decimals > MAX_FLOW_DECIMALS) throw new UnreadableRow("asset has more decimals than Flow supports.");
  const startTime = uintOf(row.startTime, "startTime", TIME);
  const changedAt = uintOf(row.lastAdjustmentTimestamp, "lastAdjustmentTimestamp", TIME);
  const withdrawnAmount = uintOf(row.withdrawnAmount, "withdrawnAmount", AMOUNT);
  const balance = uintOf(row.availableAmount, "availableAmount", AMOUNT);
  const isVoided = booleanOf(row.voided, "voided");
  const streamedScaled = uintOf(row.snapshotAmount, "snapshotAmount", 256);
  const factor = 10n ** BigInt(18 - decimals);
  const ratePerSecond = isVoided ? 0n : uintOf(row.ratePerSecond, "ratePerSecond", AMOUNT);
  const owedScaled = streamedScaled - withdrawnAmount * factor;
  // Voiding leaves no debt that the balance does not cover.
  const snapshotDebtScaled = isVoided && owedScaled > balance * factor ? balance * factor : owedScaled;
  return {
    product: "flow",
    ...common,
    startTime,
    withdrawnAmount,
    forgivenDebt: uintOf(row.forgivenDebt, "forgivenDebt", AMOUNT),
    state: {
      id: common.tokenId,
      balance,
      ratePerSecond,
      snapshotTime: changedAt > startTime ? changedAt : startTime,
      snapshotDebtScaled,
      tokenDecimals: decimals,
      isVoided,
    },
  };
}

export const streamOf = (value: unknown, product: "lockup" | "flow", find: FindContract): Stream =>
  product === "lockup" ? lockupOf(value, find) : flowOf(value, find);

/** Reads a transfer of a stream's NFT. @throws UnreadableRow */
export function transferOf(value: unknown, product: "lockup" | "flow", find: FindContract): Transfer {
  const row = rowOf(value, "action");
  return {
    stream: streamOf(row.stream, product, find),
    from: addressOf(row.addressA, "addressA"),
    to: addressOf(row.addressB, "addressB"),
    at: uintOf(row.timestamp, "timestamp", BLOCK_TIME),
    hash: hashOf(row.hash),
  };
}

/** A stream that an indexer only knows to exist, because it has stopped to index the release that created it. */
export interface Stub {
  readonly chainId: number;
  /** When it was created, Unix seconds. */
  readonly at: bigint;
  /** The transaction that created it. */
  readonly hash: string;
}

/** Reads the stub of a stream. @throws UnreadableRow */
export function stubOf(value: unknown, id: string): Stub {
  const row = rowOf(value, "stub");
  const chainId = chainIdOf(row.chainId);
  if (row.id !== id || id.split("-")[1] !== String(chainId))
    throw new UnreadableRow("id is not the asked one.");
  return {
    chainId,
    at: uintOf(row.timestamp, "timestamp", BLOCK_TIME),
    hash: hashOf(row.hash),
  };
}

/** Columns of amounts without which an action says nothing; Flow and Lockup fill different ones. */
function amountColumnsOf(kind: StreamAction["kind"], product: "lockup" | "flow"): readonly string[] {
  if (kind === "Withdraw") return [product === "lockup" ? "amountB" : "amountA"];
  if (kind === "Adjust") return ["amountB"];
  return kind === "Pause" || kind === "Void" ? [] : ["amountA"];
}

/** Reads an action of a stream. @throws UnreadableRow */
export function actionOf(value: unknown, product: "lockup" | "flow", find: FindContract): StreamAction {
  const row = rowOf(value, "action");
  const stream = rowOf(row.stream, "stream");
  const { id, name, chainId, isKnown } = identityOf(stream, product, find);
  const kind = wordOf(row.category, "category", ACTION_KINDS);
  for (const column of amountColumnsOf(kind, product)) uintOf(row[column], column, 256);
  const token = tokenOf(stream.asset);
  if (token.chainId !== chainId) throw new UnreadableRow("asset is on a different chain.");
  if (typeof row.id !== "string" || row.id.length > 200) throw new UnreadableRow("id is not a short text.");
  return {
    kind,
    product,
    id: row.id,
    streamId: id,
    name,
    isKnown,
    recipient: addressOf(stream.recipient, "stream.recipient"),
    chainId,
    token,
    at: uintOf(row.timestamp, "timestamp", BLOCK_TIME),
    hash: hashOf(row.hash),
    addressA: optionalAddress(row.addressA, "addressA"),
    addressB:
      kind === "Withdraw" ? addressOf(row.addressB, "addressB") : optionalAddress(row.addressB, "addressB"),
    amountA: optionalUint(row.amountA, "amountA", 256),
    amountB: optionalUint(row.amountB, "amountB", 256),
  };
}

/** Reads a claim of an airdrop. @throws UnreadableRow */
export function claimOf(value: unknown): Claim {
  const row = rowOf(value, "action");
  const campaign = rowOf(row.campaign, "campaign");
  if (typeof row.id !== "string" || row.id.length > 200) throw new UnreadableRow("id is not a short text.");
  const { claimStreamId } = row;
  const chainId = chainIdOf(campaign.chainId);
  const token = tokenOf(campaign.asset);
  if (token.chainId !== chainId) throw new UnreadableRow("asset is on a different chain.");
  const streamId =
    typeof claimStreamId === "string" && /^0x[0-9a-f]{40}-\d{1,16}-\d{1,78}$/.test(claimStreamId)
      ? claimStreamId
      : undefined;
  return {
    id: row.id,
    chainId,
    campaign: addressOf(campaign.address, "campaign.address"),
    campaignName: nameOf(campaign.name),
    version:
      typeof campaign.version === "string" && /^v\d\.\d$/.test(campaign.version) ? campaign.version : "",
    token,
    amount: uintOf(row.claimAmount, "claimAmount", AMOUNT),
    recipient: addressOf(row.claimRecipient, "claimRecipient"),
    to: addressOf(row.claimTo, "claimTo"),
    at: uintOf(row.timestamp, "timestamp", BLOCK_TIME),
    hash: hashOf(row.hash),
    streamId,
  };
}
