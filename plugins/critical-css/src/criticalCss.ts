import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Sheet, withoutFonts } from "./sheet/sheet";
import { tokensOf } from "./sheet/tokens";

/** What scripts do to a page before its reader does anything. */
export interface CriticalCssOptions {
  /** Classes that they set: rules that ask for them stay. */
  readonly classes: readonly RegExp[];
  /** Custom properties that only they use. */
  readonly variables: readonly string[];
}

/** A style sheet for what only some pages hold, whose rules stand before the site's own. */
export interface PartialSheet {
  /** A page with this class gets the rules that it needs. */
  readonly className: string;
  readonly sheet: Sheet;
}

/** The site's own style sheet as Docusaurus writes it into the head. */
const LINK = /<link\b(?=[^>]*\brel="?stylesheet\b)[^>]*\bhref="?(\/assets\/css\/[^">\s]+\.css)"?[^>]*>/;

/** A script that Docusaurus writes into the head: the bundle's, and those of the site's configuration. */
const SCRIPT = /<script src="?(\/[^\s">]+)"? defer(?:="")?><\/script>/g;

/** The text font, in the style sheet. */
const TEXT_FONT = /\/assets\/fonts\/figtree-[^"')]+\.woff2/;

/**
 * Makes a function that rewrites a page:
 * - the rules that its own HTML needs stand in its head, in place of the link to the full style sheet, which the
 *   inline script enables after the first paint, and which `<noscript>` holds as well;
 * - its scripts wait for the inline script;
 * - it is dark until a script says otherwise, as the site's default is;
 * - it asks for the text font ahead of everything else: the font is used only if it is there at the first paint.
 *
 * @param outDir the folder of the build, whose style sheets lose their fonts, which the pages name
 * @param partial sheets for what only some pages hold
 * @returns given a page's HTML and its path, the HTML that readers get
 * @throws Error for a style sheet with syntax whose need it cannot tell, or without the text font
 */
export function criticalCss(
  outDir: string,
  { classes, variables }: CriticalCssOptions,
  partial: readonly PartialSheet[],
): (html: string, file: string) => string {
  const sheets = siteSheets(path.join(outDir, "assets/css"), classes);
  return (html, file) => {
    const [link, address] = LINK.exec(html) ?? [];
    const own = sheets.get(address ?? "");
    if (!link || !own)
      throw new Error(`${file} asks for no style sheet of this build: ${address ?? "none"}.`);
    const found = tokensOf(html);
    const tokens = { ...found, variables: new Set([...found.variables, ...variables]) };
    const present = partial.filter(({ className }) => tokens.names.has(`.${className}`));
    const styles = [...present, own].map(({ sheet }) => sheet.select(tokens)).join("");
    const [head = "", body = ""] = split(html);
    return (
      head
        .replace(/<html\b(?![^>]*\bdata-theme=)/, '<html data-theme="dark"')
        .replace(SCRIPT, '<script type="text/plain" data-src="$1"></script>')
        .replace(
          link,
          () =>
            `<link rel="preload" as="font" type="font/woff2" crossorigin href="${own.font}">` +
            `<style>${styles}</style>` +
            // A disabled link is not fetched, but by Chromium's preload scanner, which heeds `media` alone.
            `<link rel="stylesheet" href="${own.address}" media="not all" data-full-sheet disabled>` +
            `<noscript><link rel="stylesheet" href="${own.address}"></noscript>`,
        ) + body
    );
  };
}

/** A page's head, and the rest. */
function split(html: string): [string, string] {
  const end = html.indexOf("</head>");
  return [html.slice(0, end), html.slice(end)];
}

/** A style sheet of the site, where it is after it lost its fonts, and the text font. */
interface SiteSheet {
  readonly sheet: Sheet;
  readonly address: string;
  readonly font: string;
}

/**
 * Takes `@font-face` out of the style sheets in a folder: critical CSS declares the fonts, and a second declaration would
 * load a font that was too late for the first paint after all, and move text.
 *
 * @returns by the address that the pages ask for
 */
function siteSheets(folder: string, states: readonly RegExp[]): Map<string, SiteSheet> {
  const sheets = new Map<string, SiteSheet>();
  for (const name of readdirSync(folder)) {
    const css = readFileSync(path.join(folder, name), "utf8");
    const [font] = TEXT_FONT.exec(css) ?? [];
    if (!font)
      throw new Error(`${name} names no Figtree font: has the @font-face rule left src/css/theme.css?`);
    const rest = withoutFonts(css);
    const renamed = `styles.${createHash("sha256").update(rest).digest("hex").slice(0, 8)}.css`;
    rmSync(path.join(folder, name));
    writeFileSync(path.join(folder, renamed), rest);
    sheets.set(`/assets/css/${name}`, {
      sheet: Sheet.parse(css, states),
      address: `/assets/css/${renamed}`,
      font,
    });
  }
  return sheets;
}
