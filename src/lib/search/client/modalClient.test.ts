import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type SearchParameters, type SearchResults } from "./client";
import { modalClient } from "./modalClient";

const ask = (query: string): SearchParameters => ({ requests: [{ indexName: "x", query }] });
const found: SearchResults = { results: [{ hits: [], nbHits: 3 }], source: "hosted" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What DocSearch does with a search: its own handler, then the results. */
function modal(outcomes: Record<string, () => Promise<SearchResults>>) {
  const shown: Error[] = [];
  const ended: string[] = [];
  const state = { query: "" };
  const client = modalClient({
    search: ({ requests: [request] }) => outcomes[request!.query!]!(),
    isCurrent: (query) => query === state.query,
  });
  const type = (query: string) => {
    state.query = query;
    void client
      .search(ask(query))
      .catch((error) => {
        shown.push(error);
        throw error;
      })
      .then(() => ended.push(query));
  };
  return { shown, ended, state, type };
}

const fail = (name: string) => () => Promise.reject(Object.assign(new Error("x"), { name }));

it("hands results on", async () => {
  const { ended, type } = modal({ fees: async () => found });
  type("fees");
  await vi.runAllTimersAsync();
  expect(ended).toEqual(["fees"]);
});

it.each(["RetryError", "ApiError", "DeserializationError"])(
  "leaves the error screen of a %s on display",
  async (name) => {
    const { shown, ended, type } = modal({ fees: fail(name) });
    type("fees");
    await vi.advanceTimersByTimeAsync(300);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(shown).toMatchObject([{ name: "RetryError", cause: { name } }]);
    await vi.runAllTimersAsync();
    expect(ended).toEqual([]);
  },
);

it("shows no error of an earlier query, nor after the query was cleared", async () => {
  const { shown, ended, state, type } = modal({ fee: fail("RetryError"), fees: async () => found });
  type("fee");
  type("fees");
  await vi.runAllTimersAsync();
  expect([shown, ended]).toEqual([[], ["fees"]]);
  type("fee");
  state.query = "";
  await vi.runAllTimersAsync();
  expect(shown).toEqual([]);
});

it("shows no late results of an earlier query over an error", async () => {
  const late = () => new Promise<SearchResults>((resolve) => setTimeout(() => resolve(found), 1000));
  const { shown, ended, type } = modal({ fee: late, fees: fail("RetryError") });
  type("fee");
  type("fees");
  await vi.runAllTimersAsync();
  expect(shown).toHaveLength(1);
  expect(ended).toEqual([]);
});
