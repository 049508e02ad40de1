import { type AnyTool } from "../../../server/answer/tool";
import { answers } from "../../answers";
import { findAddress, readAbi } from "./contracts";
import { checkAirdropCsv } from "./airdrops";
import { claimFromList } from "./claims";
import { decodeError } from "./errors";
import { explain } from "./explanations";
import { graphqlQuery } from "./indexers";
import { fetchDocument, listPages, readPage } from "./pages";
import { ratePerSecond, streamAmounts } from "./streams";

/** Names of tools, in the order in which an assistant is likely to need them. */
const ORDER = [
  "search_docs",
  "read_page",
  "list_pages",
  "decode_error",
  "explain",
  "find_address",
  "read_abi",
  "stream_amounts",
  "rate_per_second",
  "check_airdrop_csv",
  "claim_from_list",
  "graphql_query",
  "simulate",
  "batch",
  "read_batch",
  "search",
  "fetch",
];

const own: readonly AnyTool[] = [
  readPage,
  listPages,
  decodeError,
  explain,
  findAddress,
  readAbi,
  streamAmounts,
  ratePerSecond,
  checkAirdropCsv,
  claimFromList,
  graphqlQuery,
  fetchDocument,
];

/** Everything that an assistant can ask, in the order in which it is likely to. */
export const tools: readonly AnyTool[] = [...own, ...answers.flat()].sort(
  (a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name),
);
