import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Sheet, removeFonts } from "./sheet/sheet";
import { readTokens } from "./sheet/tokens";

/** What scripts do to a page before its reader does anything. */
export interface CriticalCssOptions {
  /** Classes that they set: rules that ask for them stay. */
  readonly classes: readonly RegExp[];
}

/** A style sheet for what only some pages hold, whose rules are before the site's own. */
export interface PartialSheet {
  /** A page with this class gets the rules that it needs. */
  readonly className: string;
  readonly sheet: Sheet;
}

/** The text font, in the style sheet. */
const TEXT_FONT = /\/assets\/fonts\/figtree-[^"')]+\.woff2/;

/** Rewrites the pages of a build. */
export interface CriticalCssStep {
  /**
   * @returns the HTML that readers get
   * @throws Error for a page that does not hold exactly one marker, naming a style sheet of this build
   */
  rewrite(html: string, file: string): string;
  /** Removes the style sheets that no page asks for any more. */
  removeReplacedSheets(): void;
}

/**
 * Puts into a page, instead of its marker:
 * - the text font, ahead of everything else: it is used only if it is there at the first paint;
 * - the rules that the page's own HTML needs;
 * - the link to the full style sheet, which the inline script enables, and which `<noscript>` holds as well.
 *
 * @param outDir the folder of the build, which gets style sheets without the fonts that the pages declare
 * @param partial sheets for what only some pages hold
 * @throws Error for a style sheet with syntax whose need it does not know, or without the text font
 */
export function extractCriticalCss(
  outDir: string,
  { classes }: CriticalCssOptions,
  partial: readonly PartialSheet[],
): CriticalCssStep {
  const folder = path.join(outDir, "assets/css");
  const sheets = writeSiteSheets(folder, classes);
  return {
    rewrite(html, file) {
      const { names, markers, variables } = readTokens(html);
      const [marker, ...others] = markers;
      const own = sheets.get(marker?.href ?? "");
      if (!marker || others.length > 0 || !own) {
        const found = markers.map(({ href }) => href).join(", ") || "none";
        throw new Error(
          `${file} must hold one link with data-critical-css to a sheet of this build: ${found}.`,
        );
      }
      const present = partial.filter(({ className }) => names.has(`.${className}`));
      const styles = [...present, own].map(({ sheet }) => sheet.select({ names, variables })).join("");
      return (
        html.slice(0, marker.start) +
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${own.font}">` +
        `<style>${styles}</style>` +
        // A disabled link is not fetched, but by Chromium's preload scanner, which heeds `media` alone.
        `<link rel="stylesheet" href="${own.address}" media="not all" data-full-sheet disabled>` +
        `<noscript><link rel="stylesheet" href="${own.address}"></noscript>` +
        html.slice(marker.end)
      );
    },
    removeReplacedSheets() {
      for (const { name } of sheets.values()) rmSync(path.join(folder, name));
    },
  };
}

/** A style sheet of the site, where the one without its fonts is, and the text font. */
interface SiteSheet {
  /** The file's name, with all its fonts. */
  readonly name: string;
  readonly sheet: Sheet;
  readonly address: string;
  readonly font: string;
}

/**
 * Writes each style sheet in a folder a second time, without `@font-face`: critical CSS declares the fonts, and a second declaration would
 * load a font that was too late for the first paint after all, and move text.
 *
 * @returns by the address that the pages ask for
 */
function writeSiteSheets(folder: string, states: readonly RegExp[]): Map<string, SiteSheet> {
  const sheets = new Map<string, SiteSheet>();
  for (const name of readdirSync(folder)) {
    const css = readFileSync(path.join(folder, name), "utf8");
    const [font] = TEXT_FONT.exec(css) ?? [];
    if (!font)
      throw new Error(`${name} names no Figtree font: has the @font-face rule left src/css/theme.css?`);
    const rest = removeFonts(css);
    const renamed = `styles.${createHash("sha256").update(rest).digest("hex").slice(0, 8)}.css`;
    writeFileSync(path.join(folder, renamed), rest);
    sheets.set(`/assets/css/${name}`, {
      name,
      sheet: Sheet.parse(css, states),
      address: `/assets/css/${renamed}`,
      font,
    });
  }
  return sheets;
}
