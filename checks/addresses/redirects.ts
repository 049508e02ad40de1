import { findFaults, resolve, listSources } from "../../src/site/redirects";
import { type Check } from "../support/check";
import { type Site } from "../support/site";

const FILE = "config/navigation/redirects.ts";
const ROUTES = "data/site/routes.ts";

/** Old addresses keep working. Whether query and hash survive shows in a browser: tests/redirects.spec.ts. */
export const redirects: Check = {
  name: "redirects",
  title: "every promised address is a page; every old one has a stub that leads to a page, in one step",

  *site(site) {
    const table = site.expected.redirects;
    const routes = new Set(site.addressed.map((page) => page.route));
    for (const fault of findFaults(table, routes)) yield { file: FILE, ...fault };
    for (const route of routes) {
      for (const source of listSources(table, route)) yield* findStubFaults(site, source, route);
    }
    // Addresses that people have written down may change what they say, not where they are.
    const remedy = "Add the page; an address that moved needs an entry in config/navigation/redirects.ts.";
    for (const route of site.expected.pages) {
      if (!site.byRoute.has(route)) yield { file: ROUTES, message: `${route} is not a page.`, remedy };
    }
    for (const address of site.expected.addresses) {
      if (site.byRoute.has(site.stubAt(address)?.target ?? address)) continue;
      yield { file: ROUTES, message: `${address} leads to no page.`, remedy };
    }
    yield* findFolderFaults(site);
    for (const stub of site.stubs) {
      if (resolve(table, stub.route) === stub.target) continue;
      yield {
        file: FILE,
        message: `The site sends ${stub.route} to ${stub.target}, which the table does not say.`,
        remedy:
          "Build again if the table is newer than the build; else declare it in the table: the host redirects by that.",
      };
    }
    const linked = new Set(
      site.exits.length === 0 ? [] : site.pages.flatMap((page) => page.links.map(({ pathname }) => pathname)),
    );
    for (const { route, target } of site.exits) {
      if (linked.has(route)) continue;
      yield {
        message: `The site sends ${route} to ${new URL(target).origin}, and no page links to it.`,
        remedy: "Write it only where a page shows the sample that it opens (plugins/samples).",
      };
    }
  },
};

/** Who shortens the address of a page by its last part comes to a page. */
function* findFolderFaults(site: Site) {
  const folders = new Set<string>();
  for (const { route } of site.addressed.filter((page) => page.isListed)) {
    const parts = route.split("/");
    for (let length = parts.length - 1; length > 1; length--) folders.add(parts.slice(0, length).join("/"));
  }
  for (const folder of [...folders].sort()) {
    if (site.byRoute.has(site.stubAt(folder)?.target ?? folder)) continue;
    yield {
      file: FILE,
      message: `${folder} leads to no page, and pages lie below it.`,
      remedy: "Add it to the folders of the table.",
    };
  }
}

function* findStubFaults(site: Site, source: string, route: string) {
  const stub = site.stubAt(source);
  if (!stub) {
    yield {
      file: FILE,
      message: `${source} leads to ${route}, but the built site has no stub for it.`,
      remedy: "See that @docusaurus/plugin-client-redirects gets the table (plugins/index.ts).",
    };
    return;
  }
  if (stub.target !== route) {
    yield {
      file: FILE,
      message: `The stub of ${source} leads to ${stub.target}, not to ${route}.`,
      remedy: "Build again; two entries may claim the address.",
    };
  }
  if (!stub.html.includes("location.search") || !stub.html.includes("location.hash")) {
    yield {
      file: FILE,
      message: `The stub of ${source} loses the query or the hash.`,
      remedy: "Let its script append window.location.search and window.location.hash.",
    };
  }
}
