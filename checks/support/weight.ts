import { createHash } from "node:crypto";
import zlib from "node:zlib";
import { type CheerioAPI } from "cheerio";
import { type Element } from "domhandler";
import { Parser } from "htmlparser2";
import { type Budgets } from "../../data/budgets";

/** How a page's weight is found out: its own files by their site path; `undefined` for what is not there. */
export type ReadFile = (sitePath: string) => Buffer | undefined;

/** Formats that are compressed already: a host sends them as they are. */
const COMPRESSED = /\.(?:woff2?|png|jpe?g|webp|avif|gif|ico)$/;

/**
 * The size after brotli. The quick level decides where it suffices: the thorough one, which hosts use for files, is
 * never larger.
 *
 * @param enough a size at which no closer look is needed
 */
export function compressed(content: Buffer, enough = 0): number {
  const quick = zlib.brotliCompressSync(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } });
  return quick.byteLength <= enough ? quick.byteLength : zlib.brotliCompressSync(content).byteLength;
}

/** Hashes that the bundler puts into names of files. */
const HASHES = /(?<=\.)[\da-f]{8}(?=\.(?:css|js|woff2)\b)/g;

/**
 * A page with other hashes in the names of its files, the same in every build. They are as hard to compress as those
 * that they stand for, of which each build's cost a few bytes more or less: a page at its limit would pass by luck.
 */
export function withSteadyNames(html: string): string {
  const names = new Map<string, string>();
  return html.replace(HASHES, (hash) => {
    const known =
      names.get(hash) ?? createHash("sha256").update(String(names.size)).digest("hex").slice(0, 8);
    names.set(hash, known);
    return known;
  });
}

/** More characters than a phone's first screen shows of a page: tests/loading/first-paint.spec.ts counts what it shows. */
export const SCREENFUL = 3_000;

/**
 * The beginning of a page's HTML that the first paint can need: up to where `<main>` has shown more text than fits into
 * a screen. Browsers draw what has come, and do not wait for the rest. What is closed or hidden shows nothing.
 */
export function firstScreen(html: string): string {
  let end = html.length;
  let shown = 0;
  const elements: { name: string; shows: boolean }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const around = elements.at(-1);
      const isHead = name === "summary" && around?.name === "details";
      const parent = isHead ? elements.at(-2) : around;
      const isClosed = name === "details" && !("open" in attributes);
      const isSilent = "hidden" in attributes || name === "script" || name === "style";
      elements.push({ name, shows: (name === "main" || !!parent?.shows) && !isClosed && !isSilent });
    },
    ontext(text) {
      if (!elements.at(-1)?.shows) return;
      shown += text.length;
      if (shown < SCREENFUL) return;
      end = parser.endIndex + 1;
      parser.pause();
    },
    onclosetag() {
      elements.pop();
    },
  });
  parser.write(html);
  return html.slice(0, end);
}

/** Weighs files once, however many pages ask for them. */
export class Scales {
  readonly #sizes = new Map<string, number>();

  constructor(private readonly read: ReadFile) {}

  /** What fetching a file costs. */
  file(sitePath: string): number {
    let size = this.#sizes.get(sitePath);
    if (size === undefined) {
      const content = this.read(decodeURIComponent(sitePath));
      size = content ? (COMPRESSED.test(sitePath) ? content.byteLength : compressed(content)) : 0;
      this.#sizes.set(sitePath, size);
    }
    return size;
  }

  /**
   * What a page costs before its reader does anything. Scripts are those that its HTML names, at once or in the list
   * `page-scripts` that starts them later; a sheet from elsewhere counts as much as its copy on the site
   * (`data-fallback`). Icons, pictures that wait to be scrolled to, sheets that are disabled, and what only readers
   * without scripts get, do not count; nor do fonts that the HTML does not name: tests/pages/every-page.spec.ts weighs
   * what a browser fetches.
   */
  page($: CheerioAPI, html: string, budgets: Budgets): Budgets {
    const own = (address: string | undefined) => (address?.startsWith("/") ? [address] : []);
    const attributes = (selector: string, name: string) =>
      $<Element, string>(selector)
        .toArray()
        .filter((element) => $(element).closest("noscript").length === 0)
        .flatMap(({ attribs }) => own(attribs[name]));
    const sum = (addresses: Iterable<string>) =>
      [...new Set(addresses)].reduce((bytes, address) => bytes + this.file(address), 0);

    const inline = $("style")
      .toArray()
      .map((style) => $(style).text())
      .join("");
    const steady = withSteadyNames(html);
    const document = compressed(Buffer.from(steady), budgets.document);
    const firstPaint = compressed(Buffer.from(firstScreen(steady)), budgets.firstPaint);
    const sheets = sum([
      ...attributes("link[rel=stylesheet]:not([data-fallback])", "href"),
      ...attributes("link[rel=stylesheet][data-fallback]:not([disabled])", "data-fallback"),
    ]);
    const styles = compressed(Buffer.from(withSteadyNames(inline)), budgets.styles - sheets) + sheets;
    const listed = JSON.parse($("#page-scripts").text() || "{}") as { run?: string[] };
    const scripts = sum([
      ...attributes("script[src]", "src"),
      ...attributes("link[rel=preload][as=script]", "href"),
      ...(listed.run ?? []).flatMap(own),
    ]);
    const rest = sum([
      ...attributes("link[rel=preload][as=font]", "href"),
      ...attributes("img[src]:not([loading=lazy])", "src"),
    ]);
    return { firstPaint, document, styles, scripts, total: document + sheets + scripts + rest };
  }
}
