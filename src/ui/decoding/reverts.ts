// Loaded when a reader decodes something: viem's ABI decoder, and the errors of earlier releases and of libraries, stay
// out of every page's own chunk.
import earlier from "@generated/protocol-data/default/earlierErrors.json";
import catalogue from "@generated/protocol-data/default/errors.json";
import functions from "@generated/protocol-data/default/functions.json";
import libraries from "@generated/protocol-data/default/libraryErrors.json";
import { panicCodes } from "@site/data/errors/sablier";
import { panicWords, revertMessages } from "@site/data/errors/messages";
import { refusals } from "@site/data/errors/refusals";
import { decodeRevert, type RevertReading } from "@site/src/protocol/evm/revert";

export { findEvent } from "@site/src/protocol/evm/revert/payload/logs";

const knowledge = {
  errors: [...catalogue, ...earlier, ...libraries.errors],
  panicCodes,
  panicWords,
  messages: revertMessages,
  refusals,
  functions,
};

/** Name and release of the libraries whose errors are known. */
export const { versions } = libraries;

/** Reads an input with the errors of all releases and of the libraries that tokens are made of. */
export const readRevert = (input: string): RevertReading => decodeRevert(input, knowledge);
