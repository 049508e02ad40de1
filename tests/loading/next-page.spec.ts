import { type Page } from "@playwright/test";
import { stopClock } from "../support/clock";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

/** Holds back every script that is asked for from now on, until what it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/js/**", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("a page that is slow to arrive is announced by a bar at the top, which goes when the page is there", async ({
  page,
}) => {
  await open(page, "/");
  // Nothing that this page still fetches may be held with the next one's.
  await page.waitForLoadState("networkidle");
  const release = await holdScripts(page);
  await page.locator(".navbar").getByRole("link", { name: "Support" }).click();
  await expect(page.locator("#nprogress .bar")).toBeAttached();
  release();
  await expect(page).toHaveURL(/\/support\/faq$/);
  await expect(page.locator("#nprogress")).toHaveCount(0);
});

test("the bar comes after 200 ms at 8 %, moves within 200 ms, and goes on every 800 ms", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const release = await holdScripts(page);
  await stopClock(page);
  await page.evaluate(() => {
    const set = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, delay?: number) => {
      document.documentElement.dataset.waits = `${document.documentElement.dataset.waits ?? ""} ${delay}`;
      return set(run, delay);
    }) as typeof window.setTimeout;
  });
  await page.locator(".navbar").getByRole("link", { name: "Support" }).click();
  // The path has changed, and the wait for the bar has begun.
  await expect(page.locator("html")).toHaveAttribute("data-waits", / 200( |$)/);
  const bar = page.locator("#nprogress .bar");
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(bar).toHaveCount(1);
  const style = () => bar.evaluate(({ style: { transform, transition } }) => ({ transform, transition }));
  const share = async () => 100 + Number(/translate3d\((-[\d.]+)%/.exec((await style()).transform)?.[1]);
  await page.clock.runFor(250);
  expect(await share()).toBe(8);
  expect((await style()).transition).toMatch(/^(?:all )?200ms/);
  // The first step comes 800 ms after the bar.
  await page.clock.runFor(800 - 250 - 10);
  expect(await share()).toBe(8);
  await page.clock.runFor(20);
  await expect.poll(share).toBeGreaterThan(8);
  const second = await share();
  await page.clock.runFor(780);
  expect(await share()).toBe(second);
  await page.clock.runFor(20);
  await expect.poll(share).toBeGreaterThan(second);
  release();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/support\/faq$/);
  await expect(page.locator("#nprogress")).toHaveCount(0);
});

test.describe("prefetching", () => {
  const requested = async (page: Page, connection: object) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { configurable: true, value });
    }, connection);
    const scripts: string[] = [];
    await open(page, "/");
    await page.waitForLoadState("networkidle");
    page.on("request", (request) => {
      if (request.url().includes("/assets/js/")) scripts.push(request.url());
    });
    await page.locator(".navbar").getByRole("link", { name: "Support" }).hover();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    return scripts;
  };

  test("asks for nothing on a 2G connection", async ({ page }) => {
    expect(await requested(page, { effectiveType: "2g", saveData: false })).toEqual([]);
  });

  test("asks for nothing when the reader saves data", async ({ page }) => {
    expect(await requested(page, { effectiveType: "4g", saveData: true })).toEqual([]);
  });

  test("asks for the files of the search once, the worker's too, without running them", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open(page, "/");
    const listed = page.locator("head > link[rel=prefetch][as=script]");
    await expect(listed.last()).toBeAttached();
    await page.waitForLoadState("networkidle");
    const files = await listed.evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
    expect(asked).toEqual(expect.arrayContaining(files));
    expect(page.workers().filter((worker) => files.some((file) => worker.url().endsWith(file)))).toEqual([]);

    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox").fill("fees");
    await expect(page.locator(".DocSearch-Hit").first()).toBeVisible();
    const started = page.workers().map((worker) => new URL(worker.url()).pathname);
    expect(files).toEqual(expect.arrayContaining(started));
    expect(started).not.toEqual([]);
  });

  test("asks for the page behind a link that is about to be followed otherwise", async ({ page }) => {
    const scripts = await requested(page, { effectiveType: "4g", saveData: false });
    await expect.poll(() => scripts).not.toEqual([]);
  });
});
