import { type BrowserContext, type Page } from "@playwright/test";
import { origins } from "../../config/security/origins";
import { axeViolations, showTheme, withoutTransitions, type Theme } from "../support/inspections/axe";
import { Console } from "../support/console";
import { ALL_KINDS } from "../support/kinds";
import { cutTables, phoneFaults } from "../support/inspections/layout";
import { pushedSideways, smallDiagrams } from "../support/inspections/phone";
import { open, overflow, withTextFont } from "../support/reading";
import { routes, unlistedRoutes } from "../support/routes";
import { expect, test as base } from "../support/test";
import { texts, textsOfHtml } from "../support/inspections/text";

// Every page, loaded once: it opens without a word in the console (React says there where it finds another page than the
// server's), React DOM 19 runs in it, its text is in the HTML, it asks no other origin than those that config/ names, has
// no accessibility violation in either theme, and never scrolls sideways. Its title is near the top of a phone, on which
// nothing but grids of figures is pushed sideways and diagrams have text of 12 px, and its tables show their last column on
// a desk.
//
// axe runs with all its rules on a phone, in the dark theme on every other page and in the light one on the rest: all
// pages share their colours but for pictures, whose colours are looked at in both. One page of each kind, and the page
// that shows every component, is looked at in both themes at both widths, with the rules about colours in the second theme:
// what only a wide window shows, the sidebar and the table of contents, is the same on all pages of a kind. Pages of
// contracts, interfaces and libraries are made by one template from the same few parts: colours, targets and the wide
// window are looked at on the first of each.
// The words in boxes of code, most elements of many pages, have the colours that config/prism.test.ts compares, and are
// looked at on the pages of kinds alone.
//
// All pages are opened in one tab of a worker, as a reader does who goes from one to the next: the scripts that they share
// are fetched and compiled once, which halves what a page costs.

const NARROWEST = 320;
const PHONE = 390;
const DESK = 1440;
const ALLOWED = Object.values(origins).map(({ origin }) => origin as string);
const IN_DEPTH = [...Object.values(ALL_KINDS), "/components"];

const ALL = [...routes, ...unlistedRoutes, "/404"];

/** What these show is made by scripts, too: search/results-page.spec.ts, tools/explorer.spec.ts, plots.spec.ts. */
const NEEDS_SCRIPT = [ALL_KINDS.search, ALL_KINDS.api, "/components"];

/** What a page of the template is about: a contract, an abstract one, an interface, a library. */
const templateOf = (route: string) => /^\/reference\/\w+\/contracts\/(?:\w+\/)*(\w+)\.\w+$/.exec(route)?.[1];
const isLikeAnother = (route: string, index: number, all: readonly string[]) => {
  const template = templateOf(route);
  return template !== undefined && all.findIndex((other) => templateOf(other) === template) < index;
};

/** Whether the page shows plots or diagrams. */
const hasPictures = async (page: Page) => (await page.locator("main svg[role=img]").count()) > 0;

/** A tab that goes from page to page, what its pages have logged, and what they have asked for. */
interface Tab {
  page: Page;
  messages: Console;
  asked: Set<string>;
}

const test = base.extend<object, { tab: Tab }>({
  tab: [
    async ({ browser }, provide) => {
      const context: BrowserContext = await browser.newContext({
        colorScheme: "dark",
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      const page = await context.newPage();
      const messages = new Console();
      messages.listen(page);
      const asked = new Set<string>();
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http")) asked.add(origin);
      });
      await withoutTransitions(page);
      await withTextFont(page);
      await page.addInitScript(() => {
        const renderers: string[] = [];
        Object.assign(window, {
          renderers,
          __REACT_DEVTOOLS_GLOBAL_HOOK__: {
            supportsFiber: true,
            inject: (renderer: { rendererPackageName: string; version: string }) =>
              renderers.push(`${renderer.rendererPackageName} ${renderer.version}`),
            checkDCE: () => undefined,
            onCommitFiberRoot: () => undefined,
            onCommitFiberUnmount: () => undefined,
            onPostCommitFiberRoot: () => undefined,
          },
        });
      });
      await provide({ page, messages, asked });
      await context.close();
    },
    { scope: "worker" },
  ],
});

for (const [index, route] of ALL.entries()) {
  test(`${route} is sound`, async ({ tab: { page, messages, asked }, baseURL }) => {
    messages.take();
    asked.clear();
    await page.setViewportSize({ width: PHONE, height: 900 });
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    const html = await (await open(page, baseURL + route)).text();
    if (!NEEDS_SCRIPT.includes(route)) {
      const still = new Set(await textsOfHtml(page, html));
      const added = (await texts(page)).filter((text) => !still.has(text));
      expect.soft(added, "text that the HTML lacks").toEqual([]);
    }
    expect
      .soft(await page.evaluate(() => (window as unknown as { renderers: string[] }).renderers))
      .toEqual([expect.stringMatching(/^react-dom 19\./)]);

    const without = IN_DEPTH.includes(route) ? undefined : "pre code";
    const look = async (theme: Theme, rules?: "colours" | "structure") => {
      await showTheme(page, theme);
      const { width } = page.viewportSize()!;
      expect.soft(await axeViolations(page, { rules, without }), `axe, ${theme}, ${width} px`).toEqual([]);
    };
    const holdsWidth = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `sideways scrolling at ${width} px`).toBe(0);
    };
    if (routes.includes(route)) expect.soft(await phoneFaults(page), "on a phone").toEqual([]);
    expect.soft(await pushedSideways(page), "read sideways on a phone").toEqual([]);
    expect.soft(await smallDiagrams(page), "diagrams with text below 12 px").toEqual([]);
    if (isLikeAnother(route, index, ALL) && !IN_DEPTH.includes(route)) {
      await look("dark", "structure");
      await holdsWidth(NARROWEST);
    } else if (IN_DEPTH.includes(route)) {
      await look("dark");
      await look("light", "colours");
      await holdsWidth(NARROWEST);
      await holdsWidth(DESK);
      expect.soft(await cutTables(page), `tables and diagrams cut off at ${DESK} px`).toEqual([]);
      await look("light");
      await look("dark", "colours");
    } else {
      const [first, second]: Theme[] = index % 2 === 0 ? ["dark", "light"] : ["light", "dark"];
      await look(first!);
      if (await hasPictures(page)) await look(second!, "colours");
      await holdsWidth(NARROWEST);
      await holdsWidth(DESK);
      expect.soft(await cutTables(page), `tables and diagrams cut off at ${DESK} px`).toEqual([]);
    }
    expect.soft([...asked].filter((origin) => origin !== baseURL && !ALLOWED.includes(origin))).toEqual([]);
    messages.assertClean();
  });
}
