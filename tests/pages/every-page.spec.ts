import { origins } from "../../config/origins";
import { axeViolations, settle, showTheme, type Theme } from "../support/axe";
import { open, overflow } from "../support/reading";
import { routes, unlistedRoutes } from "../support/routes";
import { expect, test } from "../support/test";

// Every page, once: it opens without a word in the console (the `page` fixture sees to that), its scripts take over
// what the server has drawn and leave it in its place, it asks no other origin than those that config/ names, has no accessibility violation in either theme, wide or narrow, and
// never scrolls sideways. One load serves all of it.

const THEMES: Theme[] = ["dark", "light"];
const WIDTHS = [1440, 390];
const NARROWEST = 320;
const ALLOWED = Object.values(origins).map(({ origin }) => origin as string);

for (const route of [...routes, ...unlistedRoutes, "/404"]) {
  test(`${route} is sound`, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    const asked = new Set<string>();
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== baseURL) asked.add(origin);
    });
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await open(page, route);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of THEMES) {
        await showTheme(page, theme);
        await settle(page);
        expect.soft(await axeViolations(page), `axe, ${theme}, ${width} px`).toEqual([]);
      }
      expect.soft(await overflow(page), `sideways scrolling at ${width} px`).toBe(0);
    }
    await page.setViewportSize({ width: NARROWEST, height: 900 });
    expect.soft(await overflow(page), `sideways scrolling at ${NARROWEST} px`).toBe(0);
    expect.soft([...asked].filter((origin) => !ALLOWED.includes(origin))).toEqual([]);
  });
}
