/**
 * `npm run bench`: prints what a build costs, what pages weigh, what Lighthouse says of them and how fast controls answer,
 * each against its budget. It asserts nothing: clocks differ between machines. `npm run bench -- --only weight,presses`
 * measures some of `build`, `weight`, `lighthouse`, `presses` and `playground`; all but `build` look at the present build.
 * `--kinds home,contract` takes the pages of some kinds, `--visits 5` lets Lighthouse open each page five times.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import {
  auditBudgets,
  type BudgetLine,
  budgetRows,
  playgroundBudgets,
  pressBudgets,
  weightBudgets,
} from "./bench/budgets";
import { measureBuild, type BuildCost } from "./bench/build";
import { pageKinds, type PageKind } from "./bench/kinds";
import { auditPages } from "./bench/lighthouse/audit";
import { medianOf } from "./bench/median";
import { measurePlayground } from "./bench/playground";
import { measurePresses } from "./bench/presses";
import { textTable } from "./bench/table";
import { weighSite, type Weight } from "./bench/weight";

const SITE = path.resolve("build");
const PARTS = ["build", "weight", "lighthouse", "presses", "playground"];

/** How often the site is built from nothing, and from the caches of the build before: the time in the middle counts. */
const BUILDS = 3;

/** The parts of a page's weight, in the order in which they are printed. */
const COLUMNS = ["html", "css", "js", "fonts", "other", "total", "prefetched"] as const;

/** An ordinary page of the documentation. */
const ORDINARY_PAGE = "/concepts/lockup/segments";

/** A page with a playground. */
const PLAYGROUND_PAGE = "/concepts/streaming";

const { values } = parseArgs({
  options: { only: { type: "string" }, kinds: { type: "string" }, visits: { type: "string", default: "3" } },
});
const namesOf = (list?: string) => list?.split(",").map((name) => name.trim());
const wanted = namesOf(values.only) ?? PARTS;

/** The kinds of pages that were asked for: all, unless some are named. */
function wantedKinds(): PageKind[] {
  const kinds = pageKinds(SITE);
  const named = namesOf(values.kinds) ?? kinds.map(({ kind }) => kind);
  const unknown = named.filter((name) => !kinds.some(({ kind }) => kind === name));
  if (unknown.length > 0) {
    throw new Error(
      `There are no pages of the kind ${unknown.join(", ")}, but ${kinds.map(({ kind }) => kind).join(", ")}.`,
    );
  }
  return kinds.filter(({ kind }) => named.includes(kind));
}

const show = (title: string, header: string[], rows: string[][]) =>
  console.log(`\n${title}\n\n${textTable(header, rows)}`);

async function builds(): Promise<BudgetLine[]> {
  const line = (what: string, budget: number, measured: number): BudgetLine => ({
    what,
    budget,
    measured,
    atLeast: false,
    where: "two cores",
  });
  const measured: BudgetLine[] = [];
  for (const [state, budget] of [
    ["cold", 40],
    ["warm", 12],
  ] as const) {
    const costs: BuildCost[] = [];
    while (costs.length < BUILDS) costs.push(await measureBuild(state));
    const seconds = costs.map((cost) => cost.seconds);
    console.log(`${state}: ${seconds.map((time) => time.toFixed(1)).join(", ")} s`);
    measured.push(line(`${state} build, s`, budget, medianOf(seconds)));
    if (state === "cold") {
      const highest = Math.max(...costs.map(({ peak }) => peak));
      measured.push(line("memory of a cold build, GB", 1.5, highest / 1e9));
    }
  }
  return measured;
}

async function weights(): Promise<BudgetLine[]> {
  const kinds = await weighSite(SITE, wantedKinds());
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const row = (kind: string, pages: number | string, name: string, weight: Weight) => [
    kind,
    String(pages),
    name,
    ...COLUMNS.map((column) => kilobytes(weight[column])),
  ];
  show(
    "What a browser fetches before the reader does anything, brotli, in KB (1,000 bytes)",
    ["kind", "pages", "page", "HTML", "CSS", "JS", "fonts", "other", "total", "prefetched too"],
    kinds.flatMap(({ kind, pages, median, worst }) => [
      row(kind, pages, `median: ${median.route}`, median),
      row("", "", `worst: ${worst.route}`, worst),
    ]),
  );
  return weightBudgets(kinds.map(({ worst }) => worst));
}

async function audits(): Promise<BudgetLine[]> {
  const visits = Number(values.visits);
  if (!(Number.isInteger(visits) && visits > 0)) throw new Error("--visits takes a number from 1 up.");
  const pages = await auditPages(
    SITE,
    wantedKinds().map(({ middle }) => middle),
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
  return auditBudgets(pages);
}

async function presses(): Promise<BudgetLine[]> {
  const times = await measurePresses(SITE, ORDINARY_PAGE);
  show(
    `From press to effect on ${ORDINARY_PAGE}, slow 4G, CPU slowed down four times, in ms`,
    ["control", "pressed when the heading shows", "pressed 6 s after load"],
    times.map(({ control, atHeading, later }) => [control, atHeading.toFixed(0), later.toFixed(0)]),
  );
  return pressBudgets(times);
}

async function main(): Promise<void> {
  const unknown = wanted.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(", ")}. The parts are ${PARTS.join(", ")}.`);
  const lines: BudgetLine[] = [];
  if (wanted.includes("build")) lines.push(...(await builds()));
  if (wanted.includes("weight")) lines.push(...(await weights()));
  if (wanted.includes("lighthouse")) lines.push(...(await audits()));
  if (wanted.includes("presses")) lines.push(...(await presses()));
  if (wanted.includes("playground"))
    lines.push(...playgroundBudgets(await measurePlayground(SITE, PLAYGROUND_PAGE)));
  show(
    "Budgets, each with the page that is worst in it",
    ["", "budget", "measured", "", "where"],
    budgetRows(lines),
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
