import { type Page } from "@playwright/test";
import { KINDS } from "../support/kinds";
import { open } from "../support/reading";
import { expect, test } from "../support/test";
import { ASIDE, texts } from "../support/inspections/text";

// Without JavaScript one page of each kind, and the one of all parts, say everything that they say with it: every
// paragraph, list item, table cell and code block can be read, and every picture is rendered or described. That the text of
// every other page is in its HTML: every-page.spec.ts.

// The home page's stream then shows in both the moment that it stands still at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * The results page is nothing without a script, and says so: search/results-page.spec.ts. The overview of the APIs
 * invites to the explorer, but only where it works: tools/explorer.spec.ts.
 */
const NEEDS_SCRIPT = [KINDS.search, KINDS.api];
const ONE_OF_EACH_KIND = Object.values(KINDS).filter((route) => !NEEDS_SCRIPT.includes(route));

/** What a plot says of the moment that a reader has pointed to, and what is shown on phones alone: how much is folded. */
const isLive = (block: string) => /^After\d+of\d+days|^\d+questions$/.test(block);

test("one page of each kind is complete without JavaScript @core", async ({ page, newContext }) => {
  for (const route of new Set([...ONE_OF_EACH_KIND, "/components"])) {
    await test.step(route, async () => {
      await open(page, route);
      const blocks = await texts(page);
      const pictures = await pictureNames(page);
      expect.soft(blocks.length).toBeGreaterThan(3);

      const plain = await newContext({ javaScriptEnabled: false });
      const still = await plain.newPage();
      await still.goto(route);
      const visible = await visibleText(still);
      expect.soft(blocks.filter((block) => !visible.includes(block) && !isLive(block))).toEqual([]);

      const namesWithoutScript = await pictureNames(still);
      const said = (name: string) =>
        namesWithoutScript.includes(name) || visible.includes(name.replace(/\s+/g, ""));
      expect.soft(pictures.filter((name) => !said(name))).toEqual([]);
    });
  }
});

test("text that is hidden without JavaScript is noticed", async ({ page }) => {
  await page.route("**/control", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<main><p>Seen</p><div hidden><p>Hidden</p></div><details><p>Folded</p></details></main>`,
    }),
  );
  await page.goto("/control");
  const visible = await visibleText(page);
  expect((await texts(page)).filter((block) => !visible.includes(block))).toEqual(["Hidden"]);
});

/** What can be read of the main part, without white space; what a click on a summary unfolds can be read. */
function visibleText(page: Page): Promise<string> {
  return page.locator("main").evaluate((main, aside) => {
    for (const details of main.querySelectorAll("details")) details.open = true;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let text = "";
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.checkVisibility() && !parent.closest(aside)) {
        text += walker.currentNode.textContent;
      }
    }
    return text.replace(/[\s\u200b]+/g, "");
  }, ASIDE);
}

/** The names of the pictures that can be seen in the main part of a page. */
function pictureNames(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) =>
    [...main.querySelectorAll('img, [role="img"], svg[aria-roledescription]')]
      .filter(
        (picture) => picture.getBoundingClientRect().width > 0 && !picture.closest('[aria-hidden="true"]'),
      )
      .map((picture) => {
        const label = picture.getAttribute("aria-labelledby")?.split(" ")[0];
        const name =
          picture.getAttribute("alt") ??
          picture.getAttribute("aria-label") ??
          (label ? document.getElementById(label)?.textContent : undefined) ??
          picture.querySelector("title")?.textContent;
        return (name ?? "").trim();
      })
      .filter(Boolean),
  );
}
