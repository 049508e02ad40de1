import { readFileSync } from "node:fs";
import path from "node:path";

/** The built site that is under test. */
export const SITE_DIR = process.env.SITE_DIR ?? "build";

/** The routes of the site map, read when a spec file is loaded: each becomes a test. */
export const routes: string[] = readSitemap();

/** Pages that are not in the site map because nobody should find them in a search engine. */
export const unlistedRoutes: string[] = ["/search", "/components"];

/** @throws Error when nothing is built: without pages there would be nothing to test. */
function readSitemap(): string[] {
  const file = path.resolve(SITE_DIR, "sitemap.xml");
  const xml = readFileSync(file, "utf8");
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
  if (found.length === 0) throw new Error(`${file} lists no page.`);
  return found;
}
