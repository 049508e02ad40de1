import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { readTerms, tokenise } from "./tokens";

describe("readTerms", () => {
  it.each([
    ["createWithDurationsLL", ["createwithdurationsll", "create", "with", "duration", "ll"]],
    [
      "SablierLockup_StreamDepleted",
      ["sablierlockupstreamdepleted", "sablier", "lockup", "stream", "depleted"],
    ],
    ["ERC-20 and ERC20", ["erc20", "erc", "20", "and", "erc20", "erc", "20"]],
    ["UD60x18", ["ud60x18", "ud", "60", "18"]],
    ["v1.2", ["v1.2"]],
    ["statuses, fees and queries", ["status", "fee", "and", "query"]],
    ["the sender's gas", ["the", "sender", "gas"]],
    ["I'd ask", ["i", "ask"]],
    ["0xABCDEF12", ["0xabcdef12"]],
    ["Café", ["cafe"]],
    ["", []],
    ["<script>", ["script"]],
  ])("takes %j apart", (text, terms) => expect(readTerms(text)).toEqual(terms));

  it("returns the range of each term, inside the text and in order", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        for (const { start, end } of tokenise(text)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(start).toBeLessThan(end);
        }
      }),
    );
  });
});
