import { createHash } from "node:crypto";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Parser } from "htmlparser2";
import { readPage } from "../../../src/node/builtPages";
import { subsetToCharacters } from "./subset";
import { type PartialSheet } from "../../critical-css/src/criticalCss";
import { Sheet } from "../../critical-css/src/sheet/sheet";
import { readTokens } from "../../critical-css/src/sheet/tokens";

/** The font of numbers, signs and words. */
const TEXT = "KaTeX_Main";

/** Fonts that formulas need: they are in the rules, so that formulas are painted with the page. */
const INLINED = /^KaTeX_(?:Main-Regular|Math-Italic|Size\d-Regular)$/;

const dist = path.dirname(require.resolve("katex/dist/katex.min.css"));

/**
 * Writes the copy of KaTeX's style sheet that serves where the CDN fails, and the fonts that it names.
 *
 * @param target site path of the style sheet
 */
export async function copyMathSheet(outDir: string, target: string): Promise<void> {
  const folder = path.join(outDir, path.dirname(target));
  await mkdir(folder, { recursive: true });
  await cp(path.join(dist, "katex.min.css"), path.join(outDir, target));
  await cp(path.join(dist, "fonts"), path.join(folder, "fonts"), {
    recursive: true,
    filter: (file) => !/\.(ttf|woff)$/.test(file),
  });
}

/**
 * Returns the critical CSS of a page with mathematics: KaTeX's own rules, as far as the page needs them, with fonts cut
 * down to the characters that the formulas of this site show. Formulas are painted with the page, whatever the CDN
 * does.
 *
 * @param outDir the folder of the build, into which the fonts are written
 * @param files the built pages
 */
export async function writeMathSheet(outDir: string, files: readonly string[]): Promise<PartialSheet> {
  const full = await readFile(path.join(dist, "katex.min.css"), "utf8");
  const special = listSpecialFonts(full);
  /** The characters that each font shows, as one text; fonts by the names of their families. */
  const shown: Record<string, string> = {};
  const names = new Set<string>();
  for (const file of files) {
    const html = readPage(file);
    if (!html.includes("katex-html")) continue;
    for (const [font, text] of Object.entries(collectCharacters(html, special)))
      shown[font] = (shown[font] ?? "") + text;
    for (const name of readTokens(html).names) names.add(name);
  }
  // Rules that no page of the site needs are dropped once, and with them their fonts.
  const css = Sheet.parse(full).select({ names, variables: new Set() });
  const fonts = new Map<string, string>();
  await mkdir(path.join(outDir, "assets/fonts"), { recursive: true });
  for (const [, name = ""] of css.matchAll(/url\(fonts\/([\w-]+)\.woff2\)/g)) {
    const [family = ""] = name.split("-");
    const font = await subsetToCharacters(
      path.join(dist, "fonts", `${name}.woff2`),
      shown[family] ?? shown[TEXT] ?? "",
    );
    if (INLINED.test(name)) {
      fonts.set(name, `data:font/woff2;base64,${font.toString("base64")}`);
      continue;
    }
    const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
    const address = `/assets/fonts/${name.toLowerCase()}.${hash}.woff2`;
    await writeFile(path.join(outDir, address), font);
    fonts.set(name, address);
  }
  const rules = css
    .replace(/,url\([^)]+\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g, "")
    .replace(/url\(fonts\/([\w-]+)\.woff2\)/g, (_, name: string) => `url(${fonts.get(name)})`);
  return { className: "katex", sheet: Sheet.parse(rules, [], { allFonts: true }) };
}

/** A font that a rule of KaTeX's sets, by its family, and the classes that the rule asks for. */
export interface SpecialFont {
  readonly family: string;
  readonly classes: readonly string[];
}

/** Returns the fonts of variables and of large signs. All other text may be in any of the rest. */
export function listSpecialFonts(css: string): SpecialFont[] {
  const rules = css.matchAll(/(?:^|\})([^{}@]+)\{[^{}]*font-family:(KaTeX_(?:Math|Size\d))\b/g);
  return [...rules].flatMap(([, selectors = "", family = ""]) =>
    selectors.split(",").map((selector) => ({
      family,
      classes: [...selector.matchAll(/\.([\w-]+)/g)].map((match) => match[1]!),
    })),
  );
}

/**
 * Returns the characters that the rendered formulas of a page show, by the families of the fonts that show them.
 *
 * @param special fonts that are needed for some characters only
 */
export function collectCharacters(html: string, special: readonly SpecialFont[]): Record<string, string> {
  const found = new Map<string, Set<string>>();
  /** For each element within a formula, the classes of all those around it and its own. */
  const elements: (Set<string> | undefined)[] = [];
  const parser = new Parser({
    onopentag(_name, { class: className = "" }) {
      const around = elements.at(-1);
      const own = className.split(" ");
      elements.push(
        around || own.includes("katex-html") ? new Set([...(around ?? ["katex"]), ...own]) : undefined,
      );
    },
    ontext(text) {
      const classes = elements.at(-1);
      if (!classes) return;
      const fonts = special.filter((font) => font.classes.every((name) => classes.has(name)));
      for (const family of fonts.length > 0 ? fonts.map((font) => font.family) : [TEXT]) {
        const characters = found.get(family) ?? new Set();
        for (const character of text) characters.add(character);
        found.set(family, characters);
      }
    },
    onclosetag() {
      elements.pop();
    },
  });
  parser.write(html);
  parser.end();
  return Object.fromEntries(
    [...found].map(([family, characters]) => [family, [...characters].sort().join("")]),
  );
}
