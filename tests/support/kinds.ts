/** One page of each kind: what a rule about frames and layouts is tried on. */
export const KINDS: Record<string, string> = {
  home: "/",
  concept: "/concepts/lockup/segments",
  "page with plots": "/concepts/lockup/stream-shapes",
  "page with a diagram": "/concepts/lockup/statuses",
  guide: "/guides/lockup/overview",
  reference: "/reference/overview",
  api: "/api/overview",
  app: "/apps/features/overview",
  support: "/support/faq",
  search: "/search",
};

/** Also a page that is made from a contract, and the list of posts. */
export const ALL_KINDS: Record<string, string> = {
  ...KINDS,
  contract: "/reference/airdrops/contracts/contract.SablierMerkleInstant",
  "release notes": "/blog",
};
