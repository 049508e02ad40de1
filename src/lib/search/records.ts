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
  language: string;
  docusaurus_tag: string;
  /** How much a match here counts: pages before headings before text. Used by the hosted index' custom ranking. */
  weight: { level: number; position: number };
}

/**
 * A heading with the texts below it up to the next heading: its level (1 is the page), text, anchor, and the texts.
 * The anchor is 0 where it follows from the heading (`anchorOf`).
 */
export type PackedSection = readonly [level: number, heading: string, anchor: string | 0, ...texts: string[]];

/** The anchor that most headings have: `Which fees?` is `which-fees`. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");

/** A page: its path, the number of its group and of its tag, and its sections. The first section is the page itself. */
export type PackedPage = readonly [
  path: string,
  group: number,
  tag: number,
  sections: readonly PackedSection[],
];

/** The index as it travels: the records of many pages with everything that repeats written once. */
export interface PackedIndex {
  /** Where the site lives, without a slash at the end: urls of hits are absolute. */
  readonly origin: string;
  readonly language: string;
  readonly groups: readonly string[];
  readonly tags: readonly string[];
  readonly pages: readonly PackedPage[];
}

/** A section taken out of a packed index: all that is needed to rank it and to make hits of it. */
export interface Section {
  url: string;
  path: string;
  tag: string;
  language: string;
  hierarchy: Hierarchy;
  /** 1 for the page itself, 2 to 6 for its headings. */
  level: number;
  texts: readonly string[];
}

const NO_LEVELS: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** All sections of a packed index, in the order of its pages. */
export function sectionsOf(index: PackedIndex): Section[] {
  return index.pages.flatMap(([path, group, tag, sections]) => {
    let hierarchy: Hierarchy = { ...NO_LEVELS, lvl0: index.groups[group] ?? "" };
    return sections.map(([level, heading, anchor, ...texts]): Section => {
      hierarchy = { ...hierarchy };
      for (let deeper = level; deeper < LEVELS.length; deeper++) hierarchy[LEVELS[deeper]!] = null;
      hierarchy[LEVELS[level]!] = heading;
      return {
        url: index.origin + path + (anchor === "" ? "" : `#${anchor || anchorOf(heading)}`),
        path,
        tag: index.tags[tag] ?? "default",
        language: index.language,
        hierarchy,
        level,
        texts,
      };
    });
  });
}

/**
 * All records of a packed index: one for each heading and one for each text, as the hosted index stores them.
 */
export function recordsOf(index: PackedIndex): SearchRecord[] {
  return sectionsOf(index).flatMap((section) => [
    toRecord(section, null, 0),
    ...section.texts.map((text, position) => toRecord(section, text, position + 1)),
  ]);
}

/** The record of a section's heading (`text` null) or of one of its texts. */
export function toRecord(section: Section, text: string | null, position: number): SearchRecord {
  const type = text === null ? (LEVELS[section.level] as HitType) : "content";
  return {
    objectID: fingerprint(`${section.url}\n${type}\n${text ?? section.hierarchy[LEVELS[section.level]!]}`),
    url: section.url,
    type,
    hierarchy: section.hierarchy,
    content: text,
    language: section.language,
    docusaurus_tag: section.tag,
    weight: { level: text === null ? 100 - 10 * section.level : 0, position },
  };
}

/**
 * A name for a record that follows from its content, so that stored searches survive a rebuild: 53 bits in base 36.
 * The mixing is cyrb53's (public domain, https://github.com/bryc/code).
 */
export function fingerprint(text: string): string {
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
