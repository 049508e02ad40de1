import { composeAnchor } from "../../../../site/anchors";
import { type Rules } from "../engine/rules";
import { mask, unmask } from "./mask";

/** The levels of a hit's hierarchy: `lvl0` is the group, `lvl1` the page, `lvl2` to `lvl6` the headings below. */
export const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

export type Level = (typeof LEVELS)[number];
export type HitType = Exclude<Level, "lvl0"> | "content";
export type Hierarchy = Record<Level, string | null>;

/** One entry of the index in DocSearch's shape: a heading, or a piece of text below one. All texts are plain, never HTML. */
export interface SearchRecord {
  objectID: string;
  /** Absolute, with the anchor of the heading. */
  url: string;
  type: HitType;
  hierarchy: Hierarchy;
  content: string | null;
  /** Words of what readers ask that the section answers, for the record of its heading. Never shown. */
  questions?: string;
  /** How much a match here counts: pages before headings before text. Used by the hosted index' custom ranking. */
  weight: { level: number; position: number };
}

/**
 * A heading with the texts below it up to the next heading: its level (1 is the page), text, anchor, and the texts.
 * The anchor is 0 where it follows from the heading (`anchorOf`).
 */
export type PackedSection = readonly [level: number, heading: string, anchor: string | 0, ...texts: string[]];

/** A page: its path, the number of its group, and its sections. The first section is the page itself. */
export type PackedPage = readonly [path: string, group: number, sections: readonly PackedSection[]];

/** The index as it travels: the records of many pages with everything that repeats written once. */
export interface PackedIndex {
  /** The address of the site, without a slash at the end. */
  readonly origin: string;
  readonly groups: readonly string[];
  readonly pages: readonly PackedPage[];
  /** The site's rules about its words and pages. */
  readonly rules?: Rules;
}

/** A section taken out of a packed index: all that is needed to rank it and to make hits of it. */
export interface Section {
  readonly url: string;
  path: string;
  hierarchy: Hierarchy;
  /** 1 for the page itself, 2 to 6 for its headings. */
  level: number;
  /** Its own heading, without those above it. */
  heading: string;
  /** Its texts, as far as they are loaded: at first their beginnings (layers.ts). */
  texts: readonly string[];
  /** The words of each question of readers that it answers, once they are loaded. Never shown. */
  questions?: readonly (readonly string[])[];
  /** The values of each text that has any, once they are loaded. */
  values?: readonly (readonly string[])[];
}

export const NO_LEVELS = Object.fromEntries(LEVELS.map((level) => [level, null])) as Hierarchy;

/** Returns all sections of a packed index, in the order of its pages. */
export function listSections(index: PackedIndex): Section[] {
  return index.pages.flatMap(([path, group, sections]) => {
    let hierarchy: Hierarchy = { ...NO_LEVELS, lvl0: index.groups[group] ?? "" };
    return sections.map(([level, heading, anchor, ...texts]): Section => {
      hierarchy = { ...hierarchy };
      for (let deeper = level; deeper < LEVELS.length; deeper++) hierarchy[LEVELS[deeper]!] = null;
      hierarchy[LEVELS[level]!] = heading;
      return {
        // Worked out for the few that are shown.
        get url() {
          return index.origin + path + (anchor === "" ? "" : `#${anchor || composeAnchor(heading)}`);
        },
        path,
        hierarchy,
        level,
        heading,
        texts,
      };
    });
  });
}

/**
 * Returns all records of a packed index: one for each heading and one for each text, as the hosted index stores them.
 *
 * @param questions for each section the words of what readers ask that it answers.
 */
export function listRecords(index: PackedIndex, questions: readonly string[] = []): SearchRecord[] {
  return listSections(index).flatMap((section, number) => [
    { ...toRecord(section, -1), ...(questions[number] ? { questions: questions[number] } : {}) },
    ...section.texts.map((_, text) => toRecord(section, text)),
  ]);
}

/** How many words of a text its record is named after: as many as are always loaded. */
const NAMING_WORDS = 5;

/** Returns a name for a section's heading (`text` -1) or one of its texts, so that stored searches survive a rebuild. */
export function getName(section: Section, text: number): string {
  // The same whether values and the rest of the text are loaded or not.
  const name =
    text < 0
      ? section.heading
      : `${text} ${mask(section.texts[text]!).text.split(" ", NAMING_WORDS).join(" ")}`;
  return computeFingerprint(`${section.url}\n${getType(section, text)}\n${name}`);
}

const getType = ({ level }: Section, text: number): HitType =>
  text < 0 ? (LEVELS[level] as HitType) : "content";

/** Returns the record of a section's heading (`text` -1) or of one of its texts. */
function toRecord(section: Section, text: number): SearchRecord {
  const isHeading = text < 0;
  return {
    objectID: getName(section, text),
    url: section.url,
    type: getType(section, text),
    hierarchy: section.hierarchy,
    content: isHeading ? null : getText(section, text),
    weight: { level: isHeading ? 100 - 10 * section.level : 0, position: text + 1 },
  };
}

/** Returns an address on this site as its path, with which a link stays on the page. */
export function toPath(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}

/** Returns a text of a section as it is shown. */
export const getText = ({ texts, values }: Section, text: number) => unmask(texts[text]!, values?.[text]);

/**
 * Returns a name that follows from a text: 53 bits in base 36. The mixing is cyrb53's (public domain, https://github.com/bryc/code).
 */
function computeFingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
