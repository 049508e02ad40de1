import { open } from "../support/reading";
import { expect, test } from "../support/test";

// Addresses as they come out of mails, chats and other people's scripts: each leads to its page or says that there is
// none, on the host and on one without redirects.

const FEES = /^Fees/;

for (const host of ["the host", "a host without redirects"]) {
  test(`addresses that are written otherwise show their page on ${host}`, async ({
    page,
    baseURL,
    stubsURL,
  }) => {
    const origin = host === "the host" ? baseURL! : stubsURL;
    for (const [address, clean, heading] of [
      ["/concepts//fees", "/concepts/fees", FEES],
      ["/concepts%2Ffees", "/concepts/fees", FEES],
      ["/concepts/fees%2F", "/concepts/fees", FEES],
      ["/concepts/fees/", "/concepts/fees", FEES],
      ["/concepts/fees.html?a=1#top", "/concepts/fees?a=1#top", FEES],
      ["/index", "/", /./],
      ["/index.html", "/", /./],
    ] as const) {
      await test.step(`${address} shows ${clean}`, async () => {
        await open(page, origin + address);
        await expect(page).toHaveURL(origin + clean);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expect(page).not.toHaveTitle(/not found/i);
      });
    }
  });

  test(`addresses that are none show the not-found page, which works, on ${host}`, async ({
    page,
    baseURL,
    stubsURL,
    messages,
  }) => {
    messages.expect("404");
    for (const address of ["/concepts/fees%", "/concepts/fees%ff"]) {
      await test.step(address, async () => {
        await open(page, (host === "the host" ? baseURL! : stubsURL) + address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
        await page.getByRole("main").locator('a[href="/concepts/fees"]').click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(FEES);
      });
    }
  });
}

test("a hash that cannot be decoded leaves the page working, also when it is typed later", async ({
  page,
}) => {
  await open(page, "/concepts/fees#100%");
  await page.evaluate(() => {
    location.hash = "#50%";
  });
  await expect(page).toHaveURL(/#50%25$/);
  await page.locator(".navbar").getByRole("link", { name: "Support", exact: true }).click();
  await expect(page).toHaveURL(/\/support\/faq$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently asked questions");
});

test("a click that a script dispatches on the document does nothing", async ({ page }) => {
  await open(page, "/concepts/fees");
  await page.evaluate(() => document.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(FEES);
});

test("robots and browsers find what they ask every site for", async ({ request }) => {
  const robots = await request.get("/robots.txt");
  expect(robots.status()).toBe(200);
  expect(await robots.text()).toMatch(/^Sitemap: https:\/\/[^\s]+\/sitemap\.xml$/m);
  const icon = await request.get("/favicon.ico");
  expect(icon.status()).toBe(200);
  expect(icon.headers()["content-type"]).toMatch(/icon/);
});

test("previews say what kind of page it is and on which site", async ({ page }) => {
  for (const [route, type] of [
    ["/concepts/fees", "website"],
    ["/blog/lockup-v4-0", "article"],
  ] as const) {
    await open(page, route);
    await expect(page.locator('meta[property="og:type"]')).toHaveCount(1);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", type);
    await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute("content", "Sablier Docs");
  }
});
