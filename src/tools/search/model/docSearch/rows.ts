import { type Answer } from "../../../../ui/pasted";
import { escapeHtml } from "../highlight";
import { removeMarks } from "./withoutMarks";
import { LEVELS, NO_LEVELS, type Hierarchy, type Level } from "../packed/records";
import { type Hit } from "../protocol";

/** The class of the words that matched, before the name of the page that they are on. */
const TEXT_CLASS = "DocSearch-Hit-text";

type Marked = { hierarchy: Partial<Record<Level, { value: string }>>; content?: { value: string } };

/** A hit as DocSearch shows it. Texts are escaped HTML, apart from the name of the group, which it renders as text. */
export interface Row {
  objectID: string;
  url: string;
  type: Level;
  hierarchy: Hierarchy;
  content: string | null;
  _highlightResult: Marked;
  _snippetResult: Marked;
}

/**
 * Returns a hit as a row in DocSearch's modal that names its answer: the heading in full, then the words that matched,
 * then the way to it: the area in the group of the best, the page, and the headings above. DocSearch shows a hit by its
 * text without its heading, and stores none that is opened. So it is given the type of its deepest heading, with its
 * words before the way. An area that has the name of the page is not named twice.
 *
 * @param group the name of its group.
 * @param isTwin whether another row has the same headings, so that the address tells them apart.
 */
export function toRow({ id, url, area, headings, text }: Hit, group: string, isTwin = false): Row {
  const page = removeMarks(headings[0] ?? "");
  const way = [
    ...(group !== area && area && escapeHtml(area) !== page ? [escapeHtml(area)] : []),
    ...headings.slice(0, -1),
    ...(isTwin ? [escapeHtml(url.split("#", 1)[0]!)] : []),
  ];
  const below = (text && `<span class="${TEXT_CLASS}">${text}</span>`) + way.join(" › ");
  const named = headings.map((heading, index) => [LEVELS[index + 1]!, removeMarks(heading)] as const);
  const level = named.at(-1)?.[0] ?? "lvl1";
  const value = headings.at(-1) ?? "";
  const isPage = level === "lvl1";
  return {
    objectID: id,
    url,
    type: level,
    hierarchy: { ...NO_LEVELS, lvl0: group, ...Object.fromEntries(named) },
    // DocSearch shows it where the hit is stored.
    content: isPage && below ? removeMarks(text || way.join(" › ")) : null,
    _highlightResult: { hierarchy: {} },
    _snippetResult: isPage
      ? { hierarchy: { lvl1: { value } }, content: { value: below } }
      : { hierarchy: { lvl1: { value: below }, [level]: { value } } },
  };
}

/** Returns what the query itself is, and where that leads. The texts of an answer are plain. */
export const answerHit = ({ title, facts, url }: Answer): Hit => ({
  id: url.slice(0, 200),
  url,
  area: "Tools",
  headings: [escapeHtml(title)],
  text: escapeHtml(facts.join(" · ")),
});
