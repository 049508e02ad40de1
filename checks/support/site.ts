import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Budget, type PageKind } from "../../config/build/budgets";
import { composeRoute } from "../../src/node/builtPages";
import { type RedirectTable } from "../../src/site/redirects";
import { composeMarkdownPath } from "../../src/site/markdownPage";
import { readMarkdown, type MarkdownContent } from "./markdown";
import { Page } from "./page";
import { type Passage, collectMarkdownPassages, collectModulePassages } from "./passages";
import { SourceMap } from "./sources";

/** What a site is checked against. The project's own comes from config/ and data/, a fixture's from its site.json. */
export interface Expectations {
  /** The address of the site, without a path. */
  origin: string;
  redirects: RedirectTable;
  /** Addresses that must be pages. */
  pages: string[];
  /**
   * The day on which each source that Git knows was last changed, by its path: `2026-03-31`, or `unknown` where the
   * history is cut off.
   */
  changes: Record<string, string>;
  /** Addresses that must lead to a page, if need be by a redirect. */
  addresses: string[];
  /** What the code of a page may cost, by the kind of page. */
  budgets: Record<PageKind, Budget>;
}

/** An HTML file that only sends the reader on. */
export interface Stub {
  route: string;
  file: string;
  /** Where its `<meta http-equiv="refresh">` leads. */
  target: string;
  html: string;
}

/** A built site with its sources. */
export class Site {
  readonly pages: Page[] = [];
  /** The client-side redirects: they lead to a page of the site. */
  readonly stubs: Stub[] = [];
  /** Those that lead out of the site, with what is too long for a link. */
  readonly exits: Stub[] = [];
  /** Site paths of all files that are not HTML. */
  readonly files = new Set<string>();
  /** The pages by route. */
  readonly byRoute = new Map<string, Page>();
  /** The routes of the pages that were made from a source. */
  readonly #routes = new Map<string, readonly string[]>();
  #markdown: { file: string; content: MarkdownContent } | undefined;
  #passages: readonly Passage[] | undefined;

  /**
   * @param root the project's folder
   * @param dir the built site
   * @param scope beginnings of sources or routes; checks need look at nothing else. Empty means everything.
   * @throws Error when nothing is built
   */
  constructor(
    readonly root: string,
    readonly dir: string,
    readonly expected: Expectations,
    readonly scope: readonly string[] = [],
  ) {
    if (!existsSync(path.join(dir, "index.html"))) {
      throw new Error(`${dir} holds no built site. Run "npm run build" first.`);
    }
    const sources = new SourceMap(root);
    for (const file of listFilesBelow(dir)) {
      const sitePath = `/${path.relative(dir, file).split(path.sep).join("/")}`;
      if (!file.endsWith(".html")) {
        this.files.add(sitePath);
        continue;
      }
      const route = composeRoute(path.relative(dir, file));
      const html = readFileSync(file, "utf8");
      const target = refreshTarget(html);
      if (target !== undefined)
        (leadsOut(target, expected.origin) ? this.exits : this.stubs).push({ route, file, target, html });
      else this.pages.push(new Page(route, file, sources.of(route), root, expected.origin));
    }
    for (const page of this.pages) {
      this.byRoute.set(page.route, page);
      if (page.source) this.#routes.set(page.source, [...(this.#routes.get(page.source) ?? []), page.route]);
    }
  }

  /** The pages that have an address of their own: all but the not-found page. */
  get addressed(): Page[] {
    return this.pages.filter((page) => !page.isNotFound);
  }

  /** Checks whether a site path leads to something, in its final form: a page, a file, or what leads out of the site. */
  has(pathname: string): boolean {
    return (
      this.byRoute.has(pathname) ||
      this.files.has(pathname) ||
      this.exits.some(({ route }) => route === pathname)
    );
  }

  /** Returns the client-side redirect at an address. */
  stubAt(route: string): Stub | undefined {
    return this.stubs.find((stub) => stub.route === route);
  }

  /** Returns the text of a file of the project, or of the built site; `undefined` where there is none. */
  read(file: string): string | undefined {
    const full = path.resolve(this.root, file);
    return existsSync(full) ? readFileSync(full, "utf8") : undefined;
  }

