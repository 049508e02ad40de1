import { type Page } from "@playwright/test";
import { printed } from "../support/inspections/paper";
import { open, overflow } from "../support/reading";
import { expect, test } from "../support/test";
import { WEEKLY_TAG } from "../../scripts/test/steps";
import { divideInputs } from "../support/kinds";

// What is printed: all of the text, on white, with the addresses of links at its end, and nothing that only a screen can use.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
});

test("a printed page shows every tab with its name and every collapsible, and printing takes nothing along @core", async ({
  page,
}) => {
  await open(page, "/components");
  const before = await page.locator("details").last().getAttribute("open");
  const pdf = await page.pdf();
  expect(pdf.byteLength).toBeGreaterThan(10_000);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await page.locator("details").last().getAttribute("open")).toBe(before);
  await expect(page.locator("[data-print-label]")).toHaveCount(0);

  await page.emulateMedia({ media: "print" });
  for (const text of ["one day:", "query Streams", "opens the preview", "Hidden until asked for"]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  // The page writes the labels when it hears that it is printed.
  const readLabels = () =>
    page
      .locator('[role="tabpanel"]')
      .evaluateAll((panels) =>
        panels.map((panel) => getComputedStyle(panel, "::before").content.replaceAll('"', "")),
      );
  await expect.poll(readLabels).toEqual(["TypeScript", "GraphQL", "Shell"]);
});

test("it is light, whatever the screen shows, and lists where links lead at the end of the text", async ({
  page,
}) => {
  await open(page, "/concepts/lockup/segments");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ media: "print" });
  await expect(html).toHaveAttribute("data-theme", "light");
  const brightness = await page.evaluate(() => {
    const colour = (element: Element) =>
      getComputedStyle(element)
        .color.match(/[\d.]+/g)!
        .slice(0, 3)
        .map(Number);
    return Math.max(...colour(document.querySelector("main p")!));
  });
  expect(brightness).toBeLessThan(110);
  for (const chrome of [
    ".navbar",
    ".theme-doc-sidebar-container",
    ".footer",
    ".pagination-nav",
    ".hash-link",
  ]) {
    await expect(page.locator(chrome).first()).toBeHidden();
  }
  const link = page.locator('.theme-doc-markdown p a[href^="/"]').first();
  const href = await link.getAttribute("href");
  const number = Number(await link.getAttribute("data-print-note"));
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain(
    String(number),
  );
  const notes = page.locator(".theme-doc-markdown > :last-child li");
  await expect(notes.nth(number - 1)).toContainText(href!);
  expect(await overflow(page)).toBe(0);
  // The screen gets its colours back.
  await page.emulateMedia({ media: "screen" });
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(page.locator(".print-notes")).toHaveCount(0);
});

test("it is light without scripts, too", async ({ newContext }) => {
  const page = await (await newContext({ javaScriptEnabled: false, colorScheme: "dark" })).newPage();
  await page.goto("/concepts/fees");
  const background = () =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)!);
  expect(Math.max(...(await background()).slice(0, 3).map(Number))).toBeLessThan(60);
  await page.emulateMedia({ media: "print" });
  expect(Math.min(...(await background()).slice(0, 3).map(Number))).toBeGreaterThan(240);
});

test("code keeps its room, and words of tables are not broken", async ({ page }) => {
  await open(page, "/guides/lockup/examples/create-stream/lockup-linear");
  await page.emulateMedia({ media: "print" });
  for (const block of await page.locator(".theme-doc-markdown pre").all()) {
    const [outer, inner] = await block.evaluate((pre) =>
      [pre, pre.querySelector("code")!].map((element) => element.getBoundingClientRect().height),
    );
    expect(inner).toBeGreaterThan(10);
    expect(outer).toBeGreaterThanOrEqual(inner!);
  }
  await open(page, "/concepts/fees");
  await page.setViewportSize({ width: 720, height: 900 });
  await page.emulateMedia({ media: "print" });
  const lines = await page.locator("table tbody td").evaluateAll((cells) =>
    cells
      .filter((cell) => /^(?:Lockup|yes)$/.test(cell.textContent!))
      .map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
      }),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(new Set(lines)).toEqual(new Set([1]));
});

