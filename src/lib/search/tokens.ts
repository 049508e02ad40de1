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

/**
 * The terms of a text: each word in lower case and in the singular, and for a compound also its parts. So
 * `createWithDurationsLL` gives `createwithdurationsll`, `create`, `with`, `duration`, `ll`; `ERC-20` gives `erc20`,
 * `erc`, `20`. Hexadecimal values (addresses, selectors) stay whole.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const end = start + word.length;
    if (HEX.test(word)) {
      tokens.push({ term: word.toLowerCase(), start, end });
      continue;
    }
    const possessive = /['’]s$/i.test(word) ? 2 : 0;
    const bare = possessive ? word.slice(0, -2) : word;
    tokens.push({ term: normalise(bare.replace(/[_'’-]/g, "")), start, end });
    const parts = [...bare.matchAll(PART)];
    if (parts.length < 2) continue;
    for (const { 0: part, index } of parts) {
      // Single letters of a compound say nothing: the x of UD60x18.
      if (part.length < 2) continue;
      tokens.push({ term: normalise(part), start: start + index, end: start + index + part.length });
    }
  }
  return tokens;
}

/** The terms alone, for the index. */
export function termsOf(text: string): string[] {
  return tokenise(text).map(({ term }) => term);
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
