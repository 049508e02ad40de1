import { type Creation, type Scenario, TOKENS } from "../scenario";
import type { Call, World } from "../world";

type LockupCreation = Exclude<Creation, { model: "flow" }>;

/** Returns the amount that a creation takes in, base units. */
export function computeDeposit(creation: Creation): bigint {
  if (creation.model === "dynamic") return sum(creation.segments);
  if (creation.model === "tranched") return sum(creation.tranches);
  return creation.deposit;
}

/** Returns the call that creates the stream of a scenario, at the chain's present time. */
export function composeCreationCall(
  world: World,
  { creation, token }: Pick<Scenario, "creation" | "token">,
): Call {
  const tokenAddress = world.tokens[token].address;
  const sender = world.address(creation.from ?? "sender");
  const recipient = world.address(creation.to ?? "recipient");
  const now = world.chain.timestamp;
  if (creation.model === "flow") {
    const { deposit, ratePerSecond, startAfter = 0n, transferable } = creation;
    const startTime = startAfter === 0n ? 0 : Number(now + startAfter);
    const common = [sender, recipient, ratePerSecond, startTime, tokenAddress, transferable];
    return deposit === 0n
      ? { contract: "flow", functionName: "create", args: common }
      : { contract: "flow", functionName: "createAndDeposit", args: [...common, deposit] };
  }
  const params = {
    sender,
    recipient,
    depositAmount: computeDeposit(creation),
    token: tokenAddress,
    cancelable: creation.cancelable,
    transferable: creation.transferable,
    // A name for apps, up to 32 bytes; it changes nothing.
    shape: "",
  };
  return { contract: "lockup", ...composeLockupCall(creation, params, now, world) };
}

function composeLockupCall(
  creation: LockupCreation,
  params: Record<string, unknown>,
  now: bigint,
  world: World,
): Omit<Call, "contract"> {
  const { startAfter } = creation;
  const start = now + (startAfter ?? 0n);
  const timed = (total: bigint) => ({
    ...params,
    timestamps: { start: Number(start), end: Number(start + total) },
  });
  switch (creation.model) {
    case "linear": {
      const { cliff = 0n, granularity = 1n, total, unlockAtCliff = 0n, unlockAtStart = 0n } = creation;
      const unlocks = { start: unlockAtStart, cliff: unlockAtCliff };
      if (startAfter === undefined) {
        return {
          functionName: "createWithDurationsLL",
          args: [params, unlocks, Number(granularity), { cliff: Number(cliff), total: Number(total) }],
        };
      }
      const cliffTime = cliff === 0n ? 0 : Number(start + cliff);
      return {
        functionName: "createWithTimestampsLL",
        args: [timed(total), unlocks, Number(granularity), cliffTime],
      };
    }
    case "dynamic": {
      const segments = creation.segments;
      if (startAfter === undefined) {
        return {
          functionName: "createWithDurationsLD",
          args: [params, segments.map((each) => ({ ...each, duration: Number(each.duration) }))],
        };
      }
      return {
        functionName: "createWithTimestampsLD",
        args: [
          timed(sumDurations(segments)),
          addTimestamps(segments, start).map(({ amount, exponent, timestamp }) => ({
            amount,
            exponent,
            timestamp,
          })),
        ],
      };
    }
    case "tranched": {
      const tranches = creation.tranches;
      if (startAfter === undefined) {
        return {
          functionName: "createWithDurationsLT",
          args: [params, tranches.map((each) => ({ ...each, duration: Number(each.duration) }))],
        };
      }
      return {
        functionName: "createWithTimestampsLT",
        args: [
          timed(sumDurations(tranches)),
          addTimestamps(tranches, start).map(({ amount, timestamp }) => ({ amount, timestamp })),
        ],
      };
    }
    case "priceGated":
      return {
        functionName: "createWithTimestampsLPG",
        args: [
          timed(creation.total),
          { oracle: world.sablier.oracle.address, targetPrice: creation.targetPrice },
        ],
      };
  }
}

function sumDurations(parts: readonly { duration: bigint }[]): bigint {
  return parts.reduce((seconds, { duration }) => seconds + duration, 0n);
}

function addTimestamps<Part extends { duration: bigint }>(parts: readonly Part[], start: bigint) {
  let at = start;
  return parts.map((part) => {
    at += part.duration;
    return { ...part, timestamp: Number(at) };
  });
}

function sum(parts: readonly { amount: bigint }[]): bigint {
  return parts.reduce((all, { amount }) => all + amount, 0n);
}

/** Returns the decimals of the token of a scenario. */
export function getDecimals({ token }: Pick<Scenario, "token">): number {
  return TOKENS[token];
}
