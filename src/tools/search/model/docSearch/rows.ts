import { type Answer } from "../pasted";
import { escapeHtml } from "../highlight";
import { LEVELS, type Hierarchy, type Level } from "../packed/records";
import { type Hit } from "../protocol";

/** The class of the words that matched, before the name of the page that they are on. */
const TEXT_CLASS = "DocSearch-Hit-text";

const NO_LEVELS = Object.fromEntries(LEVELS.map((level) => [level, null])) as Hierarchy;

/** A hit in its group, with the area of the site where the group is that of the best. */
type Placed = Hit & { readonly area?: string | null };

/**
 * Returns a hit whose row in DocSearch's modal names its answer: the heading in full, then the words that matched, then
 * the way to it: the area in the group of the best, the page, and the headings above. DocSearch shows a hit by its text
 * without its heading, and stores none that is opened. So it is given the type of its deepest heading, with its words
 * before the way.
 *
 * @param isTwin whether another row has the same headings, so that the address tells them apart.
 */
export function toRow(hit: Placed, isTwin = false): Placed {
  const { hierarchy, _highlightResult: marked, _snippetResult: snippets } = hit;
  const levels = LEVELS.filter((level) => level !== "lvl0" && hierarchy[level]);
  const level = levels.at(-1) ?? "lvl1";
  const htmlOf = (name: Level) => marked?.hierarchy?.[name]?.value ?? hierarchy[name] ?? "";
  const way = [
    ...(hit.area ? [escapeHtml(hit.area)] : []),
    ...levels.slice(0, -1).map(htmlOf),
    ...(isTwin ? [escapeHtml(new URL(hit.url).pathname)] : []),
  ];
  const text = hit.type === "content" ? (snippets?.content?.value ?? hit.content ?? "") : "";
  const below = (text && `<span class="${TEXT_CLASS}">${text}</span>`) + way.join(" › ");
  const isPage = level === "lvl1";
  return {
    ...hit,
    type: level,
    // DocSearch shows it where the hit is stored.
    content: isPage && below ? (text || way.join(" › ")).replace(/<\/?mark>/g, "") : null,
    _snippetResult: isPage
      ? { hierarchy: { lvl1: { value: htmlOf("lvl1") } }, content: { value: below } }
      : { hierarchy: { lvl1: { value: below }, [level]: { value: htmlOf(level) } } },
  };
}

/** Returns a hit that leads to a tool. All texts are plain. */
const toolHit = (url: string, title: string, text: string): Hit => ({
  objectID: url.slice(0, 200),
  url,
  type: "content",
  hierarchy: { ...NO_LEVELS, lvl0: "Tools", lvl1: escapeHtml(title) },
  content: escapeHtml(text),
  _highlightResult: { hierarchy: {} },
  _snippetResult: { hierarchy: {} },
});

/** What the decoder does with data. */
export const DECODE = "Decode this revert";

/** Returns the way to the decoder of reverts, with what it reads in its address. */
export const decoderHit = (address: string, text: string): Hit => toolHit(address, DECODE, text);

/** Returns what the query itself is, and where that leads. */
export const answerHit = (origin: string, { title, facts, url }: Answer): Hit =>
  toolHit(new URL(url, origin).href, title, facts.join(" · "));
