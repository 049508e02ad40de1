import zlib from "node:zlib";
import { kindOf, SPARE, type Budget, type PageKind } from "../../config/build/budgets";
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
  title: "every page has its files, whose scripts, styles and fonts keep to the budget of its kind",

  *site(site) {
    for (const [page, { cost, scripts, isListed, missing }] of costsOf(site)) {
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
      const kind = kindOf(page.route);
      for (const part of PARTS) {
        const limit = site.expected.budgets[kind][part];
        if (cost[part] <= limit * (1 + SPARE)) continue;
        yield {
          page,
          message: `Its ${part} cost ${cost[part]} bytes; ${limit} is the budget of the kind "${kind}", with ${SPARE * 100} % to spare.`,
          remedy:
            "Load what the page does not show at first when it is used. If more is meant, write what `npm run check -- --weights` prints into config/build/budgets.ts.",
        };
      }
    }
  },
};

/** What the heaviest page of each kind costs: the budgets, as they would be measured now. */
export function heaviest(site: Site): Partial<Record<PageKind, Budget>> {
  const found: Partial<Record<PageKind, Budget>> = {};
  for (const [page, { cost }] of costsOf(site)) {
    const most = (found[kindOf(page.route)] ??= { scripts: 0, styles: 0, fonts: 0 });
    for (const part of PARTS) most[part] = Math.max(most[part], cost[part]);
  }
  return found;
}

function costsOf(site: Site): Map<Page, PageCost> {
  const list = site.files.has(SCRIPT_LIST) ? (JSON.parse(site.readBuilt(SCRIPT_LIST)) as PageScripts) : {};
  const sizes = new Map<string, number>();
  const once = (key: string, measure: () => number): number => {
    const size = sizes.get(key) ?? measure();
    sizes.set(key, size);
    return size;
  };
  const sizeOf = (file: string) => once(file, () => compressedSize(file, site.bytesOf(file)));
  const sum = (files: string[]) => files.reduce((bytes, file) => bytes + sizeOf(file), 0);
  const costs = new Map<Page, PageCost>();
  for (const page of site.pages) {
    const { scripts: named, styles, fonts, inline, inlineFonts } = filesOf(site, page);
    const own = list[page.route];
    const scripts = [...new Set([...named, ...(own ?? [])])];
    const cost: Budget = {
      scripts: sum(scripts),
      styles: sum(styles) + once(inline, () => zlib.brotliCompressSync(inline).byteLength),
      fonts: sum(fonts) + inlineFonts,
    };
    const missing = [...scripts, ...styles, ...fonts].filter((file) => !site.files.has(file));
    // The page of unknown addresses has no route of its own.
    const isListed = own !== undefined || page.isNotFound;
    costs.set(page, { cost, scripts: named, isListed, missing });
  }
  return costs;
}

function filesOf(site: Site, page: Page): PageFiles {
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

/** What a host sends: text with brotli at its best, fonts as they are. */
function compressedSize(file: string, content: Buffer | undefined): number {
  if (!content) return 0;
  return file.endsWith(".woff2") ? content.byteLength : zlib.brotliCompressSync(content).byteLength;
}
