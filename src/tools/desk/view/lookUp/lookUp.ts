// Loaded with the first look-up.
import contracts from "@generated/protocol-data/default/streamContracts.json";
import { send } from "@site/src/protocol/indexers/request/send";
import { collect, type Collected, type Findings, type Source } from "../../model/indexer/collect";
import { createContractFinder } from "../../model/indexer/directory";
import type { Subject } from "../../model/indexer/subject";

/** Finds a released contract by chain and address. */
export const findContract = createContractFinder(contracts);

/** Asks an indexer for everything about a wallet or a stream, until `signal` stops it. */
export function lookUp(
  subject: Subject,
  source: Source,
  signal: AbortSignal,
  onProgress: (findings: Findings) => void,
): Promise<Collected> {
  return collect({
    subject,
    source,
    findContract,
    send: (url, query) => send({ url, ...query, key: "" }, signal),
    onProgress,
  });
}
