import { ContractError } from "../contractError";

/** The statuses in the order of the enum `Flow.Status`. */
export const STATUSES = [
  "PENDING",
  "STREAMING_SOLVENT",
  "STREAMING_INSOLVENT",
  "PAUSED_SOLVENT",
  "PAUSED_INSOLVENT",
  "VOIDED",
] as const;
export type Status = (typeof STATUSES)[number];

/** The state of a Flow stream that decides its amounts, as the contract stores it. */
export interface Stream {
  id: bigint;
  /** Base units of the token, uint128. */
  balance: bigint;
  /** UD21x18: whole tokens per second with 18 decimals, whatever the token's decimals. Zero while paused. */
  ratePerSecond: bigint;
  /** Unix seconds, uint40. In the future while the stream is pending. */
  snapshotTime: bigint;
  /** Debt at the snapshot, 18 decimals. */
  snapshotDebtScaled: bigint;
  /** 0 to 18. */
  tokenDecimals: number;
  isVoided: boolean;
}

/** What a Flow stream is created with. */
export interface CreateParameters {
  id?: bigint;
  /** UD21x18. */
  ratePerSecond: bigint;
  /** Unix seconds; zero, the default, stands for the block timestamp. */
  startTime?: bigint;
  tokenDecimals: number;
}

/**
 * Returns a stream as `create` leaves it: no balance, no debt.
 *
 * @param now the block timestamp, Unix seconds
 * @throws ContractError `SablierFlow_InvalidTokenDecimals`, `SablierFlow_CreateRatePerSecondZero`
 * @see SablierFlow._create
 */
export function create(
  { id = 1n, ratePerSecond, startTime = 0n, tokenDecimals }: CreateParameters,
  now: bigint,
): Stream {
  if (tokenDecimals > 18) throw new ContractError("SablierFlow_InvalidTokenDecimals");
  if (startTime > now && ratePerSecond === 0n) throw new ContractError("SablierFlow_CreateRatePerSecondZero");
  return {
    id,
    balance: 0n,
    ratePerSecond,
    snapshotTime: startTime === 0n ? now : startTime,
    snapshotDebtScaled: 0n,
    tokenDecimals,
    isVoided: false,
  };
}
