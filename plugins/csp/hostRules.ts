import { readFileSync } from "node:fs";

/** The parts of vercel.json that a static server can honour. */
export interface HostConfig {
  cleanUrls?: boolean;
  trailingSlash?: boolean;
  redirects?: HostRedirect[];
  headers?: { source: string; headers: { key: string; value: string }[] }[];
}

/** One redirect of vercel.json: `source` and `destination` in the host's path syntax. */
export interface HostRedirect {
  source: string;
  destination: string;
  permanent?: boolean;
  statusCode?: number;
}

/** What the host answers before it looks for a file. */
export interface HostRules {
  cleanUrls: boolean;
  /** The redirect for a path, with its parameters filled in; `undefined` where none matches. */
  redirect(pathname: string): { destination: string; status: number } | undefined;
  /** Every header that applies to a path; of two rules that set the same one, the later wins. */
  headers(pathname: string): Map<string, string>;
}

/** Reads vercel.json; a project without one gets clean URLs and no further rule. */
export function readHostConfig(file: string): HostConfig {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as HostConfig;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** Turns the configuration into functions of a path. */
export function hostRules(config: HostConfig): HostRules {
  const redirects = (config.redirects ?? []).map((rule) => ({ rule, match: pathMatcher(rule.source) }));
  const headers = (config.headers ?? []).map((rule) => ({ rule, match: pathMatcher(rule.source) }));
  return {
    cleanUrls: config.cleanUrls ?? false,
    redirect(pathname) {
      for (const { rule, match } of redirects) {
        const parameters = match(pathname);
        if (!parameters) continue;
        const status = rule.statusCode ?? (rule.permanent === false ? 307 : 308);
        return { destination: fill(rule.destination, parameters), status };
      }
      return undefined;
    },
    headers(pathname) {
      const found = new Map<string, string>();
      for (const { rule, match } of headers) {
        if (match(pathname)) for (const { key, value } of rule.headers) found.set(key, value);
      }
      return found;
    },
  };
}

/**
 * Compiles the host's path syntax: `:name` (one segment), `:name*` and `:name+` (several), `:name(pattern)` and
 * `(pattern)`, which may hold groups of its own. Unnamed groups are numbered from 1.
 */
export function pathMatcher(source: string): (pathname: string) => Record<string, string> | undefined {
  const names: string[] = [];
  let unnamed = 0;
  const token =
    /(\/?):(\w+)(\([^)]*\))?([*+?])?|\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)|([.+?^${}|[\]\\])/g;
  const pattern = source.replace(
    token,
    (match, slash: string, name: string, custom: string, repeat: string, group: string, special: string) => {
      if (name) {
        names.push(name);
        const one = custom ? custom.slice(1, -1) : "[^/]+?";
        if (repeat === "*") return `(?:${slash}((?:${one})(?:/(?:${one}))*))?`;
        if (repeat === "+") return `${slash}((?:${one})(?:/(?:${one}))*)`;
        return repeat === "?" ? `(?:${slash}(${one}))?` : `${slash}(${one})`;
      }
      if (group !== undefined) {
        unnamed += 1;
        names.push(String(unnamed));
        return `(${group})`;
      }
      return special ? `\\${special}` : match;
    },
  );
  const compiled = new RegExp(`^${pattern}/?$`);
  return (pathname) => {
    const match = compiled.exec(pathname);
    if (!match) return undefined;
    return Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ""]));
  };
}

/** Puts parameters into a destination: `/guides/:path*` with `{ path: "a/b" }` is `/guides/a/b`. */
function fill(destination: string, parameters: Record<string, string>): string {
  return destination
    .replace(/(?<=\/):(\w+)[*+?]?/g, (match, name: string) => parameters[name] ?? match)
    .replace(/\$(\d+)/g, (match, name: string) => parameters[name] ?? match);
}
