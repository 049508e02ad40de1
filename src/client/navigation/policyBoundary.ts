import { liveRoutes } from "../../../config/security/liveRoutes";

const isLive = (pathname: string): boolean => Object.hasOwn(liveRoutes, pathname);

/** Whether two pages have different content security policies, so that one document cannot show both. */
export function crossesBoundary(from: string, to: string): boolean {
  return isLive(from) !== isLive(to);
}
