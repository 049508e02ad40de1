import { type Abi, type AbiParameter, decodeAbiParameters, type Hex, toFunctionSelector } from "viem";
import { formatAbiItem } from "viem/utils";
import { z } from "zod";
import { panicWords, revertMessages } from "../../../../data/errors/messages";
import { refusals } from "../../../../data/errors/refusals";
import { panicCodes } from "../../../../data/errors/sablier";
import {
  composeErrorAnchor,
  decodeRevert,
  writeSignature,
  type RevertReading,
} from "../../../protocol/evm/revert";
import { Problem } from "../../../server/answer/problem";
import { type Site } from "../../../server/site/site";
import { listReleases, createSource } from "../../../server/site/source";
import { defineTool, type Reply } from "../../../server/answer/tool";
import { writeDigits } from "../../../server/amounts";
import { findReleaseName } from "../../../server/names";

/** Characters of a message that are read: real messages are shorter. */
const LONGEST = 20_000;

/** Names that are offered for a word which many errors contain. */
const OFFERED = 10;

/** What was pasted. */
export const text = z.string().superRefine((given, context) => {
  const message =
    given.trim() === ""
      ? "is empty. Paste what was shown"
      : given.length > LONGEST
        ? `has ${given.length} characters, and at most ${LONGEST} are read. Paste the part with the error`
        : undefined;
  if (message) context.addIssue({ code: "custom", message });
});

/** Arguments of an error, in which a comma with a space separates them. */
const ARGUMENTS = /\([^()]{0,2000}, [^()]{0,2000}\)/g;

/** Writes the integers of an error as digits: `Overdraw(1, 900,000, 501)` is `Overdraw(1, 900000, 501)`. */
const withoutThousands = (failure: string): string =>
  failure.replace(ARGUMENTS, (list) => list.replace(/(?<=\d),(?=\d{3}(?!\d))/g, ""));

/** Reads a failure with what the site knows. */
export const readRevert = ({ data }: Site, failure: string): RevertReading =>
  decodeRevert(withoutThousands(failure), {
    errors: data.knowledge.errors,
    functions: data.knowledge.functions,
    panicCodes,
    panicWords,
    messages: revertMessages,
    refusals,
  });

/** What is said of a reading that has no words of its own. */
const ADVICE: Partial<Record<RevertReading["kind"], { cause: string; remedy: string }>> = {
  unknown: {
    cause:
      "This server does not know the error: it is not in the ABIs of Sablier's releases nor of the libraries that they use. It may come from the token or from a different contract in the call",
    remedy: "Look up the selector at https://openchain.xyz/signatures or https://www.4byte.directory",
  },
  unknownMessage: {
    cause:
      "This message comes from the wallet, the node or a service between them, and may not come from a contract at all",
    remedy:
      "Search for it together with the name of that program. If the message contains data that begins with 0x, pass that",
  },
  noReason: {
    cause:
      "The call reverted without data, or the tool did not pass it on: out of gas, a function that the contract lacks, an address without code, or a require without a message",
    remedy: "Repeat the call as an eth_call from the same account with the same value, and pass its data",
  },
};

/** Returns the details as JSON has them: without what is undefined, and integers as digits. */
const simplifyDetails = (details: object) =>
  JSON.parse(
    JSON.stringify(details, (_, value: unknown) =>
      typeof value === "bigint" ? String(value) : typeof value === "string" ? writeDigits(value) : value,
    ),
  ) as Record<string, unknown>;

/** Returns a reading in words and as data. */
function getReply(reading: RevertReading): Required<Pick<Reply, "text" | "data">> {
  switch (reading.kind) {
    case "error": {
      const { error, values, kind, ...details } = reading;
      const written = (values ?? []).map(({ name, type, value, meaning, explanation }) => ({
        name,
        type,
        value: writeDigits(value),
        meaning,
        ...(explanation ? { explanation } : {}),
      }));
      const list = written.map(({ name, value }) => `${name} ${value}`).join(", ");
      return {
        text: `${error.name}${values ? `(${list})` : ""}: ${error.cause}. ${error.remedy}.`,
        data: {
          kind,
          error: {
            name: error.name,
            signature: writeSignature(error),
            selector: error.selector,
            releases: [...error.releases],
          },
          ...(values ? { values: written } : {}),
          cause: error.cause,
          remedy: error.remedy,
          ...(Object.keys(details).length > 0 ? { details: simplifyDetails(details) } : {}),
        },
      };
    }
    case "candidates": {
      const names = reading.errors.slice(0, OFFERED).map(({ name }) => name);
      const more = reading.errors.length - names.length;
      return {
        text: `${reading.errors.length} errors contain this word${more > 0 ? `; the ${OFFERED} best are listed` : ""}: ${names.join(", ")}. Pass one name, or the data that begin with 0x.`,
        data: { kind: reading.kind, names, total: reading.errors.length },
      };
    }
    default: {
      const { kind, ...rest } = reading;
      const { cause, remedy, ...details } = { ...ADVICE[kind], ...rest } as {
        cause?: string;
        remedy?: string;
        message?: string;
        meaning?: string;
      };
      const words = [details.message, details.meaning, cause, remedy].filter(Boolean).join(". ");
      return {
        text: words ? `${kind}: ${words}.` : `${kind}.`,
        data: {
          kind,
          ...(cause ? { cause } : {}),
          ...(remedy ? { remedy } : {}),
          ...(Object.keys(details).length > 0 ? { details: simplifyDetails(details) } : {}),
        },
      };
    }
  }
}

