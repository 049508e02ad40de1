import zlib from "node:zlib";
import { findKind, pageLimits, SPARE, type Budget, type PageKind } from "../../config/build/budgets";
import { SCRIPT_LIST, type PageScripts } from "../../plugins/offline/worker/scriptList";
import { type Check } from "../support/check";
import { type Page } from "../support/page";
import { type Site } from "../support/site";

/** Files that a page names in its HTML. */
const FILES = {
  scripts: /\/assets\/js\/[\w.~-]+\.js\b/g,
  styles: /\/assets\/css\/[\w.~-]+\.css\b/g,
  fonts: /\/[\w/.-]+\.woff2\b/g,
};

/** A font that is in the styles of a page. It counts as a font. */
const FONT_IN_STYLES = /url\("?data:font\/woff2;base64,([^)"]+)"?\)/g;

const PARTS = ["scripts", "styles", "fonts"] as const;

interface PageFiles {
  scripts: string[];
  styles: string[];
  fonts: string[];
  /** The styles in the page itself, without the fonts that are in them. */
  inline: string;
  /** Bytes of the fonts that are in them. */
  inlineFonts: number;
}

/** Cost of a page's code, and the files that it needs and that are missing. */
interface PageCost {
  cost: Budget;
  /** Scripts that its HTML names. */
  scripts: string[];
  /** Requests for scripts and styles, its own scripts included. */
  requests: number;
  /** Whether the build lists the page's own scripts. */
  isListed: boolean;
  missing: string[];
}

/**
 * Pages are read on phones and slow networks. A page costs the files that its HTML names and its own chunks, which
 * Docusaurus loads before it hydrates the page: the bundler's statistics name them.
 */
export const weight: Check = {
  name: "weight",
  title:
    "every page has its files, whose scripts, styles and fonts keep to the budget of its kind, and no page exceeds the limits of all",

  *site(site) {
    const { costOf, boundOf } = weigh(site);
    for (const page of site.pages) {
      const limits = site.expected.budgets[findKind(page.route)];
      const isAbove = (cost: Budget, part: (typeof PARTS)[number]) => cost[part] > limits[part] * (1 + SPARE);
      const writeCode = (cost: Budget) => cost.scripts + cost.styles;
      const bound = boundOf(page);
      const isNear =
        PARTS.some((part) => isAbove(bound.cost, part)) || writeCode(bound.cost) > pageLimits.bytes;
      const { cost, scripts, requests, isListed, missing } = isNear ? costOf(page) : bound;
      if (!isListed) {
        yield {
          page,
          message: `${SCRIPT_LIST} does not list its own scripts.`,
          remedy: "See why plugins/offline/pageScripts.ts does not find its route.",
        };
      }
      if (scripts.length === 0) {
        yield {
          page,
          message: "It names no script file.",
          remedy: "See what made its HTML without the layout.",
        };
      }
      for (const file of missing) {
        yield {
          page,
          message: `It names ${file}, which is missing.`,
          remedy: "Build again, without a cache.",
        };
      }
      if (writeCode(cost) > pageLimits.bytes) {
        yield {
          page,
          message: `Its scripts and styles cost ${writeCode(cost)} bytes; ${pageLimits.bytes} is the limit of every page.`,
          remedy: "Load what the page does not show at first when it is used.",
        };
      }
      if (requests > pageLimits.requests) {
        yield {
          page,
          message: `It makes ${requests} requests for scripts and styles; ${pageLimits.requests} is the limit of every page.`,
          remedy: "Join scripts that the page always loads together, as config/build/routeScripts.ts does.",
        };
      }
      for (const part of PARTS.filter((each) => isAbove(cost, each))) {
        yield {
          page,
          message: `Its ${part} cost ${cost[part]} bytes; ${limits[part]} is the budget of the kind "${findKind(page.route)}", with ${SPARE * 100} % to spare.`,
          remedy:
            "Load what the page does not show at first when it is used. If more is meant, write what `npm run check -- --weights` prints into config/build/budgets.ts.",
        };
      }
    }
  },
};

