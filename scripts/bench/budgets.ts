import { type Audit } from "./lighthouse/audit";
import { type PlaygroundCost } from "./playground";
import { type PressTimes } from "./presses";
import { type Weight } from "./weight";

/** One line of the table of budgets: what was promised, what was measured at the page that is worst in it. */
export interface BudgetLine {
  what: string;
  /** The bound, in the unit that `what` names. */
  budget: number;
  measured: number;
  /** Whether more is better: scores. */
  atLeast: boolean;
  where: string;
}

const KB = 1000;

/** Whether what was measured is within its budget. */
export const holds = ({ budget, measured, atLeast }: BudgetLine): boolean =>
  atLeast ? measured >= budget : measured <= budget;

/** What pages weigh before the reader does anything, in KB with brotli, the heaviest page of each part. */
export function weightBudgets(pages: readonly Weight[]): BudgetLine[] {
  const most = (what: string, budget: number, size: (page: Weight) => number): BudgetLine =>
    worst({ what, budget, atLeast: false }, pages, (page) => size(page) / KB);
  return [
    most("scripts, KB", 170, ({ js }) => js),
    most("all that is fetched, KB", 215, ({ total }) => total),
  ];
}

/** Scores and times of Lighthouse on a phone. */
export function auditBudgets(audits: readonly Audit[]): BudgetLine[] {
  const score = (what: string, budget: number, value: (audit: Audit) => number) =>
    worst({ what, budget, atLeast: true }, audits, value);
  const time = (what: string, budget: number, value: (audit: Audit) => number) =>
    worst({ what, budget, atLeast: false }, audits, value);
  return [
    score("Lighthouse performance", 98, ({ performance }) => performance),
    score("Lighthouse accessibility", 100, ({ accessibility }) => accessibility),
    score("Lighthouse best practices", 100, ({ bestPractices }) => bestPractices),
    score("Lighthouse SEO", 100, ({ seo }) => seo),
    time("largest paint, ms", 1200, ({ largestPaint }) => largestPaint),
    time("blocked, ms", 100, ({ blocked }) => blocked),
    time("layout shift", 0, ({ shift }) => shift),
  ];
}

/** From press to effect on a slow phone: small controls at any time, search once the page has been there a while. */
export function pressBudgets(presses: readonly PressTimes[]): BudgetLine[] {
  return presses.flatMap(({ control, atHeading, later }) => {
    const line = (budget: number, measured: number, where: string): BudgetLine => ({
      what: `${control} answers, ms`,
      budget,
      measured,
      atLeast: false,
      where,
    });
    const afterAWhile = "pressed six seconds after load";
    if (control === "search") return [line(1500, later, afterAWhile)];
    return [line(300, atHeading, "pressed when the heading shows"), line(300, later, afterAWhile)];
  });
}

/** What a started playground weighs, how fast it is on a slow phone, and what a hundred actions leave in memory. */
export function playgroundBudgets({ action, bytes, heap, longest, ready }: PlaygroundCost): BudgetLine[] {
  const line = (what: string, budget: number, measured: number): BudgetLine => ({
    what: `playground: ${what}`,
    budget,
    measured,
    atLeast: false,
    where: "CPU slowed down four times",
  });
  return [
    line("all that a start fetches, KB", 300, bytes / KB),
    line("ready, ms", 3000, ready),
    line("an action, ms", 300, action),
    line("the longest of a hundred, ms", 300, longest),
    line("heap after a hundred actions, times what it was", 1.5, heap.after / heap.before),
  ];
}

/** Rows for a table, with a mark at those that do not hold. */
export function budgetRows(lines: readonly BudgetLine[]): string[][] {
  return lines.map((line) => [
    line.what,
    `${line.atLeast ? "at least" : "at most"} ${line.budget}`,
    String(Math.round(line.measured * 1000) / 1000),
    holds(line) ? "" : "over budget",
    line.where,
  ]);
}

function worst<Page extends { route: string }>(
  line: Pick<BudgetLine, "what" | "budget" | "atLeast">,
  pages: readonly Page[],
  value: (page: Page) => number,
): BudgetLine {
  if (pages.length === 0) throw new Error(`No page was measured for "${line.what}".`);
  const sorted = [...pages].sort((a, b) => (line.atLeast ? value(a) - value(b) : value(b) - value(a)));
  const [first] = sorted as [Page, ...Page[]];
  return { ...line, measured: value(first), where: first.route };
}
