// Loaded when a reader decodes something: viem's ABI decoder stays out of every page's own chunk.
import earlier from "@generated/protocol-data/default/earlierErrors.json";
import catalogue from "@generated/protocol-data/default/errors.json";
import { panicCodes } from "@site/data/errors";
import { decodeRevert, type RevertReading } from "@site/src/lib/revert";

/** Reads an input with the errors of the current releases, and what they do not know with those of earlier ones. */
export function decode(input: string): RevertReading {
  const reading = decodeRevert(input, catalogue, panicCodes);
  return reading.kind === "unknown" ? decodeRevert(input, earlier, panicCodes) : reading;
}
