import path from "node:path";
import { search as config } from "../../config/search";
import type { PageStep } from "../after-build";
import { routeOf } from "../after-build/pages";
import { chunkFiles } from "../lean-client/chunkFiles";
import { addData, tablesOf } from "../page-manifests/pageManifests";
import { chunkNamesOf } from "../page-manifests/src/routeBranch";
import { type PageScripts } from "./src/start";

/** @throws Error when nothing is loaded under that name: what the search needs would come late. */
function filesOf(chunk: string): readonly string[] {
  const files = chunkFiles(chunk);
  if (files.length === 0) throw new Error(`No chunk is named ${chunk}: what does the search load?`);
  return files;
}

/** A script of the bundle, or one that the site's configuration names. */
const SCRIPT = /<script src="?(\/[^\s">]+)"? defer(?:="")?><\/script>/g;

/**
 * Takes the scripts out of the pages' heads and writes their addresses at the end of the body, for the early script
 * to start them: after the page has loaded or when a press needs them. The page's own code is fetched beside the
 * entry and not only when that has run, and what is not of the bundle comes last. A page that React does not draw
 * (the stub of a redirect) is left alone.
 */
export const pageScripts: PageStep = {
  name: "page scripts",
  async pages(site) {
    const { routes, names } = await tablesOf(site);
    const search = filesOf("search-modal");
    const searchIndex = config.hosted ? [] : [...filesOf("search-index")];
    return (html, file) => {
      const end = html.indexOf("</head>");
      const head = html.slice(0, end);
      const scripts = [...head.matchAll(SCRIPT)].map(([, src = ""]) => src);
      const entry = scripts.filter((src) => src.startsWith("/assets/js/"));
      const others = scripts.filter((src) => !entry.includes(src));
      if (entry.length === 0) return html;
      const route = routeOf(path.relative(site.outDir, file));
      const own = chunkNamesOf(routes, names, route).flatMap(chunkFiles);
      const run = [...new Set([...entry.slice(0, -1), ...own, ...entry.slice(-1), ...others])];
      const data: PageScripts = { run, search: search.filter((href) => !run.includes(href)), searchIndex };
      return addData(head.replaceAll(SCRIPT, "") + html.slice(end), "page-scripts", data);
    };
  },
};
