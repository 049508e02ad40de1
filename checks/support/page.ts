import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { load, type CheerioAPI } from "cheerio";
import { type Element } from "domhandler";

/** A link of a page: where it points, in full, and how it was written. */
export interface Link {
  /** As written in the HTML. */
  href: string;
  /** Site path without query and hash, decoded; `undefined` where it leads to another origin. */
  pathname: string | undefined;
  /** Without "#", decoded. */
  hash: string;
}

/** What other pages need to know of a page after its HTML has been released. */
interface Facts {
  title: string;
  description: string | undefined;
  isListed: boolean;
  ids: Set<string>;
  links: Link[];
}

/** One page of the built site. The HTML is parsed when it is first asked for. */
export class Page {
  #parsed: CheerioAPI | undefined;
  #facts: Facts | undefined;
  #sourceText: string | undefined;

  /**
   * @param route site path, for example `/concepts/fees`
   * @param file the HTML file
   * @param source the file that an author edits, relative to the project; `undefined` where nobody knows
   * @param root the project's folder
   * @param origin address of the site without a path, for example `https://docs.sablier.com`
   */
  constructor(
    readonly route: string,
    readonly file: string,
    readonly source: string | undefined,
    private readonly root: string,
    private readonly origin: string,
  ) {}

  get $(): CheerioAPI {
    this.#parsed ??= load(readFileSync(this.file, "utf8"));
    return this.#parsed;
  }

  /** The not-found page answers for every address: rules about its own address mean nothing. */
  get isNotFound(): boolean {
    return this.route === "/404";
  }

  get title(): string {
    return this.facts.title;
  }

  get description(): string | undefined {
    return this.facts.description;
  }

  /** Whether search engines may show the page: unlisted pages say "noindex". */
  get isListed(): boolean {
    return this.facts.isListed;
  }

  /** Every id on the page, and the names of old-style anchors. */
  get ids(): ReadonlySet<string> {
    return this.facts.ids;
  }

  get links(): readonly Link[] {
    return this.facts.links;
  }

  /** Lets the parsed HTML go; the facts stay. */
  release(): void {
    if (this.#parsed) void this.facts;
    this.#parsed = undefined;
  }

  /** The text of the source, empty where there is none. */
  get sourceText(): string {
    if (this.#sourceText === undefined) {
      const file = this.source && path.join(this.root, this.source);
      this.#sourceText = file && existsSync(file) ? readFileSync(file, "utf8") : "";
    }
    return this.#sourceText;
  }

  /** Returns the line of the source on which a text first appears, from 1. */
  findLine(text: string): number | undefined {
    return getLine(this.sourceText, text);
  }

  /** Resolves an address as a browser on this page would. */
  resolve(href: string): Link | undefined {
    let url: URL;
    try {
      url = new URL(href, this.origin + this.route);
    } catch {
      return undefined;
    }
    const own = url.origin === this.origin;
    return { href, pathname: own ? decode(url.pathname) : undefined, hash: decode(url.hash.slice(1)) };
  }

  private get facts(): Facts {
    this.#facts ??= this.collect();
    return this.#facts;
  }

  private collect(): Facts {
    const { $ } = this;
    const readAttribute = (name: string) => (element: Element) => element.attribs[name] ?? "";
    return {
      title: $("head > title").first().text().trim(),
      description: $('head > meta[name="description"]').attr("content")?.trim(),
      isListed: !/\bnoindex\b/.test($('head > meta[name="robots"]').attr("content") ?? ""),
      ids: new Set([
        ...$("[id]").toArray().map(readAttribute("id")),
        ...$("a[name]").toArray().map(readAttribute("name")),
      ]),
      links: $("a[href], area[href]")
        .toArray()
        .map((element) => this.resolve(element.attribs.href ?? ""))
        .filter((link) => link !== undefined),
    };
  }
}

/** Returns the line on which a text first appears, from 1. */
function getLine(content: string, text: string): number | undefined {
  const index = content.indexOf(text);
  return index < 0 ? undefined : content.slice(0, index).split("\n").length;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
