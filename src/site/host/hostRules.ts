import { readFileSync } from "node:fs";
import { getTransformedRoutes } from "@vercel/routing-utils";

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

/**
 * Turns the configuration into functions of a path. Vercel's own package reads its path syntax.
 *
 * @throws Error where the host would refuse the configuration
 */
export function compileHostRules({ cleanUrls = false, redirects = [], headers = [] }: HostConfig): HostRules {
  const { routes, error } = getTransformedRoutes({ redirects, headers });
  if (error) throw new Error(`vercel.json: ${error.message}`);
  const rules = (routes ?? []).flatMap((route) =>
    "handle" in route ? [] : [{ ...route, source: new RegExp(route.src) }],
  );
  return {
    cleanUrls,
    redirect(pathname) {
      for (const { source, status, headers: sent } of rules) {
        const match = status === undefined ? null : source.exec(pathname);
        if (!match) continue;
        const destination = sent?.Location?.replace(
          /\$(\d+)/g,
          (_: string, index: string) => match[Number(index)] ?? "",
        );
        return { destination: destination ?? "/", status: status! };
      }
      return undefined;
    },
    headers(pathname) {
      const sent = rules.filter(({ status, source }) => status === undefined && source.test(pathname));
      return new Map(sent.flatMap((route) => Object.entries(route.headers ?? {})));
    },
  };
}
