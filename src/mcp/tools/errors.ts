import { z } from "zod";
import { panicWords, revertMessages } from "../../../data/errors/messages";
import { refusals } from "../../../data/errors/refusals";
import { panicCodes } from "../../../data/errors/sablier";
import { anchorOf, decodeRevert, signatureOf, type RevertReading } from "../../lib/evm/revert";
import { readCall } from "../../lib/evm/calldata";
import { answerTo } from "../../lib/paste";
import { type Site } from "../site";
import { Problem, sourceOf, tool } from "../tool";

/** Reads a failure with what the site knows. */
const readRevert = ({ data }: Site, text: string): RevertReading =>
  decodeRevert(text, {
    errors: data.knowledge.errors,
    functions: data.knowledge.functions,
    panicCodes,
    panicWords,
    messages: revertMessages,
    refusals,
  });

const READING = {
  kind: z
    .string()
    .describe(
      "error, message, panic, refusal (by a node or wallet, before the contract), candidates, expectation (of a test), unknown, unknownMessage, noReason or invalid",
    ),
  error: z
    .object({ name: z.string(), signature: z.string(), selector: z.string(), releases: z.array(z.string()) })
    .optional(),
  values: z
    .array(z.object({ name: z.string(), type: z.string(), value: z.string(), meaning: z.string() }))
    .optional(),
  cause: z.string().optional(),
  remedy: z.string().optional(),
  /** What else the decoder says of this kind of reading. */
  details: z.record(z.string(), z.unknown()).optional(),
};

/** A reading as plain fields. What one kind alone has goes along as details. */
function fieldsOf(reading: RevertReading) {
  if (reading.kind === "error") {
    const { error, values, kind, ...details } = reading;
    return {
      kind,
      error: {
        name: error.name,
        signature: signatureOf(error),
        selector: error.selector,
        releases: [...error.releases],
      },
      ...(values
        ? { values: values.map(({ name, type, value, meaning }) => ({ name, type, value, meaning })) }
        : {}),
      cause: error.cause,
      remedy: error.remedy,
      ...(Object.keys(details).length > 0 ? { details: plain(details) } : {}),
    };
  }
  const { kind, ...rest } = reading;
  const { cause, remedy, ...details } = { ...ADVICE[kind], ...rest } as { cause?: string; remedy?: string };
  return {
    kind,
    ...(cause ? { cause } : {}),
    ...(remedy ? { remedy } : {}),
    ...(Object.keys(details).length > 0 ? { details: plain(details) } : {}),
  };
}

/** What is said of a reading that has no words of its own. */
const ADVICE: Partial<Record<RevertReading["kind"], { cause: string; remedy: string }>> = {
  unknown: {
    cause:
      "No release of Sablier has this error, nor a library that its contracts use. It may come from the token or from another contract in the call",
    remedy: "Look up the selector at https://openchain.xyz/signatures or https://www.4byte.directory",
  },
  unknownMessage: {
    cause:
      "These are words of the wallet, the node or a service between them, and may be of no contract at all",
    remedy: "Look them up with its name. Pass the data that stand with the message, beginning with 0x",
  },
  noReason: {
    cause:
      "The call reverted without data, or the tool did not pass it on: out of gas, a function that the contract lacks, an address without code, or a require without a message",
    remedy: "Repeat the call as an eth_call from the same account with the same value, and pass its data",
  },
};

/** The same as JSON has it: without what is undefined, and integers as text. */
const plain = (details: object) =>
  JSON.parse(
    JSON.stringify(details, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
  ) as Record<string, unknown>;

export const decodeError = tool({
  name: "decode_error",
  title: "Decode an error",
  description:
    "Reads why a transaction failed: revert data, a selector, the name of an error, or the whole message of a wallet, node, bundler or test tool. Knows every error of every Sablier release, OpenZeppelin, PRBMath, panics, and refusals of nodes and wallets. What it does not know it calls unknown.",
  input: { text: z.string().min(1).max(100_000).describe("What was shown, unabridged") },
  output: READING,
  answer: async (site, { text }) => {
    const reading = readRevert(site, text);
    const anchor = reading.kind === "error" && !reading.error.library ? `#${anchorOf(reading.error)}` : "";
    return { ...fieldsOf(reading), source: sourceOf(site, `/reference/errors${anchor}`) };
  },
});

export const explain = tool({
  name: "explain",
  title: "Explain what was pasted",
  description:
    "Says what a text is: an address (Sablier contract or account), a stream's id, a selector, an event's topic, a transaction's input, revert data, a link into the app, an explorer or a marketplace, a chain, or an amount with a period. Gives the two facts that matter and the page or tool that says more. What is not known is said to be unknown.",
  input: { text: z.string().min(1).max(100_000).describe("As it was copied") },
  output: { title: z.string(), facts: z.array(z.string()), url: z.string() },
  answer: async (site, { text }) => {
    const { contracts, directory, events, functions } = site.data.knowledge;
    const found = await answerTo(text, {
      directory: async () => directory,
      contracts: async () => contracts,
      events: async () => events,
      decoder: async () => ({
        readRevert: (failure) => readRevert(site, failure),
        readCall: (input) => readCall(input, functions),
      }),
    });
    if (!found) throw new Problem("This is nothing that is known here. search_docs looks for its words.");
    return {
      title: found.title,
      facts: [...found.facts],
      url: new URL(found.url, site.page("/")!.url).href,
      source: sourceOf(site, "/"),
    };
  },
});
