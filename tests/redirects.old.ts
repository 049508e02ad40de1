import { redirects } from "../config/navigation/redirects";
import { listSources } from "../src/site/redirects";
import { routes } from "./support/routes";

/** Every old address: those of the table, and those that a prefix of it covers. */
export const oldAddresses: readonly string[] = [
  ...new Set([...Object.keys(redirects.exact), ...routes.flatMap((route) => listSources(redirects, route))]),
];

/** An old address that a prefix of the table covers. */
export const coveredByPrefix = oldAddresses.find((source) => redirects.exact[source] === undefined)!;
