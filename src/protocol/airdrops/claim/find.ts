import { type Hex } from "viem";
import { ADDRESS, hasWrongChecksum } from "../addressWarnings";
import * as MerkleLeaf from "../merkleLeaf";
import { buildTree, type MerkleTree } from "../merkleTree";
import { formatThousands } from "../../text/wording";
import { ListFault, readList, type FullList, type ListOptions, type OwnFile, type Row } from "./list";

/** A claim that the list gives to the reader. */
export interface Claim {
  readonly index: bigint;
  /** In small letters. */
  readonly recipient: Hex;
  /** Base units of the token, uint128. */
  readonly amount: bigint;
  readonly proof: readonly Hex[];
}

/** What to look for. */
export interface Search extends ListOptions {
  /** Whose rows are meant. */
  readonly recipient: string;
  /** The root of the campaign's contract, when the reader knows it. */
  readonly root?: Hex;
}

/** What a list says about a recipient. */
export interface Found {
  /** Rows of the list; nothing for the file of one recipient. */
  readonly count?: number;
  /** Sum of the list in base units of the token. */
  readonly sum?: bigint;
  /** The root that follows from the list, or from the proof. */
  readonly root: Hex;
  /** Whether it is the root that the reader gave; nothing without one. */
  readonly isRootEqual?: boolean;
  /** What does not fit, as sentences. */
  readonly faults: readonly string[];
  /** Decimals of the token with which the list has the root; 0 if its amounts are base units. Only if others were tried. */
  readonly fittingDecimals?: number;
  /** What the reader should know, as sentences. */
  readonly notes: readonly string[];
  /** In the order of their indexes. Empty if the recipient is not in the list. */
  readonly claims: readonly Claim[];
}

/** What is said of a CSV file as long as neither decimals nor a root shows what its amounts mean. */
const IN_BASE_UNITS =
  "The amounts are read as base units. If your list has whole tokens, enter the decimals of the token below it, because the proof depends on them.";

/** Number of rows whose checksums are compared between two reports of progress. */
const SLICE = 2_000;

/** Lists of up to this number of rows are compared with the root for tokens of other decimals. */
const MAX_RETRIED_ROWS = 20_000;

/** A list that was read, with its tree. It is searched as often as the reader changes their address. */
export type OpenList =
  | { readonly kind: "own"; readonly file: OwnFile }
  | { readonly kind: "list"; readonly list: FullList; readonly tree: MerkleTree };

/**
 * Reads a list and computes its tree. Yields the share that is done, from 0 to 1.
 *
 * @throws ListFault or UnreadableFile when the list cannot be read
 */
export async function* openList(file: Blob, options: ListOptions): AsyncGenerator<number, OpenList> {
  const list = await readList(file, options);
  if (list.kind === "own") return { kind: "own", file: list };
  yield 0.2;
  const work = buildMerkleTree(list.rows);
  let step = work.next();
  for (; !step.done; step = work.next()) yield 0.2 + 0.8 * step.value;
  return { kind: "list", list, tree: step.value };
}

/**
 * Compares the root of a list with the contract's, and finds the claims of a recipient. Yields 1 between the slices of
 * the work.
 *
 * @param search with the options that the list was opened with
 * @throws ListFault when the recipient is not an address
 */
export function* searchList(opened: OpenList, search: Search): Generator<number, Found> {
  const recipient = search.recipient.trim().toLowerCase();
  if (!ADDRESS.test(recipient)) throw new ListFault(["The recipient’s address is malformed."]);
  const wanted = { root: search.root?.toLowerCase() as Hex | undefined, recipient };
  return opened.kind === "own"
    ? yield* fromOwnFile(opened.file, wanted)
    : yield* fromList(opened.list, opened.tree, wanted, search);
}

/**
 * Opens a list and searches it once. Yields the share that is done, from 0 to 1.
 *
 * @throws ListFault or UnreadableFile as {@link openList} and {@link searchList} do
 */
export async function* findClaims(file: Blob, search: Search): AsyncGenerator<number, Found> {
  return yield* searchList(yield* openList(file, search), search);
}

interface Wanted {
  readonly recipient: string;
  readonly root: Hex | undefined;
}

