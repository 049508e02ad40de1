import { type BrowserContext, type Page } from "@playwright/test";
import { origins } from "../../config/security/origins";
import {
  type AxeOptions,
  axeViolations,
  showTheme,
  withoutTransitions,
  type Theme,
} from "../support/inspections/axe";
import { Console } from "../support/console";
import { ALL_KINDS } from "../support/kinds";
import { cutTables, phoneFaults } from "../support/inspections/layout";
import { pushedSideways, smallDiagrams } from "../support/inspections/phone";
import { open, overflow, withTextFont } from "../support/reading";
import { routes, unlistedRoutes } from "../support/routes";
import { expect, test as base } from "../support/test";
import { WORKERS } from "../support/workers";
import { CORE_TAG, WEEKLY_TAG } from "../../scripts/test/steps";
import { texts, textsOfHtml } from "../support/inspections/text";

// Every page, loaded once: it opens without a word in the console (React says there where it finds another page than the
// server's), React DOM 19 runs in it, its text is in the HTML, it asks no other origin than those that config/ names, has
// no accessibility violation in either theme, and never scrolls sideways. Its title is near the top of a phone, on which
// nothing but grids of figures is pushed sideways and diagrams have text of 12 px, and its tables show their last column on
// a desk.
//
// One page of each kind and the page that shows every component, plots and diagrams among them, are looked at by all rules
// of axe, in both themes at both widths, because what only a wide window shows, the sidebar and the table of contents, is the
// same on all pages of a kind. All pages share their colours and the distance of their links, and measuring these takes most
// of axe's time. So the other pages are looked at by the rules that the author of a page can break. Pages of
// contracts, interfaces and libraries are made by one template from the same few parts: only the first of each is opened.
// The weekly job (`npm run test:weekly`) opens every page and looks at it by all rules, in the dark theme on every other page
// and in the light one on the rest, and at pages with pictures in both.
// The words in boxes of code, most elements of many pages, have the colours that config/prism.test.ts compares, and are
// looked at on the pages of kinds alone.
//
// The pages are divided among as many walks as there are workers. A walk opens its pages one after the other in one tab, as
// a reader does: the browser fetches and compiles the scripts that pages share once, which halves what a page costs. A page
// and each of its audits are steps of the walk. A walk collects the faults of all its pages, and fails at its end.

const NARROWEST = 320;
const PHONE = 390;
const DESK = 1440;
const ALLOWED = Object.values(origins).map(({ origin }) => origin as string);
/** The kind that shows more of the plots that the page of components has. */
const PLOTS = ALL_KINDS["page with plots"];
const IN_DEPTH = [...Object.values(ALL_KINDS).filter((route) => route !== PLOTS), "/components"];

const ALL = [...routes, ...unlistedRoutes, "/404"];

/** The routes that `npm test -- --changed` asks for, separated by commas: all of them where it asks for none. */
const ASKED = process.env.PAGES?.split(",");

/** Number of walks that the pages of each kind are divided among. Short ones, because one page takes as long as four. */
const CORE_WALKS = 4;

/**
 * Maximum time of one page in ms. A walk has this time for each of its pages, because all of them are one test, and at least
 * the time of a test.
 */
const PAGE_TIMEOUT = 20_000;

/** What these show is made by scripts, too: search/results-page.spec.ts, tools/explorer.spec.ts, plots.spec.ts. */
const NEEDS_SCRIPT = [ALL_KINDS.search, ALL_KINDS.api, "/components"];

/** Returns what a page of the template is about: a contract, an abstract one, an interface, a library. */
const findTemplate = (route: string) =>
  /^\/reference\/\w+\/contracts\/(?:\w+\/)*(\w+)\.\w+$/.exec(route)?.[1];
const isLikeAnother = (route: string, index: number, all: readonly string[]) => {
  const template = findTemplate(route);
  return template !== undefined && all.findIndex((other) => findTemplate(other) === template) < index;
};

/** Checks whether the page shows plots or diagrams. */
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

/**
 * Opens a page and does its audits. Each of them is a step, and a fault of one does not stop the others.
 *
 * @param isThorough whether axe looks at the page by all rules, and at pictures in both themes
 */
