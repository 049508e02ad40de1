import { formatEther } from "viem";

/** Decimals of the native token in wei, on every chain. */
const NATIVE_DECIMALS = 18;

/**
 * Returns a fee in both of its units, because forms of block explorers take whole tokens and calls take wei.
 *
 * @param symbol the native token of the chain
 */
export const describeFee = (wei: bigint, symbol: string): string =>
  `The form takes ${formatEther(wei)} ${symbol} (${NATIVE_DECIMALS} decimals). The call takes ${wei} wei (no decimals).`;
