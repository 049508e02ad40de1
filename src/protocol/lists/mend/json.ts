import { UnreadableFile } from "../lines";

/** Recipients that a JSON file lists. */
export interface JsonList {
  /** What kind of file it is, as part of a sentence. */
  readonly name: string;
  /** Address and amount as they are there. */
  readonly rows: readonly (readonly [string, string])[];
  /** The kind of file has amounts in base units by its definition. */
  readonly isInBaseUnits: boolean;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = { readonly [key: string]: Json };

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: Json | undefined): value is string | number =>
  typeof value === "string" || typeof value === "number";
const ADDRESS_KEY = /^(?:0x)?[0-9a-f]{40}$/iu;

/** The names that a recipient's address and amount have in lists of objects, in the order of their clarity. */
const ADDRESS_NAMES = ["address", "recipient", "receiver", "wallet", "account", "beneficiary", "to", "user"];
const AMOUNT_NAMES = ["amount", "earnings", "value", "balance", "tokens", "quantity", "allocation", "reward"];

/**
 * Finds the recipients in a JSON file: lists and trees of Merkle distributors, trees of OpenZeppelin's library, the file
 * that Sablier's campaigns have on IPFS, batches of Safe's transaction builder, and plain lists.
 *
 * @throws UnreadableFile when it is no JSON, holds numbers that JSON cannot hold exactly, or no list is found
 */
export function readJsonList(text: string): JsonList {
  let value: Json;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/u, "")) as Json;
  } catch {
    throw new UnreadableFile(
      "It begins like JSON but is not valid: a bracket, comma or quotation mark is wrong.",
    );
  }
  const list = isFields(value) ? fromObject(value) : fromArray(value as readonly Json[]);
  if (!list || list.rows.length === 0) {
    throw new UnreadableFile(
      "No list of recipients was found in this JSON. Each entry needs an address and an amount.",
    );
  }
  if (list.rows.some(([, amount]) => amount === INEXACT)) {
    throw new UnreadableFile(
      "This JSON has amounts above 9007199254740991 without quotation marks. Programs round them when they read the file, so put quotation marks around them.",
    );
  }
  return list;
}

/** Stands for a number that was rounded when it was read. */
const INEXACT = "inexact";

function getText(value: string | number): string {
  if (typeof value === "string") return value;
  return Math.abs(value) > Number.MAX_SAFE_INTEGER || /e/u.test(String(value)) ? INEXACT : String(value);
}

function fromObject(value: Fields): JsonList | undefined {
  const { claims, values, recipients, transactions } = value;
  if (isFields(claims)) {
    const rows = Object.entries(claims)
      .map(([address, claim]) => ({ address, claim: isFields(claim) ? claim : {} }))
      // The order of the list is that of the indexes, not that of the keys.
      .sort((a, b) => Number(a.claim.index ?? 0) - Number(b.claim.index ?? 0))
      .flatMap(({ address, claim }) =>
        isText(claim.amount) ? [[address, getText(claim.amount)] as const] : [],
      );
    return { name: "the tree of a Merkle distributor", rows, isInBaseUnits: true };
  }
  if (Array.isArray(recipients)) {
    return {
      ...fromArray(recipients as readonly Json[]),
      name: "the list of a campaign",
      isInBaseUnits: true,
    };
  }
  if (Array.isArray(values)) return fromTree(value, values as readonly Json[]);
  if (Array.isArray(transactions)) return fromBatch(transactions as readonly Json[]);
  const rows = Object.entries(value).flatMap(([address, entry]) => {
    const amount = isFields(entry) ? entry.amount : entry;
    return ADDRESS_KEY.test(address) && isText(amount) ? [[address, getText(amount)] as const] : [];
  });
  return { name: "a list of addresses with their amounts", rows, isInBaseUnits: false };
}

/** Returns a tree as `@openzeppelin/merkle-tree` writes it: which value is which follows from its types. */
function fromTree({ leafEncoding }: Fields, values: readonly Json[]): JsonList | undefined {
  const types = Array.isArray(leafEncoding) ? (leafEncoding as readonly Json[]) : [];
  const address = types.indexOf("address");
  const numbers = types.flatMap((type, at) => (String(type).startsWith("uint") ? [at] : []));
  // With two numbers, the first is the index.
  const amount = numbers.at(-1);
  if (address < 0 || amount === undefined || numbers.length > 2) return undefined;
  const rows = values
    .flatMap((entry) =>
      isFields(entry) && Array.isArray(entry.value) ? [entry.value as readonly Json[]] : [],
    )
    .sort((a, b) => (numbers.length > 1 ? Number(a[numbers[0]!]) - Number(b[numbers[0]!]) : 0))
    .flatMap((cells) =>
      isText(cells[address]) && isText(cells[amount])
        ? [[getText(cells[address]), getText(cells[amount])] as const]
        : [],
    );
  return { name: "a tree of @openzeppelin/merkle-tree", rows, isInBaseUnits: true };
}

/** Transfers of a token in a batch of Safe's transaction builder. */
function fromBatch(transactions: readonly Json[]): JsonList {
  const rows = transactions.flatMap((entry) => {
    const values = isFields(entry) ? entry.contractInputsValues : undefined;
    return isFields(values)
      ? readRow(values, ["to", "_to", "recipient", "dst"], ["amount", "value", "_value", "wad"])
      : [];
  });
  return { name: "a batch of Safe's transaction builder", rows, isInBaseUnits: true };
}

function fromArray(entries: readonly Json[]): JsonList {
  const isEarnings = entries.some((entry) => isFields(entry) && entry.earnings !== undefined);
  const rows = entries.flatMap((entry) => {
    if (isFields(entry)) return readRow(entry, ADDRESS_NAMES, AMOUNT_NAMES);
    const cells = Array.isArray(entry) ? (entry as readonly Json[]).filter(isText) : [];
    const address = cells.find((cell) => ADDRESS_KEY.test(String(cell)));
    const amount = cells.findLast((cell) => cell !== address);
    return address !== undefined && amount !== undefined
      ? [[getText(address), getText(amount)] as const]
      : [];
  });
  return {
    name: isEarnings ? "the list of a Merkle distributor" : "a list of recipients",
    rows,
    isInBaseUnits: isEarnings,
  };
}

function readRow(
  fields: Fields,
  addressNames: readonly string[],
  amountNames: readonly string[],
): (readonly [string, string])[] {
  const named = new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]));
  const find = (names: readonly string[]) => names.map((name) => named.get(name)).find(isText);
  const [address, amount] = [find(addressNames), find(amountNames)];
  return address !== undefined && amount !== undefined ? [[getText(address), getText(amount)]] : [];
}
