import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { findChromium } from "../../src/node/chromium/chromium";
import { Console } from "./console";
import { withTextFont } from "./reading";

/** Fixtures that tests can ask for in addition to Playwright's own. */
export interface SiteFixtures {
  /** What the pages of this test have logged so far; `messages.expect(...)` names what is provoked on purpose. */
  messages: Console;
  /** Whether pages wait for the site's font, however late it comes. Only tests of late fonts have them not wait. */
  textFont: boolean;
  /** The address of the same build without the host's redirects: the client-side stubs answer. */
  stubsURL: string;
  /**
   * Opens a further context, with options of its own (`{ javaScriptEnabled: false }`): watched as the test's own, and
   * closed at the end of the test.
   */
  newContext: (options: BrowserContextOptions) => Promise<BrowserContext>;
}

/**
 * Playwright's `test` on the built site. Every page that a test opens is watched: an error or warning in its
 * console or an uncaught error fails the test unless it said `messages.expect(...)` before.
 * No name of any host but this machine resolves (src/node/chromium/chromium.ts), so nothing leaves it. Requests are not
 * routed for that: a context with a route has no cache, and each request waits for the test's process.
 */
export const test = base.extend<SiteFixtures>({
  launchOptions: [
    async ({ launchOptions }, provide) => provide({ ...launchOptions, ...(await findChromium()) }),
    { scope: "worker" },
  ],
  baseURL: async ({}, provide) => provide(address("SITE_URL")),
  stubsURL: async ({}, provide) => provide(address("STUBS_URL")),
  textFont: [true, { option: true }],
  messages: async ({}, provide) => {
    const messages = new Console();
    await provide(messages);
    messages.assertClean();
  },
  context: async ({ context, messages, textFont }, provide) => {
    watch(context, messages);
    if (textFont) await withTextFont(context);
    await provide(context);
    release(context);
  },
  newContext: async ({ browser, baseURL, messages, textFont }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...options });
      opened.push(context);
      watch(context, messages);
      if (textFont) await withTextFont(context);
      return context;
    });
    for (const context of opened) {
      release(context);
      await context.close();
    }
  },
});

export { expect } from "@playwright/test";

/**
 * Lets go of a test's routes at its end: a page goes on asking for files (prefetches) after the last assertion, and a
 * route that is still at work would fail with a context that is closed. That the browser no longer stops requests is not
 * waited for: it now and then never says so (playwright#38674), and the context is closed next.
 */
function release(context: BrowserContext): void {
  for (const routed of [context, ...context.pages()]) {
    routed.unrouteAll({ behavior: "ignoreErrors" }).catch(() => undefined);
  }
}

/** Watches the console of each page that a context opens. */
function watch(context: BrowserContext, messages: Console): void {
  context.on("page", (page: Page) => messages.listen(page));
}

function address(name: "SITE_URL" | "STUBS_URL"): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: tests/support/setup.ts did not run.`);
  return value;
}
