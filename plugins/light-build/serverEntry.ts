import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { remembering, type Draw } from "./drawnPages";

/** By the bundler: what Node.js gives to the bundle. */
declare const __non_webpack_require__: NodeJS.Require;

/** Names the bundle: a hash of its files, which hold the site's content as much as its code, and what runs them. */
function bundleName(): string {
  const folder = path.dirname(__non_webpack_require__.resolve("./server.bundle.js"));
  const hash = createHash("sha256").update(process.version);
  for (const name of (readdirSync(folder, { recursive: true }) as string[]).sort()) {
    if (name.endsWith(".js")) hash.update(name).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Where the bundle begins that draws pages, in place of Docusaurus' own entry, which it loads when it has to draw. */
export default remembering(
  path.resolve(".cache/drawn-pages"),
  bundleName(),
  async () => (await import("@docusaurus/core/lib/client/serverEntry.js")).default as Draw,
);
