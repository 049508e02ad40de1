import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ANCHORS_PATH, type Anchor } from "../../site/anchors";
import { ASSISTANTS_PATH, type AssistantsData } from "./data";

/** One page of the site, as its Markdown says. */
export interface Page {
  /** Its path on the site: `/concepts/fees`. */
  readonly route: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The first part of its path: `concepts`. */
  readonly section: string;
}

/** One row of the download of all deployments. */
export interface Deployment {
  readonly product: string;
  readonly release: string;
  readonly chainId: number;
  readonly chain: string;
  readonly isTestnet: boolean;
  readonly contract: string;
  readonly alias: string | null;
  readonly address: string;
  readonly explorerUrl: string;
}

/** What is read of a build besides the Markdown of its pages: files, and beginnings of the names of files. */
export const FILES_READ = [
  ANCHORS_PATH,
  ASSISTANTS_PATH,
  "assets/search/",
  "assets/playground/contracts.",
  "deployments/all.json",
  "search-index.json",
  "sitemap.xml",
] as const;

/** The beginning of each page's Markdown, which `plugins/markdown-pages` writes. */
const OPENING = /^# (?<title>.+)\n\n(?:> (?<description>.+)\n\n)?Page: (?<url>\S+)\n/;

/** One page of the sitemap with its day. */
const ENTRY = /<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g;

/**
 * A finished build, which is all that the server reads. What is asked for first is read first, and kept.
 */
export class Site {
  readonly #texts = new Map<string, string>();
  readonly #pages = new Map<string, Page>();
  #updates: Map<string, string> | undefined;
  #anchors: Record<string, Record<string, Anchor>> | undefined;
  #data: AssistantsData | undefined;
  #deployments: readonly Deployment[] | undefined;

  /**
   * @param dir the folder that `npm run build` made
   * @throws Error where it holds no built site, or a page whose Markdown does not say which it is
   */
  constructor(readonly dir: string) {
    if (!existsSync(path.join(dir, ASSISTANTS_PATH))) {
      throw new Error(`${dir} holds no built site. Run "npm run build" first.`);
    }
    for (const file of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      if (file.endsWith(".md")) this.#addPage(file);
    }
  }

  #addPage(file: string): void {
    const text = readFileSync(path.join(this.dir, file), "utf8");
    const { title, description = "", url } = OPENING.exec(text)?.groups ?? {};
    if (!title || !url)
      throw new Error(`${file} of the build does not begin with its title and its address.`);
    const route = new URL(url).pathname;
    const section = route.split("/")[1] || "home";
    this.#pages.set(route, { route, url, title, description, section });
    this.#texts.set(route, text);
  }

  /** All pages, by their paths. */
  get pages(): readonly Page[] {
    return [...this.#pages.values()].sort((a, b) => (a.route < b.route ? -1 : 1));
  }

  /**
   * Returns the page that an address or a path leads to, with or without origin, `.md`, `.html`, hash or slash at the
   * end. Nothing but the list of pages is looked in: a path that leads out of the site finds nothing.
   */
  page(address: string): Page | undefined {
    const [, pathname = ""] = /^(?:https?:\/\/[^/?#]+)?([^?#]*)/.exec(address.trim()) ?? [];
    const route = `/${pathname.replace(/\.(?:md|html)$/, "").replace(/^\/+|(?<!\/)\/+$/g, "")}`;
    return this.#pages.get(route === "/index" ? "/" : route);
  }

  /** Returns the Markdown of a page. */
  markdown({ route }: Page): string {
    return this.#texts.get(route)!;
  }

  #daysOfPages(): Map<string, string> {
    this.#updates ??= new Map(
      [...readFileSync(path.join(this.dir, "sitemap.xml"), "utf8").matchAll(ENTRY)].map(([, loc, day]) => [
        new URL(loc!).pathname,
        day!,
      ]),
    );
    return this.#updates;
  }

  /** Returns the day of a page's last change, ISO 8601, where the sitemap has it. */
  updated({ route }: Page): string | undefined {
    return this.#daysOfPages().get(route);
  }

  /** Returns the day of the last change of any page, ISO 8601. */
  get newestUpdate(): string | undefined {
    return [...this.#daysOfPages().values()].sort().at(-1);
  }

  /** Where an id of a page that is not a heading's is in its Markdown: the heading above it, and its first words. */
  anchor({ route }: Page, id: string): Anchor | undefined {
    this.#anchors ??= this.json<Record<string, Record<string, Anchor>>>(ANCHORS_PATH);
    const ids = this.#anchors[route];
    return ids && Object.hasOwn(ids, id) ? ids[id] : undefined;
  }

  /** Errors, ABIs, queries and releases. */
  get data(): AssistantsData {
    return (this.#data ??= this.json<AssistantsData>(ASSISTANTS_PATH));
  }

  /** Every contract of every release on every chain. */
  get deployments(): readonly Deployment[] {
    return (this.#deployments ??= this.json<{ deployments: Deployment[] }>(
      "deployments/all.json",
    ).deployments);
  }

  /** The current release of each product: `Lockup v4.0`. */
  get currentReleases(): readonly string[] {
    return this.data.current.map(
      ({ product, release }) => `${product[0]!.toUpperCase()}${product.slice(1)} ${release}`,
    );
  }

  /** Returns the current release of a product. */
  currentRelease(product: string): string {
    return this.currentReleases.find((currentRelease) =>
      currentRelease.toLowerCase().startsWith(`${product} `),
    )!;
  }

  /** Returns the day of a release such as `Lockup v1.1`, ISO 8601, where it is recorded. */
  releaseDay(release: string): string | undefined {
    const current = this.data.current.find(
      ({ product, release: version }) => `${product} ${version}` === release.toLowerCase(),
    );
    return current?.released ?? this.data.releaseDays[release];
  }

  /** Returns a JSON file of the build. The path is the server's own, never a client's. */
  json<T>(file: string): T {
    return JSON.parse(readFileSync(path.join(this.dir, file), "utf8")) as T;
  }

  /** Returns the one file of a folder of the build whose name begins like this: `contracts.` is followed by a hash. */
  named(folder: string, beginning: string): string {
    const found = readdirSync(path.join(this.dir, folder)).find((file) => file.startsWith(beginning));
    if (found === undefined) throw new Error(`The build has no ${folder}/${beginning}*.`);
    return `${folder}/${found}`;
  }
}
