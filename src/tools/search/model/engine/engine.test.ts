import { describe, expect, it } from "vitest";
import { SearchEngine } from "./engine";
import { type Rules } from "./rules";
import { listRecords, type PackedIndex } from "../packed/records";

/** A small site: enough pages that wrong answers are possible. */
export const index: PackedIndex = {
  origin: "https://docs.example",
  groups: ["Concepts", "References: Lockup", "Guides: Lockup"],
  pages: [
    [
      "/concepts/fees",
      0,
      [
        [1, "Fees", "", "What a withdrawal costs."],
        [2, "Gas", "gas", "Gas is paid to the network for every stream you create."],
      ],
    ],
    [
      "/concepts/streaming",
      0,
      [
        [1, "Streaming", "", "Tokens move by the second."],
        [2, "Cliff", "cliff", "Before the cliff nothing can be withdrawn from a stream."],
        [3, "Fees of a stream", "fees-of-a-stream", "See the page on fees & gas <b>."],
      ],
    ],
    [
      "/reference/lockup/lockup",
      1,
      [
        [1, "SablierLockup", "", "The contract."],
        [3, "createWithDurationsLL", "createwithdurationsll", "Creates a stream with durations."],
        [3, "createWithTimestampsLL", "createwithtimestampsll", "Creates a stream with timestamps."],
        [3, "SablierLockup_StreamDepleted", "streamdepleted", "0x1a2b3c4d · The stream is depleted."],
      ],
    ],
    [
      "/guides/lockup/deployments",
      2,
      [
        [1, "Lockup deployments", "", "All addresses."],
        [2, "Base Sepolia", "base-sepolia", "SablierLockup · 0xC12C0d80E7c9DB0DB19bF2a5F1eC4CB6a3d5C29e"],
      ],
    ],
    ["/blog/release", 0, [[1, "Streaming release", "", "News about streaming."]]],
  ],
};
/** What a site may say about its pages. */
const RULES: Rules = {
  kinds: [
    { pages: "^/reference/[^/]+/contracts", factor: 0.35, notCode: true },
    { pages: "^/blog", factor: 0.4 },
    { pages: "/errors$", sections: true, factor: 0.4, unless: "error" },
  ],
};
const engine = new SearchEngine({ ...index, rules: RULES });
const urls = (query: string) =>
  engine.search(query).matches.map(({ section }) => section.url.replace("https://docs.example", ""));

describe("SearchEngine", () => {
  it.each([
    ["fees", "/concepts/fees"],
    ["Fee", "/concepts/fees"],
    ["durations LL", "/reference/lockup/lockup#createwithdurationsll"],
    ["createwithdurationsll", "/reference/lockup/lockup#createwithdurationsll"],
    ["create timestamps", "/reference/lockup/lockup#createwithtimestampsll"],
    ["stream depleted", "/reference/lockup/lockup#streamdepleted"],
    [
      "createWithDurationsLL(address sender, uint128 amount)",
      "/reference/lockup/lockup#createwithdurationsll",
    ],
    ["0x1a2b3c4d", "/reference/lockup/lockup#streamdepleted"],
    ["0xc12c0d80", "/guides/lockup/deployments#base-sepolia"],
    ["0xC12C0d80E7c9DB0DB19bF2a5F1eC4CB6a3d5C29e", "/guides/lockup/deployments#base-sepolia"],
    ["base sepolia", "/guides/lockup/deployments#base-sepolia"],
    ["stre", "/concepts/streaming"],
    // A part of a name, with a letter missing.
    ["WithTimestmpsLL", "/reference/lockup/lockup#createwithtimestampsll"],
    ["straeming", "/concepts/streaming"],
    ["deploymnets", "/guides/lockup/deployments"],
    ["what is a cliff", "/concepts/streaming#cliff"],
    ["withdrawing before the cliff", "/concepts/streaming#cliff"],
  ])("finds %j first at %s", (query, url) => expect(urls(query)[0]).toBe(url));

  it("has one result for each heading", () => {
    const found = urls("stream");
    expect(new Set(found).size).toBe(found.length);
  });

  it("puts a page before its own sections", () => {
    const found = urls("fees");
    expect(found.indexOf("/concepts/fees")).toBeLessThan(
      found.indexOf("/concepts/streaming#fees-of-a-stream"),
    );
  });

  it("goes on with what holds most of the words where little holds all of them", () => {
    expect(urls("gas withdrawn").slice(0, 2)).toEqual(["/concepts/fees#gas", "/concepts/streaming#cliff"]);
    expect(urls("network cliff withdrawn")[0]).toBe("/concepts/streaming#cliff");
    // The one section with all words is first, and not alone.
    const found = urls("cliff withdrawn stream");
    expect(found[0]).toBe("/concepts/streaming#cliff");
    expect(found).toContain("/concepts/streaming#fees-of-a-stream");
  });

  it.each(["", " ", "?!", "\u200f", "\ud800", "zzzzzzzz"])("finds nothing for %j", (query) =>
    expect(urls(query)).toEqual([]),
  );

  it.each(["constructor", "__proto__", "toString", "hasOwnProperty"])("treats %s as a word", (query) =>
    expect(() => urls(query)).not.toThrow(),
  );

  it("finds no address by another one that begins like it", () => {
    expect(urls("0xc12c0d80ffffffff")).toEqual([]);
  });
});

