import { claimRoute, deskRoute, explorerRoute } from "../../../config/security/indexerRoutes";
import { liveRoutes } from "../../../config/security/liveRoutes";

/** Returns which policy a page has. A document of the explorer may show common pages. */
function getPolicy(pathname: string): "live" | "desk" | "claim" | "common" {
  if (Object.hasOwn(liveRoutes, pathname)) return "live";
  if (pathname === claimRoute) return "claim";
  return pathname === deskRoute ? "desk" : "common";
}

/**
 * Checks whether two pages have different content security policies, so that one document cannot show both. The explorer
 * needs a document of its own, which other pages may follow, because its query is kept while a reader visits them.
 *
 * @param from the page that the document was loaded for
 */
export function crossesBoundary(from: string, to: string): boolean {
  return getPolicy(from) !== getPolicy(to) || (to === explorerRoute && from !== explorerRoute);
}
