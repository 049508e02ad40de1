import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { findChromium } from "../../plugins/diagrams/chromium";
import { Console } from "./console";

/** Fixtures that tests can ask for besides Playwright's own. */
export interface SiteFixtures {
  /** What the pages of this test have logged so far; `messages.expect(...)` names what is provoked on purpose. */
  messages: Console;
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
 * Requests to any host but this machine are refused (without a trace in the console).
 */
export const test = base.extend<SiteFixtures>({
  launchOptions: [
    async ({ launchOptions }, provide) => provide({ ...launchOptions, ...(await findChromium()) }),
    { scope: "worker" },
  ],
  baseURL: async ({}, provide) => provide(address("SITE_URL")),
  stubsURL: async ({}, provide) => provide(address("STUBS_URL")),
  messages: async ({}, provide) => {
    const messages = new Console();
    await provide(messages);
    messages.assertClean();
  },
  context: async ({ context, messages }, provide) => {
    await watch(context, messages);
    await provide(context);
  },
  newContext: async ({ browser, baseURL, messages }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...options });
      opened.push(context);
      await watch(context, messages);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect } from "@playwright/test";

/** Gives a context watched consoles and no way out of this machine. */
async function watch(context: BrowserContext, messages: Console): Promise<void> {
  await keepLocal(context);
  context.on("page", (page: Page) => messages.listen(page));
}

/** Hosts of this machine: everything else is refused. */
const LOCAL = new Set(["127.0.0.1", "localhost"]);

/**
 * Refuses every request that would leave the machine. A blocked request logs "Failed to load resource", which the
 * console watch forgives for foreign hosts: a third party that fails must not matter.
 */
async function keepLocal(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.protocol.startsWith("http") && !LOCAL.has(url.hostname),
    (route) => route.abort("blockedbyclient"),
  );
}

function address(name: "SITE_URL" | "STUBS_URL"): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: tests/support/setup.ts did not run.`);
  return value;
}
