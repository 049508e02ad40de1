import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STALL } from "../limits";
import { type Hit, type SearchAnswer, type SearchRequest } from "../protocol";
import { docSearchClient } from "./docSearch";

/** Returns a hit of the heading or, with `text`, of a text below it. */
const getHit = (url: string, page: string, heading: string | null, text = ""): Hit => ({
  id: url + text,
  url,
  area: "Concepts",
  headings: heading === null ? [page] : [page, heading],
  text,
});

let input: string;
let pasted: string;
const search = vi.fn<(request: SearchRequest) => Promise<SearchAnswer>>();
const onAnswer = vi.fn();
const show = vi.fn((error: Error) => {
  throw error;
});
const getAnswer = (...hits: Hit[]): SearchAnswer => ({ hits, nbHits: hits.length, source: "embedded" });

function client() {
  const docSearch = docSearchClient({
    search: { search, warmUp() {} },
    typed: () => input,
    pasted: () => pasted,
    words: 16,
    onAnswer,
  });
  return (query: string) => {
    input = query;
    return docSearch
      .search({ requests: [{ indexName: "docs", query, hitsPerPage: 20 } as { query: string }] })
      .catch(show as never);
  };
}

beforeEach(() => {
  pasted = "";
  for (const mock of [search, onAnswer, show]) mock.mockClear();
});
afterEach(() => vi.useRealTimers());

describe("an answer", () => {
  it("comes to the request of the modal, and is told before it is shown", async () => {
    search.mockResolvedValueOnce(getAnswer(getHit("/fees", "Fees", null)));
    const { results } = await client()("fees");
    expect(search).toHaveBeenCalledWith({
      query: "fees",
      hitsPerPage: 20,
      words: 16,
      hosted: { indexName: "docs" },
    });
    expect(results).toMatchObject([{ nbHits: 1, hits: [{ url: "/fees" }] }]);
    expect(onAnswer).toHaveBeenCalledWith("fees", expect.objectContaining({ nbHits: 1 }));
  });

  it("has the best hits first, in a group of their own", async () => {
    const pages = ["a", "b", "c", "d"].map((page) => getHit(`/${page}`, page, null));
    search.mockResolvedValueOnce(getAnswer(...pages));
    const { results } = await client()("x");
    expect(results[0]!.hits.map(({ hierarchy }) => hierarchy.lvl0)).toEqual([
      "Best matches",
      "Best matches",
      "Best matches",
      "Concepts",
    ]);
  });

  it("shows a hit by its text as its heading, the words that matched, and the page", async () => {
    search.mockResolvedValueOnce(
      getAnswer(
        getHit("/fees#gas", "Fees", "Gas", "paid in <mark>ETH</mark>"),
        getHit("/nft", "NFT", null, "An NFT"),
      ),
    );
    const [first, second] = (await client()("eth")).results[0]!.hits;
    expect(first).toMatchObject({ type: "lvl2", content: null });
    expect(first!._snippetResult.hierarchy).toEqual({
      lvl1: { value: '<span class="DocSearch-Hit-text">paid in <mark>ETH</mark></span>Concepts › Fees' },
      lvl2: { value: "Gas" },
    });
    expect(second).toMatchObject({ type: "lvl1", content: "An NFT" });
  });

  it("shows the way of each row, and the address of those whose headings are the same", async () => {
    const twins = ["/envio/queries", "/graph/queries"].map((url) => getHit(url, "Queries", "Streams"));
    search.mockResolvedValueOnce(getAnswer(...twins, getHit("/fees", "Fees", "Gas")));
    const { hits } = (await client()("streams")).results[0]!;
    expect(hits.map(({ _snippetResult }) => _snippetResult.hierarchy.lvl1?.value)).toEqual([
      "Concepts › Queries › /envio/queries",
      "Concepts › Queries › /graph/queries",
      "Concepts › Fees",
    ]);
  });

  it("names an area once that has the name of its page", async () => {
    search.mockResolvedValueOnce(
      getAnswer(getHit("/c", "Concepts", null), getHit("/c#a", "Concepts", "Fees")),
    );
    const [page, section] = (await client()("fees")).results[0]!.hits;
    expect(page).toMatchObject({ content: null, _snippetResult: { content: { value: "" } } });
    expect(section!._snippetResult.hierarchy.lvl1?.value).toBe("Concepts");
  });

  it("that holds nothing has no rows, so that the modal says so", async () => {
    const nearest = [{ question: "Who pays?", page: "Fees", url: "/fees#who" }];
    search.mockResolvedValueOnce({ ...getAnswer(), nearest });
    expect((await client()("gass")).results[0]).toEqual({ hits: [], nbHits: 0 });
    expect(onAnswer).toHaveBeenCalledWith("gass", expect.objectContaining({ nbHits: 0, nearest }));
  });

  it("says what was searched for instead", async () => {
    search.mockResolvedValueOnce({ ...getAnswer(getHit("/fees", "Fees", null)), searchedFor: "fees" });
    const { results } = await client()("Gebühr");
    expect(results[0]!.hits[0]!.hierarchy.lvl0).toBe("Searched for: fees");
  });

  it("to the data of a revert is that to its selector, behind the way to the decoder", async () => {
    pasted = `0x08c379a0${"0".repeat(128)}`;
    search.mockResolvedValueOnce(getAnswer(getHit("/errors", "Errors", "Error(string)")));
    const { hits, nbHits } = (await client()(pasted.slice(0, 64))).results[0]!;
    expect(search.mock.calls[0]![0].query).toBe("0x08c379a0");
    expect(hits[0]).toMatchObject({
      url: `/reference/errors#data=${pasted}`,
      hierarchy: { lvl1: "Decode this revert" },
    });
    expect([hits.length, nbHits]).toEqual([2, 2]);
  });
});

describe("a failure", () => {
  const settle = () => vi.advanceTimersByTimeAsync(STALL + 100);
  beforeEach(() => void vi.useFakeTimers());

  it("is shown as the modal shows one, once the search would be stalled, and does not end the search", async () => {
    search.mockRejectedValueOnce(new Error("offline"));
    const ended = vi.fn();
    void client()("fees").then(ended, ended);
    await vi.advanceTimersByTimeAsync(STALL);
    expect(show).not.toHaveBeenCalled();
    await settle();
    expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "RetryError" }));
    expect(ended).not.toHaveBeenCalled();
  });

  it("is not shown when another letter was typed", async () => {
    search.mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce(getAnswer());
    const ask = client();
    void ask("fee");
    await ask("fees");
    await settle();
    expect(show).not.toHaveBeenCalled();
  });

  it("is not replaced by the answer to an earlier query", async () => {
    let answer = (_: SearchAnswer) => {};
    search
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      .mockRejectedValueOnce(new Error("offline"));
    const ask = client();
    const ended = vi.fn();
    void ask("fee").then(ended);
    void ask("fees");
    await settle();
    answer(getAnswer());
    await settle();
    expect(ended).not.toHaveBeenCalled();
    expect(onAnswer).not.toHaveBeenCalled();
  });
});
