import { matchRoutes, type RouteConfig } from "react-router-config";
import { nextPageComplete } from "@site/src/client/navigation/nextPage";
import routes, { learn } from "./routes";

/**
 * Stand-in for upstream's: learns of the page first, then loads its code, as upstream does, and what that draws with, so
 * that nothing moves once the page is shown.
 *
 * @param address the page's path; a query and a hash say nothing of the page.
 */
export default async function preload(address: string): Promise<void> {
  const page = address.replace(/[?#].*$/s, "");
  await learn(page);
  const matches = [...new Set([page, decodeURI(page)])].flatMap((path) =>
    matchRoutes(routes as unknown as RouteConfig[], path),
  );
  await Promise.all(
    matches.map(({ route }) => (route.component as { preload?: () => Promise<unknown> }).preload?.()),
  );
  await nextPageComplete();
}
