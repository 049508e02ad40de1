import { chromium, type Browser, type Page } from "@playwright/test";
import { findChromium } from "../../src/node/chromium/chromium";
import { serveSite } from "../serve/server";
import { computeMedian } from "./median";

/** How long a control took to answer, in ms, by when it was pressed. */
export interface PressTimes {
  control: string;
  /** Pressed as soon as the page's heading showed. */
  atHeading: number;
  /** Pressed six seconds after the page had loaded. */
  later: number;
}

interface Control {
  name: string;
  button: string;
  /** How wide the screen is, in px; that of a phone by default. A phone has its colour mode in the menu. */
  width?: number;
  /** Runs in the page: whether the press has taken effect. */
  effect: () => boolean;
}

const LATER = 6000;
const VISITS = 3;
const TIMEOUT = 20_000;

/** Slow 4G as Lighthouse sets it, in the units of the debugger: ms and bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
};
const CPU_SLOWDOWN = 4;

const CONTROLS: readonly Control[] = [
  {
    name: "search",
    button: ".DocSearch-Button",
    effect: () => document.activeElement?.matches(".DocSearch-Input") ?? false,
  },
  {
    name: "colour mode",
    button: ".navbar [title^='Switch between dark and light mode']",
    width: 1280,
    effect: () => document.documentElement.dataset.theme === "light",
  },
  {
    name: "menu",
    button: ".navbar__toggle",
    effect: () =>
      [...document.querySelectorAll(".navbar-sidebar--show .navbar-sidebar")].some(
        (menu) => menu.getBoundingClientRect().right > 100,
      ),
  },
];

/** Presses the controls of one page on a slow phone and measures how long they take to answer: medians of visits. */
export async function measurePresses(dir: string, route: string): Promise<PressTimes[]> {
  const server = await serveSite({ dir, port: 0 });
  const browser = await chromium.launch(await findChromium());
  try {
    const times: PressTimes[] = [];
    for (const control of CONTROLS) {
      times.push({
        control: control.name,
        atHeading: await measureMedian(() => pressOnce(browser, server.url + route, control, 0)),
        later: await measureMedian(() => pressOnce(browser, server.url + route, control, LATER)),
      });
    }
    return times;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measureMedian(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) values.push(await measure());
  return computeMedian(values);
}

async function pressOnce(browser: Browser, url: string, control: Control, wait: number): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: control.width ?? 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url, { waitUntil: wait ? "load" : "commit" });
    await page.locator("h1").first().waitFor();
    if (wait) await page.waitForTimeout(wait);
    const box = await page.locator(control.button).first().boundingBox();
    if (!box) throw new Error(`${control.name} is not on the page.`);
    const answered = page.waitForFunction(control.effect, undefined, { polling: "raf", timeout: TIMEOUT });
    const pressed = performance.now();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return await answered.then(
      () => performance.now() - pressed,
      () => Infinity,
    );
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}
