import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { liveRoutes } from "../../config/security/liveRoutes";

/** The pages of one kind, and two that stand for them. */
export interface PageKind {
  readonly kind: string;
  /** How many there are. */
  readonly pages: number;
  /** Site path of the page whose HTML is of middle size. What pages load apart from their HTML is mostly shared. */
  readonly middle: string;
  readonly heaviest: string;
}

/** Returns the pages of a built site's map by kind. */
export function listPageKinds(dir: string): PageKind[] {
  const sitemap = readFileSync(path.join(dir, "sitemap.xml"), "utf8");
  const groups = new Map<string, { route: string; size: number }[]>();
  for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const route = new URL(address).pathname;
    const html = readDocument(dir, route);
    const kind = findKind(route, html);
    groups.set(kind, [...(groups.get(kind) ?? []), { route, size: html.length }]);
  }
  return [...groups].map(([kind, pages]) => {
    const bySize = pages.sort((a, b) => a.size - b.size).map(({ route }) => route);
    const middle = bySize[Math.floor((bySize.length - 1) / 2)] ?? "/";
    return { kind, pages: pages.length, middle, heaviest: bySize.at(-1) ?? "/" };
  });
}

/** Returns what a page is, recognised by what its code must do, otherwise by its address. */
export function findKind(route: string, html: string): string {
  if (Object.hasOwn(liveRoutes, route)) return "live code";
  if (/class="?katex/.test(html)) return "formulas";
  if (route === "/") return "home";
  if (/\/contracts\/.*\./.test(route)) return "contract";
  if (/deployments(?:\/|$)/.test(route)) return "deployments";
  return route.split("/")[1] ?? "home";
}

function readDocument(dir: string, route: string): string {
  const file = [`${route}.html`, `${route}/index.html`].map((name) => path.join(dir, name)).find(existsSync);
  return file ? readFileSync(file, "utf8") : "";
}
