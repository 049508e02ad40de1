import { findCurrentName } from "../columns/oldHeaders";

/** Words for recipients and amounts, in the order of their clarity: `recipient` before `to`. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  address: [
    ...["address", "addresses", "wallet", "wallets", "recipient", "recipients", "receiver", "beneficiary"],
    ...["claimer", "claimant", "grantee", "payee", "holder", "account", "destination", "owner", "user", "to"],
    ...["evm", "eth", "adresse", "direccion", "dirección", "cartera", "indirizzo", "endereço", "endereco"],
    ...[
      "carteira",
      "адрес",
      "кошелек",
      "кошелёк",
      "empfänger",
      "empfaenger",
      "地址",
      "钱包",
      "アドレス",
      "주소",
    ],
  ],
  amount: [
    ...["amount", "amounts", "allocation", "allocations", "quantity", "qty", "earnings", "reward", "rewards"],
    ...["claimable", "airdrop", "balance", "tokens", "value", "total", "share", "units", "wei", "token"],
    ...["betrag", "menge", "anzahl", "montant", "quantité", "quantite", "cantidad", "importo", "quantità"],
    ...["quantidade", "valor", "сумма", "количество", "数量", "金額", "金额", "수량"],
  ],
  startAt: ["startdate", "starttime", "start", "starts", "begin", "begins", "commencement"],
  endAt: ["enddate", "endtime", "end", "ends", "finish", "finishes"],
  cliffAt: ["cliffdate", "clifftime", "dateofcliff", "cliffend", "cliffends", "cliff"],
  cliffAmount: [
    ...["atcliff", "atthecliff", "cliffunlock", "unlockatcliff", "unlockedatcliff", "clifftokens"],
    ...["amountatcliff", "tokensatcliff", "releasedatcliff", "cliffrelease"],
  ],
  unlockAmount: ["atstart", "atthestart", "startunlock", "unlockatstart", "unlockedatstart", "starttokens"],
  rateAmount: ["rate", "salary", "wage", "pay", "compensation"],
  rateInterval: ["interval", "period", "frequency"],
};

/** Words beside those for a date. */
const BESIDE_DATE = ["date", "time", "at", "on", "the", "of", "stream", "vesting", "vest"];

/** Words beside them that leave the meaning as it is. */
const BESIDE: Readonly<Record<string, ReadonlySet<string>>> = {
  address: new Set([
    "the",
    "evm",
    "eth",
    "ethereum",
    "wallet",
    "account",
    "user",
    "public",
    "address",
    "claim",
  ]),
  amount: new Set([
    ...["the", "token", "tokens", "total", "final", "airdrop", "claim", "claimable", "allocation", "reward"],
    ...[
      "of",
      "in",
      "per",
      "wallet",
      "user",
      "amount",
      "to",
      "be",
      "sent",
      "granted",
      "number",
      "wei",
      "raw",
      "base",
      "units",
      "unit",
      "stream",
      "vested",
      "vesting",
    ],
  ]),
  startAt: new Set(BESIDE_DATE),
  endAt: new Set(BESIDE_DATE),
  cliffAt: new Set(BESIDE_DATE),
  cliffAmount: new Set(),
  unlockAmount: new Set(),
  rateAmount: new Set(["the", "monthly", "per", "month", "base", "net", "gross"]),
  rateInterval: new Set(["the", "pay", "payment", "rate"]),
};

/** Words of a header that mean an amount of tokens and nothing else. */
const PLAIN_AMOUNTS = new Set(["amount", "amounts", "quantity", "qty", "allocation", "allocations"]);

/** Checks whether a header names an amount so clearly that other columns of numbers do not matter. */
export const namesAmount = (name = ""): boolean => listWords(name).some((word) => PLAIN_AMOUNTS.has(word));

/** Money: amounts of a list count tokens. */
const MONEY = /\b(?:usd|eur|gbp|chf|jpy|cny|fiat|dollars?|euros?|price|cost|percent|percentage)\b|[$€£¥%]/iu;
const BASE_UNITS = /\b(?:wei|base ?units?|raw|atomic|atoms|lamports|smallest)\b/iu;

/** `walletAddress`, `wallet_address` and `Wallet Address` have two words. */
const splitWords = (name: string) =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[^\p{L}\p{N}$€£¥%()]+/gu, " ")
    .trim();

/** Returns the words of a name, without what is in brackets: `Token Amount (USDC)` has two. */
const listWords = (name: string) =>
  splitWords(name.replace(/\([^()]*\)/gu, " "))
    .toLowerCase()
    .split(" ")
    .filter(Boolean);

/** Checks whether a header says that its amounts are base units: `Amount (wei)`. */
export const namesBaseUnits = (name = ""): boolean =>
  BASE_UNITS.test(splitWords(name).replace(/[()]/gu, " "));

/** Checks whether a header says that its numbers are money or shares, and no amounts of tokens. */
const namesMoney = (name: string) => MONEY.test(splitWords(name));

