import { readFileSync } from "node:fs";
import browserslist from "browserslist";
import DoIUse from "doiuse";
import postcss from "postcss";

/** What some browser of the list lacks although styles use it, and why that does no harm. */
const HARMLESS: Readonly<Record<string, string>> = {
  "css-clip-path": "Only its basic shapes are used, which all have; what is partly supported is url().",
  "css-container-queries": "Safari 15 and Chrome 103 keep the narrow layout, in which nothing is missing.",
  "css-container-query-units":
    "Without them a caption is limited by the width of the window, as those of other tables.",
  "css-content-visibility": "It saves work and shows the same.",
  "css-display-contents":
    "Where it is partly supported, roles of buttons and tables are lost: it is on neither.",
  "css-focus-visible": "UC Browser shows its own ring.",
  "css-has": "Firefox 115 lacks a refinement of underlines and distances.",
  "css-masks": "The prefix is written as well.",
  "css-media-scripting": "What is partly supported is a value that is not used.",
  "css-overflow": "What Safari 15 lacks is a second value, which is not used for scrolling.",
  "css-page-break": "Where a printed page ends is a matter of looks.",
  "css-paged-media": "Printed pages have the browser's own margins.",
  "css-resize": "On phones, fields keep their height.",
  "css-scrollbar": "Scroll bars look as the browser's own.",
  "css-text-indent": "What is partly supported are keywords after the length, which are not used.",
  "css-touch-action": "Safari on a desktop has no touch.",
  "intrinsic-width": "What is partly supported are heights and a prefix, which is written as well.",
  multicolumn: "column-gap is that of flexible boxes here, and breaks are those of print.",
  "text-decoration": "What is partly supported is a shorthand with thickness, which is written as longhands.",
  "text-size-adjust": "Only phones change the size of text, and they know it.",
  "viewport-unit-variants":
    "Within @supports: without it the bars of Chrome 107 lie over the end of the search.",
};

/**
 * Returns what a style sheet uses that a browser of the list lacks, one sentence for each feature.
 *
 * @param file a path
 * @param harmless names of features at caniuse.com that may be lacking
 */
export async function findUnsupported(
  file: string,
  harmless: Readonly<Record<string, string>> = HARMLESS,
): Promise<string[]> {
  const found = new Map<string, string>();
  const plugin = new DoIUse({
    browsers: browserslist(undefined, { path: process.cwd(), env: "production" }),
    onFeatureUsage: ({ feature, message }) => {
      if (!Object.hasOwn(harmless, feature) && !found.has(feature)) found.set(feature, message);
    },
  });
  await postcss([plugin]).process(readFileSync(file, "utf8"), { from: file });
  return [...found].map(
    ([feature, message]) =>
      `${message.trim()}\n  Write it another way, or add "${feature}" to HARMLESS in scripts/browserslist/styles.ts with the reason.`,
  );
}
