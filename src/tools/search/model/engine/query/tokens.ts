/** A term of a text and where it is there. Compound words give several terms that overlap. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

// Hexadecimal values in one piece; words with the joints that identifiers, versions and compounds have.
const WORD = /0x[0-9a-f]+|[\p{L}\p{N}]+(?:[_.'’-][\p{L}\p{N}]+)*/giu;
// eslint-disable-next-line regexp/no-super-linear-move -- a run of capitals always matches, without its last at most
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[\p{Lo}\p{Lm}\p{Lt}]+/gu;
const HEX = /^0x[0-9a-f]+$/i;
/** A word of one part: nearly all are. */
const PLAIN = /^(?:[A-Za-z]?[a-z]+|[0-9]+)$/;

/**
 * Returns the terms of a text: each word in lower case and in the singular, and for a compound also its parts. So
 * `createWithDurationsLL` gives `createwithdurationsll`, `create`, `with`, `duration`, `ll`; `ERC-20` gives `erc20`,
 * `erc`, `20`. Hexadecimal values (addresses, selectors) stay in one piece.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index: offset } of text.matchAll(WORD)) {
    for (const { term, start, end } of findWord(word).tokens) {
      tokens.push({ term, start: offset + start, end: offset + end });
    }
  }
  return tokens;
}

interface Word {
  readonly tokens: readonly Token[];
  readonly terms: readonly string[];
}

/** Texts use the same words again and again: each is taken apart once. */
const words = new Map<string, Word>();
const MAX_WORDS = 100_000;

function findWord(text: string): Word {
  let word = words.get(text);
  if (!word) {
    if (words.size === MAX_WORDS) words.clear();
    const tokens = takeApart(text);
    word = { tokens, terms: tokens.map(({ term }) => term) };
    words.set(text, word);
  }
  return word;
}

function takeApart(word: string): Token[] {
  if (PLAIN.test(word)) return [{ term: toSingular(word.toLowerCase()), start: 0, end: word.length }];
  if (HEX.test(word)) return [{ term: word.toLowerCase(), start: 0, end: word.length }];
  // What is theirs, and what "I'd" do: "id" is another word.
  const bare = word.replace(/['’][sd]$/i, "");
  const compound = { term: normalise(bare.replace(/[_'’-]/g, "")), start: 0, end: word.length };
  const parts = [...bare.matchAll(PART)];
  if (parts.length < 2) return [compound];
  return [
    compound,
    ...parts
      // Single letters of a compound say nothing: the x of UD60x18.
      .filter(({ 0: part }) => part.length > 1)
      .map(({ 0: part, index }) => ({ term: normalise(part), start: index, end: index + part.length })),
  ];
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the terms alone, for the index: without those that are not wanted. Every word of the site goes through here
 * before the first answer, in code that the browser has not optimised yet: hence loops that look plain.
 */
export function readTerms(text: string, unwanted: ReadonlySet<string> = NONE): string[] {
  const found: string[] = [];
  const all = text.match(WORD) ?? [];
  for (let index = 0; index < all.length; index++) {
    const { terms } = findWord(all[index]!);
    for (let part = 0; part < terms.length; part++) {
      const term = terms[part]!;
      if (!unwanted.has(term)) found.push(term);
    }
  }
  return found;
}

/** Returns lower case, without accents, singular. */
function normalise(word: string): string {
  const lower = word.toLowerCase();
  const plain = /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize("NFKD").replace(/\p{M}/gu, "");
  return toSingular(plain);
}

/** Returns the singular of a plain plural, the same way in texts and in queries: `statuses`, `fees`, `queries`. */
function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
