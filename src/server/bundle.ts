/** Where the bundle is, in the folder of the site: `scripts/mcp.mjs` and `api/mcp.js` start it. */
export const BUNDLE = ".mcp";
