import path from "node:path";
import { Thread } from "../src/node/thread";
import type * as FirstStates from "../src/tools/playground/build/src/firstStates";
import type * as Reference from "./reference/src/site";

/** Results of work that takes longest before the bundler can begin. */
interface Ahead {
  /** The generated pages are up to date. */
  reference: ReturnType<typeof Reference.synchronise>;
  /** What the playgrounds need. */
  playground: ReturnType<typeof FirstStates.prepare>;
}

/**
 * Begins, in threads, the work that other plugins wait for. Reading the configuration keeps one core busy for ten seconds,
 * so docusaurus.config.ts imports this file first.
 */
function begin(): Ahead {
  const siteDir = path.resolve(__dirname, "..");
  const reference = new Thread<typeof Reference>(path.join(__dirname, "reference/src/site"));
  const playground = new Thread<typeof FirstStates>(
    path.join(siteDir, "src/tools/playground/build/src/firstStates"),
  );
  const ahead = {
    playground: playground.call("prepare").finally(() => playground.close()),
    reference: reference.call("synchronise", siteDir).finally(() => reference.close()),
  };
  // Reported when a plugin asks for it.
  for (const work of Object.values(ahead)) work.catch(() => undefined);
  return ahead;
}

/** Docusaurus names the mode before it reads the configuration, but only for a start and a build. */
const isNeeded = ["development", "production"].includes(process.env.NODE_ENV ?? "");

export const ahead: Partial<Ahead> = isNeeded ? begin() : {};

if (process.env.NODE_ENV === "development") {
  console.log(
    "Preparing the contract reference and the playgrounds. The first start takes about a minute ...",
  );
}
