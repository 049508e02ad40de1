// Loaded when a reader has a transaction's input: the declarations of all functions.
import functions from "@generated/protocol-data/default/functions.json";
import { readCall as read, type Call } from "@site/src/protocol/evm/calldata";

/** Reads a transaction's input with the functions of all releases. */
export const readCall = (data: string): Call | undefined => read(data, functions);
