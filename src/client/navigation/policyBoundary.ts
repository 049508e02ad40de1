import { claimRoute, deskRoute } from "../../../config/security/indexerRoutes";
import { liveRoutes } from "../../../config/security/liveRoutes";

/** The policy of a page. The API explorer loads its own document when it is opened. */
function policyOf(pathname: string): "live" | "desk" | "claim" | "common" {
  if (Object.hasOwn(liveRoutes, pathname)) return "live";
  if (pathname === claimRoute) return "claim";
  return pathname === deskRoute ? "desk" : "common";
}

/** Checks whether two pages have different content security policies, so that one document cannot show both. */
export function crossesBoundary(from: string, to: string): boolean {
  return policyOf(from) !== policyOf(to);
}
