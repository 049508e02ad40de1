import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, type Page } from "@playwright/test";
import { statusMarks } from "../../data/contracts/statuses/statusMarks";
import { Cache } from "../../src/node/files/cache";
import { findChromium } from "../../src/node/chromium/chromium";
import { exchange, themeVariables } from "./palette";
import { markStatuses, PLACEHOLDER } from "./statuses";
import { lookProperties, makeStandaloneSvg } from "./standaloneSvg";

/** A diagram as it is in a page. */
export interface RenderedDiagram {
  /** The picture: SVG markup with title and description, colours as CSS variables. */
  readonly svg: string;
  readonly title: string;
  readonly description: string;
  /** Pixels at which its text is as large as the page's. */
  readonly width: number;
  readonly height: number;
}

const IDLE_TIME = 2_000; // milliseconds after which the browser is closed

const configuration = {
  startOnLoad: false,
  securityLevel: "strict",
  theme: "base",
  look: "classic",
  fontFamily: "Figtree, sans-serif",
  htmlLabels: false,
  deterministicIds: true,
  flowchart: {
    htmlLabels: false,
    curve: "basis",
    // As state diagrams have it.
    padding: 8,
    nodeSpacing: 40,
    // Half of it is on each side of a label: room for the line, and for its head.
    rankSpacing: 64,
    // The longest name of a status and its mark in one line. State diagrams take it from here, too.
    wrappingWidth: 240,
  },
  state: { nodeSpacing: 40, rankSpacing: 64 },
  // Lines of sequences have the stroke of the others.
  themeCSS: ".messageLine0, .messageLine1 { stroke-width: 1px }",
  themeVariables,
} as const;

let browser: Promise<Browser> | undefined;
let page: Promise<Page> | undefined;
let queue: Promise<unknown> = Promise.resolve();
let closing: NodeJS.Timeout | undefined;
/** A diagram depends on its source, this folder's code, the releases of Mermaid and of the font, and the browser that measures its text. */
export const cache = new Cache<RenderedDiagram>("diagrams", [
  path.join(__dirname, "renderDiagram.ts"),
  path.join(__dirname, "standaloneSvg.ts"),
  path.join(__dirname, "palette.ts"),
  path.join(__dirname, "statuses.ts"),
  path.resolve("data/contracts/statuses/statusMarks.ts"),
  path.resolve("node_modules/mermaid/package.json"),
  path.resolve("node_modules/@fontsource-variable/figtree/package.json"),
  path.resolve("node_modules/@sparticuz/chromium/package.json"),
  path.resolve("node_modules/@playwright/test/package.json"),
]);

async function openPage(): Promise<Page> {
  // Loaded here: it takes a second, which a build with all diagrams in the cache saves.
  const { chromium } = await import("@playwright/test");
  browser = findChromium().then((options) => chromium.launch(options));
  const opened = await (await browser).newPage();
  const font = await readFile(
    path.resolve("node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
  );
  // Text is measured here, so the font has to be the one that the site's pages use.
  await opened.setContent(
    `<!doctype html><style>@font-face{font-family:Figtree;font-weight:300 900;src:url(data:font/woff2;base64,${font.toString("base64")})}` +
      `body{font-family:Figtree;color:#010208}</style><p>Text</p>`,
  );
  // tsx wraps functions in a call of this name, which the browser does not know.
  await opened.evaluate("globalThis.__name = (of) => of");
  await opened.evaluate(() => document.fonts.load("16px Figtree"));
  await opened.addScriptTag({ path: path.resolve("node_modules/mermaid/dist/mermaid.min.js") });
  await opened.evaluate((options) => {
    (window as unknown as { mermaid: { initialize(options: unknown): void } }).mermaid.initialize(options);
  }, configuration);
  return opened;
}

async function renderInBrowser(source: string, id: string): Promise<RenderedDiagram> {
  clearTimeout(closing);
  page ??= openPage();
  page.catch(() => close().catch(() => undefined));
  const opened = await page;
  const text = markStatuses(source);
  try {
    // Outlines are rendered with random numbers even in the classic look: the same numbers for each diagram.
    const svg = await opened.evaluate(
      async ({ text, name }) => {
        let seed = 7;
        Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
        const { mermaid } = window as unknown as {
          mermaid: { render(id: string, text: string): Promise<{ svg: string }> };
        };
        return (await mermaid.render(name, text)).svg;
      },
      { text, name: id },
    );
    return await opened.evaluate(makeStandaloneSvg, {
      svg,
      id,
      text,
      exchange,
      properties: lookProperties,
      placeholder: PLACEHOLDER,
      marks: statusMarks,
    });
  } finally {
    closing = setTimeout(() => void close(), IDLE_TIME);
    closing.unref();
  }
}

/** Closes the browser, if one is open. The next diagram opens another. */
export async function close(): Promise<void> {
  const open = browser;
  browser = page = undefined;
  await (await open)?.close();
}

/**
 * Renders a Mermaid diagram with the site's font and colours, or takes it from the cache.
 * @param source Mermaid text with `accTitle:` and `accDescr:`
 * @throws Error when Mermaid cannot read the text, or when title or description are missing
 */
export const renderDiagram = (source: string): Promise<RenderedDiagram> =>
  cache.getOrCompute(`${process.env.CHROMIUM_PATH ?? ""}\0${source}`, async () => {
    // Ids in a page must differ, and the same source must give the same picture.
    const id = `diagram-${createHash("sha256").update(source).digest("hex").slice(0, 8)}`;
    // One after the other, because they are rendered in one page.
    const result = queue.then(() => renderInBrowser(source, id));
    queue = result.catch(() => undefined);
    const diagram = await result;
    if (!diagram.title || !diagram.description) {
      throw new Error(
        "A diagram needs the lines `accTitle: …` and `accDescr: …` for readers who do not see it.",
      );
    }
    return diagram;
  });
