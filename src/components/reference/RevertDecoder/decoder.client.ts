// Loaded when a reader decodes something: viem's ABI decoder stays out of every page's own chunk.
import catalogue from "@generated/error-catalogue/default/errors.json";
import { panicCodes } from "@site/data/errors";
import { decodeRevert, type RevertReading } from "@site/src/lib/revert";

/** Reads an input with the errors of the current releases. */
export function decode(input: string): RevertReading {
  return decodeRevert(input, catalogue, panicCodes);
}
