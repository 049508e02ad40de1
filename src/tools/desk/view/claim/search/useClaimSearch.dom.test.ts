import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Search } from "../../../../../protocol/airdrops/claim/find";
import type { ListWorker } from "./claim.client";
import type { Answer } from "./protocol";

type Listeners = Parameters<ListWorker["search"]>;
interface Started {
  readonly file: Blob;
  readonly search: Search;
  readonly onShare: Listeners[1];
  readonly onAnswer: Listeners[2];
  isStopped: boolean;
}
/** The searches so far, which the tests answer. */
const started: Started[] = [];
/** The lists whose workers were started, and those that were ended. */
const opened: Blob[] = [];
const ended: Blob[] = [];
vi.doMock("./claim.client", () => ({
  startListWorker(file: Blob): ListWorker {
    opened.push(file);
    return {
      search(search, onShare, onAnswer) {
        const question: Started = { file, search, onShare, onAnswer, isStopped: false };
        started.push(question);
        return () => void (question.isStopped = true);
      },
      end: () => void ended.push(file),
    };
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
  started.length = opened.length = ended.length = 0;
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
  expect([last.file, last.search]).toEqual([list, { recipient: "0x1", root: "0x2" }]);
  // Nobody waits for the earlier searches, and only the worker of the last list is left.
  expect(started.map(({ isStopped }) => isStopped)).toEqual([...started.slice(1).map(() => true), false]);
  expect(opened).toHaveLength(ended.length + 1);
  act(() => last.onShare(0.5));
  expect(result.current).toEqual({ kind: "running", share: 0.5 });
  act(() => last.onAnswer(answer));
  expect(result.current).toEqual({ kind: "done", answer });
});

it("keeps the list and its tree for a different address and a different root", async () => {
  await search(
    [whole, 900],
    [{ ...whole, recipient: "" }, 900],
    [{ ...whole, recipient: "0x5" }, 900],
    [{ ...whole, root: "0x6" }, 900],
  );
  expect(started).toHaveLength(3);
  expect([opened, ended]).toEqual([[list], []]);
});

it("reads the list again for a token with other decimals", async () => {
  await search([whole, 900], [{ ...whole, decimals: 6 }, 900]);
  expect([opened.length, ended.length]).toEqual([2, 1]);
});

it("starts a new worker after a refusal, because the old one may have ended", async () => {
  const result = await search([whole, 900]);
  act(() => started[0]!.onAnswer(answer));
  expect(result.current.kind).toBe("done");
  expect(ended).toEqual([list]);
});

it("begins nothing before the reader pauses, and forgets the answer without a list", async () => {
  const result = await search([whole, 300]);
  expect([result.current.kind, started.length]).toEqual(["idle", 0]);
  const cleared = await search([whole, 900], [nothing, 0]);
  expect([cleared.current.kind, started.at(-1)!.isStopped]).toEqual(["idle", true]);
});
