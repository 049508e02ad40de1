import { type Page } from "@playwright/test";
import { stopClock } from "../support/clock";
import { idle, open } from "../support/reading";
import { holdRequests } from "../support/requests";
import { expect, test } from "../support/test";

const holdScripts = (page: Page) => holdRequests(page, "**/assets/js/**");

test("a page that is slow to arrive is announced by a bar at the top, which goes when the page is there", async ({
  page,
}) => {
  await open(page, "/");
  // Nothing that this page still fetches may be held with the next one's.
  await idle(page);
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
  await idle(page);
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
  /**
   * Returns the scripts that a page asks for once it is hydrated and the reader has seen its end and pointed at a link.
   */
  const requested = async (page: Page, connection: object) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { configurable: true, value });
    }, connection);
    await open(page, "/concepts/fees");
    const hints = page.locator("head > link[rel=prefetch][as=script], head > link[rel=prefetch]:not([as])");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.locator(".pagination-nav__link--next").hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return hints.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  };

  test("asks for the pages behind links in view by hints, and for nothing where data is dear", async ({
    page,
  }) => {
    expect(await requested(page, { effectiveType: "2g", saveData: false }), "on 2G").toEqual([]);
    expect(await requested(page, { effectiveType: "4g", saveData: true }), "saving data").toEqual([]);
    await expect
      .poll(() => requested(page, { effectiveType: "4g", saveData: false }))
      .toContainEqual(expect.stringMatching(/\/assets\/js\/[\w.]+\.js$/));
  });

  test("asks with a GET that carries credentials where hints are not supported", async ({ page }) => {
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = () => false;
      const { send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function (body) {
        document.documentElement.dataset.asked = String(this.withCredentials);
        send.call(this, body as never);
      };
    });
    await open(page, "/concepts/fees");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.locator("html")).toHaveAttribute("data-asked", "true");
  });
});

test("the code of a page that cannot be loaded shows an error in red with a button that loads it", async ({
  page,
  stubsURL,
  messages,
}) => {
  messages.expect(
    /Loading (?:CSS )?chunk|Failed to load resource|ChunkLoadError|onRecoverableError|React error #418/i,
  );
  // Elsewhere the page's code is waited for: a link loads the page again. At an address that Docusaurus cleans it is not.
  await page.addInitScript(() => {
    history.replaceState = () => undefined;
    addEventListener("click", () => (document.documentElement.dataset.pressed = "true"), true);
  });
  await page.route("**/concepts/fees.html", async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${stubsURL}/concepts/fees` }) });
  });
  // React may ask for the code once more by itself, when it has found that the page is another than the server's. A script
  // that is asked for while the document takes the place of the empty one finds none to ask.
  const isPressed = () =>
    page.evaluate(() => "pressed" in document.documentElement.dataset).catch(() => false);
  await page.route("**/assets/js/*.js", async (route) => {
    const response = await route.fetch();
    const isCode =
      /@site\/docs\/concepts\/fees\.mdx/.test(await response.text()) && !/main\./.test(route.request().url());
    await (isCode && !(await isPressed()) ? route.abort() : route.fulfill({ response }));
  });
  await page.goto(`${stubsURL}/concepts/fees.html`);
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await expect(page.locator("div", { has: retry, hasText: "ChunkLoadError" }).last()).toHaveCSS(
    "background-color",
    "rgb(250, 56, 62)",
  );
  await retry.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fees");
});

test("the name of a page's file becomes the clean address on a host without redirects, the page shown", async ({
  page,
  stubsURL,
}) => {
  for (const address of ["/concepts/fees.html", "/concepts/fees/index.html"]) {
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch({ url: `${stubsURL}/concepts/fees` });
      await route.fulfill({ response });
    });
    await open(page, stubsURL + address);
    await expect(page, address).toHaveURL(/\/concepts\/fees$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fees");
  }
});
