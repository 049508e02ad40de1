#!/usr/bin/env node
// The server for coding assistants over standard input and output, as the build has bundled it. It works from any
// folder, because it looks for the build next to itself. Options: `--dir build`. Plain JavaScript, because compiling
// TypeScript would take longer to start than the server.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const server = new URL("../.mcp/index.js", import.meta.url);
if (existsSync(server)) {
  const { default: bundle } = await import(server.href);
  bundle.serve(fileURLToPath(new URL("../build", import.meta.url)));
} else {
  console.error('The site has not been built. Run "npm run build" in its folder first.');
  process.exitCode = 1;
}
