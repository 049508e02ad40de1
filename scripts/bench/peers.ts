import path from "node:path";
import { measureBuild, measurePreview, type BuildCost, type BuildState } from "./build";
import { auditSites } from "./lighthouse/audit";
import { medianOf } from "./median";
import { bareSite } from "./peers/bareSite";
import { weighOne, type Weight } from "./weight";

/** Pages of every kind: formulas and plots, live code, a long guide, tables. */
const PAGES = [
  "/",
  "/concepts/what-is-sablier",
  "/concepts/streaming",
  "/concepts/lockup/stream-shapes",
  "/guides/lockup/examples/create-stream/lockup-linear",
  "/api/overview",
];

/** Prints a table. */
export type Show = (title: string, header: string[], rows: string[][]) => void;

/**
 * Compares this site with Docusaurus alone, which has the same text: what pages weigh, when they are painted, how long they
 * are busy, and what builds cost. Both are measured in turns, and figures are medians.
 *
 * @param dir the build of this site; builds are measured in the project's folder, and leave a new one there
 * @param parts `pages`, `builds` or both
 */
export async function compareWithBare(
  dir: string,
  visits: number,
  parts: readonly string[],
  show: Show,
): Promise<void> {
  const bare = await bareSite(dir);
  await measureBuild("cold", bare);
  const dirs = [dir, path.join(bare, "build")] as const;
  if (parts.includes("pages")) {
    await compareWeights(dirs, show);
    await comparePaints(dirs, visits, show);
  }
  if (parts.includes("builds")) await compareBuilds([process.cwd(), bare], visits, show);
}

const ratio = (ours: number, bare: number) => (ours / bare).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

async function compareWeights(dirs: readonly [string, string], show: Show): Promise<void> {
  const rows: string[][] = [];
  for (const route of PAGES) {
    const [ours, bare] = [await weighOne(dirs[0], route), await weighOne(dirs[1], route)];
    const pair = (part: (weight: Weight) => number) => [
      kilobytes(part(ours)),
      kilobytes(part(bare)),
      ratio(part(ours), part(bare)),
    ];
    rows.push([
      route,
      ...pair(({ total }) => total),
      ...pair(({ js }) => js),
      ...pair(({ html }) => html),
      ...pair(({ css }) => css),
      String(ours.requests),
      String(bare.requests),
    ]);
  }
  const parts = ["all", "scripts", "HTML", "style sheets"];
  show(
    "Before any action, brotli, in KB; wanted: all and scripts at most 1.0 of bare Docusaurus', at most 14 requests for scripts and styles",
    ["page", ...parts.flatMap((part) => [part, "bare", "ratio"]), "requests", "bare"],
    rows,
  );
}

async function comparePaints(dirs: readonly [string, string], visits: number, show: Show): Promise<void> {
  const rows: string[][] = [];
  for (const route of PAGES) {
    const sites = [{ dir: dirs[0] }, { dir: dirs[1], redirects: false }];
    const [ours, bare] = await auditSites(sites, route, visits);
    if (!ours || !bare) continue;
    rows.push([
      route,
      ours.largestPaint.toFixed(0),
      bare.largestPaint.toFixed(0),
      ratio(ours.largestPaint, bare.largestPaint),
      ours.blocked.toFixed(0),
      bare.blocked.toFixed(0),
      ratio(ours.blocked, bare.blocked),
    ]);
  }
  show(
    `Lighthouse on a phone, medians of ${visits}, in ms; wanted: paint at most 0.75, blocked at most 0.5`,
    ["page", "largest paint", "bare", "ratio", "blocked", "bare", "ratio"],
    rows,
  );
}

async function compareBuilds(
  folders: readonly [ours: string, bare: string],
  visits: number,
  show: Show,
): Promise<void> {
  const costs: Record<BuildState, [BuildCost[], BuildCost[]]> = {
    cold: [[], []],
    cleared: [[], []],
    warm: [[], []],
  };
  const previews: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    for (const state of ["cold", "cleared", "warm"] as const) {
      for (const index of [0, 1] as const)
        costs[state][index].push(await measureBuild(state, folders[index]));
    }
  }
  // A cold build empties the preview's own cache, which the first preview fills.
  await measurePreview(folders[0]);
  for (let visit = 0; visit < visits; visit += 1) previews.push(await measurePreview(folders[0]));
  const median = (costs: BuildCost[], figure: (cost: BuildCost) => number) => medianOf(costs.map(figure));
  const row = (
    name: string,
    [ours, bare]: [BuildCost[], BuildCost[]],
    figure: (cost: BuildCost) => number,
  ) => {
    const [oursMedian, other] = [median(ours, figure), median(bare, figure)];
    return [name, oursMedian.toFixed(1), other.toFixed(1), ratio(oursMedian, other)];
  };
  const [preview, warm] = [medianOf(previews), median(costs.warm[0], ({ seconds }) => seconds)];
  show(
    `Builds, medians of ${visits}; wanted: cold at most 1.6, warm 1.0, memory 1.5, the preview 0.8 of the warm build`,
    ["", "ours", "bare", "ratio"],
    [
      row("cold build, s", costs.cold, ({ seconds }) => seconds),
      row("cold build, s of processor time", costs.cold, ({ processor }) => processor),
      row("build after `docusaurus clear`, s", costs.cleared, ({ seconds }) => seconds),
      row("warm build, s", costs.warm, ({ seconds }) => seconds),
      row("warm build, s of processor time", costs.warm, ({ processor }) => processor),
      row("memory of a cold build, GB", costs.cold, ({ peak }) => peak / 1e9),
      [
        "preview with a warm cache, s, and the warm build",
        preview.toFixed(1),
        warm.toFixed(1),
        ratio(preview, warm),
      ],
    ],
  );
}
