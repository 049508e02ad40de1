import { type Page } from "@playwright/test";
import { open } from "../support/reading";
import { expect, test } from "../support/test";

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

  test("marks the section of the page that is open", async ({ page }) => {
    for (const [route, section] of [
      [DOC, ["Concepts"]],
      ["/guides/flow/overview", ["Guides"]],
      ["/reference/errors", ["References"]],
      ["/api/caveats", ["APIs"]],
      ["/apps/v1", ["Apps"]],
      ["/support/how-to", ["Support"]],
      ["/", []],
      ["/blog", []],
    ] as const) {
      await page.goto(route);
      await expect(page.locator(".navbar__link--active"), route).toHaveText([...section]);
    }
  });

  test("stays at the top while the page scrolls", async ({ page }) => {
    await page.goto(DOC);
    await page.mouse.wheel(0, 2000);
    await expect(page.locator(".navbar")).toBeInViewport();
  });
});

test("footer lists company, community and developers, each with its places in order", async ({ page }) => {
  await page.goto("/");
  const columns = await page
    .getByRole("contentinfo")
    .getByRole("navigation")
    .evaluateAll((all) =>
      all.map((column) => [
        column.getAttribute("aria-label") ??
          document.getElementById(column.getAttribute("aria-labelledby") ?? "")?.textContent,
        ...[...column.querySelectorAll("a")].map((link) => [
          link.innerText.trim(),
          link.getAttribute("href"),
        ]),
      ]),
    );
  expect(columns).toEqual([
    [
      "Company",
      ["About", "https://sablierlabs.co.uk"],
      ["Risk Notice", "https://files.sablier.com/risk-notice.pdf"],
      ["Terms of Service", "https://files.sablier.com/terms-of-service.pdf"],
      ["Privacy Policy", "https://files.sablier.com/privacy-policy.pdf"],
    ],
    [
      "Community",
      ["X", "https://x.com/Sablier"],
      ["Discord", "https://discord.sablier.com"],
      ["Blog", "https://blog.sablier.com"],
      ["Branding", "https://github.com/sablier-labs/branding"],
    ],
    [
      "Developers",
      ["Lockup Contracts", "https://github.com/sablier-labs/evm-monorepo/tree/main/lockup"],
      ["Lockup Integration Template", "https://github.com/sablier-labs/lockup-integration-template"],
      ["Flow Contracts", "https://github.com/sablier-labs/evm-monorepo/tree/main/flow"],
      ["Flow Integration Template", "https://github.com/sablier-labs/flow-integration-template"],
      ["Subgraphs", "https://github.com/sablier-labs/indexers"],
    ],
  ]);
});

test("header, sidebar, text and footer stand on one grid, in the middle of a wide window", async ({
  page,
}) => {
  await page.goto(DOC);
  for (const width of [1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const { starts, ends, room } = await page.evaluate(() => {
      const edges = (selector: string) => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector(selector)!);
        return range.getBoundingClientRect();
      };
      return {
        starts: [".navbar__brand", ".theme-doc-sidebar-container .menu__link", ".footer img"].map(
          (selector) => {
            const element = document.querySelector(selector)!;
            return element.childNodes.length > 0
              ? edges(selector).left
              : element.getBoundingClientRect().left;
          },
        ),
        ends: [".navbar__items--right", ".footer > p"].map((selector) => edges(selector).right),
        room: document.documentElement.clientWidth,
      };
    });
    expect(
      Math.max(...starts) - Math.min(...starts),
      `starts at ${width} px: ${starts.join(", ")}`,
    ).toBeLessThan(3);
    expect(Math.abs(starts[0]! + ends[0]! - room), `middle at ${width} px`).toBeLessThan(3);
  }
});

test("with text of twice the size the header keeps one row, and its menu has the sidebar", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // What a reader sets in the browser's own settings: no style of a page can stand for it, as breakpoints in em follow it.
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${baseURL}${DOC}`);
  const bar = await page.locator(".navbar").boundingBox();
  expect(bar!.height).toBeLessThan(150);
  await expect(page.locator(".theme-doc-sidebar-container")).toBeHidden();
  await expect(page.locator(".theme-doc-toc-desktop")).toBeHidden();
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  const menu = page.locator(".navbar-sidebar");
  await expect(menu.getByRole("link", { name: "What is Sablier?" })).toBeInViewport();
  await browser.close();
});

test.describe("text at 200 %", () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  const enlarge = (page: Page) =>
    page.evaluate(() => document.documentElement.style.setProperty("font-size", "206.25%", "important"));
  const bar = async (page: Page) => (await page.locator(".navbar").boundingBox())!.height;

  test("the bar stays one row, its links in the menu, and covers no heading that is jumped to", async ({
    page,
  }) => {
    await open(page, "/concepts/lockup/segments");
    await enlarge(page);
    await expect.poll(() => bar(page)).toBeLessThan(720 / 5);
    await page.evaluate(() => document.querySelector("main h2")!.scrollIntoView());
    const heading = (await page.locator("main h2").first().boundingBox())!;
    expect(heading.y).toBeGreaterThanOrEqual(await bar(page));
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await expect(page.locator(".navbar-sidebar").getByRole("link").first()).toBeVisible();
  });

  test("control: a bar that does not ask for the size of text is several rows high", async ({ page }) => {
    await open(page, "/concepts/lockup/segments");
    await enlarge(page);
    await page.addStyleTag({ content: ".navbar__inner { container-type: normal !important }" });
    await expect.poll(() => bar(page)).toBeGreaterThan(720 / 4);
  });
});
