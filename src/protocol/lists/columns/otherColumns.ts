import { joinInSentence, formatThousands } from "../../text/wording";
import type { CsvProblem } from "../problem";

/** A column that says of each row what it is of, and does not say the same everywhere. */
export interface MixedColumn {
  readonly name: string;
  /** What its cells hold, as in the first of them, and how many rows have it; an empty cell is a value too. */
  readonly values: readonly (readonly [value: string, rows: number])[];
}

/** Returns the letters and digits of a header, without case: `Token Address` is `tokenaddress`. */
const simplifyName = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

/** Names of columns that say which token, currency or chain a row is of. */
const KIND =
  /^(?:erc20|spl)?(?:tokens?|assets?|coins?|currency|currencies|symbol|ticker|chains?|networks?|blockchain|contract|mint|stablecoin|währung|waehrung|devise|moneda|moeda|valuta|валюта|сеть|токен|币种|代币|链)(?:contract)?(?:address|names?|symbol|id|types?|contract|ticker|kind|standard|code)?$/u;
const TYPE = /^(?:token|asset)(?:type|kind|standard)$/u;
const INDEX = /^(?:index|idx)$/u;

/** Words in the name of a column that make it one of kinds, whatever else the name says: `Preferred Network`. */
const KIND_WORDS =
  /\b(?:currency|currencies|denomination|network|networks|blockchain|chain|chains|stablecoin|ticker|symbol|coin|asset|token)$|^(?:currency|denomination|network|chain|blockchain)\b/u;
/** The same in other languages, and short. One of them is the first or the last word of the name: `Moneda de pago`. */
const KIND_TERMS = new Set([
  ...["ccy", "fx", "fiat", "stable", "rail", "l1", "l2", "evm", "vault"],
  ...["moneda", "divisa", "devise", "monnaie", "währung", "waehrung", "valuta", "moeda", "waluta", "birimi"],
  ...[
    "réseau",
    "reseau",
    "rede",
    "rete",
    "netzwerk",
    "kette",
    "chaîne",
    "chaine",
    "cadena",
    "cadeia",
    "sieć",
  ],
  ...["валюта", "сеть", "токен", "блокчейн", "通貨", "币种", "货币", "貨幣", "代币", "网络", "網路", "链"],
  ...["ネットワーク", "チェーン", "トークン", "네트워크", "체인", "통화", "토큰", "ağ", "jeton"],
]);
const KIND_PHRASE = /^(?:payment|payout) (?:method|type|rail|option)$/u;

/** Names of tokens, currencies, chains and standards that people write into such a column. */
const KIND_VALUES = new RegExp(
  `^(?:${[
    "usd[cts]?|usdc\\.e|usdt0|usde|susde|usdp|pyusd|fdusd|tusd|busd|lusd|gusd|frax|gho|dai|sdai|crvusd|eurc|eure|eurs",
    "w?eth|w?steth|r?eth|cbeth|w?btc|cbbtc|sol|matic|pol|bnb|avax|xdai|ftm|trx|xrp|ton|ada|dot|arb|op|gno|ens|uni|aave|crv|ldo|mnt|cow|bal|mkr|sky|xaut|paxg",
    "usd|eur|gbp|chf|jpy|cny|rmb|inr|brl|cad|aud|nzd|sgd|hkd|krw|twd|thb|idr|php|vnd|myr|try|pln|czk|huf|ron|sek|nok|dkk|uah|rub|kzt|gel|ils|aed|sar|zar|ngn|kes|ghs|egp|mxn|ars|clp|cop|pen|uyu",
    "[$€£¥₹₩₺₴₽₿]|(?:us )?dollars?|euros?|pounds?|yen|pesos?|d[oó]lar(?:es|s)?|reais|real|円|ドル|元|원|рубли?|доллары?",
    "fiat|crypto|cash|bank(?: transfer)?|wire|ach|sepa|swift|stablecoins?|native|gas",
    "erc-?(?:20|721|1155)|bep-?20|trc-?20|spl",
    "tokens?|points?|shares?",
    "mainnet|testnet|sepolia|(?:ethereum|eth|base|polygon|arbitrum|arb|optimism|op|gnosis|bsc|bnb|avalanche|avax|solana|scroll|linea|zksync|zk ?sync|celo|sonic|unichain|blast|tron|mantle|mode|abstract|berachain|monad|starknet|fantom|sei|xdc|chiliz|morph|lightlink|hyperevm|hyperliquid|superseed|bitcoin|ton|sui|aptos|near|cosmos)(?: (?:mainnet|one|nova|chain|era|network|pos|c-chain|smart chain|sepolia))?",
  ].join("|")})$`,
  "iu",
);

