/**
 * `npm run mcp`: the documentation for coding assistants, as a server of the Model Context Protocol over standard input
 * and output, on the build in `build/`. Options: `--dir build`.
 */
import { parseArgs } from "node:util";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createServer } from "../src/mcp/server";
import { Site } from "../src/mcp/site";

const { values } = parseArgs({ options: { dir: { type: "string", default: "build" } } });

try {
  const site = new Site(values.dir);
  serveStdio(() => createServer(site));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