async function auditPage(
  { page, messages, asked }: Tab,
  baseURL: string,
  route: string,
  isThorough: boolean,
): Promise<void> {
  const index = ALL.indexOf(route);
  const audit = (name: string, find: () => Promise<unknown>, wanted: unknown = []) =>
    test.step(name, async () => expect.soft(await find(), `${route}: ${name}`).toEqual(wanted));
  messages.take();
  asked.clear();
  await page.setViewportSize({ width: PHONE, height: 900 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const html = await (await open(page, baseURL + route)).text();
  if (!NEEDS_SCRIPT.includes(route)) {
    await audit("text that the HTML lacks", async () => {
      const still = new Set(await textsOfHtml(page, html));
      return (await texts(page)).filter((text) => !still.has(text));
    });
  }
  await audit("React", () => page.evaluate(() => (window as unknown as { renderers: string[] }).renderers), [
    expect.stringMatching(/^react-dom 19\./),
  ]);

  const without = IN_DEPTH.includes(route) ? undefined : "pre code";
  const look = async (theme: Theme, rules?: AxeOptions["rules"]) => {
    await showTheme(page, theme);
    const { width } = page.viewportSize()!;
    const name = `axe${rules ? `, ${rules}` : ""}, ${theme}, ${width} px`;
    await audit(name, () => axeViolations(page, { rules, without }));
  };
  const holdsWidth = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await audit(`sideways scrolling at ${width} px`, () => overflow(page), 0);
  };
  const holdsDesk = async () => {
    await holdsWidth(DESK);
    await audit(`tables and diagrams cut off at ${DESK} px`, () => cutTables(page));
  };
  if (routes.includes(route)) await audit("on a phone", () => phoneFaults(page));
  await audit("read sideways on a phone", () => pushedSideways(page));
  await audit("diagrams with text below 12 px", () => smallDiagrams(page));
  if (IN_DEPTH.includes(route)) {
    await look("dark");
    await look("light", "colours");
    await holdsWidth(NARROWEST);
    await holdsDesk();
    await look("light");
    await look("dark", "colours");
  } else {
    const [first, second]: Theme[] = index % 2 === 0 ? ["dark", "light"] : ["light", "dark"];
    await look(first!, isThorough ? undefined : "content");
    if (isThorough && (await hasPictures(page))) await look(second!, "colours");
    await holdsWidth(NARROWEST);
    await holdsDesk();
  }
  const isForeign = (origin: string) => origin !== baseURL && !ALLOWED.includes(origin);
  await audit("origins that config/ does not name", async () => [...asked].filter(isForeign));
  await audit("messages in the console", async () => messages.take());
}

/** What a group of walks is like. */
interface Walks {
  /** What the walks are over. */
  name: string;
  pages: readonly string[];
  /** Number of walks that the pages are divided among. */
  count: number;
  /** When the walks are done: in `npm test`, or every week. `npm run test:all` does those without a tag. */
  tag?: typeof CORE_TAG | typeof WEEKLY_TAG;
}

/** Declares walks over pages: each takes every n-th page, so that all take about the same time. */
function declareWalks({ name, pages, count, tag }: Walks): void {
  const walks = Array.from({ length: count }, (_, walk) => pages.filter((_, at) => at % count === walk));
  for (const [at, walk] of walks.filter(({ length }) => length > 0).entries()) {
    const title = [`${name} are sound, walk ${at + 1}`, tag].filter(Boolean).join(" ");
    test(title, async ({ tab, baseURL }, { timeout }) => {
      test.setTimeout(Math.max(timeout, walk.length * PAGE_TIMEOUT));
      for (const route of walk) {
        await test.step(route, async () => {
          const audits = auditPage(tab, baseURL!, route, tag === WEEKLY_TAG);
          const error = await audits.catch((error: unknown) => String(error));
          expect.soft(error, `${route} cannot be looked at to the end`).toBeUndefined();
        });
      }
    });
  }
}

const all = ALL.filter((route) => ASKED?.includes(route) ?? true);
const pages = ASKED ? all : all.filter((route, index) => !isLikeAnother(route, index, all));
// The page of components is the heaviest.
const isCore = (route: string) => IN_DEPTH.includes(route) && route !== "/components";
declareWalks({
  name: "pages of each kind",
  pages: pages.filter(isCore),
  count: CORE_WALKS,
  tag: CORE_TAG,
});
declareWalks({ name: "other pages", pages: pages.filter((route) => !isCore(route)), count: WORKERS });
declareWalks({ name: "all pages", pages: all, count: WORKERS, tag: WEEKLY_TAG });
