/** `npm run build:mcp`: bundles the host's function for coding assistants (src/mcp/function.ts) into `.mcp/function.js`. */
import { build } from "esbuild";

/** Where the function stands; `api/mcp.js` requires it. */
export const FUNCTION = ".mcp/function.js";

/**
 * Bundles the function.
 *
 * @param outfile where to write it
 */
export async function bundleFunction(outfile: string = FUNCTION): Promise<void> {
  await build({
    entryPoints: ["src/mcp/function.ts"],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    minify: true,
    logLevel: "warning",
  });
}

if (require.main === module) {
  bundleFunction().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
