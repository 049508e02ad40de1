import zlib from "node:zlib";
import { kindOf, SPARE, type Budget, type PageKind } from "../../config/build/budgets";
import { type Check } from "../support/check";
import { type Page } from "../support/page";
import { type Site } from "../support/site";

/** Files that a page names anywhere in its HTML: in an element, or in a list from which a script starts them. */
const FILES = {
  scripts: /\/assets\/js\/[\w.~-]+\.js\b/g,
  styles: /\/assets\/css\/[\w.~-]+\.css\b/g,
  fonts: /\/[\w/.-]+\.woff2\b/g,
};

/** A font that stands in the styles of a page. It counts as a font. */
const FONT_IN_STYLES = /url\("?data:font\/woff2;base64,([^)"]+)"?\)/g;

/** A script that fewer pages name holds the words of these pages: the text of a release note is in its list, too. */
const SHARED = 3;

const PARTS = ["scripts", "styles", "fonts"] as const;

interface PageFiles {
  scripts: string[];
  styles: string[];
  fonts: string[];
  /** The styles in the page itself, without the fonts that stand in them. */
  inline: string;
  /** Bytes of the fonts that stand in them. */
  inlineFonts: number;
}

/** What the code of a page costs, and the files that it names and that are missing. */
interface PageCost {
  cost: Budget;
  scripts: string[];
  missing: string[];
}

/** Pages are read on phones and slow networks. Limited is what code makes of a page, never what an author writes. */
export const weight: Check = {
  name: "weight",
  title: "every page has its files, whose scripts, styles and fonts keep to the budget of its kind",

  *site(site) {
    for (const [page, { cost, scripts, missing }] of costsOf(site)) {
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
  const named = new Map(site.pages.map((page) => [page, filesOf(site, page)]));
  const users = new Map<string, number>();
  for (const { scripts } of named.values()) {
    for (const file of scripts) users.set(file, (users.get(file) ?? 0) + 1);
  }
  const sizes = new Map<string, number>();
  const once = (key: string, measure: () => number): number => {
    const size = sizes.get(key) ?? measure();
    sizes.set(key, size);
    return size;
  };
  const sizeOf = (file: string) => once(file, () => compressedSize(file, site.bytesOf(file)));
  const sum = (files: string[]) => files.reduce((bytes, file) => bytes + sizeOf(file), 0);
  const costs = new Map<Page, PageCost>();
  for (const [page, { scripts, styles, fonts, inline, inlineFonts }] of named) {
    const isComponent = page.source?.endsWith(".tsx") ?? false;
    const cost: Budget = {
      scripts: sum(scripts.filter((file) => isComponent || users.get(file)! >= SHARED)),
      styles: sum(styles) + once(inline, () => zlib.brotliCompressSync(inline).byteLength),
      fonts: sum(fonts) + inlineFonts,
    };
    const missing = [...scripts, ...styles, ...fonts].filter((file) => !site.files.has(file));
    costs.set(page, { cost, scripts, missing });
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
