/** The name of a function with what begins its parameter list: no space is between them. */
const NAME = /[\p{L}_$][\w$]{0,80}\(/gu;

/**
 * A parameter as Solidity writes it: an elementary type, a type with a name that no prose has (`IERC20`, `UD60x18`,
 * `Lockup.Range`), both also as an array, then where the value is stored, then the parameter's name.
 */
const PARAMETER =
  /^(?:u?int\d*|bytes\d*|address(?: payable)?|bool|string|I[A-Z]\w+|[US]D\d+x18|[A-Z]\w*\.\w+)(?:\[\d*\])*(?: (?:memory|calldata|storage))?(?: \w+)?$/;

/**
 * Returns a query without the parameter lists of function signatures: `withdrawMax(uint256,address)` asks for
 * `withdrawMax`. What is in brackets otherwise stays: `fee(s)`. The query is cut after a number of letters, and may be
 * cut in a list.
 */
export function withoutParameters(query: string): { text: string; isSignature: boolean } {
  let text = "";
  let done = 0;
  for (const { 0: name, index } of query.matchAll(NAME)) {
    const begin = index + name.length;
    if (begin <= done) continue;
    const end = endOf(query, begin);
    if (!isParameterList(query.slice(begin, end), end === query.length)) continue;
    text += query.slice(done, begin - 1);
    done = end + 1;
  }
  return { text: text + query.slice(done), isSignature: done > 0 };
}

/** Returns where the bracket closes that is open before this place; the end of the query where it does not. */
function endOf(query: string, from: number): number {
  let open = 1;
  for (let index = from; index < query.length; index++) {
    if (query[index] === "(") open++;
    else if (query[index] === ")" && --open === 0) return index;
  }
  return query.length;
}

/** @param isCut whether the last of several parameters may be the beginning of one. */
function isParameterList(list: string, isCut: boolean): boolean {
  const parameters = list
    .split(/[(),]/)
    .map((parameter) => parameter.trim().replace(/\s+/g, " "))
    .filter(Boolean);
  const isOne = (parameter: string, index: number) =>
    PARAMETER.test(parameter) || (isCut && index > 0 && index === parameters.length - 1);
  return parameters.every(isOne);
}
