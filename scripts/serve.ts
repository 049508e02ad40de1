/**
 * `npm run serve`: serves `build/` as the host does. Options: `--port 3000`, `--dir build`, `--stubs` (leave the
 * redirects of vercel.json to the client-side stubs). Coding assistants are answered at /mcp.
 */
import { parseArgs } from "node:util";
import { serveSite } from "./serve/server";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env.PORT ?? "3000" },
    dir: { type: "string", default: "build" },
    stubs: { type: "boolean", default: false },
  },
});

serveSite({ dir: values.dir, port: Number(values.port), redirects: !values.stubs, assistants: true })
  .then(({ url }) => console.log(`Serving ${values.dir}/ at ${url}`))
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
