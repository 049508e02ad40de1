import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inProcess } from "../inProcess";
import { type BuiltSite, type SiteStep } from ".";
import { awaitedLater } from "./awaitedLater";
import { htmlFiles } from "./pages";

/** Work on the built pages that takes seconds, and that no other step needs. */
export interface LongWork<Facts> {
  /** What it makes, e.g. `search index`. */
  readonly name: string;
  /** The full path of the module whose default export does it: a `Worker`. */
  readonly script: string;
  /** What the worker has to know of the site besides its pages, as JSON. */
  prepare(site: BuiltSite): Promise<Facts> | Facts;
}

/**
 * Does the work.
 *
 * @param facts what was prepared
 * @param pages the folder of the built pages, as they were when the work began: other steps change them meanwhile
 * @returns lines that the build shows
 */
export type Worker<Facts> = (facts: Facts, pages: string) => Promise<string>;

/** What a process reads. */
export interface Task {
  readonly pages: string;
  readonly script: string;
  readonly facts: unknown;
}

const PROCESS = path.join(__dirname, "beside.process.ts");

/** Without it memory may grow twice as far before it is tidied, for no gain in time. */
const LITTLE_MEMORY = ["--heap-growing-percent=30", "--max-semi-space-size=4"];

/**
 * Does long work beside the steps between, each in a process of its own, which leaves the processor to the steps.
 *
 * @returns two steps: the first does not wait, the second does, and shows what the workers have to say
 */
export function beside(...works: readonly LongWork<unknown>[]): { begin: SiteStep; finish: SiteStep } {
  const names = works.map(({ name }) => name).join(", ");
  let done: Promise<readonly string[]> = Promise.resolve([]);
  return {
    begin: {
      name: `begin: ${names}`,
      async run(site) {
        const pages = await copyPages(site.outDir);
        const work = async ({ script, prepare }: LongWork<unknown>): Promise<string> => {
          const task: Task = { pages, script, facts: await prepare(site) };
          return inProcess(PROCESS, task, { flags: LITTLE_MEMORY, yields: true });
        };
        const remove = () => rmSync(pages, { recursive: true, force: true });
        done = awaitedLater(Promise.all(works.map(work)).finally(remove));
      },
    },
    finish: {
      name: `wait: ${names}`,
      async run() {
        process.stdout.write((await done).join(""));
      },
    },
  };
}

/** Copies the pages of a built site into a folder of its own, and returns it. */
async function copyPages(outDir: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pages-"));
  for (const file of await htmlFiles(outDir)) {
    const copy = path.join(folder, path.relative(outDir, file));
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(file, copy);
  }
  return folder;
}
