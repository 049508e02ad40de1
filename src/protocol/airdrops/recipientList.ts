import { ADDRESS, listAddressWarnings, type ContractNames } from "./addressWarnings";
import { describeTwice, readsTwice } from "../lists/values/numbers";
import { describeNoAddress } from "./recipientText";

/** What is wrong with a recipient. */
export interface RecipientProblem {
  readonly column: "address" | "amount";
  readonly message: string;
}

/** The largest amount of a claim: uint128. */
const MAX_AMOUNT = 2n ** 128n - 1n;

/** Recipients that fit before the arrays grow. */
const INITIAL_CAPACITY = 1024;

/**
 * The recipients of a campaign in the order of their indexes, by the rules of the Merkle API: each address once, each
 * amount above zero and in uint128. A wrong checksum and the zero address count as mistakes here, although the API takes
 * them: a digit may be wrong, and nobody holds that address. So do contracts that cannot claim. A list to which something
 * wrong was added is of use for finding more of it, and for nothing else.
 *
 * Held as bytes, 48 a recipient and up to twice that with spare capacity, so that a million fit into a browser's
 * worker.
 */
export class RecipientList {
  /** Decimals of the token. */
  readonly decimals: number;
  /** Sum of all amounts in base units of the token. */
  sum = 0n;
  readonly #contracts: ContractNames;
  #count = 0;
  #addresses = new Uint8Array(20 * INITIAL_CAPACITY);
  /** Two words an amount, the higher first. */
  #amounts = new BigUint64Array(2 * INITIAL_CAPACITY);
  #lines = new Uint32Array(INITIAL_CAPACITY);
  /** Where an address is: its index plus one, at the place of its hash or the next that was free. Half is free. */
  #places = new Uint32Array(2 * INITIAL_CAPACITY);

  /**
   * @param decimals of the token, 0 to 255
   * @param contracts that are no recipients
   */
  constructor(decimals: number, contracts: ContractNames = {}) {
    this.decimals = decimals;
    this.#contracts = contracts;
  }

  get count(): number {
    return this.#count;
  }

  /**
   * Adds a recipient, and says all that is wrong with it.
   *
   * @param address as text, without spaces around it
   * @param amount whole tokens as text, such as `1250.5`, without spaces around it
   * @param line where it is, for messages about a later one
   */
  add(address: string, amount: string, line: number): RecipientProblem[] {
    const problems: RecipientProblem[] = [];
    const wrong = (column: RecipientProblem["column"], message: string) => problems.push({ column, message });
    if (!ADDRESS.test(address)) wrong("address", describeNoAddress(address));
    else {
      for (const warning of listAddressWarnings(address, this.#contracts)) wrong("address", warning);
      const first = this.#enter(address, line);
      if (first !== undefined) wrong("address", `It is already in line ${first}.`);
    }
    const units = parseAmount(amount, this.decimals);
    if (typeof units !== "bigint") for (const fault of units) wrong("amount", fault);
    else if (this.sum + units > MAX_AMOUNT) wrong("amount", "With it the sum does not fit into a uint128.");
    else if (problems.length === 0) {
      this.#amounts.set([units >> 64n, units & (2n ** 64n - 1n)], 2 * (this.#count - 1));
      this.sum += units;
    }
    return problems;
  }

  /** Returns the address at an index, 20 bytes. */
  readAddress(index: number): Uint8Array {
    return this.#addresses.subarray(20 * index, 20 * index + 20);
  }

  /** Returns the amount at an index as two words of 64 bits, the higher first. */
  readAmount(index: number): readonly [bigint, bigint] {
    return [this.#amounts[2 * index]!, this.#amounts[2 * index + 1]!];
  }

  /** Gives a new address the next index. One that is known stays where it is, and its line is returned. */
  #enter(address: string, line: number): number | undefined {
    if (this.#count === this.#lines.length) this.#grow();
    const index = this.#count;
    const bytes = new DataView(this.#addresses.buffer, 20 * index, 20);
    for (let at = 0; at < 20; at += 4) {
      bytes.setUint32(at, Number.parseInt(address.slice(2 + 2 * at, 10 + 2 * at), 16));
    }
    const slot = this.#placeOf(index);
    const known = this.#places[slot]!;
    if (known > 0) return this.#lines[known - 1]!;
    this.#places[slot] = ++this.#count;
    this.#lines[index] = line;
    return undefined;
  }

  /** Where the address at an index is noted, or is to be. */
  #placeOf(index: number): number {
    let hash = 0x811c9dc5; // FNV-1a
    for (const byte of this.readAddress(index)) hash = Math.imul(hash ^ byte, 0x01000193);
    const last = this.#places.length - 1;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const known = this.#places[slot]!;
      if (known === 0 || this.#isSame(index, known - 1)) return slot;
    }
  }

  #isSame(a: number, b: number): boolean {
    for (let byte = 0; byte < 20; byte++) {
      if (this.#addresses[20 * a + byte] !== this.#addresses[20 * b + byte]) return false;
    }
    return true;
  }

  #grow(): void {
    const [addresses, amounts, lines] = [this.#addresses, this.#amounts, this.#lines];
    this.#addresses = new Uint8Array(2 * addresses.length);
    this.#addresses.set(addresses);
    this.#amounts = new BigUint64Array(2 * amounts.length);
    this.#amounts.set(amounts);
    this.#lines = new Uint32Array(2 * lines.length);
    this.#lines.set(lines);
    this.#places = new Uint32Array(2 * this.#places.length);
    for (let index = 0; index < this.#count; index++) this.#places[this.#placeOf(index)] = index + 1;
  }
}

/** Returns base units of the token, or all that is wrong with the amount. */
function parseAmount(text: string, decimals: number): bigint | readonly string[] {
  if (text === "") return ["It is empty."];
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/u.exec(text);
  const [, sign = "", integer = "", fraction = ""] = match ?? [];
  if (!match && readsTwice(text)) return [describeTwice(text)];
  if (integer + fraction === "") return [`"${shorten(text)}" is not a number such as 1250.5.`];
  const faults: string[] = [];
  if (sign === "-") faults.push("It is negative.");
  if (fraction.length > decimals) {
    const digits = `${fraction.length} ${fraction.length === 1 ? "digit" : "digits"}`;
    faults.push(`It has ${digits} after the point, and the token has ${decimals} decimals.`);
  }
  if (/^0+$/u.test(integer + fraction)) faults.push("It is zero.");
  if (faults.length > 0) return faults;
  const units = BigInt(integer + fraction.padEnd(decimals, "0"));
  if (units <= MAX_AMOUNT) return units;
  const hint = fraction === "" && decimals > 0 ? " Amounts are whole tokens; is this one in base units?" : "";
  return [`It does not fit into a uint128.${hint}`];
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
