import type { LoadContext, LoadedPlugin, Plugin } from "@docusaurus/types";

/** What a step may read: the folder of the built site, the paths of its pages, and what all plugins have loaded. */
export interface BuiltSite {
  readonly outDir: string;
  readonly routesPaths: readonly string[];
  readonly context: LoadContext;
  readonly plugins: readonly LoadedPlugin[];
}

/** One thing that is done to the built site. */
export interface Step {
  readonly name: string;
  run(site: BuiltSite): Promise<void> | void;
}

/**
 * Runs steps over the built site one after the other. Docusaurus runs the `postBuild` hooks of all plugins at
 * the same time; whatever reads or rewrites built pages belongs here, where the order is plain to see.
 */
export default function afterBuild(context: LoadContext, options: { steps: readonly Step[] }): Plugin {
  return {
    name: "site-after-build",
    async postBuild({ outDir, routesPaths, plugins }) {
      const site: BuiltSite = { outDir, routesPaths, context, plugins };
      for (const step of options.steps) await step.run(site);
    },
  };
}
