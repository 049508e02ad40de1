import type { Decoded } from "../../explanation/knowledge";
import { airdropSentences } from "./airdrops";
import { describeCampaign, isCampaign } from "./campaigns";
import { comptrollerSentences } from "./comptroller";
import { legacySentences } from "./legacy";
import type { Sentences, SentenceTable } from "./say";
import { streamSentences } from "./streams";

export { listCampaignFields } from "./campaigns";
export { sayFor } from "./say";

const all: SentenceTable = {
  ...airdropSentences,
  ...comptrollerSentences,
  ...legacySentences,
  ...streamSentences,
};

/**
 * Returns a function with the names of its arguments. An older release can have a function of the same name with a
 * different meaning, and the names of the arguments show it.
 */
export const writeSignature = ({ name, inputs }: Pick<Decoded, "name" | "inputs">): string =>
  `${name}(${inputs.map((input) => input.name ?? "").join(",")})`;

/** Returns the sentences of a function of Sablier, or nothing if this page has none for it. */
export function describeDecodedCall(decoded: Pick<Decoded, "name" | "inputs">): Sentences | undefined {
  if (isCampaign(decoded)) return describeCampaign;
  return Object.hasOwn(all, writeSignature(decoded)) ? all[writeSignature(decoded)] : undefined;
}
