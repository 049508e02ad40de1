import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";

/** What a build finds: no cache, or everything that the previous build left. */
export type BuildState = "cold" | "warm";

/** What one build cost. */
export interface BuildCost {
  state: BuildState;
  seconds: number;
  /** Seconds that processors worked for it, which other work on the machine changes less. */
  processor: number;
  /** Resident memory of the build and its children together, at its highest, in bytes. */
  peak: number;
}

export const DOCUSAURUS = path.resolve("node_modules/.bin/docusaurus");

const SAMPLE_EVERY = 250; // ms

/**
 * Builds the site once and measures it.
 *
 * @throws Error when the build fails
 */
export async function measureBuild(state: BuildState): Promise<BuildCost> {
  if (state === "cold") await clearCaches();
  console.log(`Building, ${state} ...`);
  const started = performance.now();
  // `times` prints how long the shell, and then its children, kept processors busy.
  const command = '"$0" build; code=$?; times; exit $code';
  const child = spawn("sh", ["-c", command, DOCUSAURUS], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  let peak = 0;
  const sampler = setInterval(() => {
    peak = Math.max(peak, readResidentMemory(child.pid ?? 0));
  }, SAMPLE_EVERY);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearInterval(sampler);
  if (code !== 0) throw new Error(`docusaurus build ended with ${code}:\n${output}`);
  return {
    state,
    seconds: (performance.now() - started) / 1000,
    processor: measureProcessorTime(output),
    peak,
  };
}

/** Returns the last line of what `times` printed, like `1m2.50s 0m1.20s`, in seconds. */
export function measureProcessorTime(output: string): number {
  const [, ...figures] = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(output) ?? [];
  const [minutes = Number.NaN, seconds = 0, more = 0, rest = 0] = figures.map(Number);
  return (minutes + more) * 60 + seconds + rest;
}

/** Entries of the folder of caches that save no work in a build: the browser, and builds to compare with. */
const NO_CACHE = /^(?:chromium-|reproducible$)/;

/** Removes the build, Docusaurus' own caches and the caches of the local plugins. */
export async function clearCaches(): Promise<void> {
  spawnSync(DOCUSAURUS, ["clear"], { stdio: "ignore" });
  const entries = existsSync(".cache") ? await readdir(".cache") : [];
  for (const name of entries.filter((entry) => !NO_CACHE.test(entry))) {
    await rm(path.join(".cache", name), { recursive: true, force: true });
  }
}

/** Resident memory of a process and all its descendants, in bytes. */
function readResidentMemory(root: number): number {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  return measureTreeMemory(stdout ?? "", root);
}

/** Returns the same from the output of `ps -A -o pid=,ppid=,rss=`, whose figures are in KiB. */
export function measureTreeMemory(listing: string, root: number): number {
  const rows = listing
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const children = new Map<number, number[]>();
  const memory = new Map<number, number>();
  for (const [pid = 0, parent = 0, resident = 0] of rows) {
    children.set(parent, [...(children.get(parent) ?? []), pid]);
    memory.set(pid, resident * 1024);
  }
  const sum = (pid: number): number =>
    (memory.get(pid) ?? 0) + (children.get(pid) ?? []).map(sum).reduce((a, b) => a + b, 0);
  return sum(root);
}
