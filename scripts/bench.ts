/**
 * `npm run bench`: prints what a build costs, what pages weigh, what Lighthouse says of them and how fast controls answer.
 * It asserts nothing: clocks differ between machines, and what must hold is checked by `npm test`.
 * `npm run bench -- --only weight,presses` measures some of `start`, `build`, `weight`, `lighthouse`, `presses`, `keystrokes`,
 * `playground` and `mcp`. All except `start` and `build` measure the build that exists. `--kinds home,contract` takes the pages of some
 * kinds; `--visits 5` measures five times instead of three.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { measureAssistants } from "./bench/assistants";
import { measureBuild, type BuildCost } from "./bench/build";
import { measureKeystrokes } from "./bench/keystrokes";
import { listPageKinds, type PageKind } from "./bench/kinds";
import { auditPages } from "./bench/lighthouse/audit";
import { measurePlayground } from "./bench/playground";
import { measurePresses } from "./bench/presses";
import { measurePreview } from "./bench/preview";
import { writeTable } from "./bench/table";
import { weighSite, type Weight } from "./bench/weight";

const SITE = path.resolve("build");
const PARTS = ["start", "build", "weight", "lighthouse", "presses", "keystrokes", "playground", "mcp"];

/** The parts of a page's weight, in the order in which they are printed. */
const COLUMNS = ["html", "css", "js", "fonts", "other", "total", "prefetched", "requests"] as const;

/** An ordinary page of the documentation. */
const ORDINARY_PAGE = "/concepts/lockup/segments";

/** A page with a playground. */
const PLAYGROUND_PAGE = "/concepts/streaming";

const { values } = parseArgs({
  options: { only: { type: "string" }, kinds: { type: "string" }, visits: { type: "string", default: "3" } },
});
const listNames = (list?: string) => list?.split(",").map((name) => name.trim());
const wanted = listNames(values.only) ?? PARTS;
const visits = Number(values.visits);

/** Returns the kinds of pages that were asked for: all, unless some are named. */
function listWantedKinds(): PageKind[] {
  const kinds = listPageKinds(SITE);
  const named = listNames(values.kinds) ?? kinds.map(({ kind }) => kind);
  const unknown = named.filter((name) => !kinds.some(({ kind }) => kind === name));
  if (unknown.length > 0) {
    throw new Error(
      `There are no pages of the kind ${unknown.join(", ")}, but ${kinds.map(({ kind }) => kind).join(", ")}.`,
    );
  }
  return kinds.filter(({ kind }) => named.includes(kind));
}

const show = (title: string, header: string[], rows: string[][]) =>
  console.log(`\n${title}\n\n${writeTable(header, rows)}`);

async function measureBuilds(): Promise<void> {
  const costs: BuildCost[] = [];
  for (const state of ["cold", "warm"] as const) {
    for (let build = 0; build < visits; build += 1) costs.push(await measureBuild(state));
  }
  show(
    "Builds",
    ["state", "s", "s of processor time", "GB at most"],
    costs.map(({ state, ...cost }) => [
      state,
      ...[cost.seconds, cost.processor, cost.peak / 1e9].map((value) => value.toFixed(1)),
    ]),
  );
}

async function measureStarts(): Promise<void> {
  const rows: string[][] = [];
  for (const state of ["cold", "warm"] as const) {
    console.log(`Starting a preview, ${state} ...`);
    const { first, saved } = await measurePreview(state);
    rows.push([state, first.toFixed(1), saved.toFixed(1)]);
  }
  show(
    "A preview: from the command to its first page, and from a save to the page that was saved",
    ["state", "first page, s", "saved page, s"],
    rows,
  );
}

async function measureWeights(): Promise<void> {
  const kinds = await weighSite(SITE, listWantedKinds());
  const formatKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const formatRow = (kind: string, pages: number | string, name: string, weight: Weight) => [
    kind,
    String(pages),
    name,
    ...COLUMNS.map((column) =>
      column === "requests" ? String(weight[column]) : formatKilobytes(weight[column]),
    ),
  ];
  show(
    "What a browser fetches before the reader does anything, brotli, in KB (1,000 bytes)",
    ["kind", "pages", "page", "HTML", "CSS", "JS", "fonts", "other", "total", "prefetched too", "requests"],
    kinds.flatMap(({ kind, pages, median, worst }) => [
      formatRow(kind, pages, `median: ${median.route}`, median),
      formatRow("", "", `worst: ${worst.route}`, worst),
    ]),
  );
}

async function runAudits(): Promise<void> {
  const pages = await auditPages(
    SITE,
    listWantedKinds().map(({ middle }) => middle),
    visits,
  );
  const rows = pages.map((audit) => [
    audit.route,
    ...[audit.performance, audit.accessibility, audit.bestPractices, audit.seo].map(String),
    ...[audit.largestPaint, audit.blocked].map((time) => time.toFixed(0)),
    audit.shift.toFixed(3),
    audit.failed.join(" "),
  ]);
  show(
    `Lighthouse on a phone: medians of ${visits} visits, times in ms`,
    ["page", "speed", "accessible", "practices", "SEO", "largest paint", "blocked", "shift", "failed"],
    rows,
  );
}

async function runPresses(): Promise<void> {
  const times = await measurePresses(SITE, ORDINARY_PAGE);
  show(
    `From press to effect on ${ORDINARY_PAGE}, slow 4G, CPU slowed down four times, in ms`,
    ["control", "pressed when the heading shows", "pressed 6 s after load"],
    times.map(({ control, atHeading, later }) => [control, atHeading.toFixed(0), later.toFixed(0)]),
  );
}

async function runPlayground(): Promise<void> {
  const { bytes, ready, action, longest, heap } = await measurePlayground(SITE, PLAYGROUND_PAGE);
  show(
    "The playground, CPU slowed down four times",
    [
      "KB of a start",
      "ready, ms",
      "an action, ms",
      "the longest of a hundred, ms",
      "heap after, times before",
    ],
    [
      [
        (bytes / 1000).toFixed(1),
        ...[ready, action, longest].map((time) => time.toFixed(0)),
        (heap.after / heap.before).toFixed(2),
      ],
    ],
  );
}

async function main(): Promise<void> {
  const unknown = wanted.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(", ")}. The parts are ${PARTS.join(", ")}.`);
  if (!(Number.isInteger(visits) && visits > 0)) throw new Error("--visits takes a number from 1 up.");
  // First, because a cold start deletes the build.
  if (wanted.includes("start")) await measureStarts();
  if (wanted.includes("build")) await measureBuilds();
  if (wanted.includes("weight")) await measureWeights();
  if (wanted.includes("lighthouse")) await runAudits();
  if (wanted.includes("presses")) await runPresses();
  if (wanted.includes("keystrokes")) await measureKeystrokes(SITE);
  if (wanted.includes("playground")) await runPlayground();
  if (wanted.includes("mcp")) {
    show("The server for coding assistants", ["", "measured", "limit"], await measureAssistants(SITE));
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
