import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Page } from "@playwright/test";
import { withoutTransitions } from "../support/inspections/axe";
import { divideInputs, KINDS } from "../support/kinds";
import { open } from "../support/reading";
import { SITE_DIR } from "../support/routes";
import { expect, test } from "../support/test";

// A page carries the rules that its own HTML needs; the full style sheet follows when the page is painted. Nothing may
// look different when it comes.

const PAGES: Record<string, string> = {
  home: KINDS.home!,
  concept: KINDS.concept!,
  "page with a diagram": KINDS["page with a diagram"]!,
  "page with mathematics": "/concepts/fees",
  deployments: "/guides/lockup/deployments",
  search: KINDS.search!,
  "release notes": "/blog",
  components: "/components",
  "not found": "/no/such/page",
};
const VIEWS = [
  { width: 412, theme: "dark" },
  { width: 1440, theme: "light" },
] as const;
const SHEET = /\/assets\/css\/.*\.css$/;
/** Where rules are added, the browser may show a font that came too late for the first look. */
const SHEET_AND_FONTS = /\/assets\/(?:css|fonts)\/[^/]+$/;

for (const { inputs, tag } of divideInputs(Object.entries(PAGES), 4)) {
  test(`a page of each kind looks the same without the full style sheet${tag}`, async ({
    newContext,
    messages,
  }) => {
    test.slow();
    messages.expect("404", "Failed to load resource");
    const plain = await newContext({ javaScriptEnabled: false, reducedMotion: "reduce" });
    const page = await plain.newPage();
    await page.route(SHEET_AND_FONTS, (request) => request.abort("failed"));
    for (const [kind, route] of inputs) {
      await test.step(kind, async () => {
        await page.goto(route);
        const firsts: string[][] = [];
        await addStyles(page, "*, ::before, ::after { transition: none !important }");
        const show = async ({ width, theme }: (typeof VIEWS)[number]) => {
          await page.setViewportSize({ width, height: 823 });
          await page.evaluate((shown) => (document.documentElement.dataset.theme = shown), theme);
        };
        for (const view of VIEWS) {
          await show(view);
          firsts.push(await looks(page));
        }
        await addStyles(page, fullSheet());
        for (const [index, view] of VIEWS.entries()) {
          await show(view);
          expect.soft(differences(firsts[index]!, await looks(page)), JSON.stringify(view)).toEqual([]);
        }
      });
    }
  });
}

test("what hydration adds to a page looks the same before the full style sheet comes", async ({
  page,
  messages,
}) => {
  messages.expect("Failed to load resource");
  await page.route(SHEET_AND_FONTS, (request) => request.abort("failed"));
  await withoutTransitions(page);
  await open(page, "/guides/lockup/examples/create-stream/lockup-linear");
  const first = await looks(page);
  await addStyles(page, fullSheet());
  expect(differences(first, await looks(page))).toEqual([]);
});

test("a rule that the critical CSS lacks is noticed", async ({ page }) => {
  await open(page, "/concepts/transferability");
  const first = await looks(page);
  await page.addStyleTag({ content: "footer a::after { content: 'late' }" });
  expect(differences(first, await looks(page)).join("\n")).toContain("::after");
});

test.describe("as readers see it first", () => {
  test.use({ textFont: false });
  test("formulas have their fonts with the page, whatever else comes", async ({ newContext, messages }) => {
    messages.expect("Failed to load resource");
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.route(SHEET_AND_FONTS, (request) => request.abort("failed"));
    await page.goto("/concepts/lockup/stream-shapes");
    const loaded = () =>
      page.evaluate(() => [
        ...new Set(
          [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
        ),
      ]);
    await expect.poll(loaded).toEqual(expect.arrayContaining(["KaTeX_Main", "KaTeX_Math", "KaTeX_Size3"]));
    // The font of the text is a file.
    expect(await loaded()).not.toContain("Figtree");
  });
});

test("the full style sheet is put to use, without the reader's doing", async ({ page }) => {
  await open(page, "/concepts/transferability");
  await expect
    .poll(() =>
      page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes("/assets/css/"))),
    )
    .toBe(true);
});

test("a page whose full style sheet does not come can be used, and another page opens", async ({
  page,
  messages,
}) => {
  messages.expect("Failed to load resource");
  await page.route(SHEET, (request) => request.abort("failed"));
  await open(page, "/concepts/fees");
  await page.locator(".navbar").getByRole("link", { name: "Support", exact: true }).click();
  await expect(page).toHaveURL(/\/support\//);
});

/** Adds rules to a page. Playwright's own way waits for an event, which does not come without JavaScript. */
const addStyles = (page: Page, css: string) =>
  page.evaluate((textContent) => {
    document.head.append(Object.assign(document.createElement("style"), { textContent }));
  }, css);

/** Returns the text of the full style sheet. */
function fullSheet(): string {
  const folder = path.resolve(SITE_DIR, "assets/css");
  const [name = "", ...others] = readdirSync(folder);
  expect(others, "one style sheet").toEqual([]);
  return readFileSync(path.join(folder, name), "utf8");
}

/** What decides how an element looks and where it is. */
const PROPERTIES =
  "display position inset float clear width height min-width min-height max-width max-height margin padding border " +
  "border-radius box-sizing overflow color background box-shadow opacity visibility font-family font-size font-weight " +
  "font-style line-height letter-spacing text-align text-decoration text-transform text-indent text-overflow white-space " +
  "word-break overflow-wrap vertical-align list-style flex flex-flow align-items align-self justify-content order gap " +
  "grid-template-columns grid-template-rows grid-column grid-row transform filter backdrop-filter outline cursor " +
  "pointer-events z-index content fill stroke stroke-width stroke-dasharray table-layout border-collapse clip-path " +
  "object-fit columns scroll-margin-top scroll-padding-top font-variant-numeric user-select mask " +
  "color-scheme text-wrap aspect-ratio";

/**
 * Returns how each element of the page looks, with what is before and after it: a line a property that is not empty.
 */
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

/** Returns the first elements that look different, with the properties that differ. */
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
