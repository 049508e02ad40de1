import { formatUnits } from "viem";

/** Writes base units as units of the token: "1500000" with 6 decimals is 1.5. */
export const formatTokens = (digits: string, decimals: number): string =>
  formatUnits(BigInt(digits), decimals);

/** Integers without separators, as every tool writes them. */
export const writeDigits = (value: string): string =>
  /^-?\d{1,3}(?:,\d{3})+$/.test(value) ? value.replaceAll(",", "") : value;