/** A column that says the same of every row. */
export interface NamedKind {
  readonly name: string;
  readonly value: string;
}

/** Returns words of a header in small letters: `Payment_Currency` has two. */
const splitWords = (name: string) =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

function namesKind(name: string): boolean {
  const words = splitWords(name);
  const [first = "", last = first] = [words.split(" ")[0], words.split(" ").at(-1)];
  return (
    KIND.test(simplifyName(name)) ||
    KIND_WORDS.test(words) ||
    KIND_PHRASE.test(words) ||
    KIND_TERMS.has(first) ||
    KIND_TERMS.has(last)
  );
}

const isAddress = (text: string): boolean => /^0x[0-9a-f]{40}$/iu.test(text);
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Compares what columns name for all rows with the token that the list is for.
 *
 * @param kinds from {@link OtherColumns.single}
 * @returns what the owner must still confirm, and what is certainly a different token
 */
export function compareKinds(
  kinds: readonly NamedKind[],
  { token, symbol }: { readonly token?: string; readonly symbol?: string },
): { readonly open: readonly NamedKind[]; readonly problems: readonly CsvProblem[] } {
  const isToken = ({ value }: NamedKind) =>
    (token !== undefined && isSame(value, token)) || (!!symbol && isSame(value, symbol));
  const open = kinds.filter((kind) => !isToken(kind));
  const wrong = token === undefined ? [] : open.filter(({ value }) => isAddress(value));
  return {
    open: open.filter((kind) => !wrong.includes(kind)),
    problems: wrong.map(({ name, value }) => ({
      line: 1,
      column: name,
      message: `Every row names the token ${value}, and the form pays ${token}. Use the list of that token, or enter the other address.`,
    })),
  };
}

/** Values that are counted one by one; a column with more is none of kinds. */
const MAX_VALUES = 1_000;

/** Values of a column that may be of kinds although its name does not say so. */
const MAX_GUESSED = 20;

/** Values that a message names. */
const NAMED = 3;

/**
 * Columns that a list has after those of its template. What they say about the rows must not contradict the list: it is
 * of one token on one chain, of ERC-20 tokens, and the index of a row is its place.
 */
export class OtherColumns {
  readonly #kinds: readonly KindColumn[];
  readonly #index: number;
  readonly #header: readonly string[];
  #first: number | undefined;
  #rows = 0;
  #wrongIndex: CsvProblem | undefined;

