import { type CompiledRules } from "../rules";
import { WEIGHTS } from "./weights";

/**
 * How much the page of a section counts for a query that names a product: more where it is about that product, less where
 * it is about another one alone. It never leaves a page out.
 */
export function productFactor(
  terms: readonly string[],
  { products }: Pick<CompiledRules, "products">,
): (path: string) => number {
  const named = products.filter(({ words }) => terms.some((term) => words.has(term)));
  if (named.length === 0) return () => 1;
  const known = new Map<string, number>();
  const factorOf = (path: string) => {
    const of = products.filter(({ pages }) => pages.test(path));
    if (of.length === 0) return 1;
    return of.some((product) => named.includes(product)) ? 1 + WEIGHTS.product : 1 - WEIGHTS.otherProduct;
  };
  return (path) => {
    let factor = known.get(path);
    if (factor === undefined) known.set(path, (factor = factorOf(path)));
    return factor;
  };
}