/** Returns what the heaviest page of each kind costs: the budgets, as they would be measured now. */
export function findHeaviest(site: Site): Partial<Record<PageKind, Budget>> {
  const found: Partial<Record<PageKind, Budget>> = {};
  const { costOf } = weigh(site);
  for (const page of site.pages) {
    const { cost } = costOf(page);
    const most = (found[findKind(page.route)] ??= { scripts: 0, styles: 0, fonts: 0 });
    for (const part of PARTS) most[part] = Math.max(most[part], cost[part]);
  }
  return found;
}

/** Number of pages from which on a file is compressed as a host does it: then it takes little time for each of them. */
const SHARED = 10;

/** Ways to find what a page costs: to the byte, or not less than that and sooner. */
interface Weights {
  costOf: (page: Page) => PageCost;
  boundOf: (page: Page) => PageCost;
}

/**
 * Weighs the pages of a site. The best compression takes forty seconds for all of them. A quick one makes larger files, so
 * a page that keeps to its budget with these does so with the files that a host sends.
 */
function weigh(site: Site): Weights {
  const list = site.files.has(SCRIPT_LIST) ? (JSON.parse(site.readBuilt(SCRIPT_LIST)) as PageScripts) : {};
  const files = new Map(site.pages.map((page) => [page, listFiles(site, page)]));
  const listScripts = (page: Page) => [
    ...new Set([...files.get(page)!.scripts, ...(list[page.route] ?? [])]),
  ];
  const uses = new Map<string, number>();
  for (const file of site.pages.flatMap(listScripts)) uses.set(file, (uses.get(file) ?? 0) + 1);
  const best = new Map<string, number>();
  const quick = new Map<string, number>();
  const once = (sizes: Map<string, number>, key: string, measure: () => number): number => {
    const size = sizes.get(key) ?? measure();
    sizes.set(key, size);
    return size;
  };
  const weighPage = (page: Page, isQuick: boolean): PageCost => {
    const { scripts: named, styles, fonts, inline, inlineFonts } = files.get(page)!;
    const scripts = listScripts(page);
    const measureSize = (file: string) => {
      const hasTime = !isQuick || (uses.get(file) ?? SHARED) >= SHARED;
      const measure = () => measureCompressed(file, site.measureBytes(file), hasTime);
      return once(hasTime ? best : quick, file, measure);
    };
    const sum = (all: readonly string[]) => all.reduce((bytes, file) => bytes + measureSize(file), 0);
    const sizeOfInline = once(isQuick ? quick : best, inline, () => compress(inline, !isQuick));
    const missing = [...scripts, ...styles, ...fonts].filter((file) => !site.files.has(file));
    return {
      cost: { scripts: sum(scripts), styles: sum(styles) + sizeOfInline, fonts: sum(fonts) + inlineFonts },
      scripts: named,
      requests: scripts.length + styles.length,
      // The page of unknown addresses has no route of its own.
      isListed: list[page.route] !== undefined || page.isNotFound,
      missing,
    };
  };
  return { costOf: (page) => weighPage(page, false), boundOf: (page) => weighPage(page, true) };
}

function listFiles(site: Site, page: Page): PageFiles {
  const html = site.readBuilt(page.file.slice(site.dir.length));
  const own = (pattern: RegExp) => [...new Set(html.match(pattern) ?? [])];
  const inline = [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].map((match) => match[1]).join("");
  const fontsInStyles = [...inline.matchAll(FONT_IN_STYLES)].map(([, data = ""]) =>
    Buffer.from(data, "base64"),
  );
  return {
    scripts: own(FILES.scripts),
    styles: own(FILES.styles),
    fonts: own(FILES.fonts),
    inline: inline.replace(FONT_IN_STYLES, ""),
    inlineFonts: fontsInStyles.reduce((bytes, font) => bytes + font.byteLength, 0),
  };
}

/** Quality of the quick compression. The best one has 11. */
const QUICK = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns the size of a text after compression with brotli: as a host sends it, or a little larger and sooner. */
function compress(text: string | Buffer, isBest: boolean): number {
  return zlib.brotliCompressSync(text, isBest ? {} : QUICK).byteLength;
}

/** Returns the size of a file that a host sends: text with brotli, fonts as they are. */
function measureCompressed(file: string, content: Buffer | undefined, isBest: boolean): number {
  if (!content) return 0;
  return file.endsWith(".woff2") ? content.byteLength : compress(content, isBest);
}
