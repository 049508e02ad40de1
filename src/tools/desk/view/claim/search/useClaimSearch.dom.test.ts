import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Answer, Question } from "./protocol";

interface Started {
  readonly question: Question;
  readonly onShare: (share: number) => void;
  readonly onAnswer: (answer: Answer) => void;
  isEnded: boolean;
}
/** The searches so far, which the tests answer. */
const started: Started[] = [];
vi.doMock("./claim.client", () => ({
  startSearch(question: Question, onShare: Started["onShare"], onAnswer: Started["onAnswer"]) {
    const search: Started = { question, onShare, onAnswer, isEnded: false };
    started.push(search);
    return () => void (search.isEnded = true);
  },
}));
const { useClaimSearch } = await import("./useClaimSearch");

type Wanted = Parameters<typeof useClaimSearch>[0];
const list = new Blob(["address,amount"]);
const nothing: Wanted = { file: undefined, recipient: "", root: undefined, decimals: undefined };
const whole: Wanted = { ...nothing, file: list, recipient: "0x1", root: "0x2" };
const answer: Answer = { kind: "refused", sentences: ["The list is empty."] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  started.length = 0;
  vi.useRealTimers();
});

/** Renders the values one after the other, and waits after each of them as long as given, in milliseconds. */
async function search(...steps: readonly (readonly [wanted: Wanted, wait: number])[]) {
  const { result, rerender } = renderHook(useClaimSearch, { initialProps: nothing });
  for (const [wanted, wait] of steps) {
    rerender(wanted);
    await act(async () => void (await vi.advanceTimersByTimeAsync(wait)));
  }
  return result;
}

it.each<[string, (readonly [Wanted, number])[]]>([
  [
    "the root, then the list",
    [
      [{ ...whole, file: undefined }, 900],
      [whole, 900],
    ],
  ],
  [
    "the list, then the root",
    [
      [{ ...whole, root: undefined }, 900],
      [whole, 900],
    ],
  ],
  [
    "the list, then the root before the search began",
    [
      [{ ...whole, root: undefined }, 100],
      [whole, 900],
    ],
  ],
  [
    "a different list",
    [
      [{ ...whole, file: new Blob(["a"]) }, 900],
      [whole, 900],
    ],
  ],
  [
    "a different campaign and back",
    [
      [whole, 900],
      [{ ...whole, root: "0x3" }, 50],
      [whole, 900],
    ],
  ],
  [
    "the list removed and chosen again",
    [
      [whole, 900],
      [{ ...whole, file: undefined }, 900],
      [whole, 900],
    ],
  ],
])("ends with the answer of the last values: %s", async (_, steps) => {
  const result = await search(...steps);
  expect(result.current).toEqual({ kind: "running", share: 0 });
  const last = started.at(-1)!;
  expect(last.question).toEqual({ file: list, search: { recipient: "0x1", root: "0x2" } });
  // Each earlier search was given up, so that its worker does not go on.
  expect(started.map(({ isEnded }) => isEnded)).toEqual([...started.slice(1).map(() => true), false]);
  act(() => last.onShare(0.5));
  expect(result.current).toEqual({ kind: "running", share: 0.5 });
  act(() => last.onAnswer(answer));
  expect(result.current).toEqual({ kind: "done", answer });
});

it("begins nothing before the reader pauses, and forgets the answer without a list", async () => {
  const result = await search([whole, 300]);
  expect([result.current.kind, started.length]).toEqual(["idle", 0]);
  const cleared = await search([whole, 900], [nothing, 0]);
  expect([cleared.current.kind, started.at(-1)!.isEnded]).toEqual(["idle", true]);
});
