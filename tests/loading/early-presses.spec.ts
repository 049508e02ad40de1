import { type Page } from "@playwright/test";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

// What is pressed before the page's scripts have come takes effect: small controls at once, the rest when they come.
// The scripts are held back until a test lets them go.

const DOC = "/concepts/lockup/segments";

/** Opens a page whose scripts do not come before the returned function is called and React has taken over. */
async function openHeld(page: Page, route: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\/main\..*\.js/, async (request) => {
    await released;
    await request.continue();
  });
  await page.goto(route);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.locator("html").getAttribute("data-has-hydrated")).not.toBe("true");
  return async () => {
    release();
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached" });
  };
}

const searchInput = (page: Page) => page.locator(".DocSearch-Input");
const theme = (page: Page) => page.locator("html").getAttribute("data-theme");

test.describe("the search opens when the scripts have come", () => {
  const asks: Record<string, (page: Page) => Promise<void>> = {
    "by its button": (page) => page.locator(".DocSearch-Button").click(),
    "by Ctrl+K": (page) => page.keyboard.press("Control+k"),
    "by /": (page) => page.keyboard.press("/"),
  };
  for (const [how, ask] of Object.entries(asks)) {
    test(how, async ({ page }) => {
      const release = await openHeld(page, DOC);
      await ask(page);
      await release();
      await expect(searchInput(page)).toBeFocused();
    });
  }

  test("with what was typed meanwhile", async ({ page }) => {
    const release = await openHeld(page, DOC);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("clid");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("ff");
    await release();
    await expect(searchInput(page)).toHaveValue("cliff");
  });
});

test.describe("the colour mode", () => {
  test("changes at once, is remembered, and React goes on from it", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    const release = await openHeld(page, DOC);
    const toggle = page.getByRole("button", { name: /Switch between dark and light mode/ });
    await toggle.click();
    expect(await theme(page)).toBe("light");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
    await release();
    expect(await theme(page)).toBe("light");
    await toggle.click();
    await expect.poll(() => theme(page)).toBe("dark");
  });

  test("changes at once where storage is blocked", async ({ page, messages }) => {
    messages.expect(/storage is not available/i);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    });
    const release = await openHeld(page, DOC);
    await page.getByRole("button", { name: /Switch between dark and light mode/ }).click();
    expect(await theme(page)).toBe("light");
    await release();
    expect(await theme(page)).toBe("light");
  });
});

test.describe("the menu of a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const shown = (page: Page) => page.locator(".navbar-sidebar--show .navbar-sidebar");
  const toggle = (page: Page) => page.getByRole("button", { name: "Toggle navigation bar" });

  test("opens at once on the section's pages, and React's takes its place", async ({ page }) => {
    const release = await openHeld(page, DOC);
    await toggle(page).click();
    await expect(shown(page).getByRole("link", { name: "Segments" })).toBeVisible();
    await release();
    await expect(page.locator(".early-menu")).toHaveCount(0);
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page).getByRole("link", { name: "Segments" })).toBeInViewport();
    await page.getByRole("button", { name: "Close navigation bar" }).click();
    await expect(shown(page)).toHaveCount(0);
  });

  test("leads back to the main menu and can be closed", async ({ page }) => {
    const release = await openHeld(page, DOC);
    await toggle(page).click();
    await shown(page).getByRole("button", { name: "Back to main menu" }).click();
    await expect(shown(page).getByRole("link", { name: "Guides" })).toBeInViewport();
    await shown(page).getByRole("button", { name: "Close navigation bar" }).click();
    await expect(shown(page)).toHaveCount(0);
    await release();
    await expect(shown(page)).toHaveCount(0);
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("stays at the main menu when React takes over", async ({ page }) => {
    const release = await openHeld(page, DOC);
    await toggle(page).click();
    await shown(page).getByRole("button", { name: "Back to main menu" }).click();
    await release();
    await expect(page.locator(".early-menu")).toHaveCount(0);
    await expect(shown(page).getByRole("link", { name: "Guides" })).toBeInViewport();
  });

  test("stays there when a frame comes before React has drawn its menu", async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = (callback) => {
        queueMicrotask(() => callback(performance.now()));
        return 0;
      };
    });
    const release = await openHeld(page, DOC);
    await toggle(page).click();
    await shown(page).getByRole("button", { name: "Back to main menu" }).click();
    await release();
    await expect(page.locator(".early-menu")).toHaveCount(0);
    await expect(shown(page).getByRole("link", { name: "Guides" })).toBeInViewport();
  });
});

test("a tab is selected at once and stays selected", async ({ page }) => {
  const release = await openHeld(page, "/components");
  const list = page.getByRole("tablist").first();
  const second = list.getByRole("tab").nth(1);
  const panel = list.locator("xpath=following-sibling::*[1]").locator("> [role=tabpanel]").nth(1);
  await second.click();
  await expect(second).toHaveAttribute("aria-selected", "true");
  await expect(panel).toBeVisible();
  await release();
  await expect(second).toHaveAttribute("aria-selected", "true");
  await expect(list.locator("[aria-selected=true]")).toHaveCount(1);
  await expect(panel).toBeVisible();
  await list.getByRole("tab").first().click();
  await expect(panel).toBeHidden();
});

