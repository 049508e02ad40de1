import { type Page } from "@playwright/test";
import { open } from "../support/reading";
import { button, hits, input, status } from "../support/search";
import { expect, test } from "../support/test";

// A link to a place inside a closed tab or collapsible opens it and brings the place into view.

const PAGE = "/components";

test("a link from elsewhere opens the tab that it points into, also against a choice that the reader made before", async ({
  page,
}) => {
  await open(page, `${PAGE}#in-a-tab`);
  await expect(page.getByRole("tab", { name: "GraphQL" })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("#in-a-tab").locator("xpath=ancestor::*[@role='tabpanel']")).toBeVisible();

  await page.getByRole("tab", { name: "Shell" }).click();
  await page.goto("about:blank");
  await open(page, `${PAGE}#in-a-tab`);
  await expect(page.getByRole("tab", { name: "GraphQL" })).toHaveAttribute("aria-selected", "true");
});

test("a link on the same page opens the collapsible that it points into", async ({ page }) => {
  await open(page, PAGE);
  const details = page.locator("details", { hasText: "Hidden until asked for" });
  await expect(details.getByText("Hidden until asked for")).toBeHidden();
  await page.evaluate(() => (location.hash = "#in-a-collapsible"));
  await expect(details.getByText("Hidden until asked for")).toBeVisible();
  await expect(details.getByText("Hidden until asked for")).toBeInViewport();
});

test("a collapsible that find in page has opened is open, and a press closes it", async ({ page }) => {
  await open(page, PAGE);
  const details = page.locator("details", { hasText: "Hidden until asked for" });
  const text = details.getByText("Hidden until asked for");
  // What a browser does that has found a text inside; this one has no find in page.
  await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
  await expect(text).toBeVisible();
  await expect(details).toHaveAttribute("data-collapsed", "false");
  await details.locator("summary").first().click();
  await expect(text).toBeHidden();
});

test("nothing moves under the hands of a reader who has begun to read", async ({ page }) => {
  await page.clock.install();
  await open(page, `${PAGE}#in-a-collapsible`);
  const target = page.getByText("Hidden until asked for");
  await expect(target).toBeInViewport();
  await page.mouse.wheel(0, -50_000);
  // What opens above may move the page by the height of a bar.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200);
  // Longer than to the last look that would have brought the place back.
  await page.clock.runFor(1_500);
  await expect(target).not.toBeInViewport();
});

test("a hash without a place on the page, or that is no encoded text, leaves the page as it is", async ({
  page,
}) => {
  await open(page, `${PAGE}#%E0%A4%A`);
  await expect(page.getByRole("tab", { name: "TypeScript" })).toHaveAttribute("aria-selected", "true");
  for (const hash of ["#100%", "#%E0%A4%A"]) {
    await open(page, PAGE);
    await page.evaluate((malformed) => (location.hash = malformed), hash);
    await page.evaluate(() => (location.hash = "#in-a-collapsible"));
    await expect(page.getByText("Hidden until asked for")).toBeInViewport();
  }
});

/** Returns what has the focus: its ID or its class, and whether it shows a ring. */
const getFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    return { name: focused.id || focused.className, hasRing: focused.matches(":focus-visible") };
  });

test("the focus goes to the place that a link names, with a ring for the keyboard only", async ({ page }) => {
  await open(page, "/concepts/fees");
  const choose = async (isMouse: boolean) => {
    // The button has the focus before, and gets it back when the search is closed.
    await page.locator(button).click();
    await page.locator(input).fill("vest tokens from a safe");
    await expect(page.locator(status)).toHaveText(/^\d+ results$/);
    const row = page.locator(`${hits}:has(a[href*="#"])`).first();
    const { hash } = new URL((await row.locator("a").getAttribute("href"))!, page.url());
    if (isMouse) await row.click();
    else {
      while ((await row.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    }
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expect(page.locator(hash)).toBeFocused();
    await expect(page.locator(hash)).toBeInViewport();
    return hash;
  };
  const hash = await choose(false);
  expect(await getFocus(page)).toEqual({ name: hash.slice(1), hasRing: true });
  // It is no stop itself: the keyboard continues after it.
  await page.keyboard.press("Tab");
  await expect(page.locator(hash)).not.toHaveAttribute("tabindex");
  expect(
    await page.evaluate(
      (id) =>
        document.getElementById(id)!.compareDocumentPosition(document.activeElement!) &
        (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
      hash.slice(1),
    ),
  ).toBeGreaterThan(0);

  await test.step("on the page that is open", () => choose(false));

  await test.step("after a press of the mouse on a hit", async () => {
    await open(page, "/concepts/fees");
    await choose(true);
    expect((await getFocus(page)).hasRing).toBe(false);
  });

  await test.step("control: a search that is closed gives the focus back", async () => {
    await page.locator(button).click();
    await page.keyboard.press("Escape");
    await expect(page.locator(button)).toBeFocused();
  });
});

test("a place in a closed collapsible takes the focus once that is open", async ({ page }) => {
  await open(page, PAGE);
  await page.evaluate(() => (location.hash = "#in-a-collapsible"));
  await expect(page.locator("#in-a-collapsible")).toBeFocused();
});
