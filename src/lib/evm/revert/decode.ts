import { toFunctionSelector } from "viem";
import { signatureOf } from "./catalogue";
import { isKnown, panic, readData } from "./data";
import { explainMessage } from "./messages";
import { type Knowledge, type RevertReading } from "./reading";
import { among, readText } from "./text";

/** More data than any error of the catalogue has; longer input is a mistake, and decoding it a waste. */
const LONGEST = 200_000;

const invalid = (message: string): RevertReading => ({ kind: "invalid", message });

/** Hexadecimal digits without `0x`, an ellipsis at the end included: what was cut off when it was shown. */
function readDigits(given: string, knowledge: Knowledge): RevertReading {
  const digits = given.replace(/(?:…|\.{2,})+$/, "");
  if (digits === "") return { kind: "noReason" };
  const selector = `0x${digits.slice(0, 8)}`;
  if (/^[0-9a-f]{8}/.test(digits) && isKnown(selector, knowledge)) {
    // Shortened in its middle or at its end: what stands before that is read.
    const [, before = ""] = /^([0-9a-f]*)/.exec(digits)!;
    const reading = readData(`0x${before}`, knowledge);
    const isCut = digits !== given || before !== digits || digits.length % 2 === 1;
    return isCut && reading.kind === "error" && !reading.values ? { ...reading, damaged: true } : reading;
  }
  const wrong = /[^0-9a-f]/.exec(digits);
  if (wrong) {
    return invalid(`"${wrong[0]}" is not a hexadecimal digit. After 0x there may be only 0 to 9 and a to f.`);
  }
  if (digits.length < 8)
    return invalid(`A selector has 8 hexadecimal digits after 0x; here are ${digits.length}.`);
  if (digits.length === 40) {
    return invalid(
      "This is an address, not what a call reverted with. Paste the data or the message of the failure; an address of Sablier is looked up on the pages of deployments.",
    );
  }
  if (digits.length === 64) {
    return invalid(
      "This is a hash of 32 bytes, such as a transaction's or the topic of an event, not what a call reverted with. Get that with cast run and the hash, or from an explorer, and paste it here.",
    );
  }
  if (digits.length % 2 === 1) {
    return invalid(
      `The data has an odd number of digits, ${digits.length}, so one is missing. Copy it again.`,
    );
  }
  return readData(`0x${digits}`, knowledge);
}

function readName(text: string, knowledge: Knowledge): RevertReading {
  const { errors } = knowledge;
  const name = text.replace(/\s*\(.*$/s, "");
  const wanted = name.toLowerCase();
  const exact = errors.filter((one) => one.name.toLowerCase() === wanted);
  if (exact.length > 0) {
    const signature = text.replace(/\s/g, "").toLowerCase();
    const same = exact.filter((one) => signatureOf(one).toLowerCase() === signature);
    // With values behind it, as tools write it.
    const read = text === name || same.length > 0 ? undefined : readText(text, knowledge);
    return read ?? among(same.length > 0 ? same : exact);
  }
  if (wanted === "error") return explainMessage(/\(\s*["'](.*)["']\s*\)/s.exec(text)?.[1], knowledge);
  if (wanted === "panic") {
    const written = /\(\s*(0x[0-9a-f]{1,4}|\d{1,5})\s*\)/i.exec(text)?.[1];
    return panic(written === undefined ? undefined : Number(written), knowledge);
  }
  const containing = errors.filter((one) => wanted.length >= 3 && one.name.toLowerCase().includes(wanted));
  if (containing.length > 0) return among(containing);
  const read = readText(text, knowledge);
  if (read) return read;
  const signature = /^[A-Za-z_]\w*\([\w,[\]()]*\)$/.exec(text.replace(/\s/g, ""))?.[0];
  try {
    return { kind: "unknown", name, ...(signature ? { selector: toFunctionSelector(signature) } : {}) };
  } catch {
    return { kind: "unknown", name };
  }
}

/**
 * Reads what a failed transaction left: a selector, revert data in hex (with or without `0x`, complete or cut off), the
 * name or signature of an error, a message, or the full text of a wallet, a node or a tool around one of these.
 * @param input what the reader pasted
 * @param knowledge what to look in
 */
export function decodeRevert(input: string, knowledge: Knowledge): RevertReading {
  const text = input.trim().replace(/^["'`]+|["'`,;]+$/g, "");
  if (text === "") return { kind: "nothing" };
  if (text.length > LONGEST)
    return invalid("This is far longer than revert data can be. Paste the error's data only.");
  const compact = text.replace(/\s+/g, "");
  if (/^0x[^\s,:;"'()]*$/i.test(compact)) return readDigits(compact.slice(2).toLowerCase(), knowledge);
  if (/^(?:[0-9a-f]{2}){4,}$/i.test(compact)) {
    const reading = readDigits(compact.toLowerCase(), knowledge);
    if (reading.kind !== "unknown" && reading.kind !== "invalid") return reading;
    const named = /^[a-z]/i.test(compact) ? readName(text, knowledge) : reading;
    return named.kind === "unknown" ? reading : named;
  }
  if (/^[A-Za-z_]\w*\s*(\(.*\)?)?$/s.test(text)) return readName(text, knowledge);
  return (
    readText(text, knowledge) ??
    invalid(
      "This is neither hexadecimal data nor the name of an error, and no message of a failed call that is known here. Paste what stands behind “data” in the wallet's or node's message, beginning with 0x.",
    )
  );
}
