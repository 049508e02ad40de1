import { parseArgs } from "node:util";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createServer } from "./server";
import { Site } from "./site";

/** The server over standard input and output (`scripts/mcp.mjs`), on the build in `--dir`. */
export function serve(): void {
  try {
    const { values } = parseArgs({ options: { dir: { type: "string", default: "build" } } });
    const site = new Site(values.dir);
    serveStdio(() => createServer(site));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
