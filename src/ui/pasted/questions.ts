import { type Answer } from "./answer";

/** An address or a hash in a sentence. */
const VALUE = /(?:^|[^\w/])(0x(?:[0-9a-f]{64}|[0-9a-f]{40}))(?![\w-])/gi;

/** Words of someone who does not know whether to trust an address. */
const DOUBT = /\b(?:official|real|legit\w*|genuine|scam|fake|fraud|phish\w*|trust\w*|safe|authentic)\b/i;

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
 * Returns the one address or hash that a question is about, and what is said where it is an address of no release.
 * @returns `undefined` for a text with none or several, and for one that is nothing else
 */
export function askedAbout(text: string): { value: string; unknown?: Answer } | undefined {
  const values = new Set(Array.from(text.matchAll(VALUE), ([, value = ""]) => value));
  const [value] = values;
  if (values.size !== 1 || value === text) return undefined;
  return DOUBT.test(text) && value!.length === 42
    ? { value: value!, unknown: notOfficial }
    : { value: value! };
}
