import path from "node:path";
import { Thread } from "../src/node/thread";
import { builds } from "../src/tools/builds";
import type * as Reference from "./reference/src/site";

/** Results of work that takes longest before the bundler can begin. */
interface Ahead {
  /** The generated pages are up to date. */
  reference: ReturnType<typeof Reference.synchronise>;
}

/**
 * Begins, in threads, the work that other plugins wait for. Reading the configuration keeps one core busy for ten seconds,
 * so docusaurus.config.ts imports this file first.
 */
function begin(): Ahead {
  for (const build of builds) build.begin?.();
  const siteDir = path.resolve(__dirname, "..");
  const thread = new Thread<typeof Reference>(path.join(__dirname, "reference/src/site"));
  const reference = thread.call("synchronise", siteDir).finally(() => thread.close());
  // Reported when a plugin asks for it.
  reference.catch(() => undefined);
  return { reference };
}

/** Docusaurus names the mode before it reads the configuration, but only for a start and a build. */
const isNeeded = ["development", "production"].includes(process.env.NODE_ENV ?? "");

export const ahead: Partial<Ahead> = isNeeded ? begin() : {};

if (process.env.NODE_ENV === "development") {
  console.log(
    "Preparing the contract reference and the playgrounds. The first start takes about a minute ...",
  );
}
