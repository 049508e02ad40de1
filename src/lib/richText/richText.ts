/** A piece of a paragraph. */
export type Piece =
  | { readonly type: "text"; readonly value: string }
  | { readonly type: "code"; readonly value: string }
  | { readonly type: "link"; readonly value: string; readonly to: string };

const MARKUP = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * Reads the markup that short texts in `data/` may have: `backticks` for code and `[words](/route)` for a link.
 * Everything else is text, so nothing has to be escaped.
 */
export function parse(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKUP)) {
    if (match.index > from) pieces.push({ type: "text", value: text.slice(from, match.index) });
    const [whole, code, words, to] = match;
    pieces.push(
      code === undefined ? { type: "link", value: words!, to: to! } : { type: "code", value: code },
    );
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ type: "text", value: text.slice(from) });
  return pieces;
}

/** The text without its markup. */
export function plain(text: string): string {
  return parse(text)
    .map(({ value }) => value)
    .join("");
}
