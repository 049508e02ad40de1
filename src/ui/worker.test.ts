import { expect, it, vi } from "vitest";
import { askWorker, sayRefused, WorkerClient } from "./worker";

/** A worker that a test answers for. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  readonly asked: unknown[] = [];
  isEnded = false;
  postMessage = (question: unknown) => void this.asked.push(question);
  terminate = () => void (this.isEnded = true);
}

const listeners = () => ({
  onMessage: vi.fn((message: string) => message === "answer"),
  onRefused: vi.fn(),
  onFailed: vi.fn(),
});

it("passes messages on, and ends the worker with the last", () => {
  const [worker, heard] = [new FakeWorker(), listeners()];
  askWorker<string>(() => worker as unknown as Worker, "question", heard);
  expect(worker.asked).toEqual(["question"]);
  worker.onmessage!({ data: "half" });
  expect(worker.isEnded).toBe(false);
  worker.onmessage!({ data: "answer" });
  expect(worker.isEnded).toBe(true);
  expect(heard.onMessage.mock.calls.flat()).toEqual(["half", "answer"]);
  expect(heard.onFailed).not.toHaveBeenCalled();
});

it("says once that a worker failed, and that the browser allows none", () => {
  const [worker, heard] = [new FakeWorker(), listeners()];
  askWorker<string>(() => worker as unknown as Worker, "question", heard);
  worker.onerror!({ preventDefault: () => undefined });
  expect([worker.isEnded, worker.onmessage]).toEqual([true, null]);
  expect(heard.onFailed).toHaveBeenCalledOnce();
  askWorker<string>(
    () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
    "question",
    heard,
  );
  expect(heard.onRefused).toHaveBeenCalledOnce();
  expect(sayRefused("It runs in one.")).toMatch(/ A setting, .* It runs in one\.$/);
});

it("calls nothing after the work was given up", () => {
  const [worker, heard] = [new FakeWorker(), listeners()];
  askWorker<string>(() => worker as unknown as Worker, "question", heard)();
  expect([worker.isEnded, worker.onmessage, worker.onerror]).toEqual([true, null, null]);
});

it("gives each of many questions its own answer, and rejects what is open at the end", async () => {
  const worker = new FakeWorker();
  const client = new WorkerClient<{ word: string }, { id: number; share?: number; answer?: string }>(
    () => worker as unknown as Worker,
    () => new Error("It ended."),
  );
  const shares: (number | undefined)[] = [];
  const first = client.ask({ word: "one" }, ({ share }) => {
    shares.push(share);
    return share === undefined;
  });
  const second = client.ask({ word: "two" });
  expect(worker.asked).toEqual([
    { word: "one", id: 1 },
    { word: "two", id: 2 },
  ]);
  worker.onmessage!({ data: { id: 1, share: 0.5 } });
  worker.onmessage!({ data: { id: 2, answer: "b" } });
  worker.onmessage!({ data: { id: 1, answer: "a" } });
  expect([(await first).answer, (await second).answer]).toEqual(["a", "b"]);
  expect(shares).toEqual([0.5, undefined]);
  const open = client.ask({ word: "three" });
  worker.onerror!({ preventDefault: () => undefined });
  await expect(open).rejects.toThrow("It ended.");
  await expect(client.ask({ word: "four" })).rejects.toThrow("It ended.");
  expect([worker.isEnded, worker.onmessage]).toEqual([true, null]);
});
