import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Page } from "@playwright/test";
import "../../src/client/wholeStyles";
import { settle, showTheme, type Theme } from "../support/axe";
import { KINDS } from "../support/kinds";
import { open } from "../support/reading";
import { routes, SITE_DIR } from "../support/routes";
import { expect, test } from "../support/test";

// A page carries the rules that its own HTML needs; the whole style sheet follows with the first thing that the reader
// does. Nothing may look different when it comes.

const PAGES: Record<string, string> = {
  ...KINDS,
  "page with mathematics": "/concepts/fees",
  glossary: "/concepts/glossary",
  deployments: "/guides/lockup/deployments",
  "guide with samples": "/guides/lockup/examples/create-stream/lockup-linear",
  contract: "/reference/lockup/contracts/contract.SablierLockup",
  errors: "/reference/errors",
  queries: "/api/lockup/the-graph/queries",
  "release notes": "/blog",
  components: "/components",
  "not found": "/no/such/page",
};
const WIDTHS = [412, 1440];
const THEMES: Theme[] = ["dark", "light"];
const SHEET = /\/assets\/css\/.*\.css$/;

for (const [kind, route] of Object.entries(PAGES)) {
  test(`${kind}: nothing looks different when the whole style sheet comes`, async ({ page, messages }) => {
    test.setTimeout(240_000);
    if (kind === "not found") messages.expect("404");
    const sheets: string[] = [];
    page.on("request", (request) => void (SHEET.test(request.url()) && sheets.push(request.url())));
    // The text font is in the cache then. Whether it comes in time for a first visit is not the question here.
    await open(page, route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 823 });
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
        await open(page, route);
        await showTheme(page, theme);
        await scrollThrough(page);
        await settle(page);
        expect(sheets, "a sheet was fetched before the reader did anything").toEqual([]);
        const first = await looks(page);
        await page.evaluate(() => window.wholeStyles!());
        await settle(page);
        expect(sheets).toHaveLength(1);
        expect(differences(first, await looks(page))).toEqual([]);
        sheets.length = 0;
      }
    }
  });

  test(`${kind}: looks the same without JavaScript when the whole style sheet fails`, async ({
    newContext,
    messages,
  }) => {
    test.setTimeout(240_000);
    if (kind === "not found") messages.expect("404");
    messages.expect("Failed to load resource");
    const plain = await newContext({ javaScriptEnabled: false, reducedMotion: "reduce" });
    const page = await plain.newPage();
    await page.route(SHEET, (request) => request.abort("failed"));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 823 });
      await page.goto(route);
      const first = await looks(page);
      // Playwright's own way to add a sheet waits for an event, which does not come without JavaScript.
      await page.evaluate((css) => {
        document.head.append(Object.assign(document.createElement("style"), { textContent: css }));
      }, wholeSheet());
      expect(differences(first, await looks(page))).toEqual([]);
    }
  });
}

for (const [source, selector] of Object.entries({
  "its CDN": 'link[href^="https://cdn."]:not([disabled])',
  "this site": 'link[href^="/katex/"]',
})) {
  test(`text stays as first drawn, without its late font, when mathematics comes from ${source}`, async ({
    page,
  }) => {
    await page.route(/\/figtree-.*\.woff2$/, async (request) => {
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await request.continue();
    });
    if (source === "its CDN") {
      const headers = { "access-control-allow-origin": "*" };
      const file = require.resolve("katex/dist/katex.min.css");
      await page.route(/^https:\/\/cdn\./, (request) => request.fulfill({ path: file, headers }));
    }
    await open(page, "/concepts/fees");
    await settle(page);
    const first = await looks(page);
    await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
    const media = () =>
      page.locator(selector).evaluate((link: HTMLLinkElement) => link.sheet?.media.mediaText);
    await expect.poll(media).toBe("all");
    await settle(page);
    expect(differences(first, await looks(page))).toEqual([]);
    await page.evaluate(() => window.wholeStyles!());
    await settle(page);
    expect(differences(first, await looks(page))).toEqual([]);
  });
}

test("mathematics leaves the network to the page until its reader uses it", async ({ page }) => {
  const sheets: string[] = [];
  page.on(
    "request",
    (request) => void (request.url().startsWith("https://cdn.") && sheets.push(request.url())),
  );
  await open(page, "/concepts/fees");
  await settle(page);
  expect(sheets).toEqual([]);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => sheets.length).toBe(1);
});

test("a page with formulas is drawn as it should where a screen reader follows a link to it", async ({
  page,
}) => {
  await open(page, "/concepts/transferability");
  // No pointer moves, and the key is the screen reader's own.
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('.menu a[href="/concepts/fees"]')!.click(),
  );
  await expect(page).toHaveURL("/concepts/fees");
  const formula = page.locator(".katex").first();
  await expect
    .poll(() => formula.evaluate((element) => getComputedStyle(element).fontFamily))
    .toContain("KaTeX");
});

test("a rule that the first styles lack is noticed", async ({ page }) => {
  await open(page, "/concepts/transferability");
  const first = await looks(page);
  await page.addStyleTag({ content: "footer a::after { content: 'late' }" });
  expect(differences(first, await looks(page)).join("\n")).toContain("::after");
});