/** Builds the tree of a campaign from its rows. Yields the share that is done. */
export function buildMerkleTree(rows: readonly Row[]): Generator<number, MerkleTree> {
  return buildTree(rows.length, (position, encoded) => {
    const { index, recipient, amount } = rows[position]!;
    const words = new DataView(encoded.buffer);
    for (let word = 0; word < 4; word++) {
      words.setBigUint64(8 * word, BigInt.asUintN(64, index >> BigInt(64 * (3 - word))));
    }
    for (let at = 0; at < 20; at += 4) {
      words.setUint32(44 + at, Number.parseInt(recipient.slice(2 + 2 * at, 10 + 2 * at), 16));
    }
    words.setBigUint64(80, amount >> 64n);
    words.setBigUint64(88, BigInt.asUintN(64, amount));
  });
}

function* fromList(
  list: FullList,
  tree: MerkleTree,
  wanted: Wanted,
  options: ListOptions,
): Generator<number, Found> {
  const { rows } = list;
  const faults: string[] = [];
  const notes: string[] = [];
  const claims = rows.flatMap(({ index, recipient, amount }, position): Claim[] =>
    recipient === wanted.recipient
      ? [{ index, recipient: recipient as Hex, amount, proof: tree.proofAt(position) }]
      : [],
  );
  claims.sort((left, right) => (left.index < right.index ? -1 : left.index > right.index ? 1 : 0));
  if (claims.length === 0) faults.push(describeAbsence(rows, wanted.recipient));
  if (claims.length > 1) {
    notes.push(
      `The list has ${claims.length} rows with this address. Each is a separate claim with its own index.`,
    );
  }
  if (new Set(rows.map(({ index }) => index)).size < rows.length) {
    notes.push("Two rows have the same index. The contract pays each index once.");
  }
  const isProven = wanted.root === tree.root;
  // Each checksum costs as much as a leaf of the tree, and the root decides about a long list.
  if (!isProven && (wanted.root !== undefined || rows.length <= MAX_RETRIED_ROWS)) {
    notes.push(...(yield* noteChecksums(rows)));
  }
  if (list.readAgain && options.decimals === undefined && wanted.root === undefined)
    notes.push(IN_BASE_UNITS);
  const isStatedEqual = list.statedRoot === undefined || list.statedRoot === tree.root;
  if (!isStatedEqual) {
    faults.push(
      `The file names the root ${list.statedRoot}, but its rows give ${tree.root}. A row was changed, added, removed or moved.`,
    );
  }
  let fittingDecimals: number | undefined;
  if (wanted.root !== undefined && !isProven) {
    const isTried = rows.length <= MAX_RETRIED_ROWS;
    fittingDecimals = isTried ? yield* findDecimals(list, wanted.root, options.decimals) : undefined;
    faults.push(describeOtherRoot(list, tree.root, wanted.root, fittingDecimals));
  }
  return {
    count: rows.length,
    sum: rows.reduce((sum, { amount }) => sum + amount, 0n),
    root: tree.root,
    ...(wanted.root !== undefined && { isRootEqual: isProven }),
    faults,
    ...(fittingDecimals !== undefined && { fittingDecimals }),
    notes,
    claims,
  };
}

/**
 * Returns a sentence about addresses whose capital letters are wrong, if there are any. Nothing has to be said of a list
 * whose root is the contract's, because the root covers each digit. Yields between the slices of the work.
 */
function* noteChecksums(rows: readonly Pick<Row, "written" | "index">[]): Generator<number, string[]> {
  const wrong: number[] = [];
  for (const [position, { written }] of rows.entries()) {
    if (written !== undefined && hasWrongChecksum(written)) wrong.push(position);
    if (position % SLICE === SLICE - 1) yield 1;
  }
  const [first, ...more] = wrong;
  if (first === undefined) return [];
  const { written, index } = rows[first]!;
  const count = `${formatThousands(more.length)} more ${more.length === 1 ? "row" : "rows"}`;
  const others = more.length > 0 ? ` The same is true of ${count}.` : "";
  return [
    `The capital letters of ${written}, in the row with the index ${index}, do not match its checksum, so a digit may be wrong.${others} Only the root of the contract shows that the list is right.`,
  ];
}

