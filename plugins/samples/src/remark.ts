import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type CurrentRelease, currentReleases } from "../../../data/contracts/currentReleases";
import { formatFigure, type Figures } from "../../../src/site/figures";
import {
  readAttribute,
  type MarkdownNode,
  locate,
  setAttribute,
  visit,
} from "../../../src/site/markdownTree/markdownTree";
import { formatMonths } from "../../../src/protocol/text/wording";
import { readFigures } from "./figures";
import { getAttribute } from "./inclusion";
import { readRecordedCode } from "./recordedCode";
import { extract } from "./regions";
import { composeRemixPath } from "./remix";
import { readPackageVersion } from "./versions";

export type Options = { root: string };

const LANGUAGES: Record<string, string> = {
  ".sol": "solidity",
  ".ts": "ts",
  ".tsx": "tsx",
  ".graphql": "graphql",
};

/** Returns address under which the site serves a sample's complete file. */
export function downloadPath(file: string): string {
  return `/${file}`;
}

/** Returns the complete file as readers get it: region markers removed. */
export function assembleFile(root: string, file: string): string {
  return `${extract(readSample(root, file))}\n`;
}

function readSample(root: string, file: string): string {
  const location = path.join(root, file);
  if (!file.startsWith("samples/") || !existsSync(location)) {
    throw new Error(`no file "${file}": paths start at the project's root with samples/`);
  }
  return readFileSync(location, "utf8");
}

/**
 * Puts code that runs into pages:
 *
 * - an empty fence with `file="samples/…"` and perhaps `region="…"` gets that code;
 * - in a fence with `versions`, each package of a line `npm install …` gets the exact version that the samples ran with;
 * - a fence with `reference`, which holds the address of a file on GitHub, gets the recorded copy of that code, if there is one;
 * - `<SampleFile file="samples/…" />` gets the complete file, its download address and the page that opens it in Remix;
 *   and with `short` only name and download, on a page that shows a part of the code;
 * - `<Version of="package" />` becomes the exact version of a package that the samples ran with, as text;
 * - `<Release of="lockup" />` becomes the current release of a product, as text; with `month` the month that it came out in;
 * - `<Figure id="key" />` becomes the figure that a sample's test saw, as text. `raw` shows base units, `digits="4"` cuts;
 * - `<FigureTable of="gasLockup">` around a Markdown table makes a figure of each `=create.linear` in its cells; `raw` and
 *   `digits` hold for all of them.
 *
 * What does not exist fails the build with the page, the line and what to write instead.
 */
export default function samples({ root }: Options = { root: path.resolve(__dirname, "../../..") }) {
  return (tree: MarkdownNode, page: { path?: string }): void => {
    // Read once a page: a page may show a hundred figures, and they may change from one build to the next.
    let read: Figures | undefined;
    const readOnce = () => (read ??= readFigures(root));
    visit(tree, (node) => {
      try {
        fill(root, node, readOnce);
      } catch (error) {
        const file = path.relative(root, page.path ?? "a page");
        throw new Error(`${locate(node, file)}: ${(error as Error).message}`, { cause: error });
      }
    });
  };
}

