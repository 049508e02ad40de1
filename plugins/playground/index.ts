import type { Plugin } from "@docusaurus/types";
import type { PlannedRun } from "../../src/lib/playground/runs";
import { Cache } from "../../src/lib/files/cache";
import { type FirstState, playSamples, readArtifacts, readSamples, runScenarios } from "./src/firstStates";

/** What the first states depend on, apart from the contracts. */
const DEPENDENCIES = [
  "package-lock.json",
  "plugins/playground",
  ...["evm", "playground", "streams", "text"].map((folder) => `src/lib/${folder}`),
];

/**
 * Gives the playgrounds what they need from a build: the compiled contracts as one file and the compiled samples as
 * another, which a page fetches when a reader starts something, and for the page's HTML the first state of each scenario
 * and the steps of each sample's run, from a run of the contracts; cached from one build to the next.
 */
export default function playground(): Plugin {
  return {
    name: "playground",
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]playground[\\/]default[\\/](contracts|samples)\.json$/,
            type: "asset/resource",
            // Below assets/, which the host lets browsers keep for good.
            generator: { filename: "assets/playground/[name].[contenthash:8].json" },
          },
        ],
      },
    }),
    async contentLoaded({ actions }) {
      const [artifacts, samples] = [await readArtifacts(), await readSamples()];
      const contracts = JSON.stringify(artifacts);
      const compiled = JSON.stringify(samples);
      await actions.createData("contracts.json", contracts);
      await actions.createData("samples.json", compiled);
      const cache = new Cache<(FirstState | PlannedRun)[]>("playground", DEPENDENCIES);
      const states = await cache.getOrCompute(contracts + compiled, async () => [
        ...(await runScenarios(artifacts)),
        ...(await playSamples(artifacts, samples)),
      ]);
      for (const state of states) {
        await actions.createData(`${state.id}.json`, JSON.stringify(state));
      }
      await cache.prune();
    },
  };
}
