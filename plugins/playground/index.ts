import type { Plugin } from "@docusaurus/types";
import { readArtifacts, runScenarios } from "./src/firstStates";

/**
 * Gives the playgrounds what they need from a build: the compiled contracts as one file, which a page fetches when a
 * reader starts a playground, and the first state of each scenario, from a run of the contracts, for the page's HTML.
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
      for (const state of await runScenarios(artifacts)) {
        await actions.createData(`${state.id}.json`, JSON.stringify(state));
      }
    },
  };
}
