import { type Page } from "@playwright/test";
import { holdRequests } from "../support/requests";
import { expect, test } from "../support/test";

// What is pressed before the page is hydrated takes effect when it is. The scripts are held back until a test lets them
// go.

const DOC = "/concepts/lockup/segments";

/** Opens a page that is not hydrated before the returned function is called. */
async function openHeld(page: Page, route: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, /\/assets\/js\/main\..*\.js/);
  await page.goto(route);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.locator("html").getAttribute("data-has-hydrated")).not.toBe("true");
  return async () => {
    release();
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached" });
  };
}

const searchInput = (page: Page) => page.locator(".DocSearch-Input");
const COLOUR_MODE = /Switch between dark and light mode/;
const theme = (page: Page) => page.locator("html").getAttribute("data-theme");

test("the search opens by its button and its keys, with what was typed meanwhile", async ({ page }) => {
  const asks: Record<string, () => Promise<void>> = {
    "its button": () => page.locator(".DocSearch-Button").click(),
    "Ctrl+K": () => page.keyboard.press("Control+k"),
    "/": () => page.keyboard.press("/"),
  };
  for (const [how, ask] of Object.entries(asks)) {
    await test.step(how, async () => {
      const release = await openHeld(page, DOC);
      await ask();
      await release();
      await expect(searchInput(page)).toBeFocused();
    });
  }
  await test.step("with what was typed", async () => {
    const release = await openHeld(page, DOC);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("clid");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("ff");
    await release();
    await expect(searchInput(page)).toHaveValue("cliff");
  });
});

test("tabs, collapsibles, categories and other buttons do what they do, and links lead where they lead", async ({
  page,
}) => {
  await test.step("the colour mode changes, as often as it was pressed, and is stored", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    const release = await openHeld(page, DOC);
    const toggle = page.getByRole("button", { name: COLOUR_MODE });
    for (let presses = 0; presses < 2; presses += 1) await toggle.click();
    await release();
    await expect.poll(() => theme(page)).toBe("dark");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  });

  await test.step("a tab is selected", async () => {
    const release = await openHeld(page, "/components");
    const list = page.getByRole("tablist").first();
    const second = list.getByRole("tab").nth(1);
    await second.click();
    await release();
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(list.locator("[aria-selected=true]")).toHaveCount(1);
  });

  await test.step("a collapsible opens at once and stays open, and it alone", async () => {
    const release = await openHeld(page, "/components");
    const inTab = page.locator("main [role=tabpanel] details");
    const details = page.locator("main details").last();
    await details.locator("summary").first().click();
    await expect(details).toHaveAttribute("open", "");
    await release();
    await expect(details).toHaveAttribute("open", "");
    await expect(details.locator("> :not(summary)").first()).toBeVisible();
    await expect(inTab.first()).not.toHaveAttribute("open");
    await details.locator("summary").first().click();
    await expect(details).not.toHaveAttribute("open");
  });

  await test.step("a category of the sidebar opens", async () => {
    const release = await openHeld(page, "/reference/lockup/access-control");
    const sidebar = page.locator(".theme-doc-sidebar-container");
    await sidebar.getByRole("button", { name: "Flow", exact: true }).click();
    await release();
    await expect(sidebar.locator('a[href="/reference/flow/diagrams"]')).toBeVisible();
  });

  await test.step("any other button is pressed", async () => {
    // The stream on the home page stands still until asked.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const release = await openHeld(page, "/");
    await page.locator("main figure button").first().click();
    await release();
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  });

  await test.step("on a phone the menu opens on the section's pages", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openHeld(page, DOC);
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await release();
    const menu = page.locator(".navbar-sidebar--show .navbar-sidebar");
    await expect(menu.getByRole("link", { name: "Segments" })).toBeInViewport();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("the announcement closes for good", async () => {
    const release = await openHeld(page, DOC);
    const bar = page.getByRole("complementary", { name: "Announcement" });
    await bar.getByRole("button", { name: "Close announcement" }).click();
    await release();
    await expect(bar).toHaveCount(0);
  });

  await test.step("a link leads where it leads", async () => {
    await openHeld(page, DOC);
    await page.locator(".pagination-nav__link--next").click();
    await expect(page).not.toHaveURL(new RegExp(`${DOC}$`));
  });
});

test("what is typed and chosen in forms stays and counts", async ({ page }) => {
  await test.step("in the search", async () => {
    const release = await openHeld(page, "/search");
    await page.getByRole("searchbox").fill("cliff");
    await release();
    await expect(page.getByRole("searchbox")).toHaveValue("cliff");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("cliff");
  });

  await test.step("in a calculator", async () => {
    const release = await openHeld(page, "/guides/legacy/streams");
    const form = page.getByRole("form", { name: "Deposit calculator" });
    await form.getByLabel("Amount, whole tokens").fill("7");
    await form.getByLabel("Token decimals").fill("6");
    await form.getByRole("combobox").selectOption("seconds");
    await release();
    await expect(form.getByRole("status", { name: "Result" })).toContainText("Deposit 6999990 base units");
    await expect(form.getByLabel("Amount, whole tokens")).toHaveValue("7");
    await expect(form.getByRole("combobox")).toHaveValue("seconds");
  });

  await test.step("the parameters of a shared address stay with it", async () => {
    const release = await openHeld(page, "/guides/flow/examples/flow-calculate-rps?amount=1&period=day");
    const form = page.getByRole("form", { name: "Rate calculator" });
    await form.getByLabel("Amount, whole tokens").fill("86.4");
    await release();
    await expect(form.getByRole("status", { name: "Result" })).toContainText("1000000000000000");
    await expect(form.getByLabel("Period", { exact: true })).toHaveValue("day");
  });
});

test("typing continues while the page is hydrated", async ({ page }) => {
  const release = await openHeld(page, "/guides/flow/examples/flow-calculate-rps");
  const form = page.getByRole("form", { name: "Rate calculator" });
  const amount = form.getByLabel("Amount, whole tokens");
  await form.getByLabel("Period", { exact: true }).selectOption("day");
  await amount.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("86");
  const released = release();
  await page.keyboard.type(".40000", { delay: 60 });
  await released;
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue("86.40000");
  await expect(form.getByRole("status", { name: "Result" })).toContainText("1000000000000000");
});
