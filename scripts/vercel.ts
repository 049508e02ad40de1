/** `npm run generate:vercel`: writes vercel.json, the host's configuration, out of config/. A test fails while it is stale. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { headers } from "../config/headers";
import { redirects } from "../config/redirects";
import { forHost } from "../src/lib/redirects";

/** The text of vercel.json. */
export function vercelConfiguration(): string {
  const configuration = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: "docusaurus-2",
    buildCommand: "npm run build",
    outputDirectory: "build",
    cleanUrls: true,
    trailingSlash: false,
    redirects: forHost(redirects),
    headers,
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

if (require.main === module) {
  writeFileSync(path.join(__dirname, "../vercel.json"), vercelConfiguration());
  console.log("vercel.json written.");
}
