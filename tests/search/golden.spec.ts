import { expect, test } from "@playwright/test";
import { builtIndex } from "../../plugins/search/golden/builtIndex";
import { goldenQueries } from "../../plugins/search/golden/queries";
import { rankOf } from "../../plugins/search/golden/rank";
import { readersQueries } from "../../plugins/search/golden/readersQueries";
import { extractSite } from "../../plugins/search/src/build";
import { BYTES_A_PAGE } from "../../plugins/search/src/pack";
import { readQuestions, unknownAnchors } from "../../plugins/search/src/questions";
import { answerRequest } from "../../src/lib/search/protocol";

const index = builtIndex(process.env.SITE_DIR ?? "build");

test("golden queries find their pages", () => {
  const ranks = goldenQueries.map((golden) => ({
    query: golden.query,
    rank: rankOf(index, golden, index.paths),
  }));
  const late = ranks.filter(({ rank }) => rank === undefined || rank === 0 || rank > 10);
  expect(late, "not among the first ten").toEqual([]);
  const second = ranks.filter(({ rank }) => rank! > 3);
  expect(
    second.length / ranks.length,
    `not among the first three: ${JSON.stringify(second)}`,
  ).toBeLessThanOrEqual(0.05);
});

test("most of what readers ask in their own words finds its page among the first five", () => {
  const ranks = readersQueries.map(({ query, pages }) => ({
    query,
    rank: rankOf(index, { query, pages }, index.paths),
  }));
  expect(
    ranks.filter(({ rank }) => rank === undefined),
    "pages that do not exist",
  ).toEqual([]);
  const late = ranks.filter(({ rank }) => rank === 0 || rank! > 5);
  expect(late.length / ranks.length, JSON.stringify(late)).toBeLessThanOrEqual(0.12);
});

/** What names one thing exactly, and the address that the first of its hits begins with. */
const EXACT: readonly (readonly [query: string, address: RegExp])[] = [
  // Ids and aliases.
  ["LK2-8453-676", /^\/api\/ids#aliases$/],
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
