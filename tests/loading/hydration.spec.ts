import { type Page } from "@playwright/test";
import { ALL_KINDS, KINDS } from "../support/kinds";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

// React hydrates what the server has rendered. What differs between the two is an error in the console, which fails any
// test (the `page` fixture sees to that). What others have changed in a page stays readable, once.

declare global {
  interface Window {
    renderers: { name: string; version: string }[];
  }
}

for (const [kind, route] of Object.entries(ALL_KINDS)) {
  test(`${kind}: one renderer is registered, React DOM 19`, async ({ page }) => {
    await page.addInitScript(() => {
      window.renderers = [];
      Object.assign(window, {
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          inject: (renderer: { rendererPackageName: string; version: string }) =>
            window.renderers.push({ name: renderer.rendererPackageName, version: renderer.version }),
          checkDCE: () => undefined,
          onCommitFiberRoot: () => undefined,
          onCommitFiberUnmount: () => undefined,
          onPostCommitFiberRoot: () => undefined,
        },
      });
    });
    await open(page, route);
    expect(await page.evaluate(() => window.renderers)).toEqual([
      { name: "react-dom", version: expect.stringMatching(/^19\./) },
    ]);
  });
}

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

const PAGES = ["/concepts/lockup/stream-shapes", "/guides/lockup/examples/create-stream/lockup-linear"];

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

for (const [what, change] of Object.entries(CHANGES)) {
  test(`an extension that ${what} before hydration takes nothing from the page`, async ({
    page,
    messages,
  }) => {
    messages.expect(/onRecoverableError|Minified React error #(?:418|422|423|425)/);
    for (const route of PAGES) {
      await open(page, route);
      const expected = await contents(page);
      await page.addInitScript(
        `addEventListener("DOMContentLoaded", () => (${change.toString()})(), { once: true });`,
      );
      await open(page, route);
      await expect.poll(() => contents(page)).toEqual(expected);
      await page.getByRole("button", { name: /Switch between dark and light mode/ }).click();
      await expect(page.getByText("This page crashed")).toHaveCount(0);
    }
  });
}
