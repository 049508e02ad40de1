/** Bytes that a page may cost before its reader does anything, after brotli. */
export interface Budgets {
  /** The HTML with the styles in it: what the first paint waits for. */
  firstPaint: number;
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
  styles: 14_000,
  scripts: 110_000,
  total: 150_000,
};

/** Pages that cost more for one reason: the most that each may, little more than it does. */
interface Reason {
  part: keyof Budgets;
  reason: string;
  pages: Record<string, number>;
}

const reasons: readonly Reason[] = [
  {
    part: "firstPaint",
    reason: "Shows each query for two vendors, in GraphQL, curl and TypeScript, or each field of the schema.",
    pages: {
      "/api/airdrops/envio/queries": 26_600,
      "/api/airdrops/the-graph/queries": 26_600,
      "/api/flow/envio/queries": 25_700,
      "/api/flow/the-graph/queries": 25_800,
      "/api/lockup/envio/queries": 30_500,
      "/api/lockup/the-graph/entities": 25_200,
      "/api/lockup/the-graph/queries": 30_500,
      "/api/lockup/the-graph/structure": 25_600,
    },
  },
  {
    part: "firstPaint",
    reason: "Draws its plots and diagrams in the HTML, to be seen without scripts.",
    pages: {
      "/concepts/cancelability": 25_700,
      "/concepts/flow/overview": 26_500,
      "/concepts/flow/statuses": 26_000,
      "/concepts/lockup/overview": 25_400,
      "/concepts/lockup/stream-shapes": 34_500,
      "/concepts/merkle-airdrops": 31_000,
      "/reference/airdrops/diagrams": 25_300,
    },
  },
  {
    part: "firstPaint",
    reason: "Is one list or table that readers search as a whole.",
    pages: {
      "/concepts/fees": 26_600,
      "/concepts/glossary": 26_900,
      "/concepts/governance": 25_300,
      "/reference/errors": 37_000,
      "/support/faq": 27_700,
    },
  },
  {
    part: "firstPaint",
    reason: "Lists each address of the release on each chain, to be found by a search in the page.",
    pages: {
      "/guides/airdrops/deployments": 28_900,
      "/guides/airdrops/previous-deployments/v2.0": 27_000,
      "/guides/flow/previous-deployments/v1.1": 25_400,
      "/guides/lockup/deployments": 26_200,
      "/guides/lockup/previous-deployments/v1.1": 25_300,
      "/guides/lockup/previous-deployments/v1.2": 28_100,
      "/guides/lockup/previous-deployments/v2.0": 27_300,
      "/guides/lockup/previous-deployments/v3.0": 26_200,
    },
  },
  {
    part: "firstPaint",
    reason: "Shows a whole sample file, coloured, beside its parts, or the tables of a calculator.",
    pages: {
      "/guides/airdrops/examples/create-campaign": 39_200,
      "/guides/airdrops/examples/local-environment": 28_300,
      "/guides/flow/examples/batchable": 27_300,
      "/guides/flow/examples/flow-calculate-rps": 27_000,
      "/guides/flow/examples/stream-management": 25_500,
      "/guides/legacy/streams": 25_200,
      "/guides/lockup/etherscan": 25_300,
      "/guides/lockup/examples/create-stream/lockup-dynamic": 28_700,
      "/guides/lockup/examples/create-stream/lockup-linear": 30_600,
      "/guides/lockup/examples/create-stream/lockup-tranched": 27_000,
      "/guides/lockup/examples/hooks": 28_400,
      "/guides/lockup/examples/staking/full-code": 26_400,
      "/guides/lockup/examples/stream-management/setup": 25_900,
      "/guides/lockup/examples/vesting-data": 26_600,
    },
  },
  {
    part: "firstPaint",
    reason: "Documents every member of a large contract.",
    pages: {
      "/reference/airdrops/contracts/contract.SablierMerkleVCA": 25_200,
      "/reference/flow/contracts/contract.SablierFlow": 29_700,
      "/reference/flow/contracts/interfaces/interface.ISablierFlow": 27_100,
      "/reference/lockup/contracts/contract.SablierLockup": 30_100,
      "/reference/lockup/contracts/interfaces/interface.ISablierLockup": 26_200,
      "/reference/utils/contracts/contract.SablierComptroller": 26_500,
    },
  },
  {
    part: "total",
    reason: "Draws every shape of a stream, lists every error, or holds the checker of recipient lists.",
    pages: {
      "/concepts/lockup/stream-shapes": 163_300,
      "/concepts/merkle-airdrops": 150_300,
      "/guides/airdrops/examples/create-campaign": 165_600,
    },
  },
];

export const budgetExceptions: readonly BudgetException[] = reasons.flatMap(({ part, reason, pages }) =>
  Object.entries(pages).map(([route, bytes]) => ({ route, part, bytes, reason })),
);
