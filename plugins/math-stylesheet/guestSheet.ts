import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Parser } from "htmlparser2";
import { Memory } from "../after-build/memory";
import { htmlFiles, readPage } from "../after-build/pages";
import { Sheet, tokensOf, type GuestSheet } from "../first-paint";
import { subset } from "../fonts/subset";

/** The class by which KaTeX sets a variable in its font of that family; all other text stands in other families. */
const VARIABLE = "mathnormal";
const VARIABLE_FAMILY = "KaTeX_Math-";

/** Fonts that nearly each formula needs: they are asked for before the page is drawn, so that no text moves. */
const EARLY = ["KaTeX_Main-Regular", "KaTeX_Math-Italic"];

/** What a page with formulas asks for. */
interface Needs {
  readonly variables: readonly string[];
  readonly others: readonly string[];
  /** Names of elements, classes and attributes. */
  readonly names: readonly string[];
}

/** What needs are found by. */
const MAKERS = [
  "plugins/math-stylesheet/guestSheet.ts",
  "plugins/first-paint/src/tokens.ts",
  "node_modules/htmlparser2/package.json",
];

/**
 * The first styles of a page with mathematics: KaTeX's own rules, as far as the page needs them, with fonts cut down to
 * the characters that the formulas of this site show. The formula is drawn with the page, whatever the CDN does.
 */
export const mathGuest: GuestSheet = {
  className: "katex",
  async prepare({ outDir }) {
    const dist = path.dirname(require.resolve("katex/dist/katex.min.css"));
    const shown: FormulaCharacters = { variables: new Set(), others: new Set() };
    const names = new Set<string>();
    const memory = new Memory<Needs>("formulas", MAKERS);
    for (const file of await htmlFiles(outDir)) {
      const html = readPage(file);
      if (!html.includes("katex-html")) continue;
      const needs = await memory.of(html, () => needsOf(html));
      for (const character of needs.variables) shown.variables.add(character);
      for (const character of needs.others) shown.others.add(character);
      for (const name of needs.names) names.add(name);
    }
    await memory.tidy();
    // What no page of the site needs is no page's business, fonts above all.
    const whole = await readFile(path.join(dist, "katex.min.css"), "utf8");
    const css = Sheet.parse(whole).select({ names, variables: new Set() });
    const fonts = new Map<string, string>();
    await mkdir(path.join(outDir, "assets/fonts"), { recursive: true });
    for (const [, name = ""] of css.matchAll(/url\(fonts\/([\w-]+)\.woff2\)/g)) {
      const characters = name.startsWith(VARIABLE_FAMILY) ? shown.variables : shown.others;
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

function needsOf(html: string): Needs {
  const { variables, others } = charactersOf(html);
  return { variables: [...variables], others: [...others], names: [...tokensOf(html).names] };
}

/** What formulas show, by the fonts that show it. */
export interface FormulaCharacters {
  /** Variables, in KaTeX's font of mathematics. */
  readonly variables: Set<string>;
  /** Numbers, signs, words: in one of the other fonts. */
  readonly others: Set<string>;
}

/** The characters that the drawn formulas of a page show. */
export function charactersOf(html: string): FormulaCharacters {
  const found: FormulaCharacters = { variables: new Set(), others: new Set() };
  if (!html.includes("katex-html")) return found;
  const elements: { inFormula: boolean; inVariable: boolean }[] = [];
  const parser = new Parser({
    onopentag(_name, { class: className = "" }) {
      const classes = className.split(" ");
      const around = elements.at(-1);
      elements.push({
        inFormula: !!around?.inFormula || classes.includes("katex-html"),
        inVariable: !!around?.inVariable || classes.includes(VARIABLE),
      });
    },
    ontext(text) {
      const around = elements.at(-1);
      if (!around?.inFormula) return;
      const characters = around.inVariable ? found.variables : found.others;
      for (const character of text) characters.add(character);
    },
    onclosetag() {
      elements.pop();
    },
  });
  parser.write(html);
  parser.end();
  return found;
}
