import { type Call } from "../../protocol/evm/calldata";
import { getFunctionName } from "../../protocol/evm/contractFunction";
import {
  composeErrorAnchor,
  shortenError,
  type CatalogueError,
  type RevertReading,
} from "../../protocol/evm/revert";
import { composeDecoderLink } from "../../site/address/decoder";
import { type Answer, type ChainFacts, type Kind } from "./answer";
import { findDeploymentsPage } from "./contracts";

const DECODER = "/reference/errors";

/** Longer facts are cut. */
const LONG = 140;
const shortenFact = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)}…` : text);

/** More than a selector. */
const DATA = /^0x[0-9a-f]{9,}$/i;

/** Returns what a reading says in a line, if it says something for certain. */
function answerReading(reading: RevertReading, text: string): Answer | undefined {
  const url = composeDecoderLink(text);
  const during = reading.calling ? ` while calling ${reading.calling.name}` : "";
  switch (reading.kind) {
    case "error": {
      const { error, values } = reading;
      const shown = values?.map(({ name, value }) => `${name} ${value}`).join(", ");
      // Data that does not fit the error is for the decoder too, which says so.
      const isBare = !values && !DATA.test(text) && !("isEarlier" in error) && !error.library;
      return {
        title: `${error.name}${during}`,
        facts: [shortenFact(error.cause), shortenFact(shown ? shown : error.remedy)],
        url: isBare ? `${DECODER}#${composeErrorAnchor(error)}` : url,
      };
    }
    case "panic":
      return reading.meaning === undefined
        ? undefined
        : {
            title: `Panic 0x${reading.code!.toString(16).padStart(2, "0")}${during}`,
            facts: [shortenFact(reading.meaning), "One of the compiler's own checks"],
            url,
          };
    case "refusal":
      return {
        title: `No error of a contract${during}`,
        facts: [shortenFact(reading.cause), shortenFact(reading.shortfall ?? reading.remedy)],
        url,
      };
    case "message":
      return reading.cause
        ? {
            title: `“${shortenFact(reading.message ?? "")}”${during}`,
            facts: [shortenFact(reading.cause), shortenFact(reading.remedy!)],
            url,
          }
        : undefined;
    case "expectation":
      return {
        title: "A test expected another error than the one that came",
        facts: ["Both are read in the decoder"],
        url,
      };
    default:
      return undefined;
  }
}

/** Returns the errors with a name after the underscore: `Overdraw` of `SablierLockup_Overdraw` and `SablierFlow_Overdraw`. */
function answerCandidates(errors: readonly CatalogueError[], name: string): Answer | undefined {
  const all = errors.filter((error) => error.name.endsWith(`_${name}`));
  const current = all.filter((error) => !("isEarlier" in error));
  const named = current.length > 0 ? current : all;
  const [first] = named;
  if (!first) return undefined;
  return named.length === 1
    ? {
        title: first.name,
        facts: [shortenFact(first.cause), shortenFact(first.remedy)],
        url: `${DECODER}#${composeErrorAnchor(first)}`,
      }
    : {
        title: `${named.length} errors are called ${name}`,
        facts: [shortenFact(named.map((error) => error.name).join(", ")), "The decoder lists them"],
        url: composeDecoderLink(name),
      };
}

/** Pages of the reference by the product of the newest release; earlier functions are on none. */
const REFERENCE: Readonly<Record<string, string>> = {
  Lockup: "/reference/lockup/contracts/contract.",
  Flow: "/reference/flow/contracts/contract.",
  Airdrops: "/reference/airdrops/contracts/contract.",
  Comptroller: "/reference/utils/contracts/contract.",
};