/** Stands for the place of a column that more than one name fits. */
export const UNCLEAR = -1;

/** Checks whether each column of a template has its place. */
export const areFound = (places: readonly (number | undefined)[]): places is readonly number[] =>
  places.every((column) => column !== undefined && column !== UNCLEAR);

/**
 * Returns where the columns of a template are in a header: the name itself, one of an older template, another word for
 * it.
 *
 * @returns an index for each column; nothing where no name fits, and {@link UNCLEAR} where more than one does
 */
export function findColumns(
  header: readonly string[],
  columns: readonly string[],
): readonly (number | undefined)[] {
  const words = header.map(listWords);
  const used = new Set<number>();
  const found = new Map<string, number>();
  const seek = (column: string, fits: (index: number) => boolean) => {
    if (found.has(column)) return;
    const fitting = header.flatMap((_, index) => (!used.has(index) && fits(index) ? [index] : []));
    if (fitting.length > 1) found.set(column, UNCLEAR);
    if (fitting.length !== 1) return;
    found.set(column, fitting[0]!);
    used.add(fitting[0]!);
  };
  for (const column of columns) {
    seek(column, (index) => header[index]!.trim().toLowerCase() === column.toLowerCase());
  }
  for (const column of columns) {
    seek(column, (index) => words[index]!.join("") === column.toLowerCase() && !namesMoney(header[index]!));
  }
  for (const column of columns) seek(column, (index) => findCurrentName(header[index]!.trim()) === column);
  for (const column of columns) {
    for (const word of WORDS[column] ?? []) {
      seek(column, (index) => words[index]!.join("") === word && !namesMoney(header[index]!));
    }
  }
  for (const column of columns) {
    for (const word of WORDS[column] ?? []) {
      const isBeside = (name: string) => name === word || BESIDE[column]!.has(name);
      seek(
        column,
        (index) =>
          words[index]!.includes(word) && words[index]!.every(isBeside) && !namesMoney(header[index]!),
      );
    }
  }
  return columns.map((column) => found.get(column));
}

const looksLikeAddress = (text: string) => /(?:^|[/:'"])(?:0x|xdc)?[0-9a-f]{40}['"]?$/iu.test(text.trim());

/** Checks whether a row holds an address: then it is no header. */
export const holdsAddress = (cells: readonly string[]): boolean => cells.some(looksLikeAddress);

/** A stream's number, or its name as in `FL4-1-12`. */
const STREAM = /^\s*(?:\d+|[a-z][a-z0-9]{1,5}-\d+-\d+)\s*$/iu;

/** Checks whether a row is one of the list's and no header: it holds an address, or begins with a stream where the template does. */
export const isRow = (cells: readonly string[], [first]: readonly string[]): boolean =>
  holdsAddress(cells) || (first === "streamId" && STREAM.test(cells[0] ?? ""));

const NUMBER = /^\s*\+?\d[\d.,\s'’_]*$/u;

/** Checks whether more than half of a column's cells pass a test. */
const isMostly = (
  rows: readonly (readonly string[])[],
  column: number,
  test: (text: string) => boolean,
): boolean => rows.filter((cells) => test(cells[column] ?? "")).length * 2 > rows.length;

/**
 * Returns the columns that may hold the amounts: those of numbers that do not count the rows, and are neither money nor
 * shares by their names.
 *
 * @param rows some of the list
 * @param hasMoney whether money and shares count too
 */
export function findNumberColumns(
  rows: readonly (readonly string[])[],
  header: readonly string[],
  hasMoney = false,
): readonly number[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const isIndex = (column: number) => {
    const first = Number(rows[0]?.[column]);
    return rows.length > 1 && rows.every((cells, row) => Number(cells[column]) === first + row);
  };
  return Array.from({ length: width }, (_, column) => column).filter(
    (column) =>
      (hasMoney || !namesMoney(header[column] ?? "")) &&
      isMostly(rows, column, (text) => NUMBER.test(text)) &&
      !isIndex(column),
  );
}

/**
 * Returns where address and amount are, by what the cells look like.
 *
 * @param rows some of the list
 * @param header names of the columns, if there are any: those of money and of tokens are left out
 * @returns nothing where more than one column could be it
 */
export function guessColumns(
  rows: readonly (readonly string[])[],
  header: readonly string[] = [],
): readonly [number, number] | undefined {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const isOther = (column: number) =>
    /\b(?:token|contract|from|sender|price|fee)\b/iu.test(splitWords(header[column] ?? ""));
  const addresses = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !isOther(column) && isMostly(rows, column, looksLikeAddress),
  );
  const amounts = findNumberColumns(rows, header).filter((column) => !isOther(column));
  // `Amount USD` next to `Amount ARB`: nobody knows which one is paid.
  const isRivalled = findNumberColumns(rows, header, true).some(
    (column) => !amounts.includes(column) && namesAmount(header[column]),
  );
  return addresses.length === 1 && amounts.length === 1 && !isRivalled
    ? [addresses[0]!, amounts[0]!]
    : undefined;
}