test("a collapsible opens at once and stays open, and it alone", async ({ page }) => {
  const release = await openHeld(page, "/components");
  const inTab = page.locator("main [role=tabpanel] details");
  const details = page.locator("main details").last();
  await details.locator("summary").first().click();
  await expect(details).toHaveAttribute("open", "");
  await release();
  await expect(details).toHaveAttribute("open", "");
  await expect(details.locator("> :not(summary)").first()).toBeVisible();
  await expect(inTab).toHaveCount(1);
  await expect(inTab).not.toHaveAttribute("open");
  await details.locator("summary").first().click();
  await expect(details).not.toHaveAttribute("open");
});

test.describe("a category of the sidebar", () => {
  const PAGE = "/reference/lockup/access-control";
  const category = (page: Page, name: string) =>
    page.locator(".theme-doc-sidebar-container").getByRole("button", { name, exact: true });

  test("that is closed turns its sign at once and shows its pages when they have come", async ({ page }) => {
    const release = await openHeld(page, PAGE);
    await category(page, "Flow").click();
    await expect(category(page, "Flow")).toHaveAttribute("aria-expanded", "true");
    await release();
    await expect(
      page.locator('.theme-doc-sidebar-container a[href="/reference/flow/diagrams"]'),
    ).toBeVisible();
  });

  test("that is pressed twice is as it was", async ({ page }) => {
    const release = await openHeld(page, PAGE);
    await category(page, "Flow").click();
    await category(page, "Flow").click();
    await expect(category(page, "Flow")).toHaveAttribute("aria-expanded", "false");
    await release();
    await expect(category(page, "Flow")).toHaveAttribute("aria-expanded", "false");
    await expect(
      page.locator('.theme-doc-sidebar-container a.menu__link[href="/reference/flow/diagrams"]:not([role])'),
    ).toBeHidden();
  });

  test("that is open closes at once and stays closed", async ({ page }) => {
    const release = await openHeld(page, PAGE);
    const inside = page.locator(`.theme-doc-sidebar-container a[href="${PAGE}"]`);
    await category(page, "Lockup").click();
    await expect(inside).toBeHidden();
    await release();
    await expect(inside).toBeHidden();
    await category(page, "Lockup").click();
    await expect(inside).toBeVisible();
  });
});

test("the announcement closes at once and for good", async ({ page }) => {
  const release = await openHeld(page, DOC);
  const bar = page.getByRole("region", { name: "Announcement" });
  await bar.getByRole("button", { name: "Close announcement" }).click();
  await expect(bar).toBeHidden();
  await release();
  await expect(bar).toHaveCount(0);
});

test("a link leads where it leads", async ({ page }) => {
  await openHeld(page, DOC);
  await page.locator(".pagination-nav__link--next").click();
  await expect(page).not.toHaveURL(new RegExp(`${DOC}$`));
});

test("any other button is pressed when the scripts have come", async ({ page }) => {
  // The stream on the home page stands still until asked.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await openHeld(page, "/");
  await page.locator("main figure button").first().click();
  await release();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

test("text that is typed into a form stays and counts", async ({ page }) => {
  const release = await openHeld(page, "/search");
  await page.getByRole("searchbox").fill("cliff");
  await release();
  await expect(page.getByRole("searchbox")).toHaveValue("cliff");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("cliff");
});

test("what is typed and chosen in a calculator counts", async ({ page }) => {
  const release = await openHeld(page, "/guides/legacy/streams");
  const form = page.getByRole("form", { name: "Deposit calculator" });
  await form.getByLabel("Amount, whole tokens").fill("7");
  await form.getByLabel("Token decimals").fill("6");
  await form.getByRole("combobox").selectOption("seconds");
  await release();
  await expect(form.locator("output")).toContainText("Deposit 6999990 base units");
  await expect(form.getByLabel("Amount, whole tokens")).toHaveValue("7");
  await expect(form.getByRole("combobox")).toHaveValue("seconds");
});

test("typing goes on while the scripts take over", async ({ page }) => {
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
  await expect(form.locator("output")).toContainText("1000000000000000");
});

test("the parameters of a shared address stay beside what is typed early", async ({ page }) => {
  const release = await openHeld(page, "/guides/flow/examples/flow-calculate-rps?amount=1&period=day");
  const form = page.getByRole("form", { name: "Rate calculator" });
  await form.getByLabel("Amount, whole tokens").fill("86.4");
  await release();
  await expect(form.locator("output")).toContainText("1000000000000000");
  await expect(form.getByLabel("Period", { exact: true })).toHaveValue("day");
});

test("once React has taken over, presses are its own", async ({ page }) => {
  await open(page, DOC);
  await page.locator(".DocSearch-Button").click();
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(searchInput(page)).toHaveCount(0);
});