/** An address or a hash. */
const ADDRESS = /^0x(?:[0-9a-fA-F]{64}|[0-9a-fA-F]{40})$/;

const PAGES_OF_ADDRESSES = [
  ["/guides/lockup/deployments", "A4"],
  ["/concepts/governance", "Letter"],
  ["/guides/airdrops/deployments", "Letter"],
  ["/reference/events", "A4"],
  ["/guides/legacy/deployments", "A4"],
] as const;

for (const { inputs, tag } of divideInputs(PAGES_OF_ADDRESSES, 2)) {
  test(`every address is complete on paper, and the tables of addresses fit${tag}`, async ({ page }) => {
    test.slow();
    for (const [route, format] of inputs) {
      await test.step(`${route} on ${format}`, async () => {
        await page.emulateMedia({ media: null });
        await page.setViewportSize({ width: 1440, height: 900 });
        await open(page, route);
        const code = await page.locator(".theme-doc-markdown code").allTextContents();
        const addresses = code.filter((text) => ADDRESS.test(text));
        expect.soft(addresses.length).toBeGreaterThan(5);
        const sheets = (await printed(page, format)).join("\n");
        expect.soft(addresses.filter((address) => !sheets.includes(address))).toEqual([]);
        // Nothing is wider than the sheet: A4 less its margins.
        await page.setViewportSize({ width: 696, height: 900 });
        await page.emulateMedia({ media: "print" });
        expect.soft(await overflow(page)).toBe(0);
        const wide = page
          .locator(".theme-doc-markdown table")
          .evaluateAll((tables) =>
            tables
              .filter(
                (table) => table.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
              )
              .map((table) => table.textContent.slice(0, 60)),
          );
        expect.soft(await wide).toEqual([]);
      });
    }
  });
}

