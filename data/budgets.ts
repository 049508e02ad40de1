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
      "/api/airdrops/envio/queries": 27_200,
      "/api/airdrops/the-graph/entities": 25_800,
      "/api/airdrops/the-graph/queries": 27_200,
      "/api/flow/envio/queries": 26_700,
      "/api/flow/the-graph/queries": 26_800,
      "/api/flow/the-graph/structure": 25_700,
      "/api/lockup/envio/queries": 31_000,
      "/api/lockup/the-graph/entities": 26_100,
      "/api/lockup/the-graph/queries": 31_000,
      "/api/lockup/the-graph/structure": 26_400,
    },
  },
  {
    part: "firstPaint",
    reason: "Draws its plots and diagrams in the HTML, to be seen without scripts.",
    pages: {
      "/concepts/cancelability": 26_500,
      "/concepts/flow/overview": 27_500,
      "/concepts/flow/statuses": 27_100,
      "/concepts/lockup/overview": 26_400,
      "/concepts/lockup/segments": 25_700,
      "/concepts/lockup/stream-shapes": 35_000,
      "/concepts/merkle-airdrops": 32_000,
      "/reference/airdrops/diagrams": 26_500,
      "/reference/flow/diagrams": 25_900,
    },
  },
  {
    part: "firstPaint",
    reason: "Is one list or table that readers search as a whole.",
    pages: {
      "/concepts/fees": 27_200,
      "/concepts/glossary": 27_900,
      "/concepts/governance": 26_200,
      "/concepts/what-is-sablier": 25_700,
      "/guides/lockup/etherscan": 26_300,
      "/reference/errors": 37_200,
      "/support/faq": 27_000,
    },
  },
  {
    part: "firstPaint",
    reason: "Lists each address of the release on each chain, to be found by a search in the page.",
    pages: {
      "/guides/airdrops/deployments": 29_600,
      "/guides/airdrops/previous-deployments/v2.0": 27_900,
      "/guides/flow/deployments": 25_800,
      "/guides/flow/previous-deployments/v1.0": 25_600,
      "/guides/flow/previous-deployments/v1.1": 26_500,
      "/guides/flow/previous-deployments/v2.0": 25_500,
      "/guides/lockup/deployments": 27_200,
      "/guides/lockup/previous-deployments/v1.0": 25_500,
      "/guides/lockup/previous-deployments/v1.1": 26_300,
      "/guides/lockup/previous-deployments/v1.2": 29_100,
      "/guides/lockup/previous-deployments/v2.0": 28_000,
      "/guides/lockup/previous-deployments/v3.0": 27_200,
    },
  },
  {
    part: "firstPaint",
    reason: "Shows a whole sample file, coloured, beside its parts, or the tables of a calculator.",
    pages: {
      "/guides/airdrops/examples/create-campaign": 37_500,
      "/guides/airdrops/examples/local-environment": 29_400,
      "/guides/flow/examples/batchable": 25_300,
      "/guides/flow/examples/flow-calculate-rps": 27_900,
      "/guides/flow/examples/stream-management": 26_000,
      "/guides/legacy/streams": 26_200,
      "/guides/lockup/examples/create-stream/lockup-dynamic": 28_800,
      "/guides/lockup/examples/create-stream/lockup-linear": 31_600,
      "/guides/lockup/examples/create-stream/lockup-tranched": 25_900,
      "/guides/lockup/examples/hooks": 29_600,
      "/guides/lockup/examples/staking/full-code": 27_200,
      "/guides/lockup/examples/stream-management/setup": 26_600,
      "/guides/lockup/examples/vesting-data": 26_800,
    },
  },
  {
    part: "firstPaint",
    reason: "Documents every member of a large contract.",
    pages: {
      "/reference/airdrops/contracts/contract.SablierMerkleVCA": 26_100,
      "/reference/airdrops/contracts/interfaces/interface.ISablierMerkleVCA": 25_400,
      "/reference/flow/contracts/contract.SablierFlow": 30_700,
      "/reference/flow/contracts/interfaces/interface.ISablierFlow": 28_000,
      "/reference/lockup/contracts/contract.SablierLockup": 31_000,
      "/reference/lockup/contracts/interfaces/interface.ISablierLockup": 27_300,
      "/reference/utils/contracts/contract.SablierComptroller": 27_500,
      "/reference/utils/contracts/interfaces/interface.ISablierComptroller": 25_600,
    },
  },
  {
    part: "styles",
    reason:
      "Holds formulas beside drawings or forms: the specified style sheet of mathematics comes on top of its own rules.",
    pages: {
      "/concepts/flow/overview": 14_400,
      "/concepts/lockup/stream-shapes": 14_500,
      "/concepts/merkle-airdrops": 14_600,
      "/guides/flow/examples/flow-calculate-rps": 14_500,
      "/guides/lockup/examples/create-stream/lockup-dynamic": 14_400,
    },
  },
  {
    part: "total",
    reason: "Draws every shape of a stream, lists every error, or holds the checker of recipient lists.",
    pages: {
      "/concepts/lockup/stream-shapes": 161_800,
      "/guides/airdrops/examples/create-campaign": 160_000,
      "/reference/errors": 151_100,
    },
  },
];

export const budgetExceptions: readonly BudgetException[] = reasons.flatMap(({ part, reason, pages }) =>
  Object.entries(pages).map(([route, bytes]) => ({ route, part, bytes, reason })),
);
