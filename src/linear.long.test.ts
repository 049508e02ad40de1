// Every tool that takes text from outside reads hostile text of 100,000 characters in less than five seconds of the
// processor's time. One pattern with nested repetition would take years. The sizes grow, so such a pattern fails early, and
// npm test needs only the first ones.

import path from "node:path";
import { describe, expect, it } from "vitest";
import { panicWords, revertMessages } from "../data/errors/messages";
import { refusals } from "../data/errors/refusals";
import { panicCodes } from "../data/errors/sablier";
import { readChains } from "../plugins/protocol-data/src/chains";
import { readAliases } from "../plugins/protocol-data/src/contracts/names/aliases";
import { readEventTopics } from "../plugins/protocol-data/src/contracts/eventTopics";
import { readFunctions } from "../plugins/protocol-data/src/contracts/functions";
import { readKnownContracts } from "../plugins/protocol-data/src/contracts/names/knownContracts";
import { readLegacyContracts } from "../plugins/protocol-data/src/contracts/releases";
import { readStreamContracts } from "../plugins/protocol-data/src/contracts/streamContracts";
import { readErrors } from "../plugins/protocol-data/src/errors/content";
import { checkFile } from "./protocol/lists/check";
import { mendFile } from "./protocol/lists/mend/mend";
import { readAgreedList } from "./tools/batch/model/comparison/agreedList";
import { readHash as readBatchForm } from "./tools/batch/model/form/form";
import { readBatch } from "./tools/batch/model/reading";
import { correctRows } from "./tools/batch/model/rows/correction";
import { readHash as readDeskAddress } from "./tools/desk/model/address";
import { readCampaign } from "./protocol/airdrops/claim/campaign";
import { readList as readClaimList } from "./protocol/airdrops/claim/list";
import { readInput as readDeskInput } from "./tools/desk/model/input";
import { findQueryFault } from "./tools/explorer/view/query/queryFault";
import { INITIAL, readScenario } from "./tools/playground/model/creation/form";
import { parseLink } from "./tools/playground/model/creation/formAddress";
import { scenarios } from "./tools/playground/model/scenarios";
import { readSteps } from "./tools/playground/model/session/address";
import { readLink } from "./tools/playground/model/session/link";
import { calculate, parseLink as readRateLink, initialInput } from "./tools/rates/view/input";
import { knowledge as readerKnowledge } from "./tools/batch/model/reading/fixtures/knowledge";
import { readCall } from "./protocol/evm/calldata";
import { decodeRevert } from "./protocol/evm/revert";
import { LONGEST } from "./protocol/evm/revert/reading";
import { readText } from "./site/address/decoder";
import { findEvent } from "./protocol/evm/revert/payload/logs";
import { parse as parseAppLink } from "./protocol/links/appLinks/parse";
import { composeDeskLink } from "./ui/sealedLink/deskLink";
import { readSealed, writeSealed } from "./ui/sealedLink/sealedLink";
import { explain as findStream } from "./ui/streamId/explain";
import { answerTo, type Sources } from "./ui/pasted";
import { readDuration } from "./tools/playground/model/creation/duration";
import { findSelector } from "./tools/search/model/docSearch/pasted";
import { parseQuery } from "./tools/search/model/engine/query/query";
import { MAX_PASTE_LENGTH } from "./tools/search/model/limits";
import { parseStored } from "./tools/search/model/docSearch/storedSearches";
import { formatDecimal, readAmount } from "./protocol/text/amount";
import { findLinesAbout, writeOutline, splitParts, findSection } from "./server/site/markdown";
import { chooseRounds, isLong } from "../tests/standIns/long";

const siteDir = path.resolve(__dirname, "..");
const { catalogue, earlier, libraries } = readErrors(siteDir, "https://docs.example/reference/errors");
const knowledge = {
  errors: [...catalogue, ...earlier, ...libraries.errors],
  panicCodes,
  panicWords,
  messages: revertMessages,
  refusals,
  functions: readFunctions(siteDir),
};
const events = (["lockup", "flow"] as const).flatMap((product) =>
  readEventTopics(product).rows.map((row) => ({ ...row, product })),
);
const contracts = readKnownContracts();
const directory = {
  contracts: readStreamContracts(),
  chains: readChains("test").chains,
  aliases: readAliases(),
  legacy: readLegacyContracts(),
};
const sources: Sources = {
  directory: async () => directory,
  contracts: async () => contracts,
  events: async () => events,
  decoder: async () => ({
    readRevert: (text) => decodeRevert(text, knowledge),
    readCall: (data) => readCall(data, knowledge.functions),
    findEvent,
  }),
};
const playground = scenarios.find(({ id }) => id === "token-streaming")!;
const csv = { columns: ["address", "amount"], decimals: 18 };

/** Reads a text and ends, with an error in words or without one. */
type Tool = (text: string) => unknown;

