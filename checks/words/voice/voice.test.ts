import { describe, expect, it } from "vitest";
import { collectMarkdownPassages, collectModulePassages } from "../../support/passages";
import { PHRASES, TERMS } from "./phrases";
import { rules } from "./rules";
import { beginsWithClause, hasVerb, splitSentences } from "./sentences";
import { findFaults } from "./voice";

/** Returns the rules that a page breaks, by name. */
function brokenBy(page: string): string[] {
  const passages = collectMarkdownPassages("docs/page.mdx", page);
  return rules.filter((rule) => [...rule.find(passages)].length > 0).map(({ name }) => name);
}

describe("phrases", () => {
  // A sentence that has the habit, for each phrase, and one that does not although it looks like it.
  const WRONG: Record<string, string> = {
    stands: "The cap stands in the code.",
    tells: "`calculateMinFeeWei` tells what it is now.",
    wants: "The project speaks of up to a million rows.",
    "go on": "Withdrawing and claiming go on.",
    anew: "The sender creates it anew.",
    "for good": "It is gone for good.",
    "in place of": "It has a rate in place of an end.",
    along: "No fee is sent along.",
    "hand on": "The owner can hand it on.",
    "but for": "All chains work but for Tangle.",
    besides: "A key is needed besides.",
    "a per": "Lockup and Flow are one contract a chain.",
    he: "The recipient sends it to whoever he approved.",
    somebody: "It can be read by everybody.",
    "that of": "The address is that of the factory.",
    another: "A contract has another address on each chain.",
    present: "See the present fee.",
    "is no": "This is a word, and an email is no address.",
    "all that is": "The recipient withdraws all there is.",
    "also in": "It takes the surplus, also in a batch.",
    "need not": "It need not be the sender.",
    refuses: "The contract refuses the call.",
    "so many": "A wallet has so many streams.",
    "by the README": "By the README the licence changed.",
    id: "Copy the stream id.",
    "price-gated": "A price gated stream waits.",
    onchain: "Read it on-chain.",
    allowlist: "The hook is on the allow list.",
    "native token": "Pay in the gas token.",
    "minimum fee": "Pay the minimal fee.",
    "kind of campaign": "There is a factory for each type of campaign.",
    canceled: "The stream is cancelled.",
    licence: "Read the license first.",
  };
  const RIGHT = [
    "The logo stands for a stream, and a balance can stand still.",
    "The page tells you whether the batch is complete.",
    "The stream pays 10 DAI a day, and each month a new one starts.",
    "There is no fee, and it is no longer paid.",
    "Open another stream for the same recipient.",
    "The present value of the deposit is higher.",
    "The stream ID is onchain, and `streamId` is in the code.",
  ];

  it.each([...PHRASES, ...TERMS].map(({ name }) => name))("finds %s", (name) => {
    expect(brokenBy(WRONG[name] ?? "")).toContain(name);
  });

  it.each(RIGHT)("lets pass: %s", (sentence) => {
    expect(brokenBy(sentence)).toEqual([]);
  });

  it("leaves code alone", () => {
    expect(brokenBy("Call `standsBehind`.\n\n```ts\n// it stands here\n```")).toEqual([]);
  });

  it("reads the texts of components", () => {
    const passages = collectModulePassages(
      "src/a.tsx",
      "export const A = () => <p>Nothing was sent along.</p>;",
    );
    expect(rules.some((rule) => [...rule.find(passages)].length > 0)).toBe(true);
  });
});

describe("structure", () => {
  it.each([
    ["semicolons", "It starts; it streams; it ends."],
    ["chain of colons and semicolons", "To end it: pause the stream; then call refund."],
    ["answer without a question", "## Leap days\n\nNo. The salt contains the chain ID."],
    ["section begins without a verb", "## Leap days\n\nA long walk in the dark."],
    ["semicolon in a description", "---\ndescription: It streams; it ends.\n---\n"],
    ["semicolon in a cell", "| Who |\n| --- |\n| anyone; the sender |"],
    ["cell of more than 25 words", `| Who |\n| --- |\n| ${"word ".repeat(26)} |`],
    ["clause as subject", "What is paid above it is kept."],
    ["label with link", "Addresses: [deployments](/a)."],
    ["unknown twice", "## App\n\nThis is not documented, and that is not documented."],
  ])("finds %s", (name, page) => {
    expect(brokenBy(page)).toContain(name);
  });

  it.each([
    "## Does it end?\n\nNo. It streams until it is paused.",
    "## Leap days\n\nLengths ignore leap days: a year has 365 days.",
    "See [deployments](/a) for the addresses.",
    "What does it cost?",
  ])("lets pass: %s", (page) => {
    expect(brokenBy(page)).toEqual([]);
  });
});

describe("sentences", () => {
  it("does not end one at a colon or a semicolon", () => {
    expect(splitSentences("It has three: a, b and c; all pay. The v1.0 contract pays.")).toEqual([
      "It has three: a, b and c; all pay.",
      "The v1.0 contract pays.",
    ]);
  });

  it("knows a verb by its forms", () => {
    expect(hasVerb("The sender cancels it.")).toBe(true);
    expect(hasVerb("Only by its owner.")).toBe(false);
  });

  it("knows a clause as subject from a question", () => {
    expect(beginsWithClause("Whether the app can is not documented.")).toBe(true);
    expect(beginsWithClause("Whether the app can, its makers decide?")).toBe(false);
  });
});

describe("budgets", () => {
  const RULE = { name: "x", remedy: "Change it." };
  const [passage] = collectMarkdownPassages("docs/page.mdx", "Text.");
  const hits = Array.from({ length: 12 }, () => ({ passage: passage!, index: 0, words: "Text" }));

  it("has a fault for each place above the budget", () => {
    expect([...findFaults(RULE, hits, true, 11)]).toHaveLength(12);
    expect([...findFaults(RULE, hits, true, undefined)]).toHaveLength(12);
  });

  it("finds nothing within the budget", () => {
    expect([...findFaults(RULE, hits, true, 12)]).toEqual([]);
  });

  it("requires a lower budget when much less is left", () => {
    expect([...findFaults(RULE, hits, true, 40)]).toMatchObject([{ remedy: "Set it to 12." }]);
  });
});
