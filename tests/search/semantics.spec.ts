import { type Page } from "@playwright/test";
import { open } from "../support/reading";
import { active, hits, input, modal, search } from "../support/search";
import { expect, test } from "../support/test";

// Where a hit leads, which keys are an input method's, and what the modal says of itself to screen readers.

const heading = "how-is-the-onchain-minimum-worked-out";

test("a hit on the page one is on scrolls to its heading", async ({ page }) => {
  await open(page, "/concepts/fees");
  for (const width of [1440, 390]) {
    for (const how of ["Enter", "a click"]) {
      await test.step(`${how}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
        await search(page, "how is the onchain minimum worked out");
        await expect(page.locator(`${active} a`)).toHaveAttribute("href", `/concepts/fees#${heading}`);
        await expect(page.locator(active)).toContainText(/onchain minimum/);
        if (how === "Enter") await page.keyboard.press("Enter");
        else await page.locator(`${active} a`).click();
        await expect(page.locator(modal)).toHaveCount(0);
        await expect(page).toHaveURL(new RegExp(`#${heading}$`));
        await expect(page.locator(`#${heading}`)).toBeInViewport();
        expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
      });
    }
  }
});

test("the hit of the page one is on leads to its top, and the same heading a second time to the heading", async ({
  page,
}) => {
  await open(page, "/concepts/fees");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await search(page, "fees");
  await page.locator(`${hits} a[href="/concepts/fees"]`).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  for (let time = 0; time < 2; time++) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await search(page, "how is the onchain minimum worked out");
    await expect(page.locator(`${active} a`)).toHaveAttribute("href", `/concepts/fees#${heading}`);
    await expect(page.locator(active)).toContainText(/onchain minimum/);
    await page.locator(`${active} a`).click();
    await expect(page.locator(`#${heading}`)).toBeInViewport();
  }
});

/** Presses a key as browsers do that tell of a composition. */
const press = (page: Page, place: string, init: Record<string, string | number | boolean>) =>
  page
    .locator(place)
    .evaluate(
      (element, event) =>
        element.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...event })),
      init,
    );

test("the keys that end a composition do nothing else, and Ctrl with the key of K opens the search in any script", async ({
  page,
}) => {
  await open(page, "/concepts/fees");
  await press(page, "body", { key: "л", code: "KeyK", ctrlKey: true });
  await expect(page.locator(input)).toBeFocused();
  await page.locator(input).fill("governance");
  await expect(page.locator(active)).toContainText(/governance/i);
  for (const [browser, composing] of [
    ["Chromium", { isComposing: true }],
    ["Safari, which has ended the composition by then", { keyCode: 229 }],
  ] as const) {
    await test.step(browser, async () => {
      await press(page, input, { key: "Enter", ...composing });
      await press(page, input, { key: "Escape", ...composing });
      await expect(page.locator(modal)).toBeVisible();
      await expect(page.locator(input)).toHaveValue("governance");
      await expect(page).toHaveURL(/\/concepts\/fees$/);
    });
  }
});

/** Ids that attributes of the modal name, and that no element has. */
const missingIds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".DocSearch-Container, .DocSearch-Container *")].flatMap((element) =>
      ["aria-controls", "aria-labelledby", "aria-activedescendant", "aria-owns", "for"]
        .flatMap((name) => element.getAttribute(name)?.split(" ") ?? [])
        .filter((id) => id !== "" && !document.getElementById(id)),
    ),
  );

test("the modal is a dialog with a combobox, and names only what is there", async ({ page }) => {
  await open(page, "/concepts/fees");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  const box = page.getByRole("combobox", { name: "Search" });
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await expect.poll(() => missingIds(page)).toEqual([]);
  await page.locator(input).fill("cancel stream");
  await expect(page.locator(active)).toHaveCount(1);
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => missingIds(page)).toEqual([]);
  const lists = await page.getByRole("listbox").evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(lists).size).toBe(lists.length);
  expect((await box.getAttribute("aria-controls"))!.split(" ")).toEqual(lists);
  const title = (await page.locator(".DocSearch-Hit-source").first().textContent())!;
  await expect(page.getByRole("listbox", { name: title, exact: true })).toHaveCount(1);
  await page.locator(input).fill("xyzzyq");
  await expect(page.locator(".DocSearch-Title")).toHaveText('No results for "xyzzyq"');
  await expect.poll(() => missingIds(page)).toEqual([]);
});

test("Tab goes round inside the modal", async ({ page }) => {
  await open(page, "/concepts/fees");
  await search(page, "cancel stream");
  await expect(page.locator(active)).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator(".DocSearch-HitsFooter a")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(input)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByTitle("Clear the query")).toBeFocused();
});

test("where nothing fits, the modal and the results page offer questions and the sections", async ({
  page,
}) => {
  await open(page, "/concepts/fees");
  await search(page, "xyzzyq");
  await expect(page.locator(".DocSearch-Title")).toHaveText('No results for "xyzzyq"');
  const box = page.locator(modal);
  await expect(box.getByText("Questions that these pages answer")).toBeVisible();
  await expect(box.getByRole("link", { name: "Concepts" })).toBeVisible();
  await page.getByTitle("Clear the query").click();
  await expect(box.getByText("Questions that these pages answer")).toHaveCount(0);
  await open(page, "/search?q=xyzzyq");
  const questions = page.locator("main ul").first().getByRole("link");
  await expect(questions).toHaveCount(3);
  await questions.first().click();
  await expect(page).toHaveURL(/#/);
});

test("ids, addresses of sites and names of errors lead to the pages that explain them", async ({ page }) => {
  await open(page, "/concepts/fees");
  await page.keyboard.press("Control+k");
  for (const [query, path, text] of [
    ["LK2-8453-676", /^\/api\/ids(#aliases)?$/, "alias"],
    ["pay.sablier.finance", "/apps/v1", "Legacy"],
    ["OwnableUnauthorizedAccount", "/reference/errors#how-do-i-read-a-revert", "revert"],
  ] as const) {
    await test.step(query, async () => {
      await page.locator(input).fill(query);
      await expect(page.locator(`${active} a`)).toHaveAttribute("href", path);
      await expect(page.locator(active)).toContainText(new RegExp(text, "i"));
    });
  }
});
