import { readFileSync } from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { chromium, type Browser, type CDPSession, type Locator, type Page } from "@playwright/test";
import { findChromium } from "../../src/node/chromium/chromium";
import { serveSite } from "../serve/server";
import { computeMedian } from "./median";

/** What a playground costs the reader who starts it. */
export interface PlaygroundCost {
  /** Bytes with brotli that the start fetches: the engine, the contracts with their NFT descriptors, the page's part. */
  bytes: number;
  /** Milliseconds from the press to the state of the stream. */
  ready: number;
  /** Milliseconds from the key that sends an action to the picture with its line in the log: the median, and the longest. */
  action: number;
  longest: number;
  /** Bytes of the heaps of page and worker before and after a hundred actions, garbage collected. */
  heap: { before: number; after: number };
}

/**
 * How many times slower than this machine a phone is. The debugger slows down the thread of a page and no worker, so
 * times are taken as they are and multiplied, the browser's own included.
 */
const CPU_SLOWDOWN = 4;

const VISITS = 3;
const ACTIONS = 100;

/** Measures the playground of one page: medians of visits. */
export async function measurePlayground(dir: string, route: string): Promise<PlaygroundCost> {
  const server = await serveSite({ dir, port: 0 });
  const browser = await chromium.launch(await findChromium());
  try {
    const visits: PlaygroundCost[] = [];
    while (visits.length < VISITS) visits.push(await visit(browser, dir, server.url + route));
    const median = (value: (cost: PlaygroundCost) => number) => computeMedian(visits.map(value));
    return {
      bytes: median(({ bytes }) => bytes),
      ready: median(({ ready }) => ready),
      action: median(({ action }) => action),
      longest: median(({ longest }) => longest),
      heap: { before: median(({ heap }) => heap.before), after: median(({ heap }) => heap.after) },
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function visit(browser: Browser, dir: string, url: string): Promise<PlaygroundCost> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const heap = await getHeap(page);
    await page.goto(url, { waitUntil: "networkidle" });
    // Weighed at the end: compressing takes this process a second, in which it would not see that the page is ready.
    const fetched: string[] = [];
    context.on("response", (response) => fetched.push(new URL(response.url()).pathname));
    const panel = page.locator("section[id^=playground-]");
    const log = panel.getByRole("list", { name: "Transactions" });
    const pressed = performance.now();
    await panel.getByRole("button", { name: "Start the playground" }).click();
    await panel.getByRole("slider", { name: "Time" }).waitFor();
    const ready = (performance.now() - pressed) * CPU_SLOWDOWN;
    await page.waitForTimeout(500);
    const before = await heap();

    const field = panel.getByLabel("Amount, DAI");
    await field.fill("0.5");
    const times: number[] = [];
    while (times.length < ACTIONS) times.push((await getTime(field, log)) * CPU_SLOWDOWN);
    return {
      bytes: fetched
        .map((file) => zlib.brotliCompressSync(readFileSync(path.join(dir, file))).length)
        .reduce((sum, length) => sum + length, 0),
      ready,
      action: computeMedian(times),
      longest: Math.max(...times),
      heap: { before, after: await heap() },
    };
  } finally {
    await context.close();
  }
}

/** Sends the form of a field with a key. Milliseconds in the page from the key to the frame with a new line in the log. */
async function getTime(field: Locator, log: Locator): Promise<number> {
  const answered = await log.evaluateHandle((list) => ({
    // In an object, or the debugger would wait for it here.
    after: new Promise<number>((resolve) => {
      let pressed = 0;
      document.addEventListener("keydown", () => (pressed = performance.now()), {
        once: true,
        capture: true,
      });
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - pressed));
      });
      observer.observe(list, { childList: true });
    }),
  }));
  await field.press("Enter");
  return answered.evaluate(({ after }) => after);
}

/** Lets the heaps of a page and of its workers be asked for, in bytes after a collection of garbage. */
async function getHeap(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  const workers: string[] = [];
  session.on("Target.attachedToTarget", ({ sessionId }) => workers.push(sessionId));
  session.on("Target.detachedFromTarget", ({ sessionId }) => {
    workers.splice(workers.indexOf(sessionId), 1);
  });
  await session.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return async () => {
    await session.send("HeapProfiler.collectGarbage");
    let { usedSize } = await session.send("Runtime.getHeapUsage");
    for (const worker of workers) {
      await sendTo(session, worker, "HeapProfiler.collectGarbage");
      usedSize += (await sendTo<{ usedSize: number }>(session, worker, "Runtime.getHeapUsage")).usedSize;
    }
    return usedSize;
  };
}

let messages = 0;

/** Sends a command of the debugger to a worker of the page. */
function sendTo<Result>(session: CDPSession, sessionId: string, method: string): Promise<Result> {
  const id = ++messages;
  return new Promise((resolve, reject) => {
    session.on("Target.receivedMessageFromTarget", ({ message }) => {
      const answer = JSON.parse(message) as { id: number; result: Result };
      if (answer.id === id) resolve(answer.result);
    });
    session
      .send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method }) })
      .catch(reject);
  });
}
