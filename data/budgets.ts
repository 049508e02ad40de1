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
  scripts: 134_000,
  total: 180_000,
};

const longPage = (route: string, bytes: number, reason: string): BudgetException => ({
  route,
  part: "firstPaint",
  bytes,
  reason,
});

const manyStyles = (route: string): BudgetException => ({
  route,
  part: "styles",
  bytes: 14_500,
  reason:
    "Holds formulas beside drawings or forms: the specified style sheet of mathematics comes on top of its own rules.",
});

export const budgetExceptions: readonly BudgetException[] = [
  longPage(
    "/concepts/lockup/stream-shapes",
    34_599,
    "Draws every shape of a stream in its HTML, to be seen without scripts.",
  ),
  longPage("/concepts/merkle-airdrops", 31_900, "Draws the shapes of airdrops in its HTML."),
  longPage(
    "/guides/airdrops/deployments",
    29_500,
    "Lists each address of the release on each chain, to be found by a search in the page.",
  ),
  longPage(
    "/guides/lockup/previous-deployments/v1.2",
    29_100,
    "Lists each address of the release on each chain, to be found by a search in the page.",
  ),
  longPage(
    "/guides/airdrops/examples/create-campaign",
    37_599,
    "Shows whole contracts of four kinds of campaign, highlighted.",
  ),
  longPage(
    "/guides/airdrops/examples/local-environment",
    29_300,
    "Shows whole contracts and their test, highlighted.",
  ),
  longPage(
    "/guides/lockup/examples/create-stream/lockup-linear",
    31_400,
    "Shows a contract and draws each of its seven shapes.",
  ),
  longPage("/guides/lockup/examples/hooks", 29_400, "Shows whole contracts, highlighted."),
  longPage(
    "/reference/errors",
    34_699,
    "Explains every error of every contract: an address of its own for each.",
  ),
  longPage(
    "/reference/flow/contracts/contract.SablierFlow",
    30_600,
    "Documents every member of the contract, inherited ones too.",
  ),
  longPage(
    "/reference/lockup/contracts/contract.SablierLockup",
    31_000,
    "Documents every member of the contract, inherited ones too.",
  ),
  longPage(
    "/api/lockup/envio/queries",
    31_300,
    "Shows each query in two notations, highlighted, and an editor for it.",
  ),
  longPage(
    "/api/lockup/the-graph/queries",
    31_300,
    "Shows each query in two notations, highlighted, and an editor for it.",
  ),
  longPage(
    "/guides/lockup/examples/create-stream/lockup-dynamic",
    28_600,
    "Shows a contract and draws its shapes.",
  ),
  longPage(
    "/api/airdrops/envio/queries",
    27_300,
    "Shows each query or entity of an endpoint, highlighted where it is code.",
  ),
  longPage(
    "/api/airdrops/the-graph/entities",
    25_800,
    "Shows each query or entity of an endpoint, highlighted where it is code.",
  ),
  longPage(
    "/api/airdrops/the-graph/queries",
    27_300,
    "Shows each query or entity of an endpoint, highlighted where it is code.",
  ),
  longPage(
    "/api/flow/envio/queries",
    26_800,
    "Shows each query or entity of an endpoint, highlighted where it is code.",
  ),
  longPage(
    "/api/flow/the-graph/queries",
    26_800,
    "Shows each query or entity of an endpoint, highlighted where it is code.",
  ),
  longPage(
    "/api/flow/the-graph/structure",
    25_700,
    "Shows each query or entity of an endpoint, highlighted where it is code.",
  ),
  longPage(
    "/api/lockup/the-graph/entities",
    26_000,
    "Shows each query or entity of an endpoint, highlighted where it is code.",
  ),
  longPage(
    "/concepts/cancelability",
    26_400,
    "Explains its subject in full, with drawings and formulas in the HTML.",
  ),
  longPage("/concepts/fees", 27_200, "Explains its subject in full, with drawings and formulas in the HTML."),
  longPage(
    "/concepts/flow/overview",
    27_300,
    "Explains its subject in full, with drawings and formulas in the HTML.",
  ),
  longPage(
    "/concepts/flow/statuses",
    26_900,
    "Explains its subject in full, with drawings and formulas in the HTML.",
  ),
  longPage(
    "/concepts/glossary",
    27_900,
    "Explains its subject in full, with drawings and formulas in the HTML.",
  ),
  longPage(
    "/concepts/governance",
    26_200,
    "Explains its subject in full, with drawings and formulas in the HTML.",
  ),
  longPage(
    "/concepts/lockup/overview",
    26_300,
    "Explains its subject in full, with drawings and formulas in the HTML.",
  ),
  longPage(
    "/concepts/lockup/segments",
    25_500,
    "Explains its subject in full, with drawings and formulas in the HTML.",
  ),
  longPage(
    "/concepts/what-is-sablier",
    25_700,
    "Explains its subject in full, with drawings and formulas in the HTML.",
  ),
  longPage(
    "/guides/airdrops/previous-deployments/v2.0",
    27_800,
    "Lists each address of the release on each chain, to be found by a search in the page.",
  ),
  longPage(
    "/guides/flow/deployments",
    25_800,
    "Lists each address of the release on each chain, to be found by a search in the page.",
  ),
  longPage("/guides/flow/examples/flow-calculate-rps", 27_800, "Shows whole contracts, highlighted."),
  longPage("/guides/flow/examples/stream-management", 26_000, "Shows whole contracts, highlighted."),
  longPage(
    "/guides/flow/previous-deployments/v1.0",
    25_400,
    "Lists each address of the release on each chain, to be found by a search in the page.",
  ),
  longPage(
    "/guides/flow/previous-deployments/v1.1",
    26_500,
    "Lists each address of the release on each chain, to be found by a search in the page.",
  ),
  longPage(
    "/guides/flow/previous-deployments/v2.0",
    25_400,
    "Lists each address of the release on each chain, to be found by a search in the page.",
  ),
  longPage(
    "/guides/legacy/streams",
    26_100,
    "Explains its subject in full, with drawings and formulas in the HTML.",
  ),
  longPage(
    "/guides/lockup/deployments",
    27_200,
    "Lists each address of the release on each chain, to be found by a search in the page.",
  ),
  longPage(
    "/guides/lockup/examples/create-stream/lockup-tranched",
    25_800,
    "Shows whole contracts, highlighted.",
  ),
  longPage("/guides/lockup/examples/staking/full-code", 27_200, "Shows whole contracts, highlighted."),
  longPage("/guides/lockup/examples/stream-management/setup", 26_500, "Shows whole contracts, highlighted."),
  longPage("/guides/lockup/examples/vesting-data", 26_700, "Shows whole contracts, highlighted."),
  longPage(
    "/guides/lockup/previous-deployments/v1.0",
    25_400,
    "Lists each address of the release on each chain, to be found by a search in the page.",
  ),
  longPage(
    "/guides/lockup/previous-deployments/v1.1",
    26_300,
    "Lists each address of the release on each chain, to be found by a search in the page.",
  ),
  longPage(
    "/guides/lockup/previous-deployments/v2.0",
    28_000,
    "Lists each address of the release on each chain, to be found by a search in the page.",
  ),
  longPage(
    "/guides/lockup/previous-deployments/v3.0",
    27_100,
    "Lists each address of the release on each chain, to be found by a search in the page.",
  ),
  longPage(
    "/reference/airdrops/contracts/contract.SablierMerkleVCA",
    26_100,
    "Documents every member of the contract, inherited ones too.",
  ),
  longPage(
    "/reference/airdrops/contracts/interfaces/interface.ISablierMerkleVCA",
    25_400,
    "Documents every member of the contract, inherited ones too.",
  ),
  longPage("/reference/airdrops/diagrams", 26_400, "Draws its diagrams in the HTML."),
  longPage(
    "/reference/flow/contracts/interfaces/interface.ISablierFlow",
    28_000,
    "Documents every member of the contract, inherited ones too.",
  ),
  longPage("/reference/flow/diagrams", 25_800, "Draws its diagrams in the HTML."),
  longPage(
    "/reference/lockup/contracts/interfaces/interface.ISablierLockup",
    27_300,
    "Documents every member of the contract, inherited ones too.",
  ),
  longPage(
    "/reference/utils/contracts/contract.SablierComptroller",
    27_500,
    "Documents every member of the contract, inherited ones too.",
  ),
  longPage(
    "/reference/utils/contracts/interfaces/interface.ISablierComptroller",
    25_500,
    "Documents every member of the contract, inherited ones too.",
  ),
  longPage("/support/faq", 25_500, "Answers every question on one page."),
  manyStyles("/concepts/lockup/stream-shapes"),
  manyStyles("/concepts/merkle-airdrops"),
  manyStyles("/guides/flow/examples/flow-calculate-rps"),
  {
    route: "/apps/guides/url-schemes",
    part: "scripts",
    bytes: 142_100,
    reason: "Its code repeats what the page shows, and that is much.",
  },
  {
    route: "/concepts/flow/overview",
    part: "scripts",
    bytes: 137_500,
    reason: "Its code repeats what the page shows, and that is much.",
  },
  {
    route: "/concepts/flow/statuses",
    part: "scripts",
    bytes: 136_900,
    reason: "Its code repeats what the page shows, and that is much.",
  },
  {
    route: "/concepts/lockup/overview",
    part: "scripts",
    bytes: 134_600,
    reason: "Its code repeats what the page shows, and that is much.",
  },
  {
    route: "/concepts/lockup/segments",
    part: "scripts",
    bytes: 135_200,
    reason: "Its code repeats what the page shows, and that is much.",
  },
  {
    route: "/concepts/lockup/stream-shapes",
    part: "scripts",
    bytes: 144_200,
    reason: "Its code repeats what the page shows, and that is much.",
  },
  {
    route: "/concepts/merkle-airdrops",
    part: "scripts",
    bytes: 135_000,
    reason: "Its code repeats what the page shows, and that is much.",
  },
  {
    route: "/guides/airdrops/examples/create-campaign",
    part: "scripts",
    bytes: 140_100,
    reason: "Its code repeats what the page shows, and that is much.",
  },
  {
    route: "/reference/errors",
    part: "scripts",
    bytes: 145_800,
    reason: "Its code repeats what the page shows, and that is much.",
  },
  {
    route: "/api/airdrops/merkle-api/functionality",
    part: "total",
    bytes: 183_100,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/api/flow/the-graph/structure",
    part: "total",
    bytes: 188_100,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/apps/guides/url-schemes",
    part: "total",
    bytes: 180_800,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/concepts/cancelability",
    part: "total",
    bytes: 191_900,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/concepts/fees",
    part: "total",
    bytes: 189_900,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/concepts/flow/overview",
    part: "total",
    bytes: 195_900,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/concepts/lockup/overview",
    part: "total",
    bytes: 191_900,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/concepts/lockup/segments",
    part: "total",
    bytes: 191_700,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/concepts/lockup/stream-shapes",
    part: "total",
    bytes: 210_000,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/concepts/lockup/tranches",
    part: "total",
    bytes: 189_300,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/concepts/merkle-airdrops",
    part: "total",
    bytes: 197_900,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/concepts/security",
    part: "total",
    bytes: 183_000,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/concepts/streaming",
    part: "total",
    bytes: 186_600,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/guides/airdrops/examples/create-campaign",
    part: "total",
    bytes: 208_600,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/guides/airdrops/verify-campaign",
    part: "total",
    bytes: 182_700,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/guides/flow/examples/flow-calculate-rps",
    part: "total",
    bytes: 189_100,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/guides/legacy/streams",
    part: "total",
    bytes: 187_400,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/guides/lockup/examples/create-stream/lockup-dynamic",
    part: "total",
    bytes: 189_500,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/reference/airdrops/diagrams",
    part: "total",
    bytes: 186_500,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/reference/errors",
    part: "total",
    bytes: 194_600,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/reference/flow/diagrams",
    part: "total",
    bytes: 186_000,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/reference/lockup/contracts/libraries/library.LockupMath",
    part: "total",
    bytes: 181_200,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
  {
    route: "/reference/lockup/diagrams",
    part: "total",
    bytes: 184_300,
    reason: "Shows much, draws it with fonts and pictures, and its code repeats it.",
  },
];
