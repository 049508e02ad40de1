import type { CsvProblem } from "../../../../protocol/lists/check";
import { findPrefixFault } from "../plan/form/fields";

/** An address with the short name of a chain in front, anywhere in a line. */
const PREFIXED = /(?:^|[^\w-])([a-z0-9-]{1,20}:0x[0-9a-f]{40})/iu;

/**
 * Finds the rows whose address is written for a different chain, as `eth:0x…` in a batch for Base. To leave out the
 * prefix would send tokens to an account that may belong to nobody there.
 */
export function findPrefixProblems(rows: string, chainId: number): CsvProblem[] {
  return rows.split(/\r\n|[\r\n]/u).flatMap((text, index) => {
    const [, found] = PREFIXED.exec(text) ?? [];
    const message = found === undefined ? undefined : findPrefixFault(found, chainId);
    return message === undefined ? [] : [{ line: index + 1, column: "address", message }];
  });
}
