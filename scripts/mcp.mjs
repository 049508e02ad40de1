// `npm run mcp`: the server for coding assistants over standard input and output, as the build has bundled it.
// Options: `--dir build`. Plain JavaScript: what compiles TypeScript would take longer to start than the server.
import { existsSync } from "node:fs";

const server = new URL("../.mcp/index.js", import.meta.url);
if (existsSync(server)) {
  const { default: bundle } = await import(server.href);
  bundle.serve();
} else {
  console.error('The site has not been built. Run "npm run build" first.');
  process.exitCode = 1;
}
