import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import { anchorOf, type PackedIndex } from "../../../src/lib/search/records";
import { type ExtractedPage } from "./extract";

/** What tells the browser where the index is. Its own address never changes; its files are named after their content. */
export interface Manifest {
  version: string;
  files: string[];
}

/** A file of the index: its address on the site and its content. */
export interface IndexFile {
  path: string;
  content: string;
  /** Size over the wire in bytes: brotli at its highest quality. Where nothing is compressed, the size as it is. */
  compressed: number;
}

/** Where the browser finds the manifest. */
export const MANIFEST_PATH = "/search-index.json";

/** The largest index, compressed, that is sent as one file. */
export const MAX_FILE = 150_000;

/** A text that stands in more sections than this tells none of them from the others. */
const MAX_REPEATS = 5;

/** Leaves out texts of the reference that many sections share: labels, and sentences that stand under each function. */
export function withoutBoilerplate(pages: readonly ExtractedPage[]): ExtractedPage[] {
  const counts = new Map<string, number>();
  for (const { path, sections } of pages) {
    if (!path.startsWith("/reference/")) continue;
    for (const [, , , ...texts] of sections) {
      for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map(([level, heading, anchor, ...texts]) => [
      level,
      heading,
      anchor,
      ...texts.filter((text) => !page.path.startsWith("/reference/") || counts.get(text)! <= MAX_REPEATS),
    ]),
  }));
}

/** Writes what repeats in pages once, and leaves out anchors that follow from their headings. */
export function pack(pages: readonly ExtractedPage[], origin: string): PackedIndex {
  const groups = [...new Set(pages.map(({ group }) => group))];
  const tags = [...new Set(pages.map(({ tag }) => tag))];
  return {
    origin,
    language: pages[0]?.language ?? "en",
    groups,
    tags,
    pages: pages.map(({ path, group, tag, sections }) => [
      path,
      groups.indexOf(group),
      tags.indexOf(tag),
      sections.map(([level, heading, anchor, ...texts]) => [
        level,
        heading,
        anchor && anchor === anchorOf(heading) ? 0 : anchor,
        ...texts,
      ]),
    ]),
  };
}

/**
 * The files of the index: one while it is small, one for each section of the site when it is larger. Sorted by path,
 * so that the same pages always give the same files.
 */
export function indexFiles(
  pages: readonly ExtractedPage[],
  origin: string,
  { maxFile = MAX_FILE, compress = true }: { maxFile?: number; compress?: boolean } = {},
): IndexFile[] {
  const sorted = withoutBoilerplate(pages).sort((a, b) => (a.path < b.path ? -1 : 1));
  const whole = toFile("all", pack(sorted, origin), compress);
  if (!compress || whole.compressed <= maxFile) return [whole];
  const bySection = new Map<string, ExtractedPage[]>();
  for (const page of sorted) {
    const section = sectionOf(page.path);
    bySection.set(section, [...(bySection.get(section) ?? []), page]);
  }
  return [...bySection].map(([section, of]) => toFile(section, pack(of, origin), compress));
}

export function manifestOf(files: readonly IndexFile[]): Manifest {
  const paths = files.map(({ path }) => path);
  return { version: hash(paths.join("\n")), files: paths };
}

/** `/reference/lockup/…` is `reference-lockup`: the reference alone is larger than the rest. */
function sectionOf(path: string): string {
  const [first = "", second = ""] = path.split("/").slice(1);
  const name = first === "reference" || first === "guides" ? `${first}-${second}` : first;
  return name.replace(/[^a-z0-9-]/gi, "") || "pages";
}

function toFile(name: string, index: PackedIndex, compress: boolean): IndexFile {
  const content = JSON.stringify(index);
  return {
    path: `/assets/search/${name}.${hash(content)}.json`,
    content,
    compressed: compress ? compressedSize(content) : Buffer.byteLength(content),
  };
}

/** Size in bytes after brotli at the highest quality. */
export function compressedSize(content: string): number {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    },
  }).byteLength;
}

const hash = (content: string) => createHash("sha256").update(content).digest("hex").slice(0, 12);
