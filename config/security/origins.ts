/**
 * The other origins that a page may ask for something before the reader does anything, each with its reason.
 * The checks over the built site refuse every other request.
 */
export const origins = {
  katex: {
    origin: "https://cdn.jsdelivr.net",
    reason:
      "The stylesheet and fonts of mathematics, on pages that contain some; a copy on the site serves when it fails.",
  },
} as const;

/** The other origins that a page asks when the reader wants something of them, each with its reason. */
export const originsOnRequest = {
  search: {
    origins: ["https://*.algolia.net", "https://*.algolianet.com"],
    reason:
      "The hosted search index, where one is configured (config/search.ts): asked when a reader searches.",
  },
  searchInsights: {
    origins: ["https://insights.algolia.io"],
    reason: "Click analytics of the hosted index, where switched on: told which result a reader opened.",
  },
  source: {
    origins: ["https://raw.githubusercontent.com"],
    reason: "Lines of code on GitHub, when a reader presses the button that shows them in the page.",
  },
} as const;

/** The chat widget, on sites that are built with CRISP_WEBSITE_ID: what its documentation asks a policy to allow. */
export const chatOrigins = {
  https: ["https://client.crisp.chat", "https://image.crisp.chat", "https://storage.crisp.chat"],
  sockets: ["wss://client.relay.crisp.chat", "wss://stream.relay.crisp.chat"],
} as const;

/** The stylesheet of mathematics: the version that renders the formulas (package.json), with its integrity hash. */
export const mathStylesheet = {
  href: `${origins.katex.origin}/npm/katex@0.13.24/dist/katex.min.css`,
  integrity: "sha384-odtC+0UGzzFL/6PNoE8rX/SPcQDXBJ+uRepguP4QkPCm2LBxH3FA3y+fKSiJ+AmM",
  fallback: "/katex/katex.min.css",
} as const;