test("every page carries its first styles and the address of the whole sheet", async ({ request }) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    expect(html, route).toMatch(
      /<style>[^]*?@layer (?:(?!<\/style>)[^])+<\/style><script data-stylesheet="\/assets\/css\/[^"]+\.css">/,
    );
    const withoutScripts = /<noscript><link rel="stylesheet" href="\/assets\/css\/[^"]+\.css"><\/noscript>/;
    expect(html, route).toMatch(withoutScripts);
    expect(html.replace(withoutScripts, ""), route).not.toMatch(/<link[^>]*stylesheet[^>]*\/assets\/css\//);
  }
});

for (const [action, act] of Object.entries({
  "a key": (page: Page) => page.keyboard.press("Tab"),
  "a mouse that moves": (page: Page) => page.mouse.move(200, 300, { steps: 3 }),
  "a press": (page: Page) => page.locator("h1").click(),
})) {
  test(`the whole style sheet comes with ${action}, once`, async ({ page }) => {
    const sheets: string[] = [];
    page.on("request", (request) => void (SHEET.test(request.url()) && sheets.push(request.url())));
    await open(page, "/concepts/fees");
    await page.evaluate(() => window.scrollTo(0, 1000));
    expect(sheets).toEqual([]);
    await act(page);
    await expect.poll(() => sheets.length).toBe(1);
    await act(page);
    await page.evaluate(() => window.wholeStyles!());
    expect(sheets).toHaveLength(1);
  });
}

test("a link waits for the whole style sheet before it shows another page in this one's place", async ({
  page,
}) => {
  await open(page, "/concepts/fees");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SHEET, async (request) => {
    await held;
    await request.continue();
  });
  await page
    .locator('article a[href="/concepts/chains"]')
    .first()
    .or(page.locator("a.pagination-nav__link").first())
    .first()
    .click();
  // Without the sheet in the way, the next page would be there by now.
  await page.waitForTimeout(300);
  expect(new URL(page.url()).pathname).toBe("/concepts/fees");
  release();
  await page.waitForURL((url) => url.pathname !== "/concepts/fees");
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
});

test("a sheet that cannot be had holds up nothing, and is asked for again", async ({ page, messages }) => {
  messages.expect("Failed to load resource");
  await open(page, "/concepts/fees");
  await page.route(SHEET, (request) => request.abort("failed"));
  await page.evaluate(() => window.wholeStyles!());
  await page.unroute(SHEET);
  await page.evaluate(() => window.wholeStyles!());
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1);
});

test("a press waits for a sheet that does not come no longer than its patience", async ({ page }) => {
  await open(page, "/concepts/fees");
  await page.route(SHEET, () => undefined);
  await page.locator(".navbar").getByRole("link", { name: "Support", exact: true }).click();
  await expect(page).toHaveURL(/\/support\//, { timeout: 15_000 });
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("searchbox")).toBeVisible();
});

/** The text of the whole style sheet. */
function wholeSheet(): string {
  const folder = path.resolve(SITE_DIR, "assets/css");
  const [name = "", ...others] = readdirSync(folder);
  expect(others, "one style sheet").toEqual([]);
  return readFileSync(path.join(folder, name), "utf8");
}

/** Brings every part of the page into view once, as a reader does who only scrolls. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      window.scrollTo(0, y);
      await frame();
    }
    window.scrollTo(0, 400);
    await frame();
    await frame();
  });
}

/** What decides how an element looks and where it stands. */
const PROPERTIES =
  "display position inset float clear width height min-width min-height max-width max-height margin padding border " +
  "border-radius box-sizing overflow color background box-shadow opacity visibility font-family font-size font-weight " +
  "font-style line-height letter-spacing text-align text-decoration text-transform text-indent text-overflow white-space " +
  "word-break overflow-wrap vertical-align list-style flex flex-flow align-items align-self justify-content order gap " +
  "grid-template-columns grid-template-rows grid-column grid-row transform filter backdrop-filter outline cursor " +
  "pointer-events z-index content fill stroke stroke-width stroke-dasharray table-layout border-collapse clip-path " +
  "object-fit columns transition animation scroll-margin-top scroll-padding-top font-variant-numeric user-select mask " +
  "color-scheme text-wrap aspect-ratio";

/** How each element of the page looks, with what stands before and after it: a line a property that is not empty. */
async function looks(page: Page): Promise<string[]> {
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded");
  return page.evaluate((names) => {
    const properties = names.split(" ");
    const lines: string[] = [];
    for (const element of document.querySelectorAll("body, body *:not(script, style, template)")) {
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
      for (const part of ["", "::before", "::after", "::marker"]) {
        const style = getComputedStyle(element, part || null);
        if (part && part !== "::marker" && style.content === "none") continue;
        if (part === "::marker" && element.tagName !== "LI" && element.tagName !== "SUMMARY") continue;
        lines.push(
          `${name}${part}\n${properties.map((property) => `${property}: ${style.getPropertyValue(property)}`).join("\n")}`,
        );
      }
    }
    return lines;
  }, PROPERTIES);
}

/** The first elements that look different, with the properties that differ. */
function differences(before: string[], after: string[]): string[] {
  const found: string[] = [];
  for (let index = 0; index < Math.max(before.length, after.length) && found.length < 8; index += 1) {
    const [then = "", now = ""] = [before[index], after[index]];
    if (then === now) continue;
    const [name, ...lines] = then.split("\n");
    const other = now.split("\n");
    const changed = other.slice(1).filter((line, at) => line !== lines[at]);
    found.push(
      `${name} ${other[0] === name ? "" : `(now ${other[0]})`}${changed.slice(0, 4).join("; ")}`.replace(
        /^(\S+)\s+/,
        "$1 ",
      ),
    );
  }
  return found;
}
