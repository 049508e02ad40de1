import { open } from "../support/reading";
import { expect, test } from "../support/test";
import { divideInputs } from "../support/kinds";

// Addresses as they come out of mails, chats and other people's scripts: each leads to its page or says that there is
// none, on the host and on one without redirects.

const FEES = /^Fees/;

/** The second leads on by its redirects, which served/redirects.test.ts has too. */
const HOSTS = ["a host without redirects", "the host"] as const;

for (const { inputs, tag } of divideInputs(HOSTS, 1)) {
  test(`addresses that are written otherwise show their page, on the host and on one without redirects${tag}`, async ({
    page,
    baseURL,
    stubsURL,
  }) => {
    for (const host of inputs) {
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
        await test.step(`${address} shows ${clean} on ${host}`, async () => {
          await open(page, origin + address);
          await expect(page).toHaveURL(origin + clean);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
          await expect(page).not.toHaveTitle(/not found/i);
        });
      }
    }
  });
}

test("addresses that are none show the not-found page, which works, on both hosts", async ({
  page,
  baseURL,
  stubsURL,
  messages,
}) => {
  messages.expect("404");
  for (const host of HOSTS) {
    for (const address of ["/concepts/fees%", "/concepts/fees%ff"]) {
      await test.step(`${address} on ${host}`, async () => {
        await open(page, (host === "the host" ? baseURL! : stubsURL) + address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
        await page.getByRole("main").locator('a[href="/concepts/fees"]').click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(FEES);
      });
    }
  }
});

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
