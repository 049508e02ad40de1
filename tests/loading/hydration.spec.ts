import { type Page } from "@playwright/test";
import { divideInputs, KINDS } from "../support/kinds";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

// React hydrates what the server has rendered. What differs between the two is an error in the console, which fails any
// test (the `page` fixture sees to that), and pages/every-page.spec.ts sees one renderer, React DOM 19, on every page. What
// others have changed in a page stays readable, once.

test("a page that the server has rendered otherwise is an error in the console", async ({
  page,
  messages,
}) => {
  const route = KINDS.concept!;
  await page.route(`**${route}`, async (request) => {
    const response = await request.fetch();
    await request.fulfill({ response, body: (await response.text()).replace(/<h2 /, "<h3 ") });
  });
  await open(page, route);
  messages.expect(/onRecoverableError|Minified React error #418/);
  expect(messages.all.some(({ text }) => /onRecoverableError|#418/.test(text))).toBe(true);
});

/** What extensions do to a page before it is hydrated. */
const CHANGES: Record<string, () => void> = {
  "removes the announcement": () => document.querySelector(".theme-announcement-bar")?.remove(),
  "wraps each block of code": () => {
    for (const block of document.querySelectorAll("pre")) {
      const wrapper = document.createElement("div");
      block.replaceWith(wrapper);
      wrapper.append(block);
    }
  },
  "puts an element first in the content": () =>
    document.querySelector("main")?.prepend(document.createElement("aside")),
  "puts an element first in the page": () =>
    document.getElementById("__docusaurus")?.prepend(document.createElement("aside")),
  "translates each text": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, noscript, svg, textarea"))
        continue;
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text);
    }
  },
};

/** A page with plots, formulas, tables and code, and one with tabs of code. */
const PAGES = ["/concepts/lockup/segments", "/guides/lockup/examples/create-stream/lockup-linear"];

/** What a reader can read on the page, as far as an extension must leave it. */
const contents = (page: Page) =>
  page.evaluate(() => ({
    code: [...document.querySelectorAll("article pre code")].map((code) =>
      code.textContent.replace(/\s+/g, " ").trim(),
    ),
    headings: [...document.querySelectorAll("article :is(h1, h2, h3)")].map((heading) =>
      heading.textContent.trim(),
    ),
    pictures: document.querySelectorAll("article svg[role=img]").length,
    tables: document.querySelectorAll("article table").length,
    articles: document.querySelectorAll("article").length,
  }));

for (const { inputs, tag } of divideInputs(PAGES, 1)) {
  test(`what extensions do to a page before hydration takes nothing from it${tag}`, async ({
    page,
    messages,
  }) => {
    test.slow();
    messages.expect(/onRecoverableError|Minified React error #(?:418|422|423|425)/);
    const changes = Object.entries(CHANGES).map(
      ([what, change]) => `${JSON.stringify(what)}: ${String(change)}`,
    );
    await page.addInitScript(
      `addEventListener("DOMContentLoaded", ({${changes.join()}})[sessionStorage.change], { once: true });`,
    );
    for (const route of inputs) {
      await page.goto("/robots.txt");
      await page.evaluate(() => sessionStorage.clear());
      await open(page, route);
      const expected = await contents(page);
      for (const what of Object.keys(CHANGES)) {
        await test.step(`an extension that ${what}: ${route}`, async () => {
          await page.evaluate((chosen) => sessionStorage.setItem("change", chosen), what);
          await open(page, route);
          await expect.poll(() => contents(page)).toEqual(expected);
          await page.getByRole("button", { name: /Switch between dark and light mode/ }).click();
          await expect(page.getByText("This page crashed")).toHaveCount(0);
        });
      }
    }
  });
}
