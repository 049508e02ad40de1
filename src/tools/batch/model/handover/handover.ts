import { type Call, composeSafeCall, type Transaction } from "../plan/calls/calls";
import { writeSafeFile } from "../../../../protocol/evm/safeFile";
import { writeFoundryScript } from "./scripts/foundry";
import { writeViemScript } from "./scripts/viem";

/** The same transactions in four forms. */
export interface Handover {
  readonly safe: string;
  readonly calldata: string;
  readonly viem: string;
  readonly foundry: string;
}

interface HandoverOptions {
  readonly chainId: number;
  readonly safe: string;
  /** In a few words: what the batch does. */
  readonly name: string;
  /** What each call does, in words. */
  readonly says: readonly string[];
  /** Unix milliseconds. */
  readonly createdAt: number;
}

/** Writes a batch in every form in which it can be taken along. */
export function writeHandover(calls: readonly Call[], options: HandoverOptions): Handover {
  const { chainId, safe, name, says, createdAt } = options;
  const script = { chainId, title: `${name}, on chain ${chainId}, for ${safe}.`, says };
  const sent = composeSafeCall(calls);
  return {
    safe: `${JSON.stringify(writeSafeFile(sent, { chainId, safe, name, createdAt }), null, 2)}\n`,
    calldata: sent.map(listTransaction).join("\n"),
    viem: writeViemScript(calls, script),
    foundry: writeFoundryScript(calls, script),
  };
}

function listTransaction({ to, value, data }: Transaction): string {
  return `to ${to}\nvalue ${value}\ndata ${data}\n`;
}
