import type { ClientModule } from "@docusaurus/types";
import codeFont from "@site/.docusaurus/fonts/jetbrains-mono.woff2";
import textFont from "@site/.docusaurus/fonts/figtree.woff2";

/** What no first paint waits for: added once, and fetched by the browser where a page shows text in it. */
const waiting = new Map<"first" | "later", () => FontFace>([
  ["first", () => face("JetBrains Mono", codeFont, "400 700")],
  ["later", () => face("Figtree", textFont, "300 900")],
]);

const face = (family: string, address: string, weight: string) =>
  new FontFace(family, `url("${address}") format("woff2")`, { weight, display: "swap" });

/**
 * Has code in the site's own font once the first page is hydrated, which is behind its paint, and text on the next page
 * where the font came too late for the first. Until then, and without JavaScript, both are in the system's fonts, scaled
 * to the same width and height (src/css/theme.css).
 */
export const onRouteDidUpdate: ClientModule["onRouteDidUpdate"] = ({ previousLocation }) => {
  const moment = previousLocation ? "later" : "first";
  const missing = waiting.get(moment);
  if (!missing) return;
  waiting.delete(moment);
  document.fonts.add(missing());
};