/** Says why a list does not have the root of a contract, as far as the list shows it. */
function describeOtherRoot(list: FullList, root: Hex, wanted: Hex, meant: number | undefined): string {
  if (meant === 0) {
    return "The root fits if the amounts of the list are base units. Leave the decimals of the token empty.";
  }
  if (meant !== undefined) {
    return `The root fits if the token has ${meant} decimals. Enter ${meant} as the decimals of the token.`;
  }
  if (list.statedRoot === wanted) {
    return "The root that you entered is the one that the file names, but the rows of the file do not give it.";
  }
  return `The list does not belong to this root. Its rows give ${root}. Either it is a different list or it was changed (each row, the order and each digit count), or the root belongs to a different campaign.`;
}

/**
 * Returns the decimals with which a CSV file has a root; 0 means that its amounts are base units. Yields between the
 * slices of the work, because other calls of a server wait.
 */
function* findDecimals(
  list: FullList,
  wanted: Hex,
  tried: number | undefined,
): Generator<number, number | undefined> {
  const most = list.rows.length <= MAX_RETRIED_ROWS / 10 ? 18 : 0;
  const candidates = [0, 6, 18, 8, ...Array.from({ length: most }, (_, places) => places + 1)];
  for (const places of new Set(candidates)) {
    const rows = places === (tried ?? 0) ? undefined : list.readAgain?.(places);
    if (!rows) continue;
    const work = buildMerkleTree(rows);
    let step = work.next();
    for (; !step.done; step = work.next()) yield 1;
    if (step.value.root === wanted) return places;
  }
  return undefined;
}

/** Says that a recipient is not in a list, and names the address that is almost the same. */
function describeAbsence(rows: readonly Row[], recipient: string): string {
  const near = rows.findIndex((row) => isAlmost(row.recipient, recipient));
  const hint =
    near < 0
      ? "Try the other addresses that you use. A campaign pays only the addresses of its list."
      : `Row ${near} has ${rows[near]!.recipient}, which differs in one or two digits. Compare both with your wallet.`;
  return `The list has no row for ${recipient}. ${hint}`;
}

/** Checks whether two addresses differ in at most two digits. */
function isAlmost(left: string, right: string): boolean {
  let differences = 0;
  for (let at = 2; at < 42; at++) {
    if (left[at] !== right[at] && ++differences > 2) return false;
  }
  return true;
}

function* fromOwnFile(file: OwnFile, wanted: Wanted): Generator<number, Found> {
  const faults: string[] = [];
  const mine = file.rows.filter(({ recipient = wanted.recipient }) => recipient === wanted.recipient);
  if (mine.length === 0) {
    faults.push(`The file has a claim for ${file.rows[0]!.recipient}, not for ${wanted.recipient}.`);
  }
  const claims = mine.map(({ index, amount, proof }) => ({
    index,
    recipient: wanted.recipient as Hex,
    amount,
    proof,
  }));
  const proven = (mine.length > 0 ? claims : file.rows).map((row) =>
    computeRootOfProof({ ...row, recipient: row.recipient ?? wanted.recipient }, row.proof),
  );
  const root = proven[0]!;
  if (proven.some((other) => other !== root))
    faults.push("The claims of the file belong to different roots.");
  if (file.statedRoot !== undefined && file.statedRoot !== root) {
    faults.push(`The file names the root ${file.statedRoot}, but its proof leads to ${root}.`);
  }
  const isRootEqual = wanted.root === root;
  if (wanted.root !== undefined && !isRootEqual) {
    faults.push(
      `The proof does not lead to this root but to ${root}. The address, the index, the amount or the proof belongs to a different campaign, or a digit is wrong.`,
    );
  }
  return {
    root,
    ...(wanted.root !== undefined && { isRootEqual }),
    faults,
    notes: [
      ...(wanted.root === undefined ? [WITHOUT_LIST] : []),
      ...(isRootEqual ? [] : yield* noteChecksums(mine)),
    ],
    claims,
  };
}

const WITHOUT_LIST =
  "A file with one proof shows nothing about the other recipients. Only the root of the contract shows that the proof is right.";

/** Returns the root to which a proof leads. */
function computeRootOfProof(row: Row, proof: readonly Hex[]): Hex {
  return proof.reduce(
    MerkleLeaf.computeParent,
    MerkleLeaf.hash({ index: row.index, recipient: row.recipient as Hex, amount: row.amount }),
  );
}
