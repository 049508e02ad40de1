import { renderDiagram, type RenderedDiagram } from "./renderDiagram";
import { markStatuses } from "./statuses";

/** A diagram of this width shows its text at 12 px or more on a phone of 390 pixels. */
const PHONE = 500;

/** A diagram of this width shows its text at 12 px or more in the column of a window of 1440 pixels. */
const COLUMN = 980;

/** A higher diagram is never seen at once, below the navbar of a window of 1080 pixels. */
const WINDOW = 960;

/**
 * Layouts for narrow places, those with the longer lines first: how wide a line of a node may be, how many letters a
 * line of an arrow's label may have, and the gaps.
 */
const LAYOUTS = [
  { width: 110, letters: 24, gap: 16 },
  { width: 102, letters: 16, gap: 8 },
  { width: 94, letters: 12, gap: 4 },
  { width: 74, letters: 8, gap: 4 },
] as const;

/**
 * Pixels between two ranks of a narrow layout. From top to bottom, half of it is on each side of a label, which must leave
 * its line in sight. From left to right, it takes width.
 */
const RANK_SPACING = { TB: 46, LR: 30 } as const;

type Direction = keyof typeof RANK_SPACING;

type Narrow = (typeof LAYOUTS)[number];

/** A diagram as a page shows it. */
export interface Layouts {
  /** For a column of the width that a desk has; the compact one where no other fits it, or the window. */
  readonly diagram: RenderedDiagram;
  /** For narrower columns, where that is another. */
  readonly compact: RenderedDiagram | undefined;
}

/**
 * Renders a diagram as its source has it and, where that is too wide for a phone, once more: top to bottom or left to
 * right, whichever is narrower, in short lines.
 *
 * @throws Error when the diagram itself cannot be rendered
 */
export async function renderLayouts(source: string): Promise<Layouts> {
  const diagram = await renderDiagram(source);
  if (diagram.width <= PHONE) return { diagram, compact: undefined };
  const compact = await renderCompact(source);
  if (!compact || compact.width >= diagram.width) return { diagram, compact: undefined };
  const isTooLarge = diagram.width > COLUMN || diagram.height > WINDOW;
  return isTooLarge ? { diagram: compact, compact: undefined } : { diagram, compact };
}

/**
 * Returns the first layout that fits a phone, or else the narrowest. Those whose labels cover each other or break are
 * left out.
 */
async function renderCompact(source: string): Promise<RenderedDiagram | undefined> {
  const candidates: RenderedDiagram[] = [];
  const texts = LAYOUTS.flatMap((layout) =>
    (["TB", "LR"] as const).map(
      (direction) =>
        composeConfiguration(layout, measureLongestWord(source), direction) +
        wrapArrowLabels(turn(source, direction), layout.letters),
    ),
  );
  for (const text of new Set(texts)) {
    const diagram = await renderDiagram(text).catch(() => undefined);
    if (diagram && diagram.width <= PHONE) return diagram;
    if (diagram) candidates.push(diagram);
  }
  return candidates.sort((a, b) => a.width - b.width)[0];
}

/** Returns the number of pixels that the longest word of a label needs: Mermaid breaks words that are wider than a line, wherever it ends. */
function measureLongestWord(source: string): number {
  const labels = markStatuses(source)
    .split("\n")
    .filter((line) => !/^\s*acc(?:Title|Descr)/.test(line))
    .flatMap((line) => line.split(/[^\w.,:'-]+/));
  const width = (word: string) => [...word].reduce((sum, letter) => sum + (/[A-Z]/.test(letter) ? 12 : 9), 0);
  return Math.max(...labels.map(width));
}

/** Mermaid's own directive, so that the source says all that the diagram depends on. */
function composeConfiguration({ width, gap }: Narrow, longest: number, direction: Direction): string {
  const options = {
    flowchart: {
      wrappingWidth: Math.max(width, longest),
      nodeSpacing: gap,
      rankSpacing: RANK_SPACING[direction],
      padding: 8,
      diagramPadding: 4,
    },
    state: { nodeSpacing: gap, rankSpacing: RANK_SPACING[direction] },
    sequence: { wrap: true, width, wrapPadding: 4, actorMargin: 4, diagramMarginX: 4 },
  };
  return `%%{init: ${JSON.stringify(options)}}%%\n`;
}

const turn = (source: string, direction: "TB" | "LR"): string =>
  source
    .replace(/^flowchart \w+/, `flowchart ${direction}`)
    .replace(/^stateDiagram-v2\n/, (head) => `${head}  direction ${direction}\n`);

/**
 * Returns the labels of arrows in lines of a few letters: `-->|label|` and `-- label -->` of flowcharts, `--> B: label`
 * of state diagrams. Mermaid wraps them at 200 pixels, whatever the layout; those of sequences it wraps between their
 * ends.
 *
 * @param letters letters of a line at most, unless one word has more
 */
export const wrapArrowLabels = (source: string, letters: number): string =>
  source
    .replace(/\|([^|\n]+)\|/g, (_, label: string) => `|${wrap(label, letters)}|`)
    .replace(/-- ([^\n>|]+) -->/g, (_, label: string) => `-- ${wrap(label, letters)} -->`)
    .replace(
      /(--> *[\w[*\]]+ *: *)(.+)/g,
      (_, before: string, label: string) => before + wrap(label, letters),
    );

function wrap(label: string, letters: number): string {
  return label
    .split(" ")
    .reduce<string[]>((lines, word) => {
      const longer = [...lines.slice(-1), word].join(" ");
      return lines.length > 0 && longer.length <= letters
        ? [...lines.slice(0, -1), longer]
        : [...lines, word];
    }, [])
    .join("<br/>");
}
