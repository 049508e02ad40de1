import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type BuiltSite, type PageStep } from "../../after-build";
import { Memory } from "../../memory";
import { loader } from "./loader";
import { Sheet, withoutFonts } from "./sheet";
import { tokensOf } from "./tokens";

/** Rules from elsewhere for what only some pages hold, put before the site's own. */
export interface GuestSheet {
  /** A page with this class gets its share. */
  readonly className: string;
  /** The sheet, with addresses that hold on every page, and the fonts that a page asks for early. */
  prepare(site: BuiltSite): Promise<{ readonly css: string; readonly fonts: readonly string[] }>;
}

/** The site's own style sheet as Docusaurus writes it into the head. */
const LINK = /<link\b(?=[^>]*\brel="?stylesheet\b)[^>]*\bhref="?(\/assets\/css\/[^">\s]+\.css)"?[^>]*>/;

/** What scripts do to a page before its reader does anything, or add to it without waiting for the whole sheet. */
export interface States {
  /** Classes that they set: rules that ask for them stay. */
  readonly classes: readonly RegExp[];
  /** Custom properties that only they use. */
  readonly variables: readonly string[];
}

/** What a page gets: its rules, and the guests that gave some. */
interface Share {
  readonly styles: string;
  readonly guests: readonly string[];
}

/** What shares are made by. */
const MAKERS = [
  "plugins/first-paint/src",
  ...["css-what", "htmlparser2", "postcss"].map((name) => `node_modules/${name}/package.json`),
];

/**
 * Puts into the head of each page the rules that its own HTML needs, in place of the link to the whole sheet, which
 * follows later (loader.client.ts) as a file of its own, and without JavaScript comes with the page.
 *
 * @param states what must not be left out although no page's HTML shows it
 * @param guests sheets for what only some pages hold
 * @param cache the folder where shares are kept for the next build
 */
export function firstPaint(states: States, guests: readonly GuestSheet[] = [], cache?: string): PageStep {
  const memory = new Memory<Share>("first-paint", MAKERS, cache);
  return {
    name: "styles of the first paint",
    async pages(site) {
      const sheets = await siteSheets(path.join(site.outDir, "assets/css"), states);
      const visitors = await Promise.all(
        guests.map(async ({ className, prepare }) => {
          const { css, fonts } = await prepare(site);
          // All fonts, so that the guest's own sheet, should it come, has none to name a second time.
          const sheet = once(() => Sheet.parse(css, [], { allFonts: true }));
          return { className, css, sheet, fonts: fonts.map(preload).join("") };
        }),
      );
      const script = loader();
      const surroundings = JSON.stringify([
        states.classes.map(String),
        states.variables,
        visitors.map(({ className, css }) => [className, css]),
      ]);
      const shareOf = (html: string, own: SiteSheet): Share => {
        const found = tokensOf(html);
        const tokens = { ...found, variables: new Set([...found.variables, ...states.variables]) };
        const present = visitors.filter(({ className }) => tokens.names.has(`.${className}`));
        return {
          styles: [...present, own].map(({ sheet }) => sheet().select(tokens)).join(""),
          guests: present.map(({ className }) => className),
        };
      };
      return async (html, file) => {
        const [link, address] = LINK.exec(html) ?? [];
        if (!link || !address) return html;
        const own = sheets.get(address);
        if (!own) throw new Error(`${file} asks for ${address}, which the build did not write.`);
        const share = await memory.of([address, own.later, surroundings, html].join("\0"), () =>
          shareOf(html, own),
        );
        const tag =
          `<style>${share.styles}</style>` +
          `<script data-stylesheet="${own.later}">${script}</script>` +
          `<noscript><link rel="stylesheet" href="${own.later}"></noscript>`;
        // Last in the head: the text, drawn with a font asked for before, matters more than what only some pages hold.
        const fonts = visitors
          .filter(({ className }) => share.guests.includes(className))
          .map((visitor) => visitor.fonts)
          .join("");
        return html.replace(link, () => tag).replace("</head>", () => `${fonts}</head>`);
      };
    },
    done: () => memory.tidy(),
  };
}

/** A style sheet of the site: parsed when the first page needs it, and the address of what follows later. */
interface SiteSheet {
  readonly sheet: () => Sheet;
  readonly later: string;
}

/** Writes what follows later of each style sheet in a folder, in place of the sheet. */
async function siteSheets(folder: string, { classes }: States): Promise<Map<string, SiteSheet>> {
  const sheets = new Map<string, SiteSheet>();
  for (const name of await readdir(folder)) {
    const css = await readFile(path.join(folder, name), "utf8");
    const rest = withoutFonts(css);
    const later = `later.${createHash("sha256").update(rest).digest("hex").slice(0, 8)}.css`;
    await writeFile(path.join(folder, later), rest);
    await rm(path.join(folder, name));
    sheets.set(`/assets/css/${name}`, {
      sheet: once(() => Sheet.parse(css, classes)),
      later: `/assets/css/${later}`,
    });
  }
  return sheets;
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const preload = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
