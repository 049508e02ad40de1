import { checksumAddress, type Address } from "viem";

/** What is wrong with a recipient. */
export interface RecipientProblem {
  readonly column: "address" | "amount";
  readonly message: string;
}

/** The largest amount of a claim: uint128. */
const MAX_AMOUNT = 2n ** 128n - 1n;

/**
 * The recipients of a campaign in the order of their indexes, by the rules of the Merkle API: each address once, each
 * amount above zero and in uint128. A wrong checksum counts as a mistake here, although the API takes it, for a digit
 * may be wrong. Held as bytes, 36 a recipient, so that a million fit into a browser's worker.
 */
export class RecipientList {
  /** Decimals of the token. */
  readonly decimals: number;
  /** Sum of all amounts in base units of the token. */
  sum = 0n;
  #count = 0;
  #addresses = new Uint8Array(20 * 1024);
  /** Two words an amount, the higher first. */
  #amounts = new BigUint64Array(2 * 1024);
  readonly #lines = new Map<string, number>();

  /** @param decimals of the token, 0 to 255 */
  constructor(decimals: number) {
    this.decimals = decimals;
  }

  get count(): number {
    return this.#count;
  }

  /**
   * Adds a recipient, if nothing is wrong.
   *
   * @param address as text
   * @param amount whole tokens as text, such as `1250.5`
   * @param line where it stands, for messages about a later one
   */
  add(address: string, amount: string, line: number): RecipientProblem[] {
    const problems: RecipientProblem[] = [];
    const wrong = (column: RecipientProblem["column"], message: string) => problems.push({ column, message });
    const addressProblem = checkAddress(address);
    if (addressProblem) wrong("address", addressProblem);
    else {
      const key = address.toLowerCase();
      const first = this.#lines.get(key);
      if (first) wrong("address", `It stands in line ${first} already.`);
      else this.#lines.set(key, line);
    }
    const units = parseAmount(amount, this.decimals);
    if (typeof units === "string") wrong("amount", units);
    else if (this.sum + units > MAX_AMOUNT) wrong("amount", "With it the sum does not fit into a uint128.");
    else if (problems.length === 0) this.#append(address, units);
    return problems;
  }

  /** The address at an index, 20 bytes. */
  addressAt(index: number): Uint8Array {
    return this.#addresses.subarray(20 * index, 20 * index + 20);
  }

  /** The amount at an index as two words of 64 bits, the higher first. */
  amountAt(index: number): readonly [bigint, bigint] {
    return [this.#amounts[2 * index]!, this.#amounts[2 * index + 1]!];
  }

  #append(address: string, units: bigint): void {
    const index = this.#count++;
    if (20 * this.#count > this.#addresses.length) {
      const [addresses, amounts] = [this.#addresses, this.#amounts];
      this.#addresses = new Uint8Array(2 * addresses.length);
      this.#addresses.set(addresses);
      this.#amounts = new BigUint64Array(2 * amounts.length);
      this.#amounts.set(amounts);
    }
    const bytes = new DataView(this.#addresses.buffer, 20 * index, 20);
    for (let at = 0; at < 20; at += 4) {
      bytes.setUint32(at, Number.parseInt(address.slice(2 + 2 * at, 10 + 2 * at), 16));
    }
    this.#amounts[2 * index] = units >> 64n;
    this.#amounts[2 * index + 1] = units & (2n ** 64n - 1n);
    this.sum += units;
  }
}

/** What is wrong with an address, or nothing. One without capital letters, or with no others, has no checksum. */
function checkAddress(text: string): string | undefined {
  if (text === "") return "It is empty.";
  if (text !== text.trim()) return "There is a space before or after it.";
  if (!/^0x[0-9a-fA-F]{40}$/u.test(text)) {
    return `"${shorten(text)}" is not an address of 0x and 40 hexadecimal digits.`;
  }
  const digits = text.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return undefined;
  if (checksumAddress(text.toLowerCase() as Address) === text) return undefined;
  return "Its capital letters are not those of its checksum (EIP-55), so a digit may be wrong. Compare it with its source; if it is right, write it in small letters.";
}

/** Base units of the token, or what is wrong with the amount. */
function parseAmount(text: string, decimals: number): bigint | string {
  if (text === "") return "It is empty.";
  if (text !== text.trim()) return "There is a space before or after it.";
  if (/^-[\d.]/u.test(text)) return "It is negative.";
  const match = /^\+?(\d*)(?:\.(\d*))?$/u.exec(text);
  const [, whole = "", fraction = ""] = match ?? [];
  if (whole + fraction === "") return `"${shorten(text)}" is not a number such as 1250.5.`;
  if (fraction.length > decimals) {
    return `It has ${fraction.length} ${fraction.length === 1 ? "digit" : "digits"} after the point, and the token has ${decimals} decimals.`;
  }
  const units = BigInt(whole + fraction.padEnd(decimals, "0"));
  if (units === 0n) return "It is zero.";
  return units > MAX_AMOUNT ? "It does not fit into a uint128." : units;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
