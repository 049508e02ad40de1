import { z } from "zod";
import { gatherKnowledge, readBatch as readText } from "../model";
import { sayHidden, sayMore, cutPart, measureRoom } from "../../../server/answer/limit";
import { Problem } from "../../../server/answer/problem";
import { defineTool } from "../../../server/answer/tool";
import { letOthers } from "../../../server/answer/turns";
import { createSource } from "../../../server/site/source";
import { findChain, readAddress } from "../../../server/names";
import { cursor, decimals } from "../../../server/parameters";

/** Transactions that the words of an answer explain; the data has more. */
const NAMED = 5;

/** What the answers of read_batch never leave out. */
const CAUTION =
  "This explains what the contracts of Sablier would be asked to do. It does not know what an unknown contract does, and it is not an all-clear: compare every address and amount with the agreed list, and the hash on the signer's device.";

const VERDICTS = {
  danger: "danger. Do not sign it before each danger below is understood.",
  unknown: "not all of it is known. Compare what is marked unknown.",
  clear: "every call is known and explained. Compare the Safe, recipients and amounts.",
} as const;

export const readBatch = defineTool({
  name: "read_batch",
  title: "Read a batch",
  description:
    "Explains each call of a batch before someone signs it, with dangers and a verdict. Takes a Safe file, JSON or calldata. To make a batch use batch, for one value explain.",
  input: {
    text: z.string().min(1).max(200_000).describe("File, JSON or calldata, whole: 0x8d80ff0a…"),
    chain: z.string().max(60).default("1").describe("Chain, if the text names none: Base"),
    safe: z.string().max(80).optional().describe("The signer's own Safe: 0x93b3…"),
    decimals: decimals.optional(),
    cursor,
  },
  answer: async (site, { text, chain, safe, decimals: places, cursor: from = 0 }, { max }) => {
    const { knowledge: lists, batchKnowledge } = site.data;
    const knowledge = gatherKnowledge({
      functions: lists.functions,
      contracts: lists.contracts,
      batch: batchKnowledge,
      chains: lists.directory.chains,
    });
    const options = {
      chainId: findChain(site, chain).id,
      zone: "UTC",
      ...(safe !== undefined && { safe: readAddress(safe, "safe") }),
      ...(places !== undefined && { decimals: places }),
    };
    const reading = readText(text, options, knowledge);
    if (typeof reading === "string") throw new Problem(reading);
    const { chainId, verdict } = reading;
    await letOthers();
    const warnings = reading.findings.map(({ level, sentence }) => `${level}: ${sentence}`);
    const rows = reading.steps.map(
      ({ path, to, contract, functionName, value, sentences, fields, findings }) => ({
        transaction: path,
        ...(to ? { to } : {}),
        contract,
        ...(functionName ? { functionName } : {}),
        value: String(value),
        sentences: [...sentences],
        // Without a sentence of its own, a call is what its arguments say.
        ...(findings.length > 0 && fields.length <= 20
          ? { arguments: fields.map((field) => `${field.name}: ${field.value}`) }
          : {}),
        ...(findings.length > 0
          ? { warnings: findings.map(({ level, sentence }) => `${level}: ${sentence}`) }
          : {}),
      }),
    );
    const part = cutPart(rows, from, measureRoom(max) * 0.5);
    const lines = part.rows.map(
      ({ transaction, contract, to, value, sentences, warnings: own = [] }) =>
        `${transaction}. ${contract}${to ? ` at ${to}` : ""}${value === "0" ? "" : `, value ${value} wei`}: ${sentences.join(" ")}${own.map((warning) => ` WARNING, ${warning}`).join("")}`,
    );
    return {
      text: [
        `${reading.count} transactions, ${rows.length} steps on chain ${chainId}. Verdict: ${VERDICTS[verdict]}`,
        ...warnings.map((warning) => `WARNING, ${warning}`),
        ...lines.slice(0, NAMED).map((line) => (line.length > 600 ? `${line.slice(0, 600)}…` : line)),
        sayHidden(part, from, NAMED, "transactions"),
        sayMore(part, from, "transactions"),
        CAUTION,
      ]
        .filter(Boolean)
        .join("\n"),
      data: {
        chainId,
        verdict,
        ...(reading.safe ? { safe: reading.safe } : {}),
        warnings,
        transactions: part.rows,
        total: rows.length,
        ...(part.next === undefined ? {} : { next: part.next }),
        caution: CAUTION,
      },
      source: createSource(site, "/guides/batch"),
    };
  },
});
