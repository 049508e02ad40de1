import { getAddress } from "viem";
import { INITIAL_FORM } from "../form/form";
import { readAddress, type FieldProblem } from "../plan/form/fields";
import { type Finding, unknown } from "./findings";

/** The Safe that a reader typed. */
interface OwnSafe {
  /** Missing if the text is no address of this chain. */
  readonly safe?: string;
  readonly findings: readonly Finding[];
}

/**
 * Reads the address of the reader's own Safe, with or without the short name of the chain that Safe writes in front,
 * as in `base:0x12…`. A short name of a different chain, or a wrong checksum, is named, and the address is not used.
 */
export function readOwnSafe(text: string, chainId: number): OwnSafe {
  const problems: FieldProblem[] = [];
  const address = readAddress({ ...INITIAL_FORM, rows: "", safe: text, chainId }, "safe", problems);
  if (address !== undefined) return { safe: getAddress(address), findings: [] };
  return {
    findings: problems.map(({ sentence }) =>
      unknown(`The reader does not use the Safe that you entered. ${sentence}`),
    ),
  };
}
