import { WEIGHTS } from "./weights";

/** By which words a reader names a product, and which addresses are its pages'. */
const PRODUCTS: readonly { words: ReadonlySet<string>; pages: RegExp }[] = [
  { words: new Set(["lockup", "vesting", "vest", "cliff", "tranche", "segment"]), pages: /lockup|vesting/ },
  { words: new Set(["flow", "payroll", "salary", "debt"]), pages: /\/flow(?:\/|$)|payments|flow-v/ },
  {
    words: new Set([
      "airdrop",
      "airstream",
      "campaign",
      "merkle",
      "claim",
      "claimer",
      "clawback",
      "eligible",
    ]),
    pages: /airdrop|merkle/,
  },
  { words: new Set(["legacy"]), pages: /legacy|\/apps\/v1$/ },
];

/**
 * How much the page of a section counts for a query that names a product: more where it is about that product, less where
 * it is about another one alone. It never leaves a page out.
 */
export function productFactor(terms: readonly string[]): (path: string) => number {
  const named = PRODUCTS.filter(({ words }) => terms.some((term) => words.has(term)));
  if (named.length === 0) return () => 1;
  const known = new Map<string, number>();
  const factorOf = (path: string) => {
    const of = PRODUCTS.filter(({ pages }) => pages.test(path));
    if (of.length === 0) return 1;
    return of.some((product) => named.includes(product)) ? 1 + WEIGHTS.product : 1 - WEIGHTS.otherProduct;
  };
  return (path) => {
    let factor = known.get(path);
    if (factor === undefined) known.set(path, (factor = factorOf(path)));
    return factor;
  };
}
