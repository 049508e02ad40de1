/**
 * `npm run generate:vercel`: writes vercel.json, the host's configuration, out of config/. A test fails while it is
 * stale.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chat } from "../config/metadata/head";
import { composeHeaders } from "../config/security/headers";
import { redirects } from "../config/navigation/redirects";
import { filterHost } from "../src/site/redirects";
import { FILES_READ } from "../src/server/site/site";
import { hashInlineScripts } from "./vercel/inlineScripts";

/** What the function reads of the build (src/server/site/site.ts): the host's packer cannot see it in the code. */
const FUNCTION_FILES = `build/{**/*.md,${FILES_READ.map((file) => (/[./]$/.test(file) ? `${file}*` : file)).join(",")}}`;

/** Returns the text of vercel.json. */
export async function composeVercelConfiguration(): Promise<string> {
  const configuration = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: "docusaurus-2",
    buildCommand: "npm run build",
    outputDirectory: "build",
    cleanUrls: true,
    trailingSlash: false,
    // Coding assistants: the one thing that is not a file. Its folder is the host's, not the section /api of the site.
    functions: { "api/mcp.js": { includeFiles: FUNCTION_FILES, maxDuration: 30 } },
    rewrites: [{ source: "/mcp", destination: "/api/mcp" }],
    redirects: filterHost(redirects),
    headers: composeHeaders(await hashInlineScripts(), chat !== undefined),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

if (require.main === module) {
  // Refuses what it does not know: a guessed option must not write the file.
  parseArgs({ options: {} });
  composeVercelConfiguration()
    .then((text) => {
      writeFileSync(path.join(__dirname, "../vercel.json"), text);
      console.log("vercel.json written.");
    })
    .catch((error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
}
