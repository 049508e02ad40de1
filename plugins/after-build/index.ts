import type { LoadContext, LoadedPlugin, Plugin } from "@docusaurus/types";
import { rewritePages, type Change } from "./pages";

/** What a step may read: the folder of the built site, the paths of its pages, and what all plugins have loaded. */
export interface BuiltSite {
  readonly outDir: string;
  readonly routesPaths: readonly string[];
  readonly context: LoadContext;
  readonly plugins: readonly LoadedPlugin[];
}

/** One thing that is done to the built site as a whole. */
export interface SiteStep {
  readonly name: string;
  run(site: BuiltSite): Promise<void> | void;
}

/** One thing that is done to each HTML file. Neighbouring steps of this kind share one pass over the files. */
export interface PageStep {
  readonly name: string;
  /** Prepares, then returns what changes one file. */
  pages(site: BuiltSite): Promise<Change> | Change;
  /** What is left to do when all files are changed. */
  done?(): Promise<void>;
}

export type Step = SiteStep | PageStep;

/**
 * Runs steps over the built site one after the other. Docusaurus runs the `postBuild` hooks of all plugins at
 * the same time; whatever reads or rewrites built pages belongs here, where the order is plain to see.
 */
export default function afterBuild(context: LoadContext, options: { steps: readonly Step[] }): Plugin {
  return {
    name: "site-after-build",
    async postBuild({ outDir, routesPaths, plugins }) {
      await runSteps(options.steps, { outDir, routesPaths, context, plugins });
    },
  };
}

/** Runs steps in their order. Changes to pages gather until a step needs the files, and are then made in one pass. */
export async function runSteps(steps: readonly Step[], site: BuiltSite): Promise<void> {
  let gathered: { step: PageStep; change: Change }[] = [];
  const flush = async () => {
    const pass = gathered;
    gathered = [];
    if (pass.length === 0) return;
    await rewritePages(site.outDir, ...pass.map(({ change }) => change));
    for (const { step } of pass) await step.done?.();
  };
  for (const step of steps) {
    if ("pages" in step) gathered.push({ step, change: await step.pages(site) });
    else {
      await flush();
      await step.run(site);
    }
  }
  await flush();
}
