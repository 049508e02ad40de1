/** The page with the API explorer, which sends a query to an indexer when a reader runs it. */
export const explorerRoute = "/api/overview";

/** The page with the desk, which sends an address to an indexer when a reader presses its button. */
export const deskRoute = "/desk";

/** The pages that may reach the indexers, at the origins of data/endpoints. No other page may. */
export const indexerRoutes: readonly string[] = [explorerRoute, deskRoute];

/** The page that prepares a claim, and asks a node about the campaign when a reader presses its button. */
export const claimRoute = "/desk/claim";

/**
 * The pages that may reach a node of a chain. The reader can enter the address of any node, so the policy of these pages
 * allows every https origin. They run no scripts but the site's own, and evaluate nothing.
 */
export const nodeRoutes: readonly string[] = [claimRoute];