  /**
   * @param header all names
   * @param isOther whether the column at an index is none of the template's
   */
  constructor(header: readonly string[], isOther: (index: number) => boolean) {
    this.#header = header;
    this.#kinds = header.flatMap((name, index) =>
      isOther(index) ? [new KindColumn(name.trim(), index, namesKind(name))] : [],
    );
    this.#index = header.findIndex((name, index) => isOther(index) && INDEX.test(simplifyName(name)));
  }

  take(cells: readonly string[], line: number): void {
    for (const column of this.#kinds) column.take(cells[column.index]?.trim() ?? "", line);
    if (this.#index >= 0) this.#takeIndex(cells[this.#index]?.trim() ?? "", line);
    this.#rows++;
  }

  #takeIndex(text: string, line: number): void {
    const index = /^\d{1,15}$/u.test(text) ? Number(text) : NaN;
    this.#first ??= index;
    // Lists begin to count at 0 or at 1.
    if (this.#wrongIndex || (index === this.#first + this.#rows && this.#first <= 1)) return;
    const column = this.#header[this.#index]!.trim();
    const message = `The index of a recipient is its place in the list, from 0, and here it is ${text || "empty"}.`;
    this.#wrongIndex = { line, column, message };
  }

  /** Checks whether a row's recipient is the token that the row names. */
  isToken(cells: readonly string[]): boolean {
    const address = cells[0]?.trim().toLowerCase() ?? "";
    return (
      address.startsWith("0x") &&
      this.#kinds.some(({ index, isNamed }) => isNamed && cells[index]?.trim().toLowerCase() === address)
    );
  }

  /** Returns the columns that say more than one thing. */
  mixed(): readonly MixedColumn[] {
    return this.#kinds.flatMap((column) => column.mixed() ?? []);
  }

  /** Returns the columns that name one token, currency or chain, the same in every row. */
  single(): readonly NamedKind[] {
    return this.#kinds.flatMap((column) => column.single() ?? []);
  }

  /** Returns which column is the index, when it contradicts the order of the rows. */
  findWrongIndex(): number | undefined {
    return this.#wrongIndex && this.#index;
  }

  listProblems(): readonly CsvProblem[] {
    const found = this.#kinds.flatMap((column) => column.problem() ?? []);
    return this.#wrongIndex ? [...found, this.#wrongIndex] : found;
  }
}

/** Checks whether a column says that the rows are of ERC-20 tokens, as all are. */
const isStandard = (name: string, value: string) =>
  TYPE.test(simplifyName(name)) && /^(?:erc|bep)-?20$/iu.test(value);

class KindColumn {
  /** Rows by the value in small letters. */
  readonly #rows = new Map<string, { value: string; line: number; rows: number }>();

  constructor(
    readonly name: string,
    readonly index: number,
    /** Its name says that it is of kinds. */
    readonly isNamed: boolean,
  ) {}

  /** Checks whether it says what the rows are of, by its name or by what all of its cells hold. */
  #isOfKinds(): boolean {
    if (this.isNamed) return true;
    const values = [...this.#rows.values()].map(({ value }) => value).filter(Boolean);
    return (
      this.#rows.size <= MAX_GUESSED && values.length > 0 && values.every((value) => KIND_VALUES.test(value))
    );
  }

  single(): NamedKind | undefined {
    const [only, ...others] = this.#rows.values();
    if (!only?.value || others.length > 0 || !this.#isOfKinds() || isStandard(this.name, only.value)) {
      return undefined;
    }
    return { name: this.name, value: only.value };
  }

  take(value: string, line: number): void {
    const key = value.toLowerCase();
    const known = this.#rows.get(key);
    if (known) known.rows++;
    else if (this.#rows.size <= MAX_VALUES) this.#rows.set(key, { value, line, rows: 1 });
  }

  mixed(): MixedColumn | undefined {
    if (this.#rows.size < 2 || !this.#isOfKinds()) return undefined;
    const values = [...this.#rows.values()].map(({ value, rows }) => [value, rows] as const);
    return { name: this.name, values: values.sort(([, a], [, b]) => b - a) };
  }

  problem(): CsvProblem | undefined {
    const values = [...this.#rows.values()];
    const column = this.name;
    if (values.length > 1 && this.#isOfKinds()) {
      const named = values
        .slice(0, NAMED)
        .map(({ value, rows }) => `${value || "nothing"} (${formatThousands(rows)})`);
      const names = values.length > NAMED ? `${named.join(", ")} …` : joinInSentence(named);
      const message = `The rows are of ${formatThousands(values.length)} kinds: ${names}. A list is for one token on one chain, so split it.`;
      return { line: values[1]!.line, column, message };
    }
    const [only] = values;
    if (!only || values.length > 1 || !TYPE.test(simplifyName(column)) || isStandard(column, only.value)) {
      return undefined;
    }
    const message = `It says ${only.value || "nothing"}, but streams and campaigns use ERC-20 tokens. Wrap a chain's native token first.`;
    return { line: only.line, column, message };
  }
}