function answerCall({ called, values }: Call, data: string, chains: readonly ChainFacts[]): Answer {
  const [product = ""] = called.releases[0]!.split(" ");
  const newest = called.releases.filter((release) => release.startsWith(product)).at(-1)!;
  const deployments = findDeploymentsPage(newest, chains);
  const isCurrent = !deployments.includes("previous") && called.contract.startsWith("Sablier");
  const isBare = data.length === 10;
  const given = values?.map(({ name, value, explanation }) => `${name} ${explanation ?? value}`).join(", ");
  return {
    title: `${isBare ? "The function" : "A call of"} ${getFunctionName(called)} of ${called.contract}`,
    facts: [
      isBare || given === ""
        ? called.declaration
        : shortenFact(given ?? "The data does not fit its inputs: was it cut off?"),
      shortenError(called.releases),
    ],
    url:
      isCurrent && REFERENCE[product]
        ? `${REFERENCE[product]}${called.contract}#${getFunctionName(called).toLowerCase()}`
        : deployments,
  };
}

/** Words without which a text is no message of a failure, but a question for the pages. */
const FAILURE =
  /0x[0-9a-f]{8}|\brevert|\[FAIL|\bAA\d\d\b|\bGS\d{3}\b|-32\d{3}|panic[ :(]|custom error|insufficient funds for|exceeds (?:balance|allowance|the configured cap)|nonce too|gas required|underpriced|base fee|user (?:rejected|denied)|out of gas|0x(?:6a80|6985|5515)\b|\w_\w{1,80}\(/i;

/** Returns an event that a token, a Safe or the entry point emits around a call of Sablier. */
const answerForeignEvent = ({ name, source }: { name: string; source: string }, topic: string): Answer => ({
  title: `The event ${name} of ${source}`,
  facts: ["It is the first topic of a log", "The decoder reads the whole log, with its topics and data"],
  url: composeDecoderLink(topic),
});

/** What 32 bytes are that are no topic. */
const ofHash: Answer = {
  title: "A hash, perhaps of a transaction: look it up at the explorer of its chain",
  facts: ["No event of Sablier has it as its topic", "The list of chains leads to their explorers"],
  url: "/concepts/chains",
};

/** Topics of events, selectors, data of calls and reverts, and messages. */
export const transactions: readonly Kind[] = [
  {
    form: /^0x[0-9a-f]{64}$/i,
    read: async (text, sources) => {
      const found = (await sources.events()).filter(({ topic }) => topic === text.toLowerCase());
      const [first] = found;
      if (!first) {
        const event = (await sources.decoder()).findEvent(text);
        return event ? answerForeignEvent(event, text) : ofHash;
      }
      return {
        title: `The event ${first.event}`,
        facts: [
          shortenError(
            found.flatMap(({ product, releases }) => releases.map((release) => `${product} ${release}`)),
          ),
          first.indexed.length > 0 ? `indexed: ${first.indexed.join(", ")}` : "nothing indexed",
        ],
        url: `/reference/events#${first.product.toLowerCase()}`,
      };
    },
  },
  {
    form: /^0x[0-9a-f]{8}(?:[0-9a-f]{2})*$/i,
    read: async (text, sources) => {
      const { readCall, readRevert } = await sources.decoder();
      const call = readCall(text);
      return call
        ? answerCall(call, text, (await sources.directory()).chains)
        : answerReading(readRevert(text), text);
    },
  },
  {
    // The name of an error, alone or with values, or the part after its underscore.
    form: /^[A-Z](?=\w*[a-z_])\w*(?:\(.*\))?$/s,
    read: async (text, { decoder: load }) => {
      const reading = (await load()).readRevert(text);
      if (reading.kind === "candidates") return answerCandidates(reading.errors, text);
      return reading.kind === "error" && reading.error.name === /^\w+/.exec(text)![0]
        ? answerReading(reading, text)
        : undefined;
    },
  },
  {
    form: FAILURE,
    // A word alone is a name, and was looked for.
    read: async (text, { decoder: load }) =>
      /[\s\d]/.test(text) ? answerReading((await load()).readRevert(text), text) : undefined,
  },
];
