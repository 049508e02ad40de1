import path from "node:path";
import type { BuiltSite } from ".";
import { Memory } from "../memory";
import { htmlFiles, readPage, routeOf } from "./pages";

/** What is known of a built page without reading its text. */
export interface PageFacts {
  readonly file: string;
  /** Site path, e.g. `/concepts/fees`. */
  readonly route: string;
  /** The page's heading. */
  readonly title: string;
  readonly description: string;
  /** Its address in full. */
  readonly canonical: string;
  /** Whether search engines may show it. */
  readonly isListed: boolean;
  /** When its source last changed, as an ISO date and time; `undefined` where that is not known. */
  readonly modified: string | undefined;
  readonly kind: "document" | "release note" | "other";
}

const known = new WeakMap<BuiltSite, Promise<PageFacts[]>>();

/** The facts of all pages of a built site but redirects and the not-found page; read once for all steps. */
export function pageFacts(site: BuiltSite): Promise<PageFacts[]> {
  let facts = known.get(site);
  if (!facts) known.set(site, (facts = readAll(site.outDir)));
  return facts;
}

async function readAll(outDir: string): Promise<PageFacts[]> {
  const memory = new Memory<HeadFacts>("facts", [
    "plugins/after-build/facts.ts",
    "node_modules/cheerio/package.json",
  ]);
  const pages: PageFacts[] = [];
  for (const file of await htmlFiles(outDir)) {
    const facts = await factsOf(readPage(file), file, routeOf(path.relative(outDir, file)), memory);
    if (facts) pages.push(facts);
  }
  await memory.tidy();
  return pages;
}

/** What a page's head and heading tell. */
type HeadFacts = Pick<PageFacts, "title" | "description" | "canonical" | "isListed" | "kind">;

/**
 * The facts of one page; `undefined` for what is none: a redirect, the page for what does not exist.
 *
 * @param memory of heads that earlier builds have read
 */
export async function factsOf(
  html: string,
  file: string,
  route: string,
  memory: Pick<Memory<HeadFacts>, "of">,
): Promise<PageFacts | undefined> {
  if (route === "/404" || !html.includes("<main")) return undefined;
  const head = html.slice(0, html.indexOf("</head>")).replace(/<script\b[\s\S]*?<\/script>/g, "");
  const heading = /<h1\b[^>]*>[\s\S]*?<\/h1>/.exec(html.slice(html.indexOf("<main")))?.[0] ?? "";
  const part = `${head}</head><body>${heading}`;
  return { file, route, ...(await memory.of(part, () => headFactsOf(part))), modified: modifiedOf(html) };
}

async function headFactsOf(html: string): Promise<HeadFacts> {
  // Loaded here: a build that changes no head needs no parser.
  const { load } = await import("cheerio");
  const $ = load(html);
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr("content") ?? "";
  const kinds = $("html").attr("class") ?? "";
  return {
    title: tidy($("h1").text() || $("title").text()),
    description: tidy(meta("description")),
    canonical: $('link[rel="canonical"]').attr("href") ?? "",
    isListed: !/\bnoindex\b/.test(meta("robots")),
    kind: /\bdocs-doc-page\b/.test(kinds)
      ? "document"
      : /\bblog-post-page\b/.test(kinds)
        ? "release note"
        : "other",
  };
}

/** A copy: a part of a text keeps the whole text in memory. */
function modifiedOf(html: string): string | undefined {
  const [, date] =
    /<time\b[^>]*\bdatetime="?([\dT:.Z+-]+)"?[^>]*\bitemprop="?dateModified\b/.exec(html) ?? [];
  return date && Buffer.from(date).toString();
}

/** Text in one line, without the invisible characters that Docusaurus puts into headings. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u200b\u2060\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
