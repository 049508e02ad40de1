import { currentName } from "../oldHeaders";

/** Words that lists of others have above recipients and amounts, without spaces and marks. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  address: [
    ...["address", "addresses", "walletaddress", "wallet", "wallets", "recipient", "recipients"],
    ...["recipientaddress", "receiver", "receiveraddress", "beneficiary", "account", "to", "user"],
    ...["useraddress", "holder", "holderaddress", "claimer", "claimant", "owner", "evmaddress", "ethaddress"],
    "destination",
  ],
  amount: [
    ...["amount", "amounts", "tokenamount", "tokens", "token", "quantity", "qty", "value", "balance"],
    ...["allocation", "allocations", "earnings", "reward", "rewards", "total", "totalamount", "share"],
    ...["airdrop", "airdropamount", "claimable", "claimableamount", "units", "wei"],
  ],
};

/** `Token Amount (USDC)` is `tokenamount`. */
const plain = (name: string) =>
  name
    .replace(/\(.*?\)/gu, "")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/**
 * Where the columns of a template stand in a header: the name itself, one of an older template, another word for it.
 *
 * @returns an index for each column, or nothing where no name fits
 */
export function findColumns(
  header: readonly string[],
  columns: readonly string[],
): readonly (number | undefined)[] {
  const names = header.map(plain);
  const used = new Set<number>();
  const take = (fits: (name: string, index: number) => boolean) => {
    const index = names.findIndex((name, at) => !used.has(at) && fits(name, at));
    if (index >= 0) used.add(index);
    return index < 0 ? undefined : index;
  };
  const found = new Map<string, number>();
  const seek = (fits: (column: string, name: string, index: number) => boolean) => {
    for (const column of columns) {
      if (found.has(column)) continue;
      const index = take((name, at) => fits(column, name, at));
      if (index !== undefined) found.set(column, index);
    }
  };
  seek((column, name) => name === column.toLowerCase());
  seek((column, _, index) => currentName(header[index]!.trim()) === column);
  // The order of the words is that of their clarity: `recipient` before `to`.
  for (const column of columns) {
    for (const word of WORDS[column] ?? []) {
      if (!found.has(column)) seek((wanted, name) => wanted === column && name === word);
    }
  }
  return columns.map((column) => found.get(column));
}

const looksLikeAddress = (text: string) => /(?:^|[/:])(?:0x|xdc)?[0-9a-f]{40}$/iu.test(text.trim());

/** Whether a row holds an address: then it is no header. */
export const holdsAddress = (cells: readonly string[]): boolean => cells.some(looksLikeAddress);

/**
 * Where address and amount stand, by what the cells look like.
 *
 * @param rows some of the list
 * @returns nothing where more than one column could be it
 */
export function guessColumns(rows: readonly (readonly string[])[]): readonly [number, number] | undefined {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const isMostly = (column: number, test: (text: string) => boolean) =>
    rows.filter((cells) => test(cells[column] ?? "")).length * 2 > rows.length;
  const all = Array.from({ length: width }, (_, column) => column);
  const addresses = all.filter((column) => isMostly(column, looksLikeAddress));
  const isIndex = (column: number) => {
    const first = Number(rows[0]?.[column]);
    return rows.length > 1 && rows.every((cells, row) => Number(cells[column]) === first + row);
  };
  const amounts = all.filter(
    (column) => isMostly(column, (text) => /^\s*\+?\d[\d.,\s'’_]*$/u.test(text)) && !isIndex(column),
  );
  return addresses.length === 1 && amounts.length === 1 ? [addresses[0]!, amounts[0]!] : undefined;
}
