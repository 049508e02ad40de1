import { type NearQuestion } from "../engine/engine";
import { type Answer } from "../pasted";
import { escapeHtml } from "../highlight";
import { LEVELS, type Hierarchy, type Level } from "../packed/records";
import { type Hit } from "../protocol";

/** The class of the words that matched, before the name of the page that they are on. */
const TEXT_CLASS = "DocSearch-Hit-text";

const NO_LEVELS = Object.fromEntries(LEVELS.map((level) => [level, null])) as Hierarchy;

/**
 * Returns a hit whose row in DocSearch's modal names its answer: the heading first, in full; for a hit by its text then
 * the words that matched; then the page. DocSearch shows a hit by its text without its heading, and stores none that is
 * opened. So it is given the type of its deepest heading, with its words before the name of the page.
 */
export function toRow(hit: Hit): Hit {
  const { hierarchy, _highlightResult: marked, _snippetResult: snippets } = hit;
  const isText = hit.type === "content";
  const type = isText
    ? LEVELS.findLast((level) => level !== "lvl0" && hierarchy[level])
    : (hit.type as Level);
  // A heading that is missing would leave the row empty.
  const level = type && hierarchy[type] ? type : "lvl1";
  const htmlOf = (name: Level) => marked?.hierarchy?.[name]?.value ?? hierarchy[name] ?? "";
  const text = isText ? (snippets?.content?.value ?? hit.content ?? "") : "";
  const words = text && `<span class="${TEXT_CLASS}">${text}</span>`;
  const isPage = level === "lvl1";
  return {
    ...hit,
    type: level,
    // DocSearch shows it where the hit is stored.
    content: isPage && text ? text.replace(/<\/?mark>/g, "") : null,
    _snippetResult: isPage
      ? { hierarchy: { lvl1: { value: htmlOf("lvl1") } }, content: { value: words } }
      : { hierarchy: { lvl1: { value: words + htmlOf("lvl1") }, [level]: { value: htmlOf(level) } } },
  };
}

/** Returns a row that leads to a place of this site, below the name of a group. All texts are plain. */
function rowOf(
  group: string,
  url: string,
  page: string,
  heading: string | null,
  content: string | null,
): Hit {
  const lvl1 = escapeHtml(page);
  const lvl2 = heading === null ? null : escapeHtml(heading);
  return toRow({
    objectID: url.slice(0, 200),
    url,
    type: content === null ? (lvl2 === null ? "lvl1" : "lvl2") : "content",
    hierarchy: { ...NO_LEVELS, lvl0: group, lvl1, lvl2 },
    content: content === null ? null : escapeHtml(content),
    _highlightResult: { hierarchy: {} },
    _snippetResult: { hierarchy: {} },
  });
}

/** Returns the questions that come near to a query which finds nothing, as rows below a title that says so. */
export const questionRows = (query: string, questions: readonly NearQuestion[]): Hit[] =>
  questions.map(({ question, page, url }) =>
    rowOf(`No results for "${query}". Questions that these pages answer:`, url, page, question, null),
  );

/** A section of the site: its name and its absolute address. */
export interface SiteSection {
  readonly name: string;
  readonly url: string;
}

/** Returns the sections of the site, below a title that says why they are there. DocSearch shows five of a group. */
export const sectionRows = (query: string, sections: readonly SiteSection[]): Hit[] =>
  sections.map(({ name, url }, place) =>
    rowOf(place < 5 ? `No results for "${query}". Sections of this site:` : "More", url, name, null, null),
  );

/** What the decoder does with data. */
export const DECODE = "Decode this revert";

/** Returns the way to the decoder of reverts, with what it reads in its address. */
export const decoderRow = (address: string, text: string): Hit => rowOf("Tools", address, DECODE, null, text);

/** Returns what the query itself is, and where that leads. */
export const answerRow = (origin: string, { title, facts, url }: Answer): Hit =>
  rowOf("Tools", new URL(url, origin).href, title, null, facts.join(" · "));
