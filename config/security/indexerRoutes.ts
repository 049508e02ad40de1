/** The page with the API explorer, which loads it as a document of its own if a reader came from a different page. */
export const explorerRoute = "/api/overview";

/** The page with the desk, which sends an address to an indexer when a reader presses its button. */
export const deskRoute = "/desk";

/** The pages that may reach the indexers, at the origins of data/endpoints. No other page may. */
export const indexerRoutes: readonly string[] = [explorerRoute, deskRoute];
