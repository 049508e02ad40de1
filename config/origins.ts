/**
 * The other origins that a page may ask for something before the reader does anything, each with its reason.
 * The checks over the built site refuse every other request.
 */
export const origins = {
  katex: {
    origin: "https://cdn.jsdelivr.net",
    reason:
      "The stylesheet and fonts of mathematics, on pages that contain some; a copy on the site takes over when it fails.",
  },
} as const;

/** The stylesheet of mathematics: the version that renders the formulas (package.json), with its integrity hash. */
export const mathStylesheet = {
  href: `${origins.katex.origin}/npm/katex@0.13.24/dist/katex.min.css`,
  integrity: "sha384-odtC+0UGzzFL/6PNoE8rX/SPcQDXBJ+uRepguP4QkPCm2LBxH3FA3y+fKSiJ+AmM",
  fallback: "/katex/katex.min.css",
} as const;
