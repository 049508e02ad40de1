import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import type { ToolBuild } from "../../../node/toolBuild";
import { Thread } from "../../../node/thread";
import type * as FirstStates from "./src/firstStates";
import type { Prepared } from "./src/firstStates";
import computeFirstStates from "./src/remark";

/** Prepares in a thread what the playgrounds need. */
function prepare(): Promise<Prepared> {
  const thread = new Thread<typeof FirstStates>(path.join(__dirname, "src/firstStates"));
  return thread.call("prepare").finally(() => thread.close());
}

/** What was begun before the plugin was there. */
let begun: Promise<Prepared> | undefined;

/** Begins to prepare. A failure is reported when the plugin asks for the result. */
function begin(): void {
  begun = prepare();
  begun.catch(() => undefined);
}

/**
 * Gives the playgrounds what they need from a build: the compiled contracts as one file and the compiled samples as
 * another, which a page fetches when a reader starts something, and for the page's HTML the first state of each scenario
 * and the steps of each sample's run, from a run of the contracts; cached from one build to the next.
 */
function playground(): Plugin {
  // Begun at once: other plugins take seconds until they are there, and all wait for the contents of all.
  if (!begun) begin();
  return {
    name: "playground",
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]playground[\\/]default[\\/](contracts|samples)\.json$/,
            type: "asset/resource",
            // Below assets/, which the host lets browsers keep permanently.
            generator: { filename: "assets/playground/[name].[contenthash:8].json" },
          },
        ],
      },
    }),
    async loadContent() {
      const content = begun ?? prepare();
      begun = undefined; // a preview asks again when a file has changed
      return content;
    },
    async contentLoaded({ content, actions }) {
      const { contracts, samples, states } = content as Prepared;
      await actions.createData("contracts.json", contracts);
      await actions.createData("samples.json", samples);
      for (const state of states) {
        await actions.createData(`${state.id}.json`, JSON.stringify(state));
      }
    },
  };
}

export const build: ToolBuild = { plugin: playground, begin, remarkPlugins: [computeFirstStates] };
