import { ContractError } from "../contractError";
import * as Dynamic from "./dynamic";
import * as Linear from "./linear";
import * as PriceGated from "./priceGated";
import * as Tranched from "./tranched";

/** What a Lockup stream pays when, by model. */
export type Schedule =
  Linear.LinearSchedule | Dynamic.DynamicSchedule | Tranched.TranchedSchedule | PriceGated.PriceGatedSchedule;

/** A moment at which a stream is read. */
export interface Moment {
  /** Unix seconds, uint40. */
  now: bigint;
  /** Only for Price Gated: the oracle's price, USD with 8 decimals; zero (the default) when the oracle fails. */
  price?: bigint;
}

/** The parameters that all models share at creation, as far as the contract checks them. */
export interface CommonParameters {
  sender: string;
  token: string;
  /** Zero address when the chain has no ERC-20 interface for its native token. */
  nativeToken?: string;
  shape: string;
}

const ZERO_ADDRESS = "0x0000000000000000000000000000000000000000";

/**
 * Returns the amount that a schedule has released at a moment, in base units, before cancellation and withdrawals
 * count.
 *
 * @param withdrawnAmount base units; see {@link Dynamic.streamedAmount}
 */
export function streamedAmount(
  schedule: Schedule,
  { now, price = 0n }: Moment,
  withdrawnAmount = 0n,
): bigint {
  switch (schedule.model) {
    case "linear":
      return Linear.streamedAmount(schedule, now);
    case "dynamic":
      return Dynamic.streamedAmount(schedule, now, withdrawnAmount);
    case "tranched":
      return Tranched.streamedAmount(schedule, now);
    case "priceGated":
      return PriceGated.streamedAmount(schedule, now, price);
  }
}

/**
 * Checks a schedule (and, when given, the common parameters before it) as the contract does at creation.
 *
 * @param latestPrice only for Price Gated: the oracle's price at creation, USD with 8 decimals
 * @throws ContractError the custom error of the first check that fails
 * @see LockupHelpers.checkCreateLL, checkCreateLD, checkCreateLT, checkCreateLPG
 */
export function check(schedule: Schedule, common?: CommonParameters, latestPrice = 0n): void {
  checkCommon(schedule, common);
  switch (schedule.model) {
    case "linear":
      return Linear.check(schedule);
    case "dynamic":
      return Dynamic.check(schedule);
    case "tranched":
      return Tranched.check(schedule);
    case "priceGated":
      return PriceGated.check(schedule, latestPrice);
  }
}

/** LockupHelpers._checkCreateStream. */
function checkCommon(schedule: Schedule, common?: CommonParameters): void {
  if (common?.sender === ZERO_ADDRESS) throw new ContractError("SablierLockupHelpers_SenderZeroAddress");
  if (schedule.depositedAmount === 0n) throw new ContractError("SablierLockupHelpers_DepositAmountZero");
  if (schedule.startTime === 0n) throw new ContractError("SablierLockupHelpers_StartTimeZero");
  if (!common) return;
  if (common.token.toLowerCase() === (common.nativeToken ?? ZERO_ADDRESS).toLowerCase()) {
    throw new ContractError("SablierLockupHelpers_CreateNativeToken", [common.nativeToken ?? ZERO_ADDRESS]);
  }
  const shapeLength = new TextEncoder().encode(common.shape).length;
  if (shapeLength > 32) {
    throw new ContractError("SablierLockupHelpers_ShapeExceeds32Bytes", [BigInt(shapeLength)]);
  }
}
