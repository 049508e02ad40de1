import { origins } from "../../config/security/origins";
import { axeViolations, showTheme, withoutTransitions, type Theme } from "../support/axe";
import { ALL_KINDS } from "../support/kinds";
import { cutTables, phoneFaults } from "../support/layout";
import { open, overflow } from "../support/reading";
import { routes, unlistedRoutes } from "../support/routes";
import { expect, test } from "../support/test";
import { texts, textsOfHtml } from "../support/text";

// Every page, loaded once: it opens without a word in the console (the `page` fixture sees to that, and React says there
// where it finds another page than the server's), its text is in the HTML, it asks no other origin than those that
// config/ names, has no accessibility violation in either theme, and never scrolls sideways. Its title is near the top of
// a phone, and its tables show their last column on a desk.
//
// axe runs with all its rules on a phone in the dark theme, and with those that depend on colours in the light one. One
// page of each kind is looked at in both themes at both widths with all rules: what a wide window shows besides, the
// sidebar and the table of contents, is the same on all pages of a kind.

const NARROWEST = 320;
const PHONE = 390;
const DESK = 1440;
const ALLOWED = Object.values(origins).map(({ origin }) => origin as string);
const IN_DEPTH = [...Object.values(ALL_KINDS), "/components"];

/** What these show is made by scripts, too: search/results-page.spec.ts, components/explorer.spec.ts, plots.spec.ts. */
const NEEDS_SCRIPT = [ALL_KINDS.search, ALL_KINDS.api, "/components"];

test.use({
  viewport: { width: PHONE, height: 900 },
  colorScheme: "dark",
  contextOptions: { reducedMotion: "reduce" },
});

for (const route of [...routes, ...unlistedRoutes, "/404"]) {
  test(`${route} is sound`, async ({ page, baseURL }) => {
    const asked = new Set<string>();
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== baseURL) asked.add(origin);
    });
    await withoutTransitions(page);
    const html = await (await open(page, route)).text();
    if (!NEEDS_SCRIPT.includes(route)) {
      const still = new Set(await textsOfHtml(page, html));
      const added = (await texts(page)).filter((text) => !still.has(text));
      expect.soft(added, "text that the HTML lacks").toEqual([]);
    }

    const look = async (theme: Theme, only?: "colours") => {
      await showTheme(page, theme);
      const { width } = page.viewportSize()!;
      expect.soft(await axeViolations(page, only), `axe, ${theme}, ${width} px`).toEqual([]);
    };
    const holdsWidth = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `sideways scrolling at ${width} px`).toBe(0);
    };
    const isInDepth = IN_DEPTH.includes(route);
    const isListed = routes.includes(route);
    if (isListed) expect.soft(await phoneFaults(page), "on a phone").toEqual([]);
    await look("dark");
    await look("light", isInDepth ? undefined : "colours");
    await holdsWidth(NARROWEST);
    await holdsWidth(DESK);
    if (isListed) expect.soft(await cutTables(page), `tables and diagrams cut off at ${DESK} px`).toEqual([]);
    if (isInDepth) {
      await look("light");
      await look("dark");
    }
    expect.soft([...asked].filter((origin) => !ALLOWED.includes(origin))).toEqual([]);
  });
}
