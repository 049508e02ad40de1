// Loaded when a reader searches. What an answer is looked up in comes with the first text that has such a form.
import { isCutData, sayThatCut } from "../model/docSearch/pasted";
import { answerTo, type Answer, type Sources } from "@site/src/ui/pasted";

const sources: Sources = {
  directory: async () => {
    const [aliases, list, legacy, contracts] = await Promise.all([
      import("@generated/protocol-data/default/aliases.json"),
      import("@generated/protocol-data/default/chains.json"),
      import("@generated/protocol-data/default/legacy.json"),
      import("@generated/protocol-data/default/streamContracts.json"),
    ]);
    return {
      aliases: aliases.default,
      chains: list.default.chains,
      legacy: legacy.default,
      contracts: contracts.default,
    };
  },
  contracts: async () =>
    (
      await import(
        /* webpackChunkName: "known-contracts" */ "@generated/protocol-data/default/knownContracts.json"
      )
    ).default,
  events: async () => {
    const { lockup, flow } = (await import("@generated/protocol-data/default/eventTopics.json")).default;
    return [
      ...lockup.rows.map((row) => ({ ...row, product: "Lockup" })),
      ...flow.rows.map((row) => ({ ...row, product: "Flow" })),
    ];
  },
  decoder: async () => {
    const { readRevert, readCall, findEvent } = await import("../../../ui/decoding");
    return { readRevert, readCall, findEvent };
  },
};

/** Says what a text is that was typed or pasted; nothing where that is not known. Sends nothing anywhere. */
export async function answer(text: string): Promise<Answer | undefined> {
  const known = await answerTo(text, sources);
  return isCutData(text) ? sayThatCut(known) : known;
}
