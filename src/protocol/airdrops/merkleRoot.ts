import { bytesToHex, keccak256, type Hex } from "viem";
import type { RecipientList } from "./recipientList";

/** Hashes between two reports of progress: some tens of milliseconds. */
const STEP = 4_096;

/**
 * The Merkle root of a campaign, as OpenZeppelin's `StandardMerkleTree` computes it over `(uint256 index, address
 * recipient, uint128 amount)`. That library takes about a kilobyte a node; here it is 32 bytes, and the work can be
 * watched: yields the share done, from 0 to 1, and returns the root.
 *
 * @param recipients at least one
 * @see SablierMerkleBase (Airdrops v3.0): keccak256(bytes.concat(keccak256(abi.encode(index, recipient, amount))))
 */
export function* computeRoot(recipients: RecipientList): Generator<number, Hex> {
  const { count } = recipients;
  // Leaves cost two hashes, inner nodes one.
  const total = 3 * count - 1;
  const leaves = new Uint8Array(32 * count);
  const encoded = new Uint8Array(96);
  const words = new DataView(encoded.buffer);
  for (let index = 0; index < count; index++) {
    const [high, low] = recipients.amountAt(index);
    words.setUint32(28, index);
    encoded.set(recipients.addressAt(index), 44);
    words.setBigUint64(80, high);
    words.setBigUint64(88, low);
    leaves.set(hash(hash(encoded)), 32 * index);
    if (index % STEP === 0) yield (2 * index) / total;
  }

  const leafAt = (index: number) => leaves.subarray(32 * index, 32 * index + 32);
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  order.sort((one, other) => compare(leafAt(one), leafAt(other)));
  // A binary heap: the root first, the leaves last, in descending order.
  const nodes = new Uint8Array(32 * (2 * count - 1));
  const nodeAt = (place: number) => nodes.subarray(32 * place, 32 * place + 32);
  order.forEach((leaf, rank) => nodes.set(leafAt(leaf), 32 * (2 * count - 2 - rank)));
  const pair = new Uint8Array(64);
  for (let place = count - 2; place >= 0; place--) {
    const [left, right] = [nodeAt(2 * place + 1), nodeAt(2 * place + 2)];
    const isSorted = compare(left, right) < 0;
    pair.set(isSorted ? left : right);
    pair.set(isSorted ? right : left, 32);
    nodes.set(hash(pair), 32 * place);
    if (place % STEP === 0) yield (total - place) / total;
  }
  return bytesToHex(nodeAt(0));
}

const hash = (data: Uint8Array) => keccak256(data, "bytes");

function compare(one: Uint8Array, other: Uint8Array): number {
  for (let byte = 0; byte < one.length; byte++) {
    if (one[byte] !== other[byte]) return one[byte]! - other[byte]!;
  }
  return 0;
}
