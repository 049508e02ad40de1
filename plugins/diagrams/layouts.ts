import { draw, type Drawing } from "./drawing";
import { markStatuses } from "./statuses";

/** A diagram of this width shows its text at 12 px or more on a phone of 390 pixels. */
const PHONE = 500;

/** A diagram of this width shows its text at 12 px or more in the column of a window of 1440 pixels. */
const COLUMN = 980;

/** Layouts for narrow places, those with the longer lines first: how wide a line of text may be, and the gaps. */
const LAYOUTS = [
  { width: 110, gap: 16 },
  { width: 90, gap: 8 },
  { width: 74, gap: 4 },
] as const;

/** A diagram as a page shows it. */
export interface Layouts {
  /** For a column of the width that a desk has; the compact one where no other fits it. */
  readonly drawing: Drawing;
  /** For narrower columns, where that is another. */
  readonly compact: Drawing | undefined;
}

/**
 * Draws a diagram as its source has it and, where that is too wide for a phone, once more: top to bottom or left to
 * right, whichever is narrower, in short lines.
 *
 * @throws Error when the diagram itself cannot be drawn
 */
export async function drawLayouts(source: string): Promise<Layouts> {
  const drawing = await draw(source);
  if (drawing.width <= PHONE) return { drawing, compact: undefined };
  const compact = await drawCompact(source);
  if (!compact || compact.width >= drawing.width) return { drawing, compact: undefined };
  return drawing.width > COLUMN ? { drawing: compact, compact: undefined } : { drawing, compact };
}

/** The first layout that fits a phone, or else the narrowest. Those whose labels cover each other are left out. */
async function drawCompact(source: string): Promise<Drawing | undefined> {
  const drawings: Drawing[] = [];
  for (const layout of LAYOUTS) {
    for (const direction of ["TB", "LR"] as const) {
      const text = turn(source, direction);
      const drawing = await draw(configuration(layout, longestWord(source)) + text).catch(() => undefined);
      if (drawing && drawing.width <= PHONE) return drawing;
      if (drawing) drawings.push(drawing);
    }
  }
  return drawings.sort((a, b) => a.width - b.width)[0];
}

/** Pixels of the longest word of a label: Mermaid breaks words that are wider than a line, wherever it ends. */
function longestWord(source: string): number {
  const labels = markStatuses(source)
    .split("\n")
    .filter((line) => !/^\s*acc(?:Title|Descr)/.test(line));
  return 9 * Math.max(...labels.flatMap((line) => line.split(/[^\w.,:'-]+/).map((word) => word.length)));
}

/** Mermaid's own directive, so that the source says all that the drawing depends on. */
function configuration(layout: (typeof LAYOUTS)[number], longest: number): string {
  const { gap } = layout;
  const width = Math.max(layout.width, longest);
  const options = {
    flowchart: { wrappingWidth: width, nodeSpacing: gap, rankSpacing: 30, padding: 8 },
    state: { nodeSpacing: gap, rankSpacing: 30 },
    sequence: { wrap: true, width: width + 20, actorMargin: 8, diagramMarginX: 8 },
  };
  return `%%{init: ${JSON.stringify(options)}}%%\n`;
}

const turn = (source: string, direction: "TB" | "LR"): string =>
  source
    .replace(/^flowchart \w+/, `flowchart ${direction}`)
    .replace(/^stateDiagram-v2\n/, (head) => `${head}  direction ${direction}\n`);
