import type { ClientModule } from "@docusaurus/types";
import codeFont from "@generated/fonts/jetbrains-mono.woff2";
import textFont from "@generated/fonts/figtree.woff2";

/** The fonts of code that readers have, scaled to the site's by src/css/theme.css. One of them is enough. */
const SCALED = ["CodeMenlo", "CodeConsolas", "CodeLiberation"];

const code = createFace("JetBrains Mono", codeFont, "400 700");
const text = createFace("Figtree", textFont, "300 900");

/** Returns a font that the browser fetches where a page shows text in it. Nothing where the server renders. */
function createFace(family: string, address: string, weight: string): FontFace | undefined {
  if (typeof FontFace === "undefined") return undefined;
  return new FontFace(family, `url("${address}") format("woff2")`, { weight, display: "swap" });
}

const add = (...fonts: (FontFace | undefined)[]) => fonts.forEach((font) => font && document.fonts.add(font));

/**
 * Adds the font of code, on a page with code once it is loaded. Browsers compute the layout of the complete page for
 * each font that is added, and once more for each that arrives.
 */
async function addCodeFont(): Promise<void> {
  if (document.querySelector("code")) await code?.load();
  add(code);
}

/**
 * Has code in the site's own font once the first page is hydrated, which is after its paint, if the reader has one of
 * the same width and height: nothing moves. Otherwise it is shown on the next page, as is the font of text where that
 * came too late for the first. Without JavaScript both are in the system's fonts.
 */
export const onRouteDidUpdate: ClientModule["onRouteDidUpdate"] = ({ previousLocation }) => {
  if (previousLocation) {
    add(code, text);
    return;
  }
  Promise.any(SCALED.map((family) => document.fonts.load(`1em "${family}"`)))
    .then(addCodeFont)
    .catch(() => undefined);
};
