import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Parser } from "htmlparser2";
import { htmlFiles } from "../after-build/pages";
import { Sheet, tokensOf, type GuestSheet } from "../first-paint";
import { subset } from "../fonts/subset";

/** Fonts that nearly each formula needs: they are asked for before the page is drawn, so that no text moves. */
const EARLY = ["KaTeX_Main-Regular", "KaTeX_Math-Italic"];

/**
 * The first styles of a page with mathematics: KaTeX's own rules, as far as the page needs them, with fonts cut down to
 * the characters that the formulas of this site show. The formula is drawn with the page, whatever the CDN does.
 */
export const mathGuest: GuestSheet = {
  className: "katex",
  async prepare({ outDir }) {
    const dist = path.dirname(require.resolve("katex/dist/katex.min.css"));
    const characters = new Set<string>();
    const names = new Set<string>();
    for (const file of await htmlFiles(outDir)) {
      const html = await readFile(file, "utf8");
      if (!html.includes("katex-html")) continue;
      for (const character of charactersOf(html)) characters.add(character);
      for (const name of tokensOf(html).names) names.add(name);
    }
    // What no page of the site needs is no page's business, fonts above all.
    const whole = await readFile(path.join(dist, "katex.min.css"), "utf8");
    const css = Sheet.parse(whole).select({ names, variables: new Set() });
    const fonts = new Map<string, string>();
    await mkdir(path.join(outDir, "assets/fonts"), { recursive: true });
    for (const [, name = ""] of css.matchAll(/url\(fonts\/([\w-]+)\.woff2\)/g)) {
      const font = await subset(path.join(dist, "fonts", `${name}.woff2`), characters);
      const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
      const address = `/assets/fonts/${name.toLowerCase()}.${hash}.woff2`;
      await writeFile(path.join(outDir, address), font);
      fonts.set(name, address);
    }
    return {
      css: css
        .replace(/,url\([^)]+\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g, "")
        .replace(/url\(fonts\/([\w-]+)\.woff2\)/g, (_, name: string) => `url(${fonts.get(name)})`),
      fonts: EARLY.map((name) => {
        const address = fonts.get(name);
        if (!address) throw new Error(`KaTeX's style sheet names no font ${name}.`);
        return address;
      }),
    };
  },
};

/** The characters that the drawn formulas of a page show. */
export function charactersOf(html: string): Set<string> {
  const found = new Set<string>();
  if (!html.includes("katex-html")) return found;
  let depth = 0;
  const parser = new Parser({
    onopentag(_name, { class: className = "" }) {
      if (depth > 0 || className.split(" ").includes("katex-html")) depth += 1;
    },
    ontext(text) {
      if (depth > 0) for (const character of text) found.add(character);
    },
    onclosetag() {
      if (depth > 0) depth -= 1;
    },
  });
  parser.write(html);
  parser.end();
  return found;
}
