import type { Plugin } from "@docusaurus/types";
import { Cache } from "../cache";
import { type FirstState, readArtifacts, runScenarios } from "./src/firstStates";

/** What the first states depend on besides the contracts. */
const DEPENDENCIES = [
  "package-lock.json",
  "plugins/playground",
  ...["evm", "playground", "streams", "text"].map((folder) => `src/lib/${folder}`),
];

/**
 * Gives the playgrounds what they need from a build: the compiled contracts as one file, which a page fetches when a
 * reader starts a playground, and the first state of each scenario, from a run of the contracts, for the page's HTML; kept
 * from one build to the next.
 */
export default function playground(): Plugin {
  return {
    name: "playground",
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]playground[\\/]default[\\/]contracts\.json$/,
            type: "asset/resource",
            // Below assets/, which the host lets browsers keep for good.
            generator: { filename: "assets/playground/contracts.[contenthash:8].json" },
          },
        ],
      },
    }),
    async contentLoaded({ actions }) {
      const artifacts = await readArtifacts();
      await actions.createData("contracts.json", JSON.stringify(artifacts));
      const cache = new Cache<FirstState[]>("playground", DEPENDENCIES);
      const states = await cache.getOrCompute(JSON.stringify(artifacts), () => runScenarios(artifacts));
      for (const state of states) {
        await actions.createData(`${state.id}.json`, JSON.stringify(state));
      }
      await cache.prune();
    },
  };
}
