import { type Site } from "./site";

/** Where an answer comes from. */
export interface Source {
  /** Address of the page that explains it. */
  readonly page: string;
  /** Releases that the answer holds for: `Lockup v1.1`. */
  readonly release: string;
  /** Day of the newest of these releases, ISO 8601; the day of the page's last change where it is not recorded. */
  readonly asOf: string;
}

/** Returns the page with the addresses of a release, such as `Lockup v1.1`. */
export function findDeploymentsPage(site: Site, release: string): string {
  const [product = "", version = ""] = release.toLowerCase().split(" ");
  if (product === "legacy") return "/guides/legacy/deployments";
  const isCurrent = site.data.current.some(
    (release) => release.product === product && release.release === version,
  );
  const route = isCurrent
    ? `/guides/${product}/deployments`
    : `/guides/${product}/previous-deployments/${version}`;
  return site.page(route) ? route : "/concepts/governance";
}

/** Returns the product and version that a page is about, by its path, or nothing where it is about several. */
export function findPageRelease(site: Site, route: string): string | undefined {
  const parts = route.split("/");
  const product = ["lockup", "flow", "airdrops", "legacy"].find((name) => parts.includes(name));
  if (product === undefined) return undefined;
  const version =
    parts.find((part) => /^v\d+(?:\.\d+)?$/.test(part)) ??
    site.data.current.find((release) => release.product === product)?.release;
  return `${product[0]!.toUpperCase()}${product.slice(1)}${version ? ` ${version}` : ""}`;
}

/** Returns what an answer holds for that comes from the whole list of the package: `all releases in sablier 4.1.0`. */
export const listReleases = (site: Site): string[] => [`all releases in ${site.data.source}`];

/**
 * Returns the source of an answer.
 *
 * @param route path of the page that explains it, with a hash where a section does
 * @param releases what the answer holds for, such as `Lockup v1.1`; all current releases without any
 */
export function createSource(site: Site, route: string, releases?: readonly string[]): Source {
  const [path = "", hash] = route.split("#");
  const page = site.page(path);
  if (!page) throw new Error(`${route} is not a page of the site.`);
  const held = releases?.length ? [...new Set(releases)] : site.currentReleases;
  const days = held.flatMap((release) => site.releaseDay(release) ?? []).sort();
  return {
    page: hash ? `${page.url}#${hash}` : page.url,
    release: held.join(", "),
    asOf: days.at(-1) ?? site.updated(page) ?? "not recorded",
  };
}
