import { readPages, type PageText, type Text } from "../../../../node/pageText";
import { type PackedSection } from "../../model/packed/records";

/** What one page holds for the index. */
export interface ExtractedPage {
  path: string;
  /** The name under which its hits are grouped: the section of the site and the category within it. */
  group: string;
  sections: PackedSection[];
  /** For each section the words of what readers ask that it answers (questions.ts). */
  questions?: readonly string[];
}

/** A list of posts, which repeats what the posts hold. Its title alone is in the index. */
const LIST = /\bblog-list-page\b/;

/** Pages of one's own are written text, or made of components, as the home page is. */
const isOverview = (kind: string) => /\bplugin-pages\b/.test(kind) && !/\bmdx-page\b/.test(kind);

/** The section of links to other pages, which are found by themselves. */
const LINKS_ONLY = "Where to go next";

/** No entry is longer: the hosted index refuses records over 10 kB, and a snippet of a long text says nothing. */
const MAX_TEXT = 1200;

/**
 * Returns what the pages of a built site hold for the index.
 *
 * @param outDir the built site
 * @param origin its address, without a path
 */
export async function extractSite(outDir: string, origin: string): Promise<ExtractedPage[]> {
  const pages = await readPages(outDir, origin);
  return pages.map(extractPage).filter((page) => page !== undefined);
}

/**
 * Returns what a page holds for the index: its headings with the texts below them.
 *
 * @returns `undefined` for a page that search engines leave out
 */
export function extractPage(page: PageText): ExtractedPage | undefined {
  const { route, kind, tag, isListed } = page;
  if (!isListed || !tag) return undefined;
  return {
    path: route,
    group: getGroup(page),
    sections: listSections(page)
      .filter(([, heading]) => heading !== LINKS_ONLY)
      .slice(0, LIST.test(kind) ? 1 : undefined),
  };
}

function listSections({ kind, description, sections }: PageText): PackedSection[] {
  const packed = sections.map(({ level, heading, anchor, texts }) => {
    // A row repeats the name of its group.
    const own = texts.map((text) =>
      typeof text === "string" ? text : text.filter((cell) => cell !== heading),
    );
    const entries = own.map(readIndexedText).flatMap(cut);
    return { level, heading, anchor, entries };
  });
  const [title, ...below] = packed as [(typeof packed)[number], ...typeof packed];
  if (isOverview(kind)) {
    // Its description, cards and figures name what other pages are about, and would take readers' words from those. A
    // heading without an address is a text of the page.
    title.entries = [
      ...title.entries.slice(0, 1),
      ...below.filter(({ anchor }) => !anchor).map(({ heading }) => heading),
    ];
    return [title, ...below.filter(({ anchor }) => anchor)].map(toPacked);
  }
  title.entries.unshift(...[readIndexedText(description)].filter(Boolean));
  return packed.map(toPacked);
}

/** The description often is a sentence of the page: no text is twice in a section. */
const toPacked = (section: {
  level: number;
  heading: string;
  anchor: string;
  entries: string[];
}): PackedSection => [section.level, section.heading, section.anchor, ...new Set(section.entries)];

/** Returns a text as the index has it; of a row the cells that say something, with middle dots between them. */
function readIndexedText(text: Text): string {
  if (typeof text === "string") return withoutIds(text);
  return text
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell) && !isFigure(cell))
    .map((cell) => withoutIds(cell.replace(/\b\d{1,3}(?:,\d{3})+\b/g, "")))
    .filter((cell) => cell && cell !== "Source")
    .join(" · ");
}

/**
 * Returns a text without addresses of web pages and ids longer than a word: nobody types them, and nothing compresses
 * them. Contract addresses stay.
 */
const withoutIds = (text: string) =>
  text
    .replace(/\bhttps?:\/\/(\S{40,})/g, "")
    .replace(/\b(?!0x)(?=\w*\d)\w{40,}\b/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** An amount, a share, a gas cost: nobody searches for it, and nothing compresses it. Ids of chains and years stay. */
const isFigure = (cell: string) => /^[-+−~\s]*\d[\d\s]*[.,%][\d\s.,%]*$/.test(cell);

/** Cuts a long text at ends of sentences. */
function cut(text: string): string[] {
  if (text.length <= MAX_TEXT) return text ? [text] : [];
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > MAX_TEXT) {
    const end = Math.max(rest.lastIndexOf(". ", MAX_TEXT), rest.lastIndexOf("; ", MAX_TEXT));
    const space = end > MAX_TEXT / 2 ? end + 1 : rest.lastIndexOf(" ", MAX_TEXT);
    const at = space > 0 ? space : MAX_TEXT;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...pieces, rest];
}

/** "Guides: Lockup": the outermost category of the page, and the next one where there is one. */
function getGroup({ kind, categories }: PageText): string {
  if (/\bblog-(?:post|list)-page\b/.test(kind)) return "Release notes";
  const [section, category] = new Set(categories);
  return [section, category].filter(Boolean).join(": ") || "Documentation";
}