test(`a page of queries prints each query once, and no box of code without its title ${WEEKLY_TAG}`, async ({
  page,
}) => {
  await open(page, "/api/flow/envio/queries");
  const sheets = await printed(page);
  const queries = await page.locator(".theme-doc-markdown h3").allInnerTexts();
  expect(queries.length).toBeGreaterThan(3);
  const text = sheets.join("\n");
  const names = [...text.matchAll(/query (\w+) ?[({]/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(3);
  expect(names.length).toBe(new Set(names).size);
  // A title at the foot of a sheet has its code on the next.
  expect(sheets.filter((sheet) => /\.graphql\s*$/.test(sheet.trim()))).toEqual([]);
});

/** By how many pixels each mark of a status reaches into the word that it is beside. */
const marksOverWords = (page: Page) =>
  page.locator(".theme-doc-markdown code[data-tint]").evaluateAll((statuses) =>
    statuses
      .filter((status) => status.checkVisibility())
      .map((status) => {
        const words = document.createRange();
        words.selectNodeContents(status);
        words.setStartAfter(status.querySelector(".status-mark")!);
        const mark = status.querySelector(".status-mark")!.getBoundingClientRect();
        return mark.right - words.getBoundingClientRect().left;
      })
      .filter((over) => over > 0.5),
  );

test(`the mark of a status stands beside its word, in text and in tables ${WEEKLY_TAG}`, async ({ page }) => {
  await open(page, "/concepts/lockup/overview");
  await page.setViewportSize({ width: 696, height: 900 });
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".theme-doc-markdown code[data-tint]").count()).toBeGreaterThan(5);
  expect(await marksOverWords(page)).toEqual([]);
  await page.addStyleTag({ content: "code[data-tint] { padding-inline-start: 0 !important }" });
  expect((await marksOverWords(page)).length, "control").toBeGreaterThan(0);
});

test(`deployments have one line a row, and tables of prose their columns ${WEEKLY_TAG}`, async ({ page }) => {
  /** Returns how many rows are higher than a line with its mark. */
  const highRows = () =>
    page
      .locator(".theme-doc-markdown tr:has(.address)")
      .evaluateAll(
        (rows) =>
          rows.filter((row) => row.checkVisibility() && row.getBoundingClientRect().height > 30).length,
      );
  for (const route of ["/guides/lockup/deployments", "/guides/airdrops/deployments"]) {
    await open(page, route);
    expect((await printed(page)).length, route).toBeLessThanOrEqual(9);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await highRows(), "control: on a phone").toBeGreaterThan(10);
    await page.setViewportSize({ width: 696, height: 900 });
    await page.emulateMedia({ media: "print" });
    expect(await highRows(), route).toBe(0);
    await page.emulateMedia({ media: null });
  }

  await open(page, "/concepts/fees");
  await page.setViewportSize({ width: 600, height: 900 });
  const layout = () =>
    page
      .locator("table.stacked tbody tr")
      .first()
      .evaluate((row) => getComputedStyle(row).display);
  expect(await layout(), "control: on a phone").toBe("block");
  await page.emulateMedia({ media: "print" });
  expect(await layout()).toBe("table-row");
});

test(`the notice of the project's state is one line on paper, where other collapsibles are open ${WEEKLY_TAG}`, async ({
  page,
}) => {
  for (const [route, answer] of [
    ["/guides/lockup/deployments", "The other contracts of Lockup"],
    ["/support/faq", "How do I withdraw my tokens?"],
  ] as const) {
    await open(page, route);
    const more = (await page.locator("[role=note] details dd").first().textContent())!.trim().slice(0, 40);
    expect(more.length).toBeGreaterThan(20);
    const sheets = (await printed(page)).map((sheet) => sheet.replace(/\s+/g, " "));
    expect(sheets[0]).toContain("Status, June 2026");
    expect(sheets.join(" ")).not.toContain(more);
    expect(sheets.join(" ")).toContain(answer);
  }
  expect((await printed(page))[0], "the first answer is on the first sheet").toContain("withdrawMax");
});

/** Returns the last line of each sheet that is a heading or the name of an admonition: what follows is overleaf. */
const strandedHeads = (sheets: readonly string[], heads: readonly string[]) =>
  sheets
    .map((sheet) => sheet.trim().split("\n").at(-1)!.trim())
    .filter((line) => /^(?:caution|info|tip|note|warning|danger)$/i.test(line) || heads.includes(line));

test(`no heading or name of an admonition ends a sheet, and each shape is on one sheet with its picture ${WEEKLY_TAG}`, async ({
  page,
}) => {
  test.slow();
  expect(strandedHeads(["Text.\nCAUTION", "Text.\nLinear\n", "Text."], ["Linear"]), "control").toHaveLength(
    2,
  );
  for (const [route, most] of [
    ["/concepts/lockup/overview", 6],
    ["/concepts/lockup/stream-shapes", 16],
    ["/support/faq", 22],
  ] as const) {
    await open(page, route);
    const heads = (await page.locator(".theme-doc-markdown :is(h2, h3)").allInnerTexts()).map((text) =>
      text.replaceAll("\u200b", "").trim(),
    );
    const sheets = await printed(page);
    expect.soft(strandedHeads(sheets, heads), route).toEqual([]);
    expect.soft(sheets.length, route).toBeLessThanOrEqual(most);
  }

  await open(page, "/concepts/lockup/stream-shapes");
  const shapes = await page.locator(".theme-doc-markdown h3 + p:has(+ * figure)").evaluateAll((texts) =>
    texts.map((text) => ({
      name: text.previousElementSibling!.textContent.replaceAll("\u200b", "").trim(),
      words: text.textContent.slice(0, 13),
    })),
  );
  expect(shapes.length).toBeGreaterThan(3);
  const sheets = (await printed(page)).map((sheet) => sheet.replace(/\s+/g, " "));
  const apart = shapes.filter(
    ({ name, words }) =>
      !sheets.some(
        (sheet) => sheet.includes(`${name} ${words}`) && sheet.includes(`Try ${name} in the playground`),
      ),
  );
  expect(apart).toEqual([]);
});
