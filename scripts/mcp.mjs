// `npm run mcp`: the server for coding assistants over standard input and output, as the build has bundled it.
// Options: `--dir build`. Plain JavaScript: what compiles TypeScript would take longer to start than the server.
import { existsSync } from "node:fs";

const server = new URL("../.mcp/stdio.js", import.meta.url);
if (existsSync(server)) {
  await import(server.href);
} else {
  console.error('The site has not been built. Run "npm run build" first.');
  process.exitCode = 1;
}
