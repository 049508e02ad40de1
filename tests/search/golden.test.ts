import { expect, test } from "vitest";
import { loadBuiltIndex } from "../../src/tools/search/bench/builtIndex";
import {
  listAnchors,
  isPartWithin,
  findRank,
  readQueries,
  listShown,
  listUnknownAnswers,
} from "../../src/tools/search/bench/queries";
import {
  BYTES_A_PAGE,
  readQuestions,
  listUnaskedSections,
  listUnknownAnchors,
} from "../../src/tools/search/build";
import { answerRequest, arrange, escapeHtml, toRow } from "../../src/tools/search/model";

const SITE = process.env.SITE_DIR ?? "build";
const index = loadBuiltIndex(SITE);
const anchors = listAnchors(index.pages);

/**
 * How large a part of the queries find a section that answers: in the first place, among the first three pages, and at
 * all. Each floor is two points under what `npm run bench:search` prints.
 */
const FLOORS = {
  tuned: { 1: 0.713, 3: 0.934, 99: 0.962 },
  judged: { 1: 0.722, 3: 0.9, 99: 0.964 },
} as const;

/** The same for a kind of queries, among the first three. */
const KINDS = {
  tuned: { keywords: 0.83, "own words": 0.932, foreign: 0.773, beginnings: 0.947 },
  judged: { keywords: 0.869, "own words": 0.907, foreign: 0.9 },
} as const;

for (const set of ["tuned", "judged"] as const) {
  test(`queries find the section that answers: ${set}`, () => {
    const queries = readQueries(set);
    expect(listUnknownAnswers(queries, anchors)).toEqual([]);
    const ranks = queries.map((query) => findRank(index, query, anchors));
    for (const [places, floor] of Object.entries(FLOORS[set]))
      expect.soft(isPartWithin(ranks, Number(places)), `within ${places}`).toBeGreaterThanOrEqual(floor);
    for (const [kind, floor] of Object.entries(KINDS[set])) {
      const own = ranks.filter((_, number) => queries[number]!.kind === kind);
      const later = queries.filter(
        (query, number) => query.kind === kind && !(ranks[number]! >= 1 && ranks[number]! <= 3),
      );
      const missed = later.map(({ query }) => query).join("; ");
      expect
        .soft(isPartWithin(own, 3), `${kind}, not among the first three: ${missed}`)
        .toBeGreaterThanOrEqual(floor);
    }
    // Hundreds of queries, each against the whole index.
  }, 600_000);
}

test.each([
  "I no longer see my stream",
  "my stream was transferred",
  "it disappeared",
  "stream gone",
  "I can't see my stream anymore",
  "my vesting disappeared",
  "my stream dissapeared",
  "my vesting is missing",
  "my nft vanished",
])("“%s” leads to the desk first", (query) => {
  expect(listShown(index, query)[0]).toBe("/desk#missing");
});

/** What people who miss something type, with its usual misspellings. */
const MISSED: Readonly<Record<string, readonly string[]>> = {
  "/support/faq#where-money": [
    "my tokens disapeared from sablier",
    "my tokens disappeared from sablier",
    "my tokns are gone",
    "my money is gone",
    "my funds vannished from my wallet",
    "all my coins dissappeared what now",
    "sablier tokens missing from my wallet",
  ],
  "/concepts/nft#not-shown": [
    "stream nft missing on opensea",
    "nft not showing in wallet",
    "my nft disappeared from opensea",
    "where is my nft in metamask",
  ],
  "/support/faq#claim-deadline": ["claim deadline passed what now", "claim window closed what should i do"],
  "/desk/claim": ["airdrop claim page wont load", "claim site down", "claim page broken"],
};

test.each(Object.entries(MISSED))("%s is the first hit for what is missed", (address, queries) => {
  for (const query of queries) expect.soft(listShown(index, query)[0], query).toBe(address);
});

test("a section that does not answer is noticed", () => {
  const asked = (answer: string) =>
    findRank(index, { kind: "", query: "is sablier audited", answers: [answer] }, anchors);
  expect(asked("/support/faq#audits")).toBe(1);
  expect(asked("/concepts/nft")).toBe(0);
});

