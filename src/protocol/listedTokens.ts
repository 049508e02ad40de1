import { cirbtc, eurc, usdc, usdce, usdt0, usyc } from "viem/tokens";
import { tokens } from "../../data/contracts/tokens";

/** A token with its symbol and its number of decimals. */
export interface KnownToken {
  readonly symbol: string;
  readonly decimals: number;
}

/** A token on the chains that have it. */
export interface ListedToken extends KnownToken {
  /** By chain ID. */
  readonly addresses: Readonly<Record<number, string>>;
}

/**
 * The best known tokens: those that viem lists, and a few more. The form of the builder has them at hand. The reader has
 * them too, together with the longer list of `@uniswap/default-token-list`, which only its worker loads.
 */
export const listedTokens: readonly ListedToken[] = [usdc, eurc, usdce, usdt0, usyc, cirbtc, ...tokens];
