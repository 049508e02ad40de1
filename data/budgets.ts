/** Bytes that a page may cost before its reader does anything, after brotli. */
export interface Budgets {
  /** What the first paint waits for: the HTML, with the styles in it, as far as a phone's first screen shows it. */
  firstPaint: number;
  /** The whole HTML, with the styles in it. */
  document: number;
  /** Style sheets, in the page and beside it. */
  styles: number;
  /** Script files. */
  scripts: number;
  /** Everything: HTML, style sheets, scripts, fonts, pictures. */
  total: number;
}

/** A page that may cost more of one thing, how much, and why. */
export interface BudgetException {
  route: string;
  part: keyof Budgets;
  bytes: number;
  reason: string;
}

/** What every page keeps to. The check `budgets` weighs each of them. */
export const budgets: Budgets = {
  firstPaint: 25_000,
  document: 25_000,
  styles: 14_000,
  scripts: 110_000,
  total: 150_000,
};

/** Pages that cost more for one reason: the most that each may, up to half a kilobyte more than it does. */
interface Reason {
  part: keyof Budgets;
  reason: string;
  pages: Record<string, number>;
}

const reasons: readonly Reason[] = [
  {
    part: "document",
    reason: "Shows each query for two vendors, in GraphQL, curl and TypeScript, or each field of the schema.",
    pages: {
      "/api/airdrops/envio/queries": 27_500,
      "/api/airdrops/the-graph/queries": 27_500,
      "/api/airdrops/the-graph/entities": 25_500,
      "/api/flow/envio/queries": 27_000,
      "/api/flow/the-graph/queries": 27_000,
      "/api/lockup/envio/queries": 31_500,
      "/api/lockup/the-graph/entities": 26_000,
      "/api/lockup/the-graph/queries": 31_500,
      "/api/flow/the-graph/structure": 25_500,
      "/api/lockup/the-graph/structure": 26_500,
    },
  },
  {
    part: "document",
    reason: "Draws its plots and diagrams in the HTML, to be seen without scripts.",
    pages: {
      "/concepts/cancelability": 26_000,
      "/concepts/flow/overview": 27_000,
      "/concepts/flow/statuses": 26_500,
      "/concepts/lockup/overview": 26_000,
      "/concepts/lockup/segments": 25_500,
      "/concepts/lockup/stream-shapes": 35_000,
      "/concepts/merkle-airdrops": 32_000,
      "/reference/airdrops/diagrams": 26_000,
      "/reference/flow/diagrams": 25_500,
    },
  },
  {
    part: "document",
    reason: "Is one list or table that readers search as a whole.",
    pages: {
      "/apps/guides/csv-support": 26_000,
      "/concepts/fees": 27_000,
      "/concepts/glossary": 28_000,
      "/concepts/governance": 26_000,
      "/concepts/what-is-sablier": 25_500,
      "/reference/errors": 38_500,
      "/support/faq": 37_000,
    },
  },
  {
    part: "document",
    reason: "Lists each address of the release on each chain, to be found by a search in the page.",
    pages: {
      "/guides/airdrops/deployments": 29_500,
      "/guides/flow/deployments": 25_500,
      "/guides/airdrops/previous-deployments/v2.0": 28_000,
      "/guides/flow/previous-deployments/v1.1": 26_000,
      "/guides/lockup/deployments": 27_000,
      "/guides/lockup/previous-deployments/v1.1": 26_000,
      "/guides/lockup/previous-deployments/v1.2": 29_000,
      "/guides/lockup/previous-deployments/v2.0": 28_000,
      "/guides/lockup/previous-deployments/v3.0": 27_000,
    },
  },
  {
    part: "document",
    reason: "Shows a whole sample file, coloured, beside its parts, or the tables of a calculator.",
    pages: {
      "/guides/airdrops/examples/create-campaign": 36_000,
      "/guides/airdrops/examples/local-environment": 26_000,
      "/guides/airdrops/verify-campaign": 25_500,
      "/guides/flow/examples/batchable": 25_500,
      "/guides/flow/examples/flow-calculate-rps": 26_000,
      "/guides/legacy/streams": 25_500,
      "/guides/lockup/etherscan": 29_000,
      "/guides/lockup/examples/create-stream/lockup-dynamic": 27_000,
      "/guides/lockup/examples/create-stream/lockup-linear": 30_000,
      "/guides/lockup/examples/create-stream/lockup-tranched": 26_000,
      "/guides/lockup/examples/hooks": 26_000,
      "/guides/lockup/examples/local-environment": 25_500,
    },
  },
  {
    part: "document",
    reason: "Documents every member of a large contract.",
    pages: {
      "/reference/airdrops/contracts/contract.SablierMerkleVCA": 26_000,
      "/reference/flow/contracts/contract.SablierFlow": 30_500,
      "/reference/flow/contracts/interfaces/interface.ISablierFlow": 28_000,
      "/reference/utils/contracts/interfaces/interface.ISablierComptroller": 25_500,
      "/reference/lockup/contracts/contract.SablierLockup": 31_000,
      "/reference/lockup/contracts/interfaces/interface.ISablierLockup": 27_000,
      "/reference/utils/contracts/contract.SablierComptroller": 27_000,
    },
  },
];

/** Each exception by itself: one page, one part. */
export const budgetExceptions: readonly BudgetException[] = reasons.flatMap(({ part, reason, pages }) =>
  Object.entries(pages).map(([route, bytes]) => ({ route, part, bytes, reason })),
);