/** What names one thing exactly, and the address that the first of its hits begins with. */
const EXACT: readonly (readonly [query: string, address: RegExp])[] = [
  // Ids and aliases.
  ["LK2-8453-676", /^\/api\/ids#aliases$/],
  ["LK2-1-55 what is this id", /^\/api\/ids#aliases$/],
  ["LL3", /^\/api\/ids#aliases$/],
  ["FL4-10-3", /^\/api\/ids#aliases$/],
  ["0xe0bfe071da104e571298f8b6e0fce44c512c1ff4-137-21", /^\/api\/ids$/],
  ["0xf50760d8ead9ff322631a1f3ebf26cc7891b3708-137", /^\/api\/ids#how-are-other-ids-built$/],
  // Errors of other contracts, libraries and tools, and of earlier releases.
  ["OwnableUnauthorizedAccount", /^\/reference\/errors#how-do-i-read-a-revert$/],
  ["ERC20InsufficientAllowance", /^\/reference\/errors#erc20insufficientallowance$/],
  ["PRBMath_MulDiv_Overflow", /^\/reference\/errors#prbmath_muldiv_overflow$/],
  ["PRBMath_UD60x18_Convert_Overflow", /^\/reference\/errors#how-do-i-read-a-revert$/],
  ["UserRejectedRequestError", /^\/reference\/errors#where-does-the-error-hide$/],
  ["BlockNotFoundError", /^\/support\/faq#block-not-found$/],
  ["GS013", /^\/reference\/errors#where-does-the-error-hide$/],
  ["GS026", /^\/reference\/errors#where-does-the-error-hide$/],
  // The name of an error among words that do not change the question.
  ["SablierFlow_Overdraw error", /^\/reference\/errors#sablierflow_overdraw$/],
  ["execution reverted SablierFlow_Overdraw", /^\/reference\/errors#sablierflow_overdraw$/],
  ["what does SablierLockup_StreamSettled mean", /^\/reference\/errors#sablierlockup_streamsettled$/],
  ["Error: SablierFlow_Overdraw()", /^\/reference\/errors#sablierflow_overdraw$/],
  // Pages that are named.
  ["rounding", /^\/concepts\/streaming#rounding$/],
  ["release notes", /^\/blog$/],
  ["changelog", /^\/blog$/],
  ["stream id", /^\/api\/ids$/],
  // Plain questions of people.
  ["can i withdraw", /^\/support\/faq#withdraw$/],
  ["how do i cancel", /^\/support\/faq#cancel$/],
  ["why can't i withdraw", /^\/support\/faq#nothing-withdrawable$/],
  ["my stream", /^\/support\/faq#find-stream$/],
  ["gift card", /^\/concepts\/transferability$/],
  ["Ambiguous EVM contract alias", /^\/reference\/sdk#ambiguous$/],
  ["SablierLockupBase_WithdrawAmountZero", /^\/reference\/errors#earlier$/],
  ["SablierV2Lockup_WithdrawAmountZero", /^\/reference\/errors#/],
  ["widthdraw fee how much", /^\/(support\/faq#fees|concepts\/fees#which-operation-costs-what)$/],
  ["claim fee how much", /^\/(support\/faq#fees|concepts\/fees#which-operation-costs-what)$/],
  ["european csv", /^\/apps\/guides\/csv-support#/],
  ["decimal comma", /^\/apps\/guides\/csv-support#/],
  ["withdrawals by month", /#withdrawals-by-month$/],
  ["withdrawals in a month", /#withdrawals-in-month$/],
  // Fragments of messages.
  ["transfer amount exceeds balance", /^\/reference\/errors#erc20insufficientbalance$/],
  ["transfer amount exceeds allowance", /^\/reference\/errors#erc20insufficientallowance$/],
  ["caller is not token owner or approved", /^\/reference\/errors#erc721insufficientapproval$/],
  ["contract is already initialized", /^\/reference\/errors#invalidinitialization$/],
  ["deposit not multiple of time delta", /^\/guides\/legacy\/streams#deposit$/],
  // Names and addresses of earlier releases and apps.
  ["SablierV2LockupLinear", /^\/guides\/lockup\/previous-deployments\/v1\.2$/],
  ["SablierV2MerkleStreamerFactory", /^\/guides\/airdrops\//],
  ["SablierMerkleFactory", /^\/guides\/airdrops\/previous-deployments\/v1\.3/],
  ["app.sablier.finance", /^\/apps\/v1$/],
  ["sablier v1", /^\/(?:guides\/legacy\/overview|apps\/v1)$/],
  ["https://app.sablier.com/vesting/stream/LK3-1-42", /^\/apps\/guides\/url-schemes/],
  // A chain with a contract.
  ["optimism merkle factory", /^\/guides\/airdrops\/deployments#chain-10$/],
  ["lockup base address", /^\/guides\/lockup\/deployments#chain-8453$/],
  ["SablierLockup address Base", /^\/guides\/lockup\/deployments#chain-8453$/],
  ["lockup polygon address", /^\/guides\/lockup\/deployments#chain-137$/],
  ["SablierLockup Base", /^\/guides\/lockup\/deployments#chain-8453$/],
  ["SablierFlow on Arbitrum", /^\/guides\/flow\/deployments#chain-42161$/],
  ["airdrops contract base", /^\/guides\/airdrops\/deployments#chain-8453$/],
  ["address of SablierFlow on Optimism", /^\/guides\/flow\/deployments#chain-10$/],
  ["SablierLockup v3.0 address on Base", /^\/guides\/lockup\/previous-deployments\/v3\.0#chain-8453$/],
  ["newest lockup on blast", /^\/guides\/lockup\/(?:deployments|previous-deployments\/v3\.0)/],
  ["lockup sei", /^\/guides\/lockup\/previous-deployments\/v3\.0#chain-1329$/],
  ["contract address on base", /^\/guides\/lockup\/deployments#chain-8453$/],
  ["contract address on polygon", /^\/guides\/lockup\/deployments#chain-137$/],
  ["address on ethereum", /^\/guides\/lockup\/deployments#chain-1$/],
  ["flow contract address on base", /^\/guides\/flow\/deployments#chain-8453$/],
  ["comptroller on base", /^\/concepts\/governance#comptrollers$/],
];

test("a chain's row stands once among the results, though a page has it in several tables", () => {
  for (const query of ["lockup polygon address", "SablierLockup Base address"]) {
    const rows = listShown(index, query).filter((url) =>
      /^\/guides\/lockup\/deployments#chain-\d+/.test(url),
    );
    const chains = rows.map((url) => url.replace(/-contracts$/, ""));
    expect(chains.length, query).toBeGreaterThan(0);
    expect(chains, query).toEqual([...new Set(chains)]);
  }
});

test("sections with one heading leave room for others", () => {
  const asked = listShown(index, "python query streams").slice(0, 5);
  expect(asked.filter((url) => url.endsWith("#how-do-i-send-a-query")).length).toBeLessThanOrEqual(2);
});

test("names, ids, addresses and messages lead to what explains them", () => {
  for (const [query, address] of EXACT) expect.soft(listShown(index, query)[0], query).toMatch(address);
});

test("each row of readers' questions leads to a heading, and each section of a guide has a row", () => {
  const questions = readQuestions();
  expect(listUnknownAnchors(questions, index.pages)).toEqual([]);
  expect(listUnaskedSections(questions, index.pages)).toEqual([]);
});

test("each row is below its page, or shows the way to it and its area", () => {
  for (const { query } of readQueries("tuned").slice(0, 40)) {
    const { hits } = answerRequest(index.complete, { query }).response;
    const rows = arrange(hits).map(({ hit, group }) => ({ area: hit.area, ...toRow(hit, group) }));
    for (const { hierarchy, type, area, url, _snippetResult } of rows) {
      const group = rows.filter((row) => row.hierarchy.lvl0 === hierarchy.lvl0);
      const isBelow = group.some((row) => row.type === "lvl1" && row.hierarchy.lvl1 === hierarchy.lvl1);
      const way = (type === "lvl1" ? _snippetResult.content : _snippetResult.hierarchy.lvl1)?.value ?? "";
      expect(isBelow || way !== "", `${query}: ${url}`).toBe(true);
      if (hierarchy.lvl0 === "Best matches") expect(way, `${query}: ${url}`).toContain(escapeHtml(area));
    }
  }
});

test("what a query needs stays within its budget a page", () => {
  expect(index.bytesOf("names", "texts", "questions") / index.pages.length).toBeLessThanOrEqual(BYTES_A_PAGE);
});
