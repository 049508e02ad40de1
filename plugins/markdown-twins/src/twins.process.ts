/** Writes all twins in a process of its own. Reads the work from its standard input, as JSON. */
import "../../light-build/shortRun";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { json } from "node:stream/consumers";
import { Memory } from "../../after-build/memory";
import { twinLink } from "./links";
import { llmsFiles, type SiteFacts, type TextFile } from "./llms";
import { twinOf, type Twin } from "./page";

export interface Work {
  /** The folder of the built site. */
  readonly outDir: string;
  /** All pages that have a twin, each with what `relevantPart` leaves of it. */
  readonly pages: readonly { readonly route: string; readonly html: string }[];
  /** Site paths in reading order. */
  readonly order: readonly string[];
  readonly site: SiteFacts;
}

/** What twins are made by. */
const MAKERS = [
  "plugins/markdown-twins/src",
  "plugins/after-build/facts.ts",
  "src/lib/markdownTwin.ts",
  "node_modules/cheerio/package.json",
];

async function main(): Promise<void> {
  const { outDir, pages, order, site } = (await json(process.stdin)) as Work;
  const places = new Map(order.map((route, index) => [route, index]));
  const place = ({ route }: Twin) => places.get(route) ?? Infinity;
  const twins = await twinsOf(pages, site.url);
  twins.sort((a, b) => (place(a) === place(b) ? (a.route < b.route ? -1 : 1) : place(a) - place(b)));
  await write(outDir, [
    ...twins.map(({ path: address, markdown }) => ({ path: address, text: markdown })),
    ...llmsFiles(twins, site),
  ]);
}

/** The twins of all pages; those that did not change since the last build are not made again. */
async function twinsOf(pages: Work["pages"], origin: string): Promise<Twin[]> {
  const memory = new Memory<Twin>("twins", MAKERS);
  const routes = new Set(pages.map(({ route }) => route));
  // Links lead to the twins of pages that have one.
  const surroundings = JSON.stringify([origin, ...[...routes].sort()]);
  const twins: Twin[] = [];
  for (const { route, html } of pages) {
    const link = twinLink(origin, (target) => routes.has(target), route);
    twins.push(await memory.of([surroundings, route, html].join("\0"), () => twinOf(html, route, link)));
  }
  await memory.save();
  return twins;
}

async function write(outDir: string, files: readonly TextFile[]): Promise<void> {
  for (const { path: address, text } of files) {
    const file = path.join(outDir, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

void main();
