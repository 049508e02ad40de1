import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import {
  cutText,
  type PackedLanguages,
  type PackedQuestions,
  type PackedTexts,
  type PackedValues,
  type IndexLayers,
} from "../../model/packed/layers";
import { mask } from "../../model/packed/mask";
import { type Layer, type Manifest } from "../../model/packed/manifest";
import { composeAnchor } from "../../../../site/anchors";
import { type PackedIndex } from "../../model/packed/records";
import { isRow } from "../../model/engine/ranking";
import { type Rules } from "../../model/engine/rules";
import { type ExtractedPage } from "./extract";

/** A file of the index: a layer, its address and its content. */
export interface IndexFile {
  layer: Layer;
  path: string;
  content: string;
}

/** Where the browser finds the manifest. */
export const MANIFEST_PATH = "/search-index.json";

/** What a reader may have to fetch for a common query (names and beginnings of texts), in bytes with brotli for each page. */
export const BYTES_A_PAGE = 648;

/** The most of these bytes that a large site sends, while four words of each text fit. */
const MOST_BYTES = 168_000;

/** The layers that a common query needs. */
const NEEDED: ReadonlySet<Layer> = new Set(["names", "texts", "questions"]);

/** Beginnings of texts have at least as many words, and more as far as the bytes allow. */
const FEWEST_WORDS = 4;
const MOST_WORDS = 40;

/** A row of a table has as many: what it names comes first. */
const WORDS_OF_ROW = 6;

/** The description and the first paragraph of a page are not cut: they say what the page answers. */
const UNCUT_TEXTS = 2;

/** A text that is in more sections than this distinguishes none of them: notices, labels. */
const MAX_REPEATS = 5;

/** Leaves out texts that many sections share. Contracts repeat what their interfaces say: the reference says it once. */
export function removeRepeats(pages: readonly ExtractedPage[]): ExtractedPage[] {
  const counts = new Map<string, number>();
  for (const { sections } of pages) {
    for (const [, , , ...texts] of sections) {
      for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const said = new Set<string>();
  const tells = (path: string, text: string) => {
    if (counts.get(text)! > MAX_REPEATS) return false;
    if (!path.startsWith("/reference/")) return true;
    const isNew = !said.has(text);
    said.add(text);
    return isNew;
  };
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map(([level, heading, anchor, ...texts]) => [
      level,
      heading,
      anchor,
      ...texts.filter((text) => tells(page.path, text)),
    ]),
  }));
}

/** Writes what repeats in pages once, and leaves out anchors that follow from their headings. */
export function pack(pages: readonly ExtractedPage[], origin: string): PackedIndex {
  const groups = [...new Set(pages.map(({ group }) => group))];
  return {
    origin,
    groups,
    pages: pages.map(({ path, group, sections }) => [
      path,
      groups.indexOf(group),
      sections.map(([level, heading, anchor, ...texts]) => [
        level,
        heading,
        anchor && anchor === composeAnchor(heading) ? 0 : anchor,
        ...texts,
      ]),
    ]),
  };
}

/** Returns the layers of the index, with texts cut after a number of words. */
function packLayers(
  pages: readonly ExtractedPage[],
  origin: string,
  words: number,
  rules?: Rules,
): IndexLayers {
  // Pages made from code: who asks in words is answered by pages that explain, and who names code by headings.
  const code = rules?.code ? new RegExp(rules.code) : undefined;
  const names = pack(
    pages.map((page) => ({
      ...page,
      sections: page.sections.map(([level, heading, anchor]) => [level, heading, anchor] as const),
    })),
    origin,
  );
  const masked = pages.map(({ sections }) => sections.map(([, , , ...texts]) => texts.map(mask)));
  const listWords = (page: number, section: number, text: number, content: string) => {
    if (section === 0 && text < UNCUT_TEXTS) return Infinity;
    if (code?.test(pages[page]!.path)) return 0;
    return isRow(content) ? WORDS_OF_ROW : words;
  };
  const cut = masked.map((sections, page) =>
    sections.map((texts, section) =>
      texts.map(({ text }, index) => cutText(text, listWords(page, section, index, text))),
    ),
  );
  const layer = (choose: (text: { beginning: string; rest: string }) => string): PackedTexts =>
    cut.map((sections) => orNone(sections.map((texts) => orNone(withoutEnd(texts.map(choose))))));
  const values: PackedValues = masked.map((sections) =>
    orNone(
      sections.map((texts) =>
        orNone(texts.flatMap(({ values }, text) => (values.length > 0 ? [[text, ...values] as const] : []))),
      ),
    ),
  );
  const questions: PackedQuestions = pages.map(({ questions = [] }) =>
    orNone(questions.map((words) => words || 0)),
  );
  return {
    names,
    texts: layer(({ beginning }) => beginning),
    ...(questions.some((page) => page !== 0) ? { questions } : {}),
    rest: layer(({ rest }) => rest),
    values,
  };
}

