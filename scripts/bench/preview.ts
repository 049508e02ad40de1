import { type ChildProcess, spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { findFreePort } from "../serve/freePort";
import { type BuildState, clearCaches, DOCUSAURUS } from "./build";
import { computeMedian } from "./median";

/** How often a preview is asked whether it has what is waited for. In ms. */
const ASK_EVERY = 50;

/** How long a preview goes on once it is ready: the bundler writes its cache when it has nothing else to do. In ms. */
const IDLE = 5000;

/** The page that is saved again. */
const PAGE = { file: "docs/concepts/fees.mdx", chunk: /content---concepts-fees-[\w-]+/ };

const SAVES = 5;

/** Seconds that a preview took. */
export interface PreviewTimes {
  /** From the command to the first page. */
  readonly first: number;
  /** From the moment when a page was saved until the preview served it: the median of some saves. */
  readonly saved: number;
}

/**
 * Measures a preview until it shows its first page, and then a page that is saved again.
 *
 * @param state what the preview finds, as a build would
 * @throws Error when the preview ends before, or does not serve the page that was saved
 */
export async function measurePreview(state: BuildState): Promise<PreviewTimes> {
  if (state === "cold") await clearCaches();
  const address = `http://localhost:${await findFreePort()}/`;
  const started = performance.now();
  const child = spawn(DOCUSAURUS, ["start", "--no-open", "--port", new URL(address).port], {
    stdio: "ignore",
  });
  try {
    // Answers wait until the bundle is made.
    await waitFor(child, async () => (await read(address)) !== undefined);
    const first = (performance.now() - started) / 1000;
    await pause(IDLE);
    const saved = await measureSaves(child, address);
    await pause(IDLE);
    return { first, saved };
  } finally {
    child.kill();
  }
}

/** Adds a sentence to a page, again and again, and puts the page back. */
async function measureSaves(child: ChildProcess, address: string): Promise<number> {
  const [chunk] = PAGE.chunk.exec((await read(`${address}main.js`)) ?? "") ?? [];
  if (!chunk) throw new Error(`The preview has no chunk of ${PAGE.file}.`);
  const text = await readFile(PAGE.file, "utf8");
  const times: number[] = [];
  try {
    for (let save = 1; save <= SAVES; save++) {
      const sentence = `This is save number ${save}.`;
      const saved = performance.now();
      await writeFile(PAGE.file, `${text}\n${sentence}\n`);
      await waitFor(child, async () => (await read(`${address}${chunk}.js`))?.includes(sentence) ?? false);
      times.push((performance.now() - saved) / 1000);
      await pause(IDLE / 5);
    }
  } finally {
    await writeFile(PAGE.file, text);
  }
  return computeMedian(times);
}

async function waitFor(child: ChildProcess, isReady: () => Promise<boolean>): Promise<void> {
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`docusaurus start ended with ${child.exitCode}.`);
    await pause(ASK_EVERY);
  }
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

const read = (url: string): Promise<string | undefined> =>
  fetch(url).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );
