import { type Page } from "@playwright/test";
import { open } from "./support/reading";
import { expect, test } from "./support/test";

const DOC = "/concepts/lockup/segments";

test.describe("navbar", () => {
  test("leads to six sections on the left and three places outside on the right", async ({ page }) => {
    await page.goto("/");
    const items = page.locator(".navbar__item.navbar__link");
    await expect(items).toHaveText(
      ["Concepts", "Guides", "References", "APIs", "Apps", "Support", "Discord", "GitHub", "Links"],
      { useInnerText: true },
    );
    expect(await items.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      "/concepts/what-is-sablier",
      "/guides/lockup/overview",
      "/reference/overview",
      "/api/overview",
      "/apps/features/overview",
      "/support/faq",
      "https://discord.sablier.com",
      "https://github.com/sablier-labs",
      "https://linktr.ee/SablierLabs",
    ]);
  });

  test("marks the section that the page belongs to, and no other", async ({ page }) => {
    await page.goto(DOC);
    await expect(page.locator(".navbar__link--active")).toHaveText(["Concepts"]);
  });

  test("stays at the top while the page scrolls", async ({ page }) => {
    await page.goto(DOC);
    await page.mouse.wheel(0, 2000);
    await expect(page.locator(".navbar")).toBeInViewport();
  });
});

test("footer lists company, community and developers", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const title of ["Company", "Community", "Developers"]) {
    await expect(footer.getByRole("navigation", { name: title }).getByRole("link").first()).toBeVisible();
  }
  await expect(footer.getByRole("link", { name: "Lockup Contracts" })).toHaveAttribute(
    "href",
    "https://github.com/sablier-labs/evm-monorepo/tree/main/lockup",
  );
});

test.describe("sidebar", () => {
  test("cannot be hidden, and opening one category leaves the others open", async ({ page }) => {
    await page.goto("/reference/overview");
    const sidebar = page.locator(".theme-doc-sidebar-container");
    await expect(sidebar.getByRole("button", { name: /collapse sidebar/i })).toHaveCount(0);
    await sidebar.getByRole("button", { name: "Lockup", exact: true }).click();
    await sidebar.getByRole("button", { name: "Flow", exact: true }).click();
    await expect(sidebar.locator('a[href="/reference/lockup/diagrams"]')).toBeVisible();
    await expect(sidebar.locator('a[href="/reference/flow/diagrams"]')).toBeVisible();
  });

  test("on a phone opens from the menu button, leads back to the main menu and closes at the desktop width", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, DOC);
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const menu = page.locator(".navbar-sidebar");
    await expect(menu.getByRole("link", { name: "Segments" })).toBeVisible();
    await menu.getByRole("button", { name: "Back to main menu" }).click();
    await expect(menu.getByRole("link", { name: "Guides" })).toBeVisible();
    await page.setViewportSize({ width: 996, height: 844 });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 997, height: 844 });
    await expect(menu).toBeHidden();
  });
});

test.describe("a documentation page", () => {
  test("has breadcrumbs, a table of contents of two levels, an edit link and the date of its last change", async ({
    page,
  }) => {
    await page.goto(DOC);
    await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toContainText("Segments");
    const targets = await page
      .locator(".theme-doc-toc-desktop a")
      .evaluateAll((links) =>
        links.map(
          (link) => document.getElementById(decodeURIComponent(link.getAttribute("href")!.slice(1)))?.tagName,
        ),
      );
    expect(targets.length).toBeGreaterThan(1);
    expect(targets.filter((tag) => tag !== "H2" && tag !== "H3")).toEqual([]);
    await expect(page.getByRole("link", { name: "Edit this page" })).toHaveAttribute(
      "href",
      /segments\.mdx$/,
    );
  });

  test("lets the keyboard skip to its content", async ({ page }) => {
    await page.goto(DOC);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    // The content is where the keyboard goes on from; it is no stop of its own.
    await page.keyboard.press("Tab");
    await expect(page.locator("#__docusaurus_skipToContent_fallback :focus")).toBeVisible();
  });

  test("opened by the name of its file shows once, under its clean address", async ({ page, stubsURL }) => {
    for (const [file, clean] of [
      ["/index.html", "/"],
      [`${DOC}.html`, DOC],
    ] as const) {
      await page.goto(`${stubsURL}${file}?x=1#y`);
      await expect(page).toHaveURL(`${stubsURL}${clean}?x=1#y`);
      await expect(page.getByRole("contentinfo")).toHaveCount(1);
    }
  });

  test("scrolls to the top on the way to another page, and to the heading that an address names", async ({
    page,
  }) => {
    await page.goto(DOC);
    await page.mouse.wheel(0, 1500);
    await page.locator(".pagination-nav__link--next").click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const heading = page.locator(".markdown h2").last();
    await page.goto(`${page.url()}#${await heading.getAttribute("id")}`);
    await expect(heading).toBeInViewport();
  });
});

test("a page that is slow to arrive is announced by a bar at the top, which goes when the page is there", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/js/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.locator(".navbar").getByRole("link", { name: "Support" }).click();
  await expect(page.locator("#nprogress .bar")).toBeAttached();
  release();
  await expect(page).toHaveURL(/\/support\/faq$/);
  await expect(page.locator("#nprogress")).toHaveCount(0);
});

test.describe("prefetching", () => {
  const requested = async (page: Page, connection: object) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { configurable: true, value });
    }, connection);
    const scripts: string[] = [];
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    page.on("request", (request) => {
      if (request.url().includes("/assets/js/")) scripts.push(request.url());
    });
    await page.locator(".navbar").getByRole("link", { name: "Support" }).hover();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    return scripts;
  };

  test("asks for nothing on a 2G connection", async ({ page }) => {
    expect(await requested(page, { effectiveType: "2g", saveData: false })).toEqual([]);
  });

  test("asks for nothing when the reader saves data", async ({ page }) => {
    expect(await requested(page, { effectiveType: "4g", saveData: true })).toEqual([]);
  });

  test("asks for the page behind a link that is about to be followed otherwise", async ({ page }) => {
    expect((await requested(page, { effectiveType: "4g", saveData: false })).length).toBeGreaterThan(0);
  });
});

test.describe("home page", () => {
  test("lets a stream flow, pauses it and ends it", async ({ page }) => {
    await page.goto("/");
    const amount = page.locator("figure dd").first();
    const before = await amount.innerText();
    await expect.poll(() => amount.innerText()).not.toBe(before);
    await page.getByRole("button", { name: "Pause" }).click();
    const paused = await amount.innerText();
    await page.getByRole("button", { name: "Let it flow" }).click();
    await expect.poll(() => amount.innerText()).not.toBe(paused);
  });

  test("keeps the stream still under reduced motion until asked", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(baseURL!);
    await expect(page.getByRole("button", { name: "Let it flow" })).toBeVisible();
    await expect(page.locator("figure dd").first()).toHaveText("24.00 DAI");
    await context.close();
  });

  test("is whole without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(baseURL!);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documentation and guides for Sablier");
    await expect(page.getByRole("img", { name: "A token stream of 60 DAI over 60 seconds" })).toBeVisible();
    await expect(page.locator("figure dd").first()).toHaveText("24.00 DAI");
    await expect(page.getByRole("link", { name: "Search functions, errors, addresses" })).toHaveAttribute(
      "href",
      "/search",
    );
    await context.close();
  });
});

test.describe("an unknown address", () => {
  test("is answered with 404, search, the sections and the nearest pages", async ({ page, messages }) => {
    messages.expect("404");
    const response = await page.goto("/concepts/lockup/segmnets");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("link", { name: "Search the documentation" })).toHaveAttribute(
      "href",
      "/search",
    );
    await expect(page.getByRole("main").locator('a[href="/concepts/lockup/segments"]')).toBeVisible();
  });

  test("is answered without JavaScript too", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/no/such/page`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("main").getByRole("link", { name: "Concepts" })).toBeVisible();
    await context.close();
  });
});
