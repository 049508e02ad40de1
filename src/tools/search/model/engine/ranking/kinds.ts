import { type ParsedQuery } from "../query/query";
import { type CompiledRules } from "../rules";
import { type Section } from "../../packed/records";

/**
 * How much a section counts for a query by the kinds that its page is of: old releases after what holds today, lists of
 * errors or of fields where nobody asks for one.
 */
export function kindFactors({ kinds }: Pick<CompiledRules, "kinds">) {
  // Few paths are under many headings, and all of them are asked at each letter.
  const known = new Map<string, number[]>();
  const kindsOf = (path: string) => {
    let of = known.get(path);
    if (!of) known.set(path, (of = kinds.flatMap(({ pages }, number) => (pages.test(path) ? [number] : []))));
    return of;
  };
  return (query: ParsedQuery, isCode: boolean) => {
    const counts = kinds.map(
      ({ when, unless, notCode }) =>
        (when?.test(query.text) ?? true) && !unless?.test(query.text) && !(notCode && isCode),
    );
    return ({ path, level }: Pick<Section, "path" | "level">): number => {
      let factor = 1;
      for (const number of kindsOf(path)) {
        const kind = kinds[number]!;
        if (counts[number] && !(kind.sections && level === 1)) factor *= kind.factor;
      }
      return factor;
    };
  };
}