/** An error that only the ABIs have: those of Bob, and of whatever the catalogue lacks. */
interface AbiOnly {
  readonly item: Extract<Abi[number], { type: "error" }>;
  readonly selector: Hex;
  readonly releases: string[];
}

const abiErrors = new WeakMap<Site, ReadonlyMap<string, AbiOnly>>();

function readAbiErrors(site: Site): ReadonlyMap<string, AbiOnly> {
  let found = abiErrors.get(site);
  if (!found) {
    const errors = new Map<string, AbiOnly>();
    for (const { product, release, contracts } of site.data.abis) {
      for (const item of Object.values(contracts).flat()) {
        if (item.type !== "error") continue;
        const selector = toFunctionSelector(formatAbiItem(item).replace(/^error /, ""));
        const known = errors.get(selector) ?? { item, selector, releases: [] };
        const name = findReleaseName(product, release);
        if (!known.releases.includes(name)) known.releases.push(name);
        errors.set(selector, known);
      }
    }
    found = errors;
    abiErrors.set(site, found);
  }
  return found;
}

/** Reads an error that the catalogue lacks and the ABIs have, by its selector, its data or its name. */
function readFromAbis(site: Site, given: string): Reply | undefined {
  const errors = readAbiErrors(site);
  const [data = ""] = /0x[0-9a-f]{8,}/i.exec(given) ?? /^[0-9a-f]{8}$/i.exec(given.trim()) ?? [];
  const hex = data.toLowerCase().replace(/^(?!0x)/, "0x") as Hex;
  const names = new Set(given.match(/\w{4,80}/g) ?? []);
  const error = errors.get(hex.slice(0, 10)) ?? [...errors.values()].find(({ item }) => names.has(item.name));
  if (!error) return undefined;
  const { item, selector, releases } = error;
  const values = listValues(item.inputs, `0x${hex.slice(10)}`);
  return {
    text: `${item.name}: an error of ${releases.join(", ")}. The documentation describes no cause for it; its name and its values are from the ABI.`,
    data: {
      kind: "error",
      error: { name: item.name, signature: formatAbiItem(item), selector, releases },
      ...(values ? { values } : {}),
    },
    source: createSource(site, "/reference/errors", releases),
  };
}

function listValues(inputs: readonly AbiParameter[], data: Hex) {
  try {
    const values = decodeAbiParameters(inputs, data) as readonly unknown[];
    return inputs.map(({ name = "", type }, index) => ({ name, type, value: String(values[index]) }));
  } catch {
    return undefined;
  }
}

export const decodeError = defineTool({
  name: "decode_error",
  title: "Decode an error",
  description:
    "Says why a transaction or call failed, with cause and remedy, from revert data, an error's selector or name, or the whole message of a wallet, node, bundler or test tool. Use it for anything that failed, simulate included. For other 0x values use explain.",
  input: {
    text: text.describe("What was shown: 0xb2ae7633…"),
  },
  answer: async (site, { text: given }) => {
    const reading = readRevert(site, given);
    if (["unknown", "unknownMessage", "candidates"].includes(reading.kind)) {
      const fromAbis = readFromAbis(site, given);
      if (fromAbis) return fromAbis;
    }
    if (reading.kind === "nothing" || reading.kind === "invalid") {
      throw new Problem(
        reading.kind === "invalid" ? reading.message : "text is empty. Paste what was shown.",
      );
    }
    const isError = reading.kind === "error";
    const anchor = isError && !reading.error.library ? `#${composeErrorAnchor(reading.error)}` : "";
    const releases =
      isError && reading.error.releases.length > 0 ? reading.error.releases : listReleases(site);
    return { ...getReply(reading), source: createSource(site, `/reference/errors${anchor}`, releases) };
  },
});
