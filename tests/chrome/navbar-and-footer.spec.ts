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
