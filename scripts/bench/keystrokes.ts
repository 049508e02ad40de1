import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../src/node/chromium/chromium";
import { serveSite } from "../serve/server";

/** How much slower than this machine's processor the browser's is made: a phone of the lower class. */
const SLOWDOWN = 4;

/** Words as they are typed, letter by letter. */
const TYPED = ["fees", "cancel stream", "createWithDurationsLL", "govrnance"];

/** From one letter to the next, in milliseconds. A fast typist needs about 120. */
const PAUSE = 150;

/** How long after the modal has opened the first letter is typed, in milliseconds: at once, and as people do. */
const BEFORE = [0, 500];

/**
 * Prints what a reader waits for after each letter in the search modal, in a browser that is slowed down: from the
 * letter to the paint of results that answer the text so far; and how much processor time a letter takes in the page,
 * which does not depend on what else the machine does. The index is in a worker, which the browser does not slow
 * down: its share is the times for node, as many times over.
 */
export async function measureKeystrokes(dir: string): Promise<void> {
  const server = await serveSite({ dir, port: 0 });
  const browser = await chromium.launch(await findChromium());
  try {
    for (const before of BEFORE) {
      const first: number[] = [];
      const later: number[] = [];
      let processor = 0;
      for (const text of TYPED) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          isMobile: true,
          hasTouch: true,
        });
        const page = await context.newPage();
        // tsx wraps functions in a call of this name, which the browser does not know.
        await page.addInitScript({ content: "globalThis.__name = (of) => of" });
        const devtools = await context.newCDPSession(page);
        await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
        const taken = async () => {
          const { metrics } = await devtools.send("Performance.getMetrics");
          return 1000 * metrics.find(({ name }) => name === "TaskDuration")!.value;
        };
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
        await page.goto(`${server.url}/concepts/fees`);
        await page.waitForSelector("html[data-has-hydrated=true]");
        await page.keyboard.press("Control+k");
        await page.waitForSelector(".DocSearch-Input");
        await page.waitForTimeout(before);
        const begun = await taken();
        const [begin, ...rest] = await measure(page, text);
        processor += (await taken()) - begun;
        first.push(begin!);
        later.push(...rest);
        await context.close();
      }
      const list = (times: number[]) => times.map((time) => time.toFixed(0)).join(", ");
      later.sort((a, b) => a - b);
      const at = (share: number) => later[Math.floor((later.length - 1) * share)]!.toFixed(0);
      console.log(
        `browser, processor slowed ${SLOWDOWN} times, typed ${before} ms after opening: first results after ` +
          `${list(first)} ms; later letters p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms; ` +
          `${(processor / (first.length + later.length)).toFixed(0)} ms of (slowed) processor time a letter`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Types a text and returns for each letter how long it took until its results were painted, in milliseconds. */
async function measure(page: Page, text: string): Promise<number[]> {
  return page.evaluate(
    async ({ text, pause }) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
      const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      const times: number[] = [];
      for (let length = 1; length <= text.length; length++) {
        const query = text.slice(0, length);
        // Until the modal is loaded, another input is in its place.
        const input = document.querySelector<HTMLInputElement>(".DocSearch-Input")!;
        const begun = performance.now();
        const answered = new Promise<void>((resolve) => {
          // The modal's status line counts the results of each answer; the attribute names the query.
          const check = () => {
            const status = document.querySelector("[data-answered]");
            if (status?.getAttribute("data-answered") !== query) return;
            observer.disconnect();
            resolve();
          };
          const observer = new MutationObserver(check);
          observer.observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
        });
        setValue.call(input, query);
        input.dispatchEvent(new Event("input", { bubbles: true }));
        await Promise.race([answered, sleep(5000)]);
        await painted();
        times.push(performance.now() - begun);
        await sleep(pause);
      }
      return times;
    },
    { text, pause: PAUSE },
  );
}
