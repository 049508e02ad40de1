/**
 * Stands in for `@docsearch/react/version`, which for DocSearch 3 is the whole library: one string would put 23 kB
 * into the main bundle. The theme reads from it which major version it talks to, and src/client/search tells it to the
 * service.
 */
export const version = "3.9.0";
