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
  scripts: 148_000,
  total: 214_000,
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
    32_000,
    "Draws every shape of a stream in its HTML, to be seen without scripts.",
  ),
  longPage("/concepts/merkle-airdrops", 29_500, "Draws the shapes of airdrops in its HTML."),
  longPage(
    "/guides/airdrops/deployments",
    27_000,
    "Lists each address of the release on each chain, to be found by a search in the page.",
  ),
  longPage(
    "/guides/lockup/previous-deployments/v1.2",
    26_500,
    "Lists each address of the release on each chain, to be found by a search in the page.",
  ),
  longPage(
    "/guides/airdrops/examples/create-campaign",
    35_000,
    "Shows whole contracts of four kinds of campaign, highlighted.",
  ),
  longPage(
    "/guides/airdrops/examples/local-environment",
    27_000,
    "Shows whole contracts and their test, highlighted.",
  ),
  longPage(
    "/guides/lockup/examples/create-stream/lockup-linear",
    29_000,
    "Shows a contract and draws each of its seven shapes.",
  ),
  longPage("/guides/lockup/examples/hooks", 27_000, "Shows whole contracts, highlighted."),
  longPage(
    "/reference/errors",
    32_500,
    "Explains every error of every contract: an address of its own for each.",
  ),
  longPage(
    "/reference/flow/contracts/contract.SablierFlow",
    28_500,
    "Documents every member of the contract, inherited ones too.",
  ),
  longPage(
    "/reference/lockup/contracts/contract.SablierLockup",
    28_500,
    "Documents every member of the contract, inherited ones too.",
  ),
  longPage(
    "/api/lockup/envio/queries",
    28_500,
    "Shows each query in two notations, highlighted, and an editor for it.",
  ),
  longPage(
    "/api/lockup/the-graph/queries",
    28_500,
    "Shows each query in two notations, highlighted, and an editor for it.",
  ),
  longPage(
    "/guides/lockup/examples/create-stream/lockup-dynamic",
    26_000,
    "Shows a contract and draws its shapes.",
  ),
  manyStyles("/concepts/lockup/stream-shapes"),
  manyStyles("/concepts/merkle-airdrops"),
  manyStyles("/guides/flow/examples/flow-calculate-rps"),
];
