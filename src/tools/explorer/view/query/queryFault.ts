/** Maximum depth of brackets in a query. The parser calls itself once per level, and the indexers' limits are far lower. */
const DEEPEST = 100;

/** Maximum number of characters of a query. */
const LONGEST = 100_000;

const CLOSING: Readonly<Record<string, string>> = { "{": "}", "(": ")", "[": "]" };

/** Where a comment or a string ends: its last character, or the end of the text if it is not closed. */
interface Skipped {
  readonly end: number;
  /** What is not closed. */
  readonly open?: string;
}

/**
 * Checks the brackets, strings and comments of a GraphQL query without a parser, which a deep query would stop.
 *
 * @returns a sentence about the first fault, or nothing
 */
export function findQueryFault(query: string): string | undefined {
  if (query.length > LONGEST) {
    return `The query has ${query.length} characters. The explorer takes at most ${LONGEST}. Write a shorter query.`;
  }
  const open: { readonly bracket: string; readonly at: number }[] = [];
  for (let at = 0; at < query.length; at++) {
    const sign = query[at]!;
    const skipped = skip(query, at);
    if (skipped?.open !== undefined)
      return `${skipped.open} that begins in line ${getLine(query, at)} is not closed.`;
    if (skipped) at = skipped.end;
    else if (CLOSING[sign] !== undefined) {
      open.push({ bracket: sign, at });
      if (open.length > DEEPEST) {
        return `The query is nested more than ${DEEPEST} levels deep, in line ${getLine(query, at)}. Ask for fewer nested fields.`;
      }
    } else if (sign === "}" || sign === ")" || sign === "]") {
      const last = open.pop();
      if (last === undefined) return `Line ${getLine(query, at)} closes “${sign}”, which was not opened.`;
      if (CLOSING[last.bracket] !== sign) {
        return `Line ${getLine(query, at)} has “${sign}” where “${CLOSING[last.bracket]}” has to close line ${getLine(query, last.at)}.`;
      }
    }
  }
  const last = open.at(-1);
  if (last !== undefined)
    return `The “${last.bracket}” in line ${getLine(query, last.at)} is not closed. Add “${CLOSING[last.bracket]}”.`;
  // Without a bracket only comments are left.
  return query.replace(/#[^\n\r]*/gu, "").trim() === ""
    ? "The query has only comments. Write a query."
    : undefined;
}

/** Skips a comment or a string that begins at a place. Returns nothing if neither does. */
function skip(query: string, at: number): Skipped | undefined {
  if (query[at] === "#") {
    const line = query.slice(at).search(/[\n\r]/u);
    return { end: line === -1 ? query.length : at + line };
  }
  if (query[at] !== '"') return undefined;
  if (query.startsWith('"""', at)) return skipBlock(query, at);
  for (let end = at + 1; end < query.length && query[end] !== "\n" && query[end] !== "\r"; end++) {
    if (query[end] === "\\") end++;
    else if (query[end] === '"') return { end };
  }
  return { end: query.length, open: "The text" };
}

/** Skips a block string, which ends at three quotation marks without a backslash before them. */
function skipBlock(query: string, at: number): Skipped {
  let end = query.indexOf('"""', at + 3);
  while (end > 0 && query[end - 1] === "\\") end = query.indexOf('"""', end + 3);
  return end === -1 ? { end: query.length, open: "The text in three quotation marks" } : { end: end + 2 };
}

const getLine = (query: string, at: number): number => query.slice(0, at).split(/\r\n|\r|\n/u).length;
