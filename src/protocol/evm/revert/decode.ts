import { toFunctionSelector } from "viem";
import { removeEnd } from "../../text/ends";
import { formatThousands } from "../../text/wording";
import { getFunctionName } from "../contractFunction";
import { hasWord, decodeText } from "./payload/bytes";
import { separateCalls, findCalls } from "./text/calls";
import { shortenError, writeSignature } from "./catalogue";
import { isKnown, explainPanic, readData } from "./payload/data";
import { findExpectation, removeExpected, type Expectation } from "./text/expectation";
import { findEvent, type Log } from "./payload/logs";
import { explainMessage, readRefusal } from "./text/messages";
import { LONGEST, type Knowledge, type RevertReading } from "./reading";
import { chooseAmong, findPanic, readText } from "./text/text";

const createInvalid = (message: string): RevertReading => ({ kind: "invalid", message });

/** Returns a text without the ellipsis or the dots at its end; a single point is none. */
function dropEllipsis(text: string): string {
  const rest = removeEnd(text, ".…");
  return text.slice(rest.length) === "." ? text : rest;
}

/** Hexadecimal digits without `0x`, an ellipsis at the end included: what was cut off when it was shown. */
function readDigits(given: string, knowledge: Knowledge): RevertReading {
  const digits = dropEllipsis(given);
  if (digits === "") return { kind: "noReason" };
  const selector = `0x${digits.slice(0, 8)}`;
  if (/^[0-9a-f]{8}/.test(digits) && isKnown(selector, knowledge)) {
    // Shortened in its middle or at its end: what is before that is read.
    const [, before = ""] = /^([0-9a-f]*)/.exec(digits)!;
    const reading = readData(`0x${before}`, knowledge);
    const isCut = digits !== given || before !== digits || digits.length % 2 === 1;
    return isCut && reading.kind === "error" && !reading.values ? { ...reading, damaged: true } : reading;
  }
  const called = knowledge.functions.find((item) => item.selector === selector);
  if (called) {
    return createInvalid(
      `This is the input of a call of ${getFunctionName(called)} (${shortenError(called.releases)}), not what it reverted with. Paste the data or the message of the failure.`,
    );
  }
  const wrong = /[^0-9a-f]/.exec(digits);
  if (wrong) {
    return createInvalid(
      `"${wrong[0]}" is not a hexadecimal digit. After 0x there may be only 0 to 9 and a to f.`,
    );
  }
  if (digits.length < 8)
    return createInvalid(`A selector has 8 hexadecimal digits after 0x, and this one has ${digits.length}.`);
  const text = digits.length % 2 === 0 ? decodeText(`0x${digits}`) : undefined;
  if (digits.length > 8 && text !== undefined && hasWord(text)) return explainMessage(text, knowledge);
  if (digits.length === 40) {
    return createInvalid(
      "This is an address, not what a call reverted with. Paste the data or the message of the failure; to look up a Sablier address, use the deployments pages.",
    );
  }
  if (digits.length === 64) {
    const event = findEvent(`0x${digits}`);
    if (event) {
      return createInvalid(
        `This is the topic of the event ${event.name} of ${event.source}, not what a call reverted with. Paste the whole log, with its topics and data, or the message of the failure.`,
      );
    }
    return createInvalid(
      "This is a hash of 32 bytes, such as a transaction's or the topic of an event, not what a call reverted with. Get that with cast run and the hash, or from an explorer, and paste it here.",
    );
  }
  if (digits.length % 2 === 1) {
    return createInvalid(
      `The data has an odd number of digits, ${digits.length}, so one is missing. Copy it again.`,
    );
  }
  return readData(`0x${digits}`, knowledge);
}

