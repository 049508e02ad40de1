import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PropSidebars } from "@docusaurus/plugin-content-docs";
import type { BuiltSite, PageStep } from "../after-build";
import { awaitedLater } from "../after-build/awaitedLater";
import { routeOf } from "../after-build/pages";
import { chunkFiles } from "../lean-client/chunkFiles";
import {
  manifestOf,
  sidebarOf,
  type ChunkNames,
  type GlobalDoc,
  type ModuleAddress,
  type OwnManifest,
  type PageManifest,
} from "./src/manifest";
import { readRegistry } from "./src/registry";
import { branchOf, chunkNamesOf, nodesOf, readRoutes, type Route } from "./src/routeBranch";
import { pruned } from "./src/sidebar";

/** The generated tables that the manifests are cut from. */
interface Tables {
  routes: readonly Route[];
  names: Record<string, ChunkNames>;
  modules: Map<string, ModuleAddress>;
  docs: Map<string, GlobalDoc>;
  sidebars: PropSidebars;
}

let written: Promise<unknown> = Promise.resolve();

/**
 * Writes for each page what the browser has to know of it: into the page itself for when it is opened, and into a
 * file for when a link leads there. The whole sidebars of the sections are files, too.
 */
export const pageManifests: PageStep = {
  name: "page manifests",
  async pages(site) {
    const tables = await tablesOf(site);
    const manifests = new Map(site.routesPaths.map((page) => [page, manifestFor(page, tables)]));
    const everything = JSON.stringify([...manifests, tables.sidebars]);
    const folder = `/assets/pages/${createHash("sha256").update(everything).digest("hex").slice(0, 8)}`;
    const writes: Promise<void>[] = [];
    const write = (address: string, content: unknown): void => {
      const file = path.join(site.outDir, address);
      mkdirSync(path.dirname(file), { recursive: true });
      writes.push(writeFile(file, JSON.stringify(content)));
    };
    for (const [page, manifest] of manifests) {
      // Without routes it is the page that answers for all that are missing.
      if (nodesOf(manifest.routes.at(-1)).length > 0) write(manifestOf(folder, page), manifest);
    }
    for (const [name, items] of Object.entries(tables.sidebars)) write(sidebarOf(folder, name), items);
    written = awaitedLater(Promise.all(writes));
    return (html, file) => {
      if (!html.includes('id="page-scripts"')) return html;
      const page = routeOf(path.relative(site.outDir, file));
      const own: OwnManifest = { ...(manifests.get(page) ?? manifestFor(page, tables)), folder };
      return addData(html, "page-manifest", own);
    };
  },
  done: async () => void (await written),
};

/** Puts data at the end of a page, where scripts find them by their id. */
export function addData(html: string, id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const tag = `<script type="application/json" id="${id}">${json}</script>`;
  const end = html.lastIndexOf("</body>");
  return end < 0 ? html + tag : html.slice(0, end) + tag + html.slice(end);
}

function manifestFor(page: string, { routes, names, modules, docs, sidebars }: Tables): PageManifest {
  const branch = branchOf(routes, page);
  const nodes = nodesOf(branch);
  // Breadcrumbs ask whether there is a home page.
  const home = page === "/" ? undefined : branchOf(routes, "/");
  const chunkNames = chunkNamesOf(routes, names, page);
  const doc = docs.get(page);
  const sidebar = nodes.at(-1)?.sidebar;
  return {
    routes: [...(home ? [home] : []), ...(branch ? [branch] : [])],
    names: Object.fromEntries(nodes.map(({ key }) => [key, names[key] ?? {}])),
    modules: Object.fromEntries(
      chunkNames.map((name) => {
        const address = modules.get(name);
        if (!address) throw new Error(`The registry has no chunk ${name}, which ${page} needs.`);
        return [name, address];
      }),
    ),
    ...(doc && { doc }),
    ...(typeof sidebar === "string" && {
      sidebar: { name: sidebar, items: pruned(sidebars[sidebar] ?? [], page) },
    }),
  };
}

/** The generated tables of the build that has just been made. */
export async function tablesOf({ outDir, context: { generatedFilesDir } }: BuiltSite): Promise<Tables> {
  const read = (file: string) => readFile(path.join(generatedFilesDir, file), "utf8");
  const [script = ""] = chunkFiles("every-page");
  const globalData = JSON.parse(await read("globalData.json")) as Record<
    string,
    Record<string, { versions: { docs: GlobalDoc[] }[] }>
  >;
  const docs =
    globalData["docusaurus-plugin-content-docs"]?.default?.versions.flatMap(({ docs }) => docs) ?? [];
  return {
    routes: readRoutes(await read("routes.js")),
    names: JSON.parse(await read("routesChunkNames.json")) as Record<string, ChunkNames>,
    modules: readRegistry(await readFile(path.join(outDir, script), "utf8")),
    docs: new Map(docs.map((doc) => [doc.path, doc])),
    sidebars: await readSidebars(path.join(generatedFilesDir, "docusaurus-plugin-content-docs/default/p")),
  };
}

async function readSidebars(folder: string): Promise<PropSidebars> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  const sidebars: PropSidebars = {};
  for (const name of names) {
    const props = JSON.parse(await readFile(path.join(folder, name), "utf8")) as {
      version?: { docsSidebars?: PropSidebars };
    };
    Object.assign(sidebars, props.version?.docsSidebars);
  }
  return sidebars;
}