  /** Returns what the Markdown of a page holds; `undefined` for a page without. The last page is kept for other checks. */
  findMarkdown({ route }: Page): MarkdownContent | undefined {
    const file = composeMarkdownPath(route);
    if (!this.files.has(file)) return undefined;
    if (this.#markdown?.file !== file) this.#markdown = { file, content: readMarkdown(this.readBuilt(file)) };
    return this.#markdown.content;
  }

  /** Returns the text of a file of the built site, by its site path. */
  readBuilt(sitePath: string): string {
    return readFileSync(path.join(this.dir, sitePath), "utf8");
  }

  /** Whether everything is looked at, so that a check can say what nobody uses. */
  get isUnscoped(): boolean {
    return this.scope.length === 0;
  }

  /** Checks whether there is a file or folder of the project, or a page, at or below this. */
  knows(scope: string): boolean {
    const start = scope.replace(/\/+$/, "");
    return (
      existsSync(path.resolve(this.root, start.replace(/^\//, ""))) ||
      this.pages.some(({ route }) => route === start || route.startsWith(`${start}/`))
    );
  }

  /** Checks whether something with these names, sources or routes, was asked for. A source goes by its routes, too. */
  isInScope(...names: (string | undefined)[]): boolean {
    if (this.isUnscoped) return true;
    const known = names.filter((name) => name !== undefined);
    const all = known.flatMap((name) => [name, ...guessRoutes(name), ...(this.#routes.get(name) ?? [])]);
    return this.scope.some((prefix) => {
      const start = prefix.replace(/^\.\//, "").replace(/\/+$/, "");
      return all.some((name) => name === start || name.startsWith(`${start}/`));
    });
  }

  /** The prose in scope: of pages, and of what data/ and the components say. Read once. */
  get passages(): readonly Passage[] {
    this.#passages ??= [
      ...this.markdown.map((file) => [file, collectMarkdownPassages] as const),
      ...this.modules.map((file) => [file, collectModulePassages] as const),
    ]
      .filter(([file]) => this.isInScope(file))
      .flatMap(([file, read]) => read(file, this.read(file) ?? ""));
    return this.#passages;
  }

  /** The prose in scope that only the voice of the site concerns: texts of modules without elements, and READMEs. */
  get asides(): readonly Passage[] {
    return [
      ...this.#filesIn(["src"])
        .filter((file) => /\.ts$/.test(file) && !TESTS.test(file))
        .map((file) => [file, collectModulePassages] as const),
      ...this.readmes.map((file) => [file, collectMarkdownPassages] as const),
    ]
      .filter(([file]) => this.isInScope(file))
      .flatMap(([file, read]) => read(file, this.read(file) ?? ""));
  }

  /** Markdown for contributors: the files at the root and the README of each folder, relative to the project. */
  get readmes(): string[] {
    const atRoot = readdirSync(this.root).filter((file) => file.endsWith(".md"));
    return [...atRoot, ...this.#filesIn(CODE_FOLDERS).filter((file) => file.endsWith("/README.md"))];
  }

  /** Code that people wrote, with its tests and styles, relative to the project. */
  get code(): string[] {
    const atRoot = readdirSync(this.root).filter((file) => /\.(?:m?ts|mjs|js)$/.test(file));
    return [...atRoot, ...this.#filesIn(CODE_FOLDERS).filter((file) => /\.(?:m?tsx?|m?js|css)$/.test(file))];
  }

  /** Modules that hold words for readers, relative to the project. The list of routes holds names only. */
  private get modules(): string[] {
    return this.#filesIn(["data", "src"])
      .filter((file) => (file.startsWith("data/") ? /\.ts$/ : /\.tsx$/).test(file))
      .filter((file) => !TESTS.test(file) && file !== "data/site/routes.ts");
  }

  /**
   * Returns the files below folders of the project, relative to it; the fixtures of tests and the copies of other
   * repositories are not included.
   */
  #filesIn(folders: readonly string[]): string[] {
    return folders
      .map((folder) => path.join(this.root, folder))
      .filter((folder) => existsSync(folder))
      .flatMap(listFilesBelow)
      .map((file) => path.relative(this.root, file).split(path.sep).join("/"))
      .filter((file) => !/(?:^|\/)(?:fixtures|node_modules)\/|^data\/code\/.+\//.test(file));
  }

  /** Returns the content of a file of the built site, by its site path; `undefined` where there is none. */
  measureBytes(sitePath: string): Buffer | undefined {
    const full = path.join(this.dir, sitePath);
    return existsSync(full) ? readFileSync(full) : undefined;
  }

  /** All Markdown that authors wrote: paths relative to the project, sorted. */
  get markdown(): string[] {
    return ["docs", "blog", "src/pages"]
      .map((folder) => path.join(this.root, folder))
      .filter((folder) => existsSync(folder))
      .flatMap(listFilesBelow)
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => path.relative(this.root, file).split(path.sep).join("/"))
      .filter((file) => !GENERATED.test(file));
  }
}

/** The folders of the project that hold code. */
const CODE_FOLDERS = [
  "api",
  "checks",
  "config",
  "data",
  "patches",
  "plugins",
  "samples",
  "scripts",
  "src",
  "tests",
];

/** Modules of tests, whose texts no reader sees. */
const TESTS = /\.(?:test|spec)\.tsx?$|(?:^|\/)tests\//;

/** Pages that plugins/reference writes from the packages: nobody here wrote their words. */
const GENERATED = /^docs\/reference\/(?:lockup|flow|airdrops|utils)\/contracts\//;

/** Returns the route that a source most likely has, so that authors can name either before the page is built. */
function guessRoutes(file: string): string[] {
  const page = /^(?:docs|src\/pages)\/(.+)\.(?:mdx?|tsx)$/.exec(file)?.[1];
  return page ? [composeRoute(`${page}.html`)] : [];
}

function listFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Returns where an HTML file sends the reader; `undefined` for a page. What it begins with says so: pages are not
 * searched.
 */
function refreshTarget(html: string): string | undefined {
  const start = html.slice(0, 2000).search(/<meta http-equiv="?refresh"?/i);
  return start < 0 ? undefined : /content="\d+;\s*url=([^"]+)"/i.exec(html.slice(start))?.[1];
}

const leadsOut = (target: string, origin: string): boolean => new URL(target, origin).origin !== origin;
