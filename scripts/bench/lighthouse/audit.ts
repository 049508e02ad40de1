import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { type RunnerResult } from "lighthouse";
import { findChromium } from "../../../src/node/chromium/chromium";
import { findFreePort } from "../../serve/freePort";
import { serveSite } from "../../serve/server";
import { serveMathCdn } from "./mathCdn";
import { computeMedian } from "../median";

/** What Lighthouse says of a page on a phone: medians of several visits. */
export interface Audit {
  route: string;
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint and total blocking time, in ms; layout shift, without a unit. */
  largestPaint: number;
  blocked: number;
  shift: number;
  /** The audits that do not score in full, but those of performance. */
  failed: string[];
}

/**
 * Lighthouse's command, in a child process: loaded by tsx into this one, the functions that it runs in the
 * page would call what tsx adds to functions, which the page does not have.
 */
const COMMAND = path.join(
  path.dirname(createRequire(__filename).resolve("lighthouse/package.json")),
  "cli/index.js",
);

/**
 * Audits pages with Lighthouse's own settings for a phone (slow 4G, CPU slowed down four times, both computed), with the
 * CDN of mathematics on this machine.
 *
 * @param visits how often each page is opened
 */
export async function auditPages(dir: string, routes: readonly string[], visits: number): Promise<Audit[]> {
  const server = await serveSite({ dir, port: 0 });
  const cdn = await serveMathCdn();
  const port = await findFreePort();
  const options = await findChromium();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`, ...cdn.args],
  });
  try {
    const audits: Audit[] = [];
    for (const route of routes) {
      const results: Audit[] = [];
      for (let visit = 0; visit < visits; visit += 1) results.push(await auditOnce(server.url, route, port));
      audits.push(computeMedianAudit(route, results));
    }
    return audits;
  } finally {
    await browser.close();
    await server.close();
    await cdn.close();
  }
}

async function auditOnce(origin: string, route: string, port: number): Promise<Audit> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [COMMAND, origin + route, `--port=${port}`, "--output=json", "--quiet", "--no-enable-error-reporting"],
    { maxBuffer: 64e6, env: { ...process.env, NODE_OPTIONS: "" } },
  );
  const { categories, audits, runtimeError } = JSON.parse(stdout) as RunnerResult["lhr"];
  if (runtimeError) throw new Error(`${route}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Infinity;
  const others = ["accessibility", "best-practices", "seo"].flatMap(
    (name) => categories[name]?.auditRefs ?? [],
  );
  return {
    route,
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    largestPaint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    failed: others
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id)
      .sort(),
  };
}

/** Returns each figure's median by itself; faults count when any visit found them. */
function computeMedianAudit(route: string, visits: readonly Audit[]): Audit {
  const median = (figure: (audit: Audit) => number) => computeMedian(visits.map(figure));
  return {
    route,
    performance: median((audit) => audit.performance),
    accessibility: median((audit) => audit.accessibility),
    bestPractices: median((audit) => audit.bestPractices),
    seo: median((audit) => audit.seo),
    largestPaint: median((audit) => audit.largestPaint),
    blocked: median((audit) => audit.blocked),
    shift: median((audit) => audit.shift),
    failed: [...new Set(visits.flatMap(({ failed }) => failed))].sort(),
  };
}
