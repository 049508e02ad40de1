import { parseArgs } from "node:util";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { readLimit } from "../../../server/answer/limit";
import { saveMemory } from "./memory";
import { createServer } from "./server";
import { Site } from "../../../server/site/site";

/** Variable of the environment with the limit of an answer, in bytes. */
const LIMIT = "SABLIER_DOCS_MAX";

/**
 * Runs the server over standard input and output (`scripts/mcp.mjs`).
 *
 * @param built the folder that the build made, unless `--dir` names a different one
 */
export function serve(built: string): void {
  saveMemory();
  try {
    const { values } = parseArgs({ options: { dir: { type: "string", default: built } } });
    const site = new Site(values.dir);
    const max = readLimit(process.env[LIMIT]);
    serveStdio(() => createServer(site, max));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