/** Returns a list without what stands for nothing at its end. */
function withoutEnd(list: string[]): string[] {
  return list.slice(0, list.findLastIndex((text) => text !== "") + 1);
}

/** 0 for an empty list. */
function orNone<T>(list: T[]): T[] | 0 {
  return list.some((entry) => entry !== 0) ? list : 0;
}

/** Returns the files of the index: one for each layer. The same pages always give the same files. */
export function indexFiles(
  pages: readonly ExtractedPage[],
  origin: string,
  {
    most = MOST_BYTES,
    bytesAPage = BYTES_A_PAGE,
    rules,
    languages,
  }: { most?: number; bytesAPage?: number; rules?: Rules; languages?: PackedLanguages } = {},
): IndexFile[] {
  const sorted = removeRepeats(pages).sort((a, b) => (a.path < b.path ? -1 : 1));
  // The rules travel with the names.
  const rulesSize = rules ? estimateCompressed(JSON.stringify(rules)) : 0;
  const words = countWordsWithin(sorted, Math.min(bytesAPage * sorted.length, most) - rulesSize, rules);
  const layers = packLayers(sorted, origin, words, rules);
  if (rules) layers.names = { ...layers.names, rules };
  return listFiles(languages ? { ...layers, languages } : layers);
}

/**
 * Returns how many words of each text may be sent with what every query needs, so that all of it stays within a number
 * of bytes.
 */
function countWordsWithin(pages: readonly ExtractedPage[], bytes: number, rules?: Rules): number {
  let [fits, tooMany] = [FEWEST_WORDS, MOST_WORDS + 1];
  /** Names and questions are the same whatever is cut. */
  const sizes = new Map<string, number>();
  const measureSize = (content: string) => {
    if (!sizes.has(content)) sizes.set(content, estimateCompressed(content));
    return sizes.get(content)!;
  };
  while (tooMany - fits > 1) {
    const words = Math.floor((fits + tooMany) / 2);
    const layers = Object.entries(packLayers(pages, "", words, rules)).filter(([layer]) =>
      NEEDED.has(layer as Layer),
    );
    const size = layers.reduce((sum, [, layer]) => sum + measureSize(JSON.stringify(layer)), 0);
    if (size <= bytes) fits = words;
    else tooMany = words;
  }
  return fits;
}

/** Returns the manifest that names the files of an index; its version changes with any of them. */
export function writeManifest(files: readonly IndexFile[]): Manifest {
  const version = hash(files.map(({ path }) => path).join("\n"));
  return { version, ...Object.fromEntries(files.map(({ layer, path }) => [layer, path])) } as Manifest;
}

const listFiles = (layers: IndexLayers): IndexFile[] =>
  Object.entries(layers).map(([layer, packed]) => {
    const content = JSON.stringify(packed);
    return { layer: layer as Layer, path: `/assets/search/${layer}.${hash(content)}.json`, content };
  });

/** Size in bytes after brotli at the highest quality, as hosts send files. */
export const measureCompressed = (content: string) => measureBrotli(content, constants.BROTLI_MAX_QUALITY);

/** About the same in a tenth of the time: this quality leaves nine hundredths more. */
const estimateCompressed = (content: string) => measureBrotli(content, 9) / 1.09;

function measureBrotli(content: string, quality: number): number {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    },
  }).byteLength;
}

const hash = (content: string) => createHash("sha256").update(content).digest("hex").slice(0, 12);