/** The tools, each with the length that it reads of a text. */
const tools: Readonly<Record<string, { readonly read: Tool; readonly length: number }>> = {
  "the decoder": { read: (text) => decodeRevert(text, knowledge), length: LONGEST },
  "the explanation of a pasted text": { read: (text) => answerTo(text, sources), length: LONGEST },
  "the search's paste": {
    read: (text) => [findSelector(text), parseQuery(text)],
    length: MAX_PASTE_LENGTH,
  },
  "the stored searches": { read: (text) => parseStored(text), length: 100_000 },
  "the batch reader": {
    read: (text) => readBatch(text, { chainId: 1, zone: "UTC" }, readerKnowledge),
    length: 100_000,
  },
  "the agreed list": { read: (text) => readAgreedList(text), length: 100_000 },
  "the CSV checker": { read: (text) => checkFile(new Blob([text]), csv), length: 100_000 },
  "the corrections of a list": {
    read: (text) => mendFile(new Blob([text]), csv, { decimals: 18 }),
    length: 100_000,
  },
  "the rows of the builder": {
    read: (text) => correctRows(text, [], { columns: csv.columns, contracts: {}, decimals: 18 }),
    length: 100_000,
  },
  "the link of the builder": {
    read: (text) => readBatchForm(`#${writeSealed(new URLSearchParams({ batch: "flow/now", rows: text }))}`),
    length: 100_000,
  },
  "the desk": {
    read: (text) => [
      readDeskInput(text, directory),
      readDeskAddress(composeDeskLink(text).slice("/desk".length)),
    ],
    length: 100_000,
  },
  "the campaign of a claim": { read: (text) => readCampaign(text), length: 100_000 },
  "the list of a claim": { read: (text) => readClaimList(new Blob([text])), length: 100_000 },
  "the links of playgrounds": {
    read: (text) => [
      readLink(`?${text}`, "fees"),
      parseLink(`?model=linear&deposit=${text}`),
      readSteps(text, playground),
    ],
    length: 100_000,
  },
  "the form of a stream": {
    read: (text) =>
      [INITIAL, { ...INITIAL, model: "dynamic" as const }].map((form) =>
        readScenario({ ...form, deposit: text, total: text, segments: text }),
      ),
    length: 100_000,
  },
  "the rate calculator": {
    read: (text) => [
      readRateLink(`?amount=${text}`),
      calculate({ ...initialInput, amount: text }),
      calculate({ ...initialInput, from: "rate", rate: text }),
    ],
    length: 100_000,
  },
  "the queries of the explorer": { read: (text) => findQueryFault(text), length: 100_000 },
  "the stream finder": { read: (text) => findStream(text, directory), length: 100_000 },
  "the links of the app": { read: (text) => parseAppLink(text), length: 100_000 },
  "the link of a form": { read: (text) => readSealed(text, ["rows"]), length: 100_000 },
  "the decoder's address": {
    read: (text) => readText(new URL(`https://docs.example/reference/errors#data=${text}`)),
    length: 100_000,
  },
  amounts: {
    read: (text) => [readAmount(text, 18), readDuration(text), formatDecimal(10n ** 99n, 18)],
    length: 100_000,
  },
  "the assistants' Markdown": {
    read: (text) => [
      writeOutline(text),
      findSection(text, "fees"),
      findLinesAbout(text, "fees"),
      splitParts(text, 10_000),
    ],
    length: 100_000,
  },
};

const PIECES = [
  ..." !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~0aAf\n\t…—",
  ..."\r\u00a0\u200b\u202e\ud800é字",
  ...[
    "\r\n",
    "a ",
    " a",
    "1 ",
    "1,",
    "1.",
    "0x",
    "a_",
    "_a(",
    "a(",
    ")(",
    "[[",
    "](",
    "[a](",
    "<a",
    "{a",
    '{"a":',
    '"a",',
  ],
  ...[
    '\\"',
    "\\n",
    "''",
    '""',
    ", ",
    "; ",
    "--",
    "# ",
    "## a\n",
    "``",
    "```\n",
    "| a |",
    "\n\n",
    "a\n",
    "A",
    "Aa",
  ],
  ...[
    "0x066920d7",
    "SablierLockup_Overdraw",
    "SablierLockup_Overdraw(",
    "execution reverted: ",
    "reason: ",
    "data: ",
  ],
  ...[
    "[FAIL: ",
    "message:",
    'message:"',
    "Contract Call:\n",
    "  args: ",
    "Request Arguments:\n",
    "transaction={",
    "AA21 ",
  ],
  ...[
    "https://",
    "LK3-1-",
    "1000 USDC a month ",
    "address,amount\n",
    "0x1111111111111111111111111111111111111111,1\n",
  ],
];

/** What comes before the repeated piece, where a pattern may need a beginning to get lost. */
const HEADS = ["", "0x066920d7", "execution reverted: "];

/** Sizes in characters: the first ones find what grows exponentially. */
const SIZES = [32, 44, 2000];

/**
 * Returns the sizes of a tool's texts. `npm run test:all` adds a quarter of what the tool reads, and the weekly job all of it.
 *
 * @param longest number of characters that the tool reads
 */
function listSizes(longest: number): number[] {
  const often = SIZES.filter((characters) => characters <= longest);
  if (!isLong) return often;
  return [...often, chooseRounds(Math.floor(longest / 4), 0, longest)];
}

/** Milliseconds of the processor's time. A tool needs less than one second alone, and more if its neighbours use the cores. */
const LIMIT = 5_000;

async function getTime(read: Tool, text: string): Promise<number> {
  const before = process.cpuUsage();
  try {
    await read(text);
  } catch (error) {
    // Tools may reject a text, but not because of the stack or a limit of the engine.
    if (error instanceof RangeError && !/^Not a figure/.test(error.message)) throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe("reads hostile text in linear time", () => {
  it("has a hundred seeds", () => expect(PIECES.length).toBeGreaterThanOrEqual(100));

  it.each(Object.entries(tools))(
    "%s",
    async (_name, { read, length }) => {
      for (const head of length > LONGEST ? [""] : HEADS) {
        for (const piece of PIECES) {
          for (const size of listSizes(length)) {
            const text = `${head}${piece.repeat(Math.ceil(size / piece.length))}`.slice(0, size - 1) + "g";
            const time = await getTime(read, text);
            expect(time, `${JSON.stringify(head + piece)} up to ${size} characters`).toBeLessThan(LIMIT);
          }
        }
      }
    },
    600_000,
  );
});
