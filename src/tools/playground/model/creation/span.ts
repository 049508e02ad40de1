import { type Creation, LATEST, UNITS } from "../scenario";

/** A picture without an end of its own shows this long, seconds. */
const DEFAULT_LENGTH = 30n * UNITS.day;

/**
 * Returns the seconds from the creation to the right end of a stream's picture: its end and a tenth more; of Flow twice the time
 * that the deposit lasts.
 *
 * @param decimals of the token
 */
export function computeSpan(creation: Creation, decimals: number): bigint {
  const start = creation.startAfter ?? 0n;
  const length = measureLength(creation, decimals);
  const span = start + (length === 0n ? DEFAULT_LENGTH : length);
  return span < UNITS.hour ? UNITS.hour : span > LATEST ? LATEST : span;
}

function measureLength(creation: Creation, decimals: number): bigint {
  switch (creation.model) {
    case "flow": {
      const { deposit, ratePerSecond } = creation;
      return ratePerSecond === 0n ? 0n : (2n * deposit * 10n ** BigInt(18 - decimals)) / ratePerSecond;
    }
    case "linear":
    case "priceGated":
      return (creation.total * 11n) / 10n;
    case "dynamic":
      return (sum(creation.segments) * 11n) / 10n;
    case "tranched":
      return (sum(creation.tranches) * 11n) / 10n;
  }
}

function sum(parts: readonly { duration: bigint }[]): bigint {
  return parts.reduce((seconds, { duration }) => seconds + duration, 0n);
}
