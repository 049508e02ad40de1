import { type AnyTool } from "../answer/tool";
import { findAddress, readAbi } from "./contracts";
import { checkAirdropCsv } from "./airdrops";
import { batch } from "./batches/build";
import { readBatch } from "./batches/read";
import { claimFromList } from "./claims";
import { decodeError } from "./errors";
import { explain } from "./explanations";
import { graphqlQuery } from "./indexers";
import { fetchDocument, listPages, readPage, search, searchDocs } from "./pages";
import { simulate } from "./simulation/simulate";
import { ratePerSecond, streamAmounts } from "./streams";

/** Everything that an assistant can ask, in the order in which it is likely to. */
export const tools: readonly AnyTool[] = [
  searchDocs,
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
  simulate,
  batch,
  readBatch,
  search,
  fetchDocument,
];
