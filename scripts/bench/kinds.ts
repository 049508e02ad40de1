import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** The pages of one kind, and two that stand for them. */
export interface PageKind {
  readonly kind: string;
  /** How many there are. */
  readonly pages: number;
  /** Site path of the page whose HTML is of middle size. What pages load apart from their HTML is mostly shared. */
  readonly middle: string;
  readonly heaviest: string;
}

/** The pages of a built site's map by kind. */
export function pageKinds(dir: string): PageKind[] {
  const sitemap = readFileSync(path.join(dir, "sitemap.xml"), "utf8");
  const groups = new Map<string, string[]>();
  for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const route = new URL(address).pathname;
    groups.set(kindOf(route), [...(groups.get(kindOf(route)) ?? []), route]);
  }
  return [...groups].map(([kind, routes]) => {
    const bySize = routes
      .map((route) => ({ route, size: documentSize(dir, route) }))
      .sort((a, b) => a.size - b.size)
      .map(({ route }) => route);
    const middle = bySize[Math.floor((bySize.length - 1) / 2)] ?? "/";
    return { kind, pages: routes.length, middle, heaviest: bySize.at(-1) ?? "/" };
  });
}

/** What a page is, recognised by its address. */
export function kindOf(route: string): string {
  if (route === "/") return "home";
  if (/\/contracts\/.*\./.test(route)) return "contract";
  if (/deployments(?:\/|$)/.test(route)) return "deployments";
  return route.split("/")[1] ?? "home";
}

function documentSize(dir: string, route: string): number {
  const file = [`${route}.html`, `${route}/index.html`].map((name) => path.join(dir, name)).find(existsSync);
  return file ? statSync(file).size : 0;
}