function readName(text: string, knowledge: Knowledge): RevertReading {
  const { errors } = knowledge;
  const [name = ""] = /^\w*/.exec(text)!;
  const wanted = name.toLowerCase();
  const exact = errors.filter((error) => error.name.toLowerCase() === wanted);
  if (exact.length > 0) {
    const signature = text.replace(/\s/g, "").toLowerCase();
    const same = exact.filter((candidate) => writeSignature(candidate).toLowerCase() === signature);
    // With values after it, as tools write it.
    const read = text === name || same.length > 0 ? undefined : readText(text, knowledge);
    return read ?? chooseAmong(same.length > 0 ? same : exact);
  }
  if (wanted === "error") return explainMessage(/\(\s*["'](.*)["']\s*\)/s.exec(text)?.[1], knowledge);
  if (wanted === "panic") {
    const written = /\(\s*(0x[0-9a-f]{1,4}|\d{1,5})\s*\)/i.exec(text)?.[1];
    return explainPanic(written === undefined ? undefined : Number(written), knowledge);
  }
  const called = knowledge.functions.filter((item) => getFunctionName(item).toLowerCase() === wanted);
  if (called.length > 0) {
    return createInvalid(
      `${getFunctionName(called[0]!)} is a function of Sablier's contracts (${shortenError([...new Set(called.flatMap(({ releases }) => releases))])}), not an error. Paste the data or the message of the failure.`,
    );
  }
  const containing =
    text === name && wanted.length >= 3
      ? errors.filter((error) => error.name.toLowerCase().includes(wanted))
      : [];
  if (containing.length > 0) return chooseAmong(containing);
  const read = readText(text, knowledge);
  if (read && read.kind !== "unknownMessage") return read;
  return { kind: "unknown", name, ...getSelector(text) };
}

/** A list of types, as a signature has it: values are none. */
const TYPES = /^[A-Za-z_]\w*\((?:[(,)]|(?:u?int|bytes)\d*|address|bool|string|\[\d*\])*\)$/;

/** Returns the selector of an error's signature, where a text is one. */
function getSelector(text: string): { selector?: string } {
  const signature = text.replace(/\s/g, "");
  try {
    return TYPES.test(signature) ? { selector: toFunctionSelector(signature) } : {};
  } catch {
    return {};
  }
}

/** Returns one of the two errors of a failed test: data, an error with its values, a panic, or a message. */
function readSide(side: string, knowledge: Knowledge): RevertReading {
  if (/^0x[0-9a-f]*(?:…|\.{2,})?$/i.test(side)) return readDigits(side.slice(2).toLowerCase(), knowledge);
  if (/^(?:EvmError: Revert|without (?:a )?reason(?: string)?|)$/i.test(side)) return { kind: "noReason" };
  if (/^[A-Za-z_]\w*\(.*\)$/s.test(side)) return readName(side, knowledge);
  if (/custom error (?:0x)?[0-9a-f]{8}/i.test(side)) return readText(side, knowledge)!;
  const named = knowledge.errors.filter(({ name }) => name === side);
  if (named.length > 0) return chooseAmong(named);
  return findPanic(side, knowledge) ?? explainMessage(side, knowledge);
}

const readSides = ({ happened, expected }: Expectation, knowledge: Knowledge): RevertReading => ({
  kind: "expectation",
  happened: readSide(happened, knowledge),
  expected: readSide(expected, knowledge),
});

/** Reads the logs of a transaction: the error that one carries, or what the events say of a failure. */
function readLogs(logs: readonly Log[], knowledge: Knowledge): RevertReading | undefined {
  const carrying = logs.find(({ reason }) => reason !== undefined);
  if (carrying?.event && carrying.reason !== undefined) {
    const { event, nonce, reason } = carrying;
    const reading: RevertReading =
      reason.length < 10 ? { kind: "noReason" } : readData(reason.toLowerCase(), knowledge);
    const suffix = nonce === undefined ? "" : `, nonce ${nonce}`;
    return {
      ...reading,
      notes: [
        `The error is in the event ${event.name} of ${event.source}${suffix}. The transaction went through, and the call inside it failed`,
      ],
    };
  }
  const failed = logs.find(({ event }) => event && /^Execution(?:FromModule)?Failure$/.test(event.name));
  if (failed) {
    return explainMessage("GS013", knowledge, {
      cause: `The Safe emitted ${failed.event!.name}: its transaction was executed, and the call inside it failed. The event contains no reason`,
    });
  }
  const [first] = logs;
  if (!first) return undefined;
  const names = [...new Set(logs.flatMap(({ event }) => (event ? [event.name] : [])))];
  return createInvalid(
    `These are logs${names.length > 0 ? ` (${names.join(", ")})` : ""}, which a successful call leaves, not what a call reverted with. Paste the data or the message of the failure.`,
  );
}

/** Reads a text with something of a tool in it, without the calls that it lists. */
function readAround(text: string, knowledge: Knowledge): RevertReading | undefined {
  const { said, calls, notes, logs } = separateCalls(text, knowledge);
  const sides = findExpectation(said);
  const fromLogs = readLogs(logs, knowledge);
  const read = sides ? readSides(sides, knowledge) : readText(removeExpected(said), knowledge);
  // Words around a log say less than the error in it.
  const isVague = !read || ["noReason", "unknownMessage"].includes(read.kind);
  const reading = isVague ? (fromLogs ?? read) : read;
  if (!reading) return undefined;
  const calling = findCalls(text, calls, knowledge);
  const where = [...(reading.notes ?? []), ...notes];
  return {
    ...reading,
    ...(calling ? { calling } : {}),
    ...(where.length > 0 ? { notes: where } : {}),
  };
}

/**
 * Reads what a failed transaction left: a selector, revert data in hex (with or without `0x`, complete or cut off), the
 * name or signature of an error, a message, or the full text of a wallet, a node or a tool around one of these.
 * @param input what the reader pasted
 * @param knowledge what to look in
 */
export function decodeRevert(input: string, knowledge: Knowledge): RevertReading {
  if (input.length > LONGEST) {
    return createInvalid(
      `The decoder reads up to ${formatThousands(LONGEST)} characters, and this text has ${formatThousands(input.length)}. Paste only the message of the failure, or its data.`,
    );
  }
  const text = removeEnd(input.trim().replace(/^["'`]+/, ""), "\"'`,;");
  if (text === "") return { kind: "nothing" };
  const compact = text.replace(/\s+/g, "");
  // The status of a hardware wallet is hexadecimal, too.
  if (/^(?:0x)?[0-9a-f]{4}$/i.test(compact)) {
    const status = readRefusal(compact.replace(/^(?!0x)/i, "0x"), knowledge);
    if (status) return status;
  }
  // Hexadecimal digits can have spaces between them, but words are a tool's.
  const isAlone = /^0x[^\s,:;"'()[\]{}|=]*$/i.test(compact) && !/\s[a-f]*[g-z]/i.test(text);
  if (isAlone) return readDigits(compact.slice(2).toLowerCase(), knowledge);
  if (/^(?:[0-9a-f]{2}){4,}$/i.test(compact)) {
    const reading = readDigits(compact.toLowerCase(), knowledge);
    if (reading.kind !== "unknown" && reading.kind !== "invalid") return reading;
    const named = /^[a-z]/i.test(compact) ? readName(text, knowledge) : reading;
    return named.kind === "unknown" ? reading : named;
  }
  if (/^[A-Za-z_]\w*\s*(\([^()]*\)?)?$/s.test(text)) return readName(text, knowledge);
  return (
    readAround(text, knowledge) ??
    createInvalid(
      "This is neither hexadecimal data nor the name of an error, and the decoder does not know it as the message of a failed call. Paste the value of “data” from the wallet's or node's message, beginning with 0x.",
    )
  );
}
