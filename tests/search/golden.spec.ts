import { expect, test } from "@playwright/test";
import { blindQueries } from "../../plugins/search/golden/blindQueries";
import { builtIndex } from "../../plugins/search/golden/builtIndex";
import { goldenQueries } from "../../plugins/search/golden/queries";
import { judgedQueries } from "../../plugins/search/golden/judgedQueries";
import { findsSection, rankOf } from "../../plugins/search/golden/rank";
import { readersQueries } from "../../plugins/search/golden/readersQueries";
import { tunedQueries } from "../../plugins/search/golden/tunedQueries";
import { unseenQueries } from "../../plugins/search/golden/unseenQueries";
import { extractSite } from "../../plugins/search/src/build";
import { BYTES_A_PAGE } from "../../plugins/search/src/pack";
import { readQuestions, unknownAnchors } from "../../plugins/search/src/questions";
import { answerRequest } from "../../src/lib/search/protocol";

// One after the other in one worker: each worker that takes one of them makes the index anew.
test.describe.configure({ mode: "default" });

const index = builtIndex(process.env.SITE_DIR ?? "build");

/** How large a part of each set finds one of its pages in the first place, and among the first three, at least. */
const SETS = [
  { name: "keywords", queries: goldenQueries, first: 0.85, three: 0.97 },
  { name: "readers' own words", queries: readersQueries, first: 0.7, three: 0.95 },
  { name: "own words, half of the sections", queries: tunedQueries, first: 0.8, three: 0.95 },
  { name: "own words, the other half", queries: judgedQueries, first: 0.8, three: 0.95 },
  { name: "own words, all sections", queries: unseenQueries, first: 0.8, three: 0.95 },
  { name: "own words, pages unseen", queries: blindQueries, first: 0.8, three: 0.95 },
];

for (const { name, queries, first, three } of SETS) {
  test(`queries find their pages: ${name}`, () => {
    const ranks = queries.map((golden) => ({
      query: golden.query,
      rank: rankOf(index, golden, index.paths),
    }));
    expect(
      ranks.filter(({ rank }) => rank === undefined),
      "pages that do not exist",
    ).toEqual([]);
    const later = (limit: number) => ranks.filter(({ rank }) => rank === 0 || rank! > limit);
    const part = (limit: number) => 1 - later(limit).length / ranks.length;
    expect(part(1), "in the first place").toBeGreaterThanOrEqual(first);
    expect(part(3), `not among the first three: ${JSON.stringify(later(3))}`).toBeGreaterThanOrEqual(three);
    expect(part(10), `not among the first ten: ${JSON.stringify(later(10))}`).toBeGreaterThanOrEqual(0.99);
  });
}

/** Queries that say which sections answer them. */
const OF_SECTIONS = [...tunedQueries, ...blindQueries];

test("the section that answers is among the first three results", () => {
  const found = OF_SECTIONS.map((golden) => ({
    query: golden.query,
    found: findsSection(index, golden),
  })).filter(({ found }) => found !== undefined);
  const missed = found.filter((one) => !one.found).map(({ query }) => query);
  expect(missed.length / found.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.1);
});

test("sections that golden queries name exist", async () => {
  const pages = await extractSite(process.env.SITE_DIR ?? "build");
  const named = new Map<string, Record<string, string[]>>();
  for (const { query, pages } of OF_SECTIONS) {
    for (const [path = "", anchor] of pages.map((page) => page.split("#"))) {
      if (anchor) named.set(path, { ...named.get(path), [anchor]: [query] });
    }
  }
  expect(unknownAnchors(named, pages)).toEqual([]);
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
  ["SablierLockupBase_WithdrawAmountZero", /^\/reference\/errors#earlier$/],
  ["SablierV2Lockup_WithdrawAmountZero", /^\/reference\/errors#/],
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
  ["newest lockup on blast", /^\/guides\/lockup\/(?:deployments|previous-deployments\/v3\.0)/],
  ["lockup sei", /^\/guides\/lockup\/previous-deployments\/v3\.0#chain-1329$/],
  ["comptroller on base", /^\/concepts\/governance#comptrollers$/],
];

test("names, ids, addresses and messages lead to what explains them", () => {
  for (const [query, address] of EXACT) {
    const request = { indexName: "golden", query };
    const answered = answerRequest(index.first, request);
    const { hits } = (answered.lacks ? answerRequest(index.complete, request) : answered).response;
    const { pathname, hash } = new URL(hits[0]?.url ?? "https://none.example");
    expect.soft(pathname + hash, query).toMatch(address);
  }
});

test("readers' questions lead to headings that exist", async () => {
  const pages = await extractSite(process.env.SITE_DIR ?? "build");
  expect(unknownAnchors(readQuestions(), pages)).toEqual([]);
});

test("what a query needs stays within its budget a page", () => {
  const { names, texts, questions } = index.bytes;
  expect((names + texts + questions) / index.paths.length).toBeLessThanOrEqual(BYTES_A_PAGE);
});
