import { type Page } from "@playwright/test";
import { axeViolations } from "../../../../tests/support/inspections/axe";
import { frames, open } from "../../../../tests/support/reading";
import { active, hits, input, modal, search, status } from "../../../../tests/support/search";
import { expect, test } from "../../../../tests/support/test";

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

/** Presses a key as browsers do that report a composition. */
const press = (page: Page, selector: string, init: Record<string, string | number | boolean>) =>
  page
    .locator(selector)
    .evaluate(
      (element, event) =>
        element.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...event })),
      init,
    );

test("the keys that end a composition do nothing else", async ({ page }) => {
  await open(page, "/concepts/fees");
  await search(page, "governance");
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

test("the modal is a dialog with a combobox, and names only what is there @core", async ({ page }) => {
  await open(page, "/concepts/fees");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeAttached();
  const box = page.getByRole("combobox", { name: "Search" });
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await expect.poll(() => missingIds(page)).toEqual([]);
  await page.locator(input).fill("cancel stream");
  await expect(page.locator(active)).toHaveCount(1);
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => missingIds(page)).toEqual([]);
  const lists = await page.getByRole("tree").evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(lists).size).toBe(lists.length);
  expect((await box.getAttribute("aria-controls"))!.split(" ")).toEqual(lists);
  const title = (await page.locator(".DocSearch-Hit-source").first().textContent())!;
  await expect(page.getByRole("tree", { name: title, exact: true })).toHaveCount(1);
  await page.locator(input).fill("xyzzyq");
  await expect(page.locator(status)).toHaveText("No results");
  await expect.poll(() => missingIds(page)).toEqual([]);
});

test("Tab walks through the modal, and never to the page behind it", async ({ page }) => {
  await open(page, "/concepts/fees");
  await search(page, "cancel stream");
  await expect(page.locator(active)).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator(input)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByTitle("Clear the query")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(`${hits} a`).first()).toBeFocused();
  await page.locator(".DocSearch-HitsFooter a").focus();
  await page.keyboard.press("Tab");
  const focused = await page.evaluate(
    () => document.activeElement?.closest("[role=dialog], body")?.role ?? "none",
  );
  expect(["dialog", "none"]).toContain(focused);
});

test("axe finds nothing to complain of in the modal: empty, with hits, with none", async ({ page }) => {
  await open(page, "/concepts/fees");
  await page.keyboard.press("Control+k");
  await expect(page.locator(".DocSearch-StartScreen")).toBeVisible();
  for (const theme of ["light", "dark"] as const) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    for (const query of ["", "cancel stream", "xyzzyq"]) {
      await test.step(`${theme}, ${query || "no query"}`, async () => {
        await page.locator(input).fill(query);
        await expect(page.locator(status)).toHaveAttribute("data-answered", query);
        await frames(page);
        expect(await axeViolations(page, { within: "[role=dialog]" })).toEqual([]);
      });
    }
  }
  // The control: what DocSearch renders without the fixed names.
  await page.locator(input).evaluate((field) => {
    for (const name of ["aria-labelledby", "placeholder"]) field.removeAttribute(name);
    field.id = "";
  });
  expect(await axeViolations(page, { within: "[role=dialog]" })).not.toEqual([]);
});

test("where nothing fits, the modal says so, and offers the groups found before and a form", async ({
  page,
}) => {
  await open(page, "/concepts/fees");
  await search(page, "stream");
  await expect(page.locator(status)).toHaveText(/^\d+ results$/);
  await page.locator(input).fill('xyzzyq "<>');
  await expect(page.locator(".DocSearch-Title")).toHaveText('No results for "xyzzyq "<>"');
  await expect(page.locator(status)).toHaveText("No results");
  const none = page.locator(".DocSearch-NoResults");
  await expect(none).toContainText("Try searching for");
  await expect(none).toContainText("Believe this query should return results? Let us know.");
  await expect(page.getByRole("link", { name: "Let us know." })).toHaveAttribute(
    "href",
    /^https:\/\/github\.com\/sablier-labs\/docs\/issues\/new\?title=.*xyzzyq%20%22%3C%3E/,
  );
  const suggestions = none.locator(".DocSearch-Prefill").filter({ visible: true });
  await expect(suggestions.filter({ hasText: "Best matches" })).toHaveCount(0);
  await suggestions.first().click();
  await expect(page.locator(active)).toHaveCount(1);
});

test("where nothing fits, the modal offers questions that come near, and the results page the sections too", async ({
  page,
}) => {
  await open(page, "/concepts/fees");
  await search(page, "streiiim");
  const box = page.locator(modal);
  await expect(box).toContainText('No results for "streiiim"');
  await expect(box).toContainText("Questions that these pages answer");
  await expect(page.locator(status)).toHaveText("No results");
  await expect(page.locator(hits)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Let us know." })).toHaveAttribute("href", /streiiim/);
  await box.locator("ul a").first().click();
  await expect(page).toHaveURL(/#/);
  await expect(box).toHaveCount(0);
  await open(page, "/search?q=streiiim");
  await expect(page.locator("main").getByRole("link", { name: "Concepts", exact: true })).toBeVisible();
  const questions = page.locator("main ul").first().getByRole("link");
  await expect(questions).toHaveCount(3);
  await questions.first().click();
  await expect(page).toHaveURL(/#/);
});

test("the data of a revert is found by its selector and leads to the decoder with all of it", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const data = `0x4e487b71${"0".repeat(62)}11`;
  for (const pasted of [data, data + "0".repeat(640)]) {
    await test.step(`${pasted.length} characters`, async () => {
      await open(page, "/concepts/fees");
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
      await page.keyboard.press("Control+k");
      await expect(page.locator(input)).toBeFocused();
      await page.keyboard.press("Control+v");
      await expect(page.locator(active)).toContainText(/Panic 0x11.*one of the compiler's own/is);
      await expect(page.locator(hits).nth(1)).toContainText(/panic/i);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`/reference/errors#data=${pasted}$`));
      // What the reader pasted came by no link.
      const decoder = page.getByRole("region", { name: "Error decoder" });
      await expect(decoder).toContainText("Panic 0x11");
      await expect(decoder.getByRole("note")).toHaveCount(0);
    });
  }
});

test("a revert that no release has is handed to the decoder whole, alone or in its message", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const pasted of ["0x48c9ceda", "UserOperation reverted during simulation with reason: 0x48c9ceda"]) {
    await test.step(pasted, async () => {
      await open(page, "/concepts/fees");
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
      await page.keyboard.press("Control+k");
      await expect(page.locator(input)).toBeFocused();
      await page.keyboard.press("Control+v");
      await expect(page.locator(active)).toContainText(/Decode this revert.*0x48c9ceda/s);
      await page.keyboard.press("Enter");
      // The decoder seals the address when it has read it.
      await expect(page).toHaveURL(/\/reference\/errors#(?:seal=\w+&)?data=.*0x48c9ceda$/);
      await expect(page.getByRole("region", { name: "Error decoder" }).getByRole("textbox")).toHaveValue(
        pasted,
      );
    });
  }
});
