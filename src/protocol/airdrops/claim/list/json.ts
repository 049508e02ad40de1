import type { Hex } from "viem";
import { ADDRESS } from "../../addressWarnings";
import { MAX_FILE_SIZE, readText } from "../../../lists/lines";
import { describeNoAddress } from "../../recipientText";
import {
  ListFault,
  MAX_AMOUNT,
  MAX_ROWS,
  resolveRecipient,
  type FullList,
  type OwnFile,
  type ProvenRow,
  type Row,
} from "./rows";

type Fields = Readonly<Record<string, unknown>>;

/** Maximum number of hashes of a proof, which is enough for 2^64 rows. */
const MAX_PROOF = 64;

/** The types of a leaf, as the Merkle API and OpenZeppelin's library name them. */
const LEAF = /^uint(?:256)?,address,uint(?:128|256)?$/u;

/**
 * Reads a list in JSON: the file of the Merkle API on IPFS, a tree of OpenZeppelin's library, a list of rows, or the
 * claim of one recipient with its proof.
 *
 * @throws ListFault with what is wrong
 */
export async function readJson(file: Blob): Promise<FullList | OwnFile> {
  if (file.size > MAX_FILE_SIZE) throw new ListFault(["The list has more than 128 MB."]);
  const document = parse(await readText(file));
  if (document === undefined) {
    throw new ListFault([
      "The list begins like JSON but is not well formed. It may be cut off: download or copy it again.",
    ]);
  }
  return readDocument(document);
}

function readDocument(document: unknown): FullList | OwnFile {
  if (Array.isArray(document)) {
    return document.some((row) => isFields(row) && getProof(row) !== undefined)
      ? { kind: "own", rows: listRows(document, readProvenRow) }
      : { kind: "list", rows: listRows(document, readRow) };
  }
  if (!isFields(document)) throw new ListFault([UNKNOWN]);
  const root = getRoot(document);
  if (getProof(document) !== undefined) {
    return { kind: "own", rows: listRows([document], readProvenRow), ...root };
  }
  // The Merkle API writes the tree as text within the document. Its values have their indexes.
  const inner = typeof document.merkle_tree === "string" ? parse(document.merkle_tree) : document.merkle_tree;
  if (isFields(inner) && Array.isArray(inner.values)) return { ...readTree(inner), ...root };
  if (Array.isArray(document.values)) return { ...readTree(document), ...root };
  if (Array.isArray(document.recipients)) {
    return { kind: "list", rows: listRows(document.recipients, readRow), ...root };
  }
  throw new ListFault([UNKNOWN]);
}

const UNKNOWN =
  "This JSON has neither the recipients of a campaign nor a claim with its proof. Use the file that the campaign’s ipfsCID names, or a CSV file.";

/** Reads a tree as OpenZeppelin's library dumps it, in either spelling of the keys. */
function readTree(tree: Fields): FullList {
  const types = tree.leafEncoding ?? tree.leaf_encoding;
  if (Array.isArray(types) && !LEAF.test(types.map(String).join())) {
    throw new ListFault([
      `The tree has leaves of (${types.map(String).join(", ").slice(0, 80)}). Sablier’s campaigns have leaves of (uint256 index, address recipient, uint128 amount).`,
    ]);
  }
  const rows = listRows(tree.values as unknown[], (value, order) =>
    readRow(isFields(value) ? value.value : value, order),
  );
  const nodes: unknown = tree.tree;
  const top: unknown = Array.isArray(nodes) ? nodes[0] : undefined;
  return { kind: "list", rows, ...(isHash(top) && { statedRoot: top.toLowerCase() as Hex }) };
}

function listRows<Read>(values: readonly unknown[], read: (value: unknown, order: number) => Read): Read[] {
  if (values.length === 0) throw new ListFault(["The list has no rows."]);
  if (values.length > MAX_ROWS) throw new ListFault(["The list has more than a million rows."]);
  return values.map((value, order) => {
    try {
      return read(value, order);
    } catch (error) {
      if (error instanceof ListFault) throw new ListFault([`Row ${order}: ${error.message}`]);
      throw error;
    }
  });
}

function readRow(value: unknown, order: number): Row {
  if (Array.isArray(value)) {
    const [index, recipient, amount] =
      value.length === 2 ? [order, ...(value as unknown[])] : (value as unknown[]);
    return {
      index: readInteger(index, "index"),
      ...readRecipient(recipient),
      amount: readUnits(amount),
    };
  }
  if (!isFields(value)) throw new ListFault(["It is not a row with an address and an amount."]);
  return {
    index: readInteger(value.index ?? order, "index"),
    ...readRecipient(value.address ?? value.recipient ?? value.account),
    amount: readUnits(value.amount ?? value.value),
  };
}

function readProvenRow(value: unknown): ProvenRow {
  if (!isFields(value)) throw new ListFault(["It is not a claim with its proof."]);
  const proof = getProof(value) ?? [];
  if (proof.length > MAX_PROOF || !proof.every(isHash)) {
    throw new ListFault(["Its proof is not a list of hashes of 0x and 64 hexadecimal digits."]);
  }
  const recipient: unknown = value.address ?? value.recipient ?? value.account;
  return {
    index: readInteger(value.index, "index"),
    amount: readUnits(value.amount ?? value.value),
    ...(recipient !== undefined && readRecipient(recipient)),
    proof,
  };
}

function getProof(value: Fields): unknown[] | undefined {
  const proof: unknown = value.proof ?? value.merkleProof ?? value.merkle_proof;
  return Array.isArray(proof) ? (proof as unknown[]) : undefined;
}

function getRoot(document: Fields): { statedRoot?: Hex } {
  const root: unknown = document.root ?? document.merkleRoot ?? document.merkle_root;
  return isHash(root) ? { statedRoot: root.toLowerCase() as Hex } : {};
}

const isHash = (value: unknown): value is Hex =>
  typeof value === "string" && /^0x[0-9a-fA-F]{64}$/u.test(value);

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readRecipient(value: unknown): Pick<Row, "recipient" | "written"> {
  const text = typeof value === "string" ? value.trim() : "";
  if (!ADDRESS.test(text)) throw new ListFault([describeNoAddress(text)]);
  return resolveRecipient(text);
}

function readUnits(value: unknown): bigint {
  const amount = readInteger(value, "amount in base units");
  if (amount > MAX_AMOUNT) throw new ListFault(["Its amount is more than a claim can have (uint128)."]);
  return amount;
}

/** Reads a whole number. Numbers of JSON end at 2^53, and larger ones have lost their last digits. */
function readInteger(value: unknown, what: string): bigint {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
  if (typeof value === "string" && /^\d{1,77}$/u.test(value)) return BigInt(value);
  if (typeof value === "string" && /^0x[0-9a-f]{1,64}$/iu.test(value)) return BigInt(value);
  if (typeof value === "number") {
    throw new ListFault([`Its ${what} is a number whose last digits JSON loses. Write it in quotes.`]);
  }
  throw new ListFault([`It has no ${what}.`]);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
