import { type KnownToken, listedTokens } from "../../../../../protocol/listedTokens";

const isSame = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase();

/** Returns the well-known token at an address of a chain, or nothing. */
export function findKnownToken(chainId: number, address: string): KnownToken | undefined {
  const found = listedTokens.find(({ addresses }) => isSame(address.trim(), addresses[chainId]));
  return found && { symbol: found.symbol, decimals: found.decimals };
}

/** Checks whether a name such as `USDC (Base)` is the name of a token, and not of another contract. */
export const isTokenName = (name: string): boolean =>
  listedTokens.some(({ symbol }) => name === symbol || name.startsWith(`${symbol} (`));

/** Letters and digits of ASCII and a few marks. Other characters could reorder the text around them, or end a line. */
const SYMBOL = /^[A-Za-z0-9$][A-Za-z0-9.$€₮_+-]{0,19}$/u;

/** What a form says of its token. */
interface SaidToken extends KnownToken {
  readonly chainId: number;
  readonly address: string;
}

/** Why a token is not what a form says of it. */
export interface TokenProblem {
  readonly field: "token" | "symbol" | "decimals";
  /** Says what to do. */
  readonly sentence: string;
}

/** Checks a name that a reader or a link gives a token. Returns a sentence if it cannot be used. */
export function findSymbolFault(symbol: string): string | undefined {
  if (symbol === "" || SYMBOL.test(symbol)) return undefined;
  return "A name has at most 20 characters: letters from A to Z, digits, and the marks . $ € ₮ _ + -. Type it again, such as USDC.";
}

/** Compares what a form says of its token with the tokens that are well known. */
export function findTokenFault({ chainId, address, symbol, decimals }: SaidToken): TokenProblem | undefined {
  const known = findKnownToken(chainId, address);
  if (known && known.decimals !== decimals) {
    return {
      field: "decimals",
      sentence: `The token at this address is ${known.symbol}, which has ${known.decimals} decimals. Enter ${known.decimals}.`,
    };
  }
  if (known && symbol !== "" && !isSame(symbol, known.symbol)) {
    return {
      field: "symbol",
      sentence: `The token at this address is ${known.symbol}. Enter that name, or the address of ${symbol}.`,
    };
  }
  const named = listedTokens.find((listedToken) => isSame(symbol, listedToken.symbol));
  if (known || !named) return undefined;
  const real = named.addresses[chainId];
  if (real !== undefined) {
    return {
      field: "token",
      sentence: `This is not ${named.symbol}, whose address on this chain is ${real}. Enter that address, or the name of the other token.`,
    };
  }
  return named.decimals === decimals
    ? undefined
    : {
        field: "decimals",
        sentence: `${named.symbol} has ${named.decimals} decimals. If the token has ${decimals}, it is a different token: give it a different name.`,
      };
}
