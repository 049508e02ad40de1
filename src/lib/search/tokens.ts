/** A term of a text and where it stands there. Compound words give several terms that overlap. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

// Hexadecimal values whole; words with the joints that identifiers, versions and compounds have.
const WORD = /0x[0-9a-f]+|[\p{L}\p{N}]+(?:[_.'’-][\p{L}\p{N}]+)*/giu;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[\p{Lo}\p{Lm}\p{Lt}]+/gu;
const HEX = /^0x[0-9a-f]+$/i;
/** A word of one part: nearly all are. */
const PLAIN = /^(?:[A-Za-z]?[a-z]+|[0-9]+)$/;

/**
 * The terms of a text: each word in lower case and in the singular, and for a compound also its parts. So
 * `createWithDurationsLL` gives `createwithdurationsll`, `create`, `with`, `duration`, `ll`; `ERC-20` gives `erc20`,
 * `erc`, `20`. Hexadecimal values (addresses, selectors) stay whole.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index: offset } of text.matchAll(WORD)) {
    for (const { term, start, end } of partsOf(word)) {
      tokens.push({ term, start: offset + start, end: offset + end });
    }
  }
  return tokens;
}

/** Texts use the same words again and again: each is taken apart once. */
const known = new Map<string, readonly Token[]>();
const MAX_KNOWN = 100_000;

function partsOf(word: string): readonly Token[] {
  let tokens = known.get(word);
  if (!tokens) {
    if (known.size === MAX_KNOWN) known.clear();
    tokens = takeApart(word);
    known.set(word, tokens);
  }
  return tokens;
}

function takeApart(word: string): Token[] {
  if (PLAIN.test(word)) return [{ term: singular(word.toLowerCase()), start: 0, end: word.length }];
  if (HEX.test(word)) return [{ term: word.toLowerCase(), start: 0, end: word.length }];
  const possessive = /['’]s$/i.test(word) ? 2 : 0;
  const bare = possessive ? word.slice(0, -2) : word;
  const whole = { term: normalise(bare.replace(/[_'’-]/g, "")), start: 0, end: word.length };
  const parts = [...bare.matchAll(PART)];
  if (parts.length < 2) return [whole];
  return [
    whole,
    ...parts
      // Single letters of a compound say nothing: the x of UD60x18.
      .filter(({ 0: part }) => part.length > 1)
      .map(({ 0: part, index }) => ({ term: normalise(part), start: index, end: index + part.length })),
  ];
}

/** The terms alone, for the index. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const word of text.match(WORD) ?? []) for (const { term } of partsOf(word)) terms.push(term);
  return terms;
}

/** Lower case, without accents, singular. */
export function normalise(word: string): string {
  const lower = word.toLowerCase();
  const plain = /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize("NFKD").replace(/\p{M}/gu, "");
  return singular(plain);
}

/** A plain plural becomes its singular, the same way in texts and in queries: `statuses`, `fees`, `queries`. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