function fill(root: string, node: MarkdownNode, figures: () => Figures): void {
  if (node.type === "code") {
    const file = getAttribute(node.meta ?? "", "file");
    if (/(?:^|\s)reference(?:\s|$)/.test(node.meta ?? "")) fillFromRecord(root, node);
    if (/(?:^|\s)versions(?:\s|$)/.test(node.meta ?? "")) node.value = addVersions(root, node.value ?? "");
    if (file === undefined || !file.startsWith("samples/")) return;
    if (node.value)
      throw new Error(`the fence of "${file}" holds text: empty it, the code comes from the file`);
    const region = getAttribute(node.meta ?? "", "region");
    node.value = nameFileOfErrors(file, () => extract(readSample(root, file), region));
    const meta = (node.meta ?? "").replace(/(?<!\s)\s*\b(?:file|region)="[^"]*"/g, "").trim();
    node.meta =
      getAttribute(meta, "title") === undefined ? `title="${path.basename(file)}" ${meta}`.trim() : meta;
  } else if (node.name === "SampleFile") {
    const file = readAttribute(node, "file") ?? "";
    const code = nameFileOfErrors(file, () => assembleFile(root, file));
    const extension = path.extname(file);
    const isShort = has(node, "short");
    node.children = isShort
      ? []
      : [{ type: "code", lang: LANGUAGES[extension] ?? "text", meta: null, value: code.trimEnd() }];
    setAttribute(node, "download", downloadPath(file));
    setAttribute(node, "lines", String(code.trimEnd().split("\n").length));
    if (extension === ".sol" && !isShort) setAttribute(node, "remix", composeRemixPath(file));
  } else if (node.name === "Version") {
    replaceByText(node, readPackageVersion(root, readAttribute(node, "of") ?? ""));
  } else if (node.name === "Release") {
    const { release, released } = findCurrentRelease(readAttribute(node, "of") ?? "");
    replaceByText(node, has(node, "month") ? formatMonths(released) : release);
  } else if (node.name === "Figure") {
    replaceByText(node, getFigure(figures(), readAttribute(node, "id") ?? "", node));
  } else if (node.name === "FigureTable") {
    fillTable(node, figures());
  }
}

/** Puts recorded code into a fence with `reference`. The address moves to the meta text. */
function fillFromRecord(root: string, fence: MarkdownNode): void {
  const address = (fence.value ?? "").trim();
  const code = readRecordedCode(root, address);
  if (code === undefined) return;
  fence.value = code;
  fence.meta = `${fence.meta ?? ""} recorded="${address}"`;
}

/** Returns the commands whose packages have their versions: `npm install viem` asks for the exact one. */
function addVersions(root: string, commands: string): string {
  return commands.replace(/(?<=^npm install ).+$/gm, (packages) =>
    packages.replace(/(?<!\S)[^\s-]\S*/g, (name) => `${name}@${readPackageVersion(root, name)}`),
  );
}

function findCurrentRelease(product: string): CurrentRelease {
  const found = Object.entries(currentReleases).find(([name]) => name === product);
  if (!found) throw new Error(`no product "${product}": one of ${Object.keys(currentReleases).join(", ")}`);
  return found[1];
}

/** Returns a figure as the attributes of the element ask for it. */
function getFigure(figures: Figures, key: string, element: MarkdownNode): string {
  const figure = figures[key];
  if (figure === undefined) {
    throw new Error(`no figure "${key}": a sample's test must record it (samples/README.md)`);
  }
  const digits = readAttribute(element, "digits");
  return formatFigure(figure, {
    raw: has(element, "raw"),
    digits: digits === undefined ? undefined : Number(digits),
  });
}

/** Fills the cells of a table, and leaves the table alone instead of the element. */
function fillTable(element: MarkdownNode, figures: Figures): void {
  const id = readAttribute(element, "of") ?? "";
  let isEmpty = true;
  visit(element, (cell) => {
    if (cell.type !== "text") return;
    cell.value = cell.value!.replace(/=(\w+(?:\.\w+)*)/gu, (_, key: string) => {
      isEmpty = false;
      return getFigure(figures, `${id}.${key}`, element);
    });
  });
  if (isEmpty)
    throw new Error(`<FigureTable of="${id}"> holds no cell with a figure, such as =create.linear`);
  Object.assign(element, { type: "mdxJsxFlowElement", name: null, attributes: [] });
}

/** Puts a text where an element was. */
function replaceByText(node: MarkdownNode, text: string): void {
  node.value = text;
  node.type = "text";
  delete node.children;
  delete node.attributes;
  delete node.name;
}

function has(node: MarkdownNode, attributeName: string): boolean {
  return node.attributes?.some(({ name }) => name === attributeName) ?? false;
}

function nameFileOfErrors<T>(file: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
