// Long, because it checks each kind of row with the same readers of amounts, times and contracts.
import type { Schedule } from "../../../../protocol/streams/lockup/schedule";
import type { FlowStream, LockupStream, Stream, Token } from "../streams/stream";
import type { FindContract } from "./directory";
import {
  readAddress,
  readBoolean,
  readChainId,
  readHash,
  readName,
  readOptionalAddress,
  readOptionalUint,
  type Row,
  readRow,
  readSymbol,
  readUint,
  UnreadableRow,
  readWord,
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

function getToken(value: unknown): Token {
  const { address, chainId, decimals, symbol } = readRow(value, "asset");
  return {
    address: readAddress(address, "asset.address"),
    chainId: readChainId(chainId),
    decimals: Number(readUint(decimals, "asset.decimals", 8)),
    symbol: readSymbol(symbol),
  };
}

/** Returns what identifies a stream: its contract and number, and the release of that contract. */
function composeIdentity(row: Row, product: "lockup" | "flow", find: FindContract) {
  const chainId = readChainId(row.chainId);
  const contract = readAddress(row.contract, "contract");
  const tokenId = readUint(row.tokenId, "tokenId", 256);
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

function getCommon(row: Row, product: "lockup" | "flow", find: FindContract) {
  const token = getToken(row.asset);
  const identity = composeIdentity(row, product, find);
  if (token.chainId !== identity.chainId) throw new UnreadableRow("asset is on a different chain.");
  return {
    ...identity,
    token,
    sender: readAddress(row.sender, "sender"),
    recipient: readAddress(row.recipient, "recipient"),
    isTransferable: readBoolean(row.transferable, "transferable"),
    createdAt: readUint(row.timestamp, "timestamp", BLOCK_TIME),
  };
}

const MODELS = ["LockupLinear", "LockupDynamic", "LockupTranched", "LockupPriceGated"] as const;

function listParts(value: unknown, what: string): readonly Row[] {
  if (!Array.isArray(value)) throw new UnreadableRow(`${what} is not a list.`);
  return value.map((part) => readRow(part, what));
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

function readSchedule(row: Row): Schedule {
  const common = {
    depositedAmount: readUint(row.depositAmount, "depositAmount", AMOUNT),
    startTime: readUint(row.startTime, "startTime", TIME),
    endTime: readUint(row.endTime, "endTime", TIME),
  };
  if (common.startTime >= common.endTime) throw new UnreadableRow("endTime is not after startTime.");
  switch (readWord(row.category, "category", MODELS)) {
    case "LockupLinear":
      return getLinear(row, common);
    case "LockupDynamic": {
      const segments = listParts(row.segments, "segments").map(({ amount, exponent, endTime }) => ({
        amount: readUint(amount, "segments.amount", AMOUNT),
        exponent: readUint(exponent, "segments.exponent", 64),
        timestamp: readUint(endTime, "segments.endTime", TIME),
      }));
      checkParts(segments, common);
      return { model: "dynamic", ...common, segments };
    }
    case "LockupTranched": {
      const tranches = listParts(row.tranches, "tranches").map(({ amount, endTime }) => ({
        amount: readUint(amount, "tranches.amount", AMOUNT),
        timestamp: readUint(endTime, "tranches.endTime", TIME),
      }));
      checkParts(tranches, common);
      return { model: "tranched", ...common, tranches };
    }
    case "LockupPriceGated":
      return { model: "priceGated", ...common, targetPrice: UNKNOWN_PRICE };
  }
}

function getLinear(
  row: Row,
  common: { readonly depositedAmount: bigint; readonly startTime: bigint; readonly endTime: bigint },
): Schedule {
  const cliffTime = readOptionalUint(row.cliffTime, "cliffTime", TIME) ?? 0n;
  const unlockAmounts = {
    start: readOptionalUint(row.initialAmount, "initialAmount", AMOUNT) ?? 0n,
    cliff: cliffTime === 0n ? 0n : (readOptionalUint(row.cliffAmount, "cliffAmount", AMOUNT) ?? 0n),
  };
  const granularity = readOptionalUint(row.granularity, "granularity", TIME) ?? 1n;
  if (cliffTime > 0n && (cliffTime < common.startTime || cliffTime > common.endTime)) {
    throw new UnreadableRow("cliffTime is not between startTime and endTime.");
  }
  if (unlockAmounts.start + unlockAmounts.cliff > common.depositedAmount) {
    throw new UnreadableRow("initialAmount and cliffAmount exceed depositAmount.");
  }
  return { model: "linear", ...common, cliffTime, unlockAmounts, granularity };
}

/** Reads a Lockup stream. @throws UnreadableRow */
function getLockup(value: unknown, find: FindContract): LockupStream {
  const row = readRow(value, "stream");
  const schedule = readSchedule(row);
  const withdrawnAmount = readUint(row.withdrawnAmount, "withdrawnAmount", AMOUNT);
  const intact = readUint(row.intactAmount, "intactAmount", AMOUNT);
  const wasCanceled = readBoolean(row.canceled, "canceled");
  const refundedAmount = wasCanceled ? schedule.depositedAmount - withdrawnAmount - intact : 0n;
  if (refundedAmount < 0n || (!wasCanceled && withdrawnAmount + intact !== schedule.depositedAmount)) {
    throw new UnreadableRow("withdrawnAmount and intactAmount do not fit depositAmount.");
  }
  const common = getCommon(row, "lockup", find);
  return {
    product: "lockup",
    ...common,
    proxender: readOptionalAddress(row.proxender, "proxender"),
    canceledAt: readOptionalUint(row.canceledTime, "canceledTime", TIME),
    state: {
      id: common.tokenId,
      schedule,
      withdrawnAmount,
      refundedAmount,
      isCancelable: readBoolean(row.cancelable, "cancelable"),
      isDepleted: readBoolean(row.depleted, "depleted"),
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
function getFlow(value: unknown, find: FindContract): FlowStream {
  const row = readRow(value, "stream");
  const common = getCommon(row, "flow", find);
  const { decimals } = common.token;
  if (decimals > MAX_FLOW_DECIMALS) throw new UnreadableRow("asset has more decimals than Flow supports.");
  const startTime = readUint(row.startTime, "startTime", TIME);
  const changedAt = readUint(row.lastAdjustmentTimestamp, "lastAdjustmentTimestamp", TIME);
  const withdrawnAmount = readUint(row.withdrawnAmount, "withdrawnAmount", AMOUNT);
  const balance = readUint(row.availableAmount, "availableAmount", AMOUNT);
  const isVoided = readBoolean(row.voided, "voided");
  const streamedScaled = readUint(row.snapshotAmount, "snapshotAmount", 256);
  const factor = 10n ** BigInt(18 - decimals);
  const ratePerSecond = isVoided ? 0n : readUint(row.ratePerSecond, "ratePerSecond", AMOUNT);
  const owedScaled = streamedScaled - withdrawnAmount * factor;
  // Voiding leaves no debt that the balance does not cover.
  const snapshotDebtScaled = isVoided && owedScaled > balance * factor ? balance * factor : owedScaled;
  return {
    product: "flow",
    ...common,
    startTime,
    withdrawnAmount,
    forgivenDebt: readUint(row.forgivenDebt, "forgivenDebt", AMOUNT),
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

export const readStream = (value: unknown, product: "lockup" | "flow", find: FindContract): Stream =>
  product === "lockup" ? getLockup(value, find) : getFlow(value, find);

/** Reads a transfer of a stream's NFT. @throws UnreadableRow */
export function readTransfer(value: unknown, product: "lockup" | "flow", find: FindContract): Transfer {
  const row = readRow(value, "action");
  return {
    stream: readStream(row.stream, product, find),
    from: readAddress(row.addressA, "addressA"),
    to: readAddress(row.addressB, "addressB"),
    at: readUint(row.timestamp, "timestamp", BLOCK_TIME),
    hash: readHash(row.hash),
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
export function readStub(value: unknown, id: string): Stub {
  const row = readRow(value, "stub");
  const chainId = readChainId(row.chainId);
  if (row.id !== id || id.split("-")[1] !== String(chainId))
    throw new UnreadableRow("id is not the asked one.");
  return {
    chainId,
    at: readUint(row.timestamp, "timestamp", BLOCK_TIME),
    hash: readHash(row.hash),
  };
}

/** Returns the columns of amounts without which an action says nothing; Flow and Lockup fill different ones. */
function listAmountColumns(kind: StreamAction["kind"], product: "lockup" | "flow"): readonly string[] {
  if (kind === "Withdraw") return [product === "lockup" ? "amountB" : "amountA"];
  if (kind === "Adjust") return ["amountB"];
  return kind === "Pause" || kind === "Void" ? [] : ["amountA"];
}

/** Reads an action of a stream. @throws UnreadableRow */
export function readAction(value: unknown, product: "lockup" | "flow", find: FindContract): StreamAction {
  const row = readRow(value, "action");
  const stream = readRow(row.stream, "stream");
  const { id, name, chainId, isKnown } = composeIdentity(stream, product, find);
  const kind = readWord(row.category, "category", ACTION_KINDS);
  for (const column of listAmountColumns(kind, product)) readUint(row[column], column, 256);
  const token = getToken(stream.asset);
  if (token.chainId !== chainId) throw new UnreadableRow("asset is on a different chain.");
  if (typeof row.id !== "string" || row.id.length > 200) throw new UnreadableRow("id is not a short text.");
  return {
    kind,
    product,
    id: row.id,
    streamId: id,
    name,
    isKnown,
    recipient: readAddress(stream.recipient, "stream.recipient"),
    chainId,
    token,
    at: readUint(row.timestamp, "timestamp", BLOCK_TIME),
    hash: readHash(row.hash),
    addressA: readOptionalAddress(row.addressA, "addressA"),
    addressB:
      kind === "Withdraw"
        ? readAddress(row.addressB, "addressB")
        : readOptionalAddress(row.addressB, "addressB"),
    amountA: readOptionalUint(row.amountA, "amountA", 256),
    amountB: readOptionalUint(row.amountB, "amountB", 256),
  };
}

/** Reads a claim of an airdrop. @throws UnreadableRow */
export function readClaim(value: unknown): Claim {
  const row = readRow(value, "action");
  const campaign = readRow(row.campaign, "campaign");
  if (typeof row.id !== "string" || row.id.length > 200) throw new UnreadableRow("id is not a short text.");
  const { claimStreamId } = row;
  const chainId = readChainId(campaign.chainId);
  const token = getToken(campaign.asset);
  if (token.chainId !== chainId) throw new UnreadableRow("asset is on a different chain.");
  const streamId =
    typeof claimStreamId === "string" && /^0x[0-9a-f]{40}-\d{1,16}-\d{1,78}$/.test(claimStreamId)
      ? claimStreamId
      : undefined;
  return {
    id: row.id,
    chainId,
    campaign: readAddress(campaign.address, "campaign.address"),
    campaignName: readName(campaign.name),
    version:
      typeof campaign.version === "string" && /^v\d\.\d$/.test(campaign.version) ? campaign.version : "",
    token,
    amount: readUint(row.claimAmount, "claimAmount", AMOUNT),
    recipient: readAddress(row.claimRecipient, "claimRecipient"),
    to: readAddress(row.claimTo, "claimTo"),
    at: readUint(row.timestamp, "timestamp", BLOCK_TIME),
    hash: readHash(row.hash),
    streamId,
  };
}