describe("pages that are made from the contracts", () => {
  const page = (path: string, ...sections: PackedIndex["pages"][number][2]): PackedIndex["pages"][number] => [
    path,
    0,
    sections,
  ];
  const engine = new SearchEngine({
    ...index,
    rules: RULES,
    pages: [
      page(
        "/reference/errors",
        [1, "Errors", "", "All of them."],
        [2, "SablierFlow_RefundOverflow", "overflow", "The refund is too high."],
      ),
      page(
        "/reference/flow/contracts/contract.SablierFlow",
        [1, "SablierFlow", "", "The contract."],
        [3, "refundMax", "refundmax", "Refunds all that it can."],
      ),
      page(
        "/guides/flow/manage",
        [1, "Manage", "", "Deposit, refund and pause in sablierflow."],
        [2, "How do I refund?", "refund", "Call it."],
      ),
    ],
  });
  it.each([
    ["refund", "/guides/flow/manage#refund"],
    ["refund error", "/reference/errors#overflow"],
    ["refundMax", "/reference/flow/contracts/contract.SablierFlow#refundmax"],
    ["refundmax", "/reference/flow/contracts/contract.SablierFlow#refundmax"],
    ["sablierflow", "/reference/flow/contracts/contract.SablierFlow"],
  ])("come first when they are named: %j finds %s", (query, url) =>
    expect(engine.search(query).matches[0]!.section.url).toBe(`https://docs.example${url}`),
  );
});

describe("recordsOf", () => {
  it("makes a record of each heading and each text, with names of their own", () => {
    const records = listRecords(index);
    expect(records).toHaveLength(12 + 12);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(records[3]).toEqual({
      objectID: expect.any(String),
      url: "https://docs.example/concepts/fees#gas",
      type: "content",
      hierarchy: {
        lvl0: "Concepts",
        lvl1: "Fees",
        lvl2: "Gas",
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: "Gas is paid to the network for every stream you create.",
      weight: { level: 0, position: 1 },
    });
  });

  it("names a record after its content, not after its place", () => {
    const first = listRecords(index);
    const turned = listRecords({ ...index, pages: [...index.pages].reverse() });
    expect(new Set(turned.map(({ objectID }) => objectID))).toEqual(
      new Set(first.map(({ objectID }) => objectID)),
    );
  });
});

describe("a word of a query", () => {
  const site = (...pages: [path: string, heading: string, text: string][]) =>
    new SearchEngine({
      origin: "https://docs.example",
      groups: ["Guides"],
      pages: pages.map(([path, heading, text]) => [path, 0, [[1, heading, "", text]]]),
    });

  it("is no number of a step at the beginning of a heading", () => {
    const engine = site(
      ["/etherscan", "8. Withdraw", "Press the button."],
      ["/safe", "Safe", "A list of 8 people."],
    );
    expect(engine.search("8").matches.map(({ section }) => section.path)).toEqual([]);
    expect(engine.search("pay 8 people").matches.map(({ section }) => section.path)).toEqual(["/safe"]);
  });
});
