import { type Check } from "./support/check";
import { CODE } from "./support/passages";

/** Words that are written with a capital because they name something. */
const NAMES = new Set(
  `Airdrops API April Arbitrum Artifacts Base Batch Bob Burn Claim Comptroller DAI Dynamic Envio Ether Etherscan Execute
  Factory Flow Foundry GraphQL Instant Interface Labs Legacy Linear Lockup LL LT March Merkle Node Price Gated Protocol
  Remix Sablier Safe SDK Sepolia Snapshot Solana Solidity The Graph Tranched Unlock VCA Variable Cliff Exponential Monthly
  Payroll Stepper Steps Timelock`.split(/\s+/),
);

export const headings: Check = {
  name: "headings",
  title: "every heading is in sentence case and ends without a mark, but for a question's",

  *site(site) {
    for (const { file, line, kind, text } of site.passages) {
      if (kind !== "heading" && kind !== "title") continue;
      const words = text.replaceAll(CODE, "").replace(/\s+/g, " ").trim();
      if (/[.,:;!]$/.test(words)) {
        yield {
          file,
          line,
          message: `"${words}" ends with a mark.`,
          remedy: "Leave the mark out, or ask a question.",
        };
      }
      // A word after a colon, a full stop or a question mark begins anew.
      const capitals = [...words.matchAll(/(?<=[\p{L}\p{N},)’'] )\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu)]
        .map(([word]) => word)
        .filter((word) => !NAMES.has(word));
      if (capitals.length > 0) {
        yield {
          file,
          line,
          message: `"${words}" has capitals within: ${capitals.join(", ")}.`,
          remedy:
            "Write headings as sentences. If the word is a name, add it to NAMES in checks/headings.ts.",
        };
      }
    }
  },
};
