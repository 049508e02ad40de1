import { removeEnd } from "../../protocol/text/ends";
/**
 * Redirects from one table: exact addresses and prefixes. Addresses are site paths without trailing slash,
 * starting with "/"; query and hash are not part of them and are carried over by whoever redirects.
 */
export interface RedirectTable {
  /** Old address to new address. */
  readonly exact: Readonly<Record<string, string>>;
  /** Old prefix to new prefix: `/old/rest` leads to `/new/rest` for every page `/new/rest` that exists. */
  readonly prefixes: Readonly<Record<string, string>>;
}

/** One permanent redirect in the notation of the host: `:path*` stands for the rest of an address. */
export interface HostRedirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent: true;
}

/** What is wrong with a table, and what to do about it: a sentence each. */
export interface RedirectFault {
  readonly message: string;
  readonly remedy: string;
}

const byLengthDescending = ([a]: readonly [string, string], [b]: readonly [string, string]) =>
  b.length - a.length || a.localeCompare(b);

const listPrefixRules = (table: RedirectTable) => Object.entries(table.prefixes).sort(byLengthDescending);

/**
 * Returns where an old address leads now.
 * @param pathname site path without query and hash; a trailing slash is ignored
 * @returns the new path, or `undefined` where no rule matches the address
 */
export function resolve(table: RedirectTable, pathname: string): string | undefined {
  const path = pathname.length > 1 ? removeEnd(pathname, "/") : pathname;
  if (Object.hasOwn(table.exact, path)) return table.exact[path];
  const rule = listPrefixRules(table).find(([from]) => path.startsWith(`${from}/`));
  return rule && rule[1] + path.slice(rule[0].length);
}

/**
 * Returns the old addresses that lead to one existing page, prefixes included: what a stub has to be written for.
 * @param route path of an existing page
 */
export function listSources(table: RedirectTable, route: string): string[] {
  const exact = Object.keys(table.exact).filter((from) => table.exact[from] === route);
  const prefixed = listPrefixRules(table)
    .filter(([, to]) => route.startsWith(`${to}/`))
    .map(([from, to]) => from + route.slice(to.length))
    .filter((from) => !exact.includes(from) && resolve(table, from) === route);
  return [...exact, ...prefixed];
}

/** Returns the complete table in the host's notation, in the order in which it must be tried. */
export function filterHost(table: RedirectTable): HostRedirect[] {
  const exact = Object.entries(table.exact).map(([source, destination]) => ({ source, destination }));
  const prefixed = listPrefixRules(table).map(([from, to]) => ({
    source: `${from}/:path+`,
    destination: `${to}/:path+`,
  }));
  return [...exact, ...prefixed].map((rule) => ({ ...rule, permanent: true as const }));
}

/**
 * Returns what is wrong with a table; empty when nothing is.
 * Faults: a source that is a page or is above one, a target that is none, a target that is itself redirected (chain
 * or loop).
 * @param routes paths of all existing pages
 */
export function findFaults(table: RedirectTable, routes: ReadonlySet<string>): RedirectFault[] {
  const found: RedirectFault[] = [];
  for (const [from, to] of Object.entries(table.exact)) {
    if (routes.has(from))
      found.push({
        message: `${from} is a page and cannot be redirected.`,
        remedy: "Remove the entry or the page.",
      });
    if (resolve(table, to) !== undefined && !routes.has(to))
      found.push({
        message: `${from} leads to ${to}, which is itself redirected.`,
        remedy: "Name the final page.",
      });
    else if (!routes.has(to))
      found.push({
        message: `${from} leads to ${to}, which does not exist.`,
        remedy: "Name an existing page.",
      });
  }
  for (const [from, to] of Object.entries(table.prefixes)) {
    if (![...routes].some((route) => route.startsWith(`${to}/`)))
      found.push({
        message: `${from}/* leads to ${to}/*, where there is no page.`,
        remedy: "Name an existing folder.",
      });
    // Hosts redirect before they look for a file.
    const covered = [...routes].find((route) => route.startsWith(`${from}/`));
    if (covered !== undefined)
      found.push({
        message: `${from}/* is redirected, but ${covered} is a page and could not be opened.`,
        remedy: "Narrow the prefix, or move the page.",
      });
  }
  return found;
}
