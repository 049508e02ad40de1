import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Memory } from "../../memory";
import { htmlFiles, readPage, routeOf } from "../../builtPages";
import { isContent } from "./content";
import { twinLink } from "./links";
import { llmsFiles, type SiteFacts, type TextFile } from "./llms";
import { relevantPart, twinOf, type Twin } from "./page";

export interface Facts {
  /** The folder of the built site. */
  readonly outDir: string;
  /** Site paths in reading order. */
  readonly order: readonly string[];
  readonly site: SiteFacts;
}

/** What twins are made by. */
const MAKERS = ["plugins/markdown-twins/src", "src/lib/markdownTwin.ts", "node_modules/cheerio/package.json"];

/** Writes the twins of all pages that are content, and the files that list them. */
export default async function writeTwins({ outDir, order, site }: Facts, folder: string): Promise<string> {
  const places = new Map(order.map((route, index) => [route, index]));
  const place = ({ route }: Twin) => places.get(route) ?? Infinity;
  const twins = await twinsOf(folder, site.url);
  twins.sort((a, b) => (place(a) === place(b) ? (a.route < b.route ? -1 : 1) : place(a) - place(b)));
  await write(outDir, [
    ...twins.map(({ path: address, markdown }) => ({ path: address, text: markdown })),
    ...llmsFiles(twins, site),
  ]);
  return "";
}

/** The twins of all pages; those that did not change since the last build are not made again. */
async function twinsOf(folder: string, origin: string): Promise<Twin[]> {
  const memory = new Memory<Twin>("twins", MAKERS);
  const pages = new Map<string, string>();
  for (const file of await htmlFiles(folder)) {
    if (isContent(readPage(file))) pages.set(routeOf(path.relative(folder, file)), file);
  }
  // Links lead to the twins of pages that have one.
  const surroundings = JSON.stringify([origin, ...[...pages.keys()].sort()]);
  const twins: Twin[] = [];
  for (const [route, file] of pages) {
    const html = relevantPart(readPage(file));
    const link = twinLink(origin, (target) => pages.has(target), route);
    twins.push(await memory.of([surroundings, route, html].join("\0"), () => twinOf(html, route, link)));
  }
  await memory.tidy();
  return twins;
}

async function write(outDir: string, files: readonly TextFile[]): Promise<void> {
  for (const { path: address, text } of files) {
    const file = path.join(outDir, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
