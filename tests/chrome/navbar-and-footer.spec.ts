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
      ["Contact", "mailto:contact@sablier.com"],
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
