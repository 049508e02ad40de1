import { type Answer } from "./answer";

/** An address or a hash in a sentence. */
const VALUE = /(?:^|[^\w/])(0x(?:[0-9a-f]{64}|[0-9a-f]{40}))(?![\w-])/gi;

/** Words of someone who does not know whether to trust an address. */
const DOUBT = /\b(?:official|real|legit\w*|genuine|scam|fake|fraud|phish\w*|trust\w*|safe|authentic)\b/i;

/** The name of an error, and words around it that do not change the question. */
const ERROR_NAME = /\b[A-Z]\w*_\w+/;
const OF_AN_ERROR =
  /^(?:\W|\b(?:an?|code|custom|do|does|errors?|exception|execution|fail(?:ed|ing|s|ure)?|fix|gets?|getting|got|help|how|i|in|is|it|keep|mean(?:ing|s)?|message|my|of|on|reason|revert(?:ed|ing|s)?|says?|solve|the|throws|thrown|to|transaction|tx|vm|what|when|why|with)\b)*$/i;

/** Returns the name of an error in a question about nothing else. */
function findErrorName(text: string): string | undefined {
  const [name] = ERROR_NAME.exec(text) ?? [];
  return name !== undefined && name !== text && OF_AN_ERROR.test(text.replace(name, "")) ? name : undefined;
}

/** What is said of an address that no release has, to someone who asks whether it is official. */
const notOfficial: Answer = {
  title: "No released Sablier contract has this address",
  facts: [
    "The deployment tables of Lockup, Flow and Airdrops list all official addresses",
    "They do not list the contracts of campaigns, so verify those separately",
  ],
  url: "/guides/lockup/deployments",
};

/**
 * Returns the one address, hash or error that a question is about, and what is said where it is an address of no release.
 * @returns `undefined` for a text with none or several, and for one that is nothing else
 */
export function findSubject(text: string): { value: string; unknown?: Answer } | undefined {
  const values = new Set(Array.from(text.matchAll(VALUE), ([, value = ""]) => value));
  const [value] = values;
  if (values.size === 0) {
    const name = findErrorName(text);
    return name === undefined ? undefined : { value: name };
  }
  if (values.size !== 1 || value === text) return undefined;
  return DOUBT.test(text) && value!.length === 42
    ? { value: value!, unknown: notOfficial }
    : { value: value! };
}
