import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type BuiltSite, type Step } from "../../after-build";
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

/**
 * Puts into the head of each page the rules that its own HTML needs, in place of the link to the whole sheet, which
 * follows later (loader.client.ts) as a file of its own, and without JavaScript comes with the page.
 *
 * @param states what must not be left out although no page's HTML shows it
 * @param guests sheets for what only some pages hold
 */
export function firstPaint(states: States, guests: readonly GuestSheet[] = []): Step {
  return {
    name: "styles of the first paint",
    async pages(site) {
      const folder = path.join(site.outDir, "assets/css");
      const sheets = new Map<string, { first: Sheet; later: string }>();
      for (const name of await readdir(folder)) {
        const css = await readFile(path.join(folder, name), "utf8");
        const first = Sheet.parse(css, states.classes);
        const rest = withoutFonts(css);
        const later = `later.${createHash("sha256").update(rest).digest("hex").slice(0, 8)}.css`;
        await writeFile(path.join(folder, later), rest);
        await rm(path.join(folder, name));
        sheets.set(`/assets/css/${name}`, { first, later: `/assets/css/${later}` });
      }
      const visitors = await Promise.all(
        guests.map(async (guest) => {
          const { css, fonts } = await guest.prepare(site);
          // All fonts, so that the guest's own sheet, should it come, has none to name a second time.
          const sheet = Sheet.parse(css, [], { allFonts: true });
          return { name: `.${guest.className}`, sheet, fonts: fonts.map(preload).join("") };
        }),
      );
      const script = loader();
      return (html, file) => {
        const [link, address] = LINK.exec(html) ?? [];
        if (!link || !address) return html;
        const sheet = sheets.get(address);
        if (!sheet) throw new Error(`${file} asks for ${address}, which the build did not write.`);
        const found = tokensOf(html);
        const tokens = { ...found, variables: new Set([...found.variables, ...states.variables]) };
        const present = visitors.filter(({ name }) => tokens.names.has(name));
        const styles = [...present.map((visitor) => visitor.sheet), sheet.first]
          .map((one) => one.select(tokens))
          .join("");
        const tag =
          `<style>${styles}</style>` +
          `<script data-stylesheet="${sheet.later}">${script}</script>` +
          `<noscript><link rel="stylesheet" href="${sheet.later}"></noscript>`;
        // Last in the head: the text, drawn with a font asked for before, matters more than what only some pages hold.
        const fonts = present.map((visitor) => visitor.fonts).join("");
        return html.replace(link, () => tag).replace("</head>", () => `${fonts}</head>`);
      };
    },
  };
}

const preload = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
