import { tokenise } from "./engine/query/tokens";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Returns text as HTML that shows exactly this text. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/**
 * Returns text of unknown origin as HTML in which nothing but highlighting is markup. Entities that are escaped already
 * stay, so that the function may be applied twice.
 */
export function keepHighlights(html: string): string {
  // Most texts of a hit hold nothing of the kind, and there are hundreds of them for each letter.
  if (!/[&<>"']/.test(html)) return html;
  return html
    .replace(/&(?!(?:amp|lt|gt|quot|#39);)/g, "&amp;")
    .replace(/<(\/?)mark>/g, "\u0001$1\u0002")
    .replace(/[<>"']/g, (character) => ENTITIES[character]!)
    .replace(/\u0001(\/?)\u0002/g, "<$1mark>");
}

/** Which terms are marked: those that the engine matched; of a beginning of a word only the beginning. */
export interface Marks {
  /** Terms of the text that matched. */
  readonly matched: ReadonlySet<string>;
  /** Terms of the query: where one begins a matched term, only that beginning is marked. */
  readonly typed: readonly string[];
}

interface Range {
  start: number;
  end: number;
}

/** Returns where a text is to be marked: ranges in order, none overlapping. */
function listRanges(text: string, { matched, typed }: Marks): Range[] {
  const ranges: Range[] = [];
  for (const { term, start, end } of tokenise(text)) {
    if (!matched.has(term)) continue;
    const prefix = typed.reduce(
      (longest, word) => (term.startsWith(word) ? Math.max(longest, word.length) : longest),
      0,
    );
    // A term with accents or joints is longer in the text than typed: then all of it is marked.
    const exact = prefix > 0 && text.slice(start, start + prefix).toLowerCase() === term.slice(0, prefix);
    const stop = exact && prefix < term.length ? start + prefix : end;
    const last = ranges.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, stop);
    else ranges.push({ start, end: stop });
  }
  return ranges;
}

/** Returns the text as escaped HTML with its matches marked. */
export const highlight = (text: string, marks: Marks): string => mark(text, listRanges(text, marks));

/**
 * Returns the `length` words around the most matches, as escaped HTML with the matches marked. Where words are cut
 * off, there is an ellipsis.
 */
export function cutSnippet(text: string, length: number, marks: Marks): string {
  const words = [...text.matchAll(/\S+/g)];
  const ranges = listRanges(text, marks);
  if (words.length <= length) return mark(text, ranges);
  const hits = words.map(
    ({ 0: word, index }) =>
      ranges.filter(({ start }) => start >= index && start < index + word.length).length,
  );
  let best = 0;
  let most = -1;
  for (let first = 0, sum = 0; first + length <= words.length; first++) {
    sum = first === 0 ? getSum(hits.slice(0, length)) : sum - hits[first - 1]! + hits[first + length - 1]!;
    if (sum > most) [best, most] = [first, sum];
  }
  // Some words before the first match, where there is room: a match that begins the snippet is hard to read.
  const firstHit = hits.findIndex((count, index) => index >= best && count > 0);
  if (firstHit === best + length - 1 || firstHit - best > length / 2) {
    best = Math.min(Math.max(firstHit - Math.floor(length / 3), 0), words.length - length);
  }
  const from = words[best]!.index;
  const lastWord = words[best + length - 1]!;
  const to = lastWord.index + lastWord[0].replace(/[,;:]$/, "").length;
  const inside = ranges
    .filter(({ start, end }) => end > from && start < to)
    .map(({ start, end }) => ({ start: start - from, end: Math.min(end, to) - from }));
  return (from > 0 ? "…" : "") + mark(text.slice(from, to), inside) + (to < text.trimEnd().length ? "…" : "");
}

function mark(text: string, ranges: readonly Range[]): string {
  let html = "";
  let position = 0;
  for (const { start, end } of ranges) {
    html += `${escapeHtml(text.slice(position, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    position = end;
  }
  return html + escapeHtml(text.slice(position));
}

const getSum = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
