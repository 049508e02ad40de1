import {
  listAddresses,
  writeCurlCommand,
  indexerOrigins,
  type IndexerRequest,
} from "@site/src/protocol/indexers/request";
import type { Draft } from "./draft";
import { findQueryFault } from "./queryFault";

/** Returns the normal form of an HTTP address; undefined for anything else. */
function getHref(address: string): string | undefined {
  if (!/^https?:\/\//.test(address)) return undefined;
  try {
    return new URL(address).href;
  } catch {
    return undefined;
  }
}

/** Returns the variables as an object. Curly quotes, which phones and word processors write, count as straight ones. */
function listVariables(text: string): Record<string, unknown> | undefined {
  for (const json of [text, text.replace(/[“”„‟]/gu, '"')]) {
    try {
      const values: unknown = JSON.parse(json.trim() || "{}");
      if (typeof values === "object" && values !== null && !Array.isArray(values)) return { ...values };
    } catch {
      // The next round reads the same text with straight quotes.
    }
  }
  return undefined;
}

/** Returns a draft as a request, or what is wrong with it. */
export function composeRequest(draft: Draft): IndexerRequest | { problem: string } {
  const { listed, own, query, indexer, vendor, key } = draft;
  const href = getHref(listed || own.trim());
  if (href === undefined) return { problem: "Enter the endpoint of an indexer: it begins with https://." };
  if (query.trim() === "") return { problem: "Write a query, or choose a documented one." };
  const fault = findQueryFault(query);
  if (fault !== undefined) return { problem: fault };
  const variables = listVariables(draft.variables);
  if (!variables) return { problem: `The variables are not a JSON object, such as {"chainId": "1"}.` };
  const needsKey = listAddresses(indexer, vendor).some((address) => address.needsKey && address.url === href);
  return { url: href, needsKey: needsKey || key !== "", query, variables };
}

/** Returns the request as a command; nothing while the query is no GraphQL, which the editor underlines. */
export function writeCommand(request: IndexerRequest): string | undefined {
  try {
    return writeCurlCommand(request);
  } catch {
    return undefined;
  }
}

/** Explains why this page does not send a complete request. */
export function explainRefusal(request: IndexerRequest, key: string): string | undefined {
  const { origin, host } = new URL(request.url);
  if (!indexerOrigins.includes(origin)) {
    return `For your safety, this page sends requests only to the hosts of Sablier's indexers, and ${host} is not one of them. Copy the curl command and run it in a terminal.`;
  }
  if (request.needsKey && key === "") {
    return `${host} requires a key. Enter yours, or choose an address without one.`;
  }
  return undefined;
}
