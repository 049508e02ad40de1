import { type Page } from "@playwright/test";
import { open } from "./support/reading";
import { active, search } from "./support/search";
import { expect, test } from "./support/test";

// The site is served with the host's headers in all browser tests, and a policy that stops something says so in the
// console, which fails the test: that no page breaks its policy is tested on every page by pages/every-page.spec.ts.
// Here: that the policy is there, that it stops what it should, and that a stop is noticed.

/** A page with live code that is alone. */
const live = "/components";

/** Returns the policy of a page as the browser got it. */
async function getPolicy(page: Page, route: string): Promise<string> {
  const response = await page.goto(route);
  return response?.headers()["content-security-policy"] ?? "";
}

const scriptSources = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];

test("a script that is put into a page does not run, and a test with such a page fails @core", async ({
  page,
  messages,
}) => {
  await open(page, "/support/faq");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.head.append(script);
    const button = document.createElement("button");
    button.setAttribute("onclick", "window.ran = true");
    document.body.append(button);
    button.click();
  });
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  await expect.poll(() => messages.unexpected.length).toBe(2);
  expect(() => messages.assertClean()).toThrow(/Content Security Policy/);
  messages.take();
});

test("nothing is asked of an origin that the policy does not name, and a test with such a page fails", async ({
  page,
  messages,
}) => {
  await open(page, "/support/faq");
  const outcome = await page.evaluate(() =>
    fetch("https://example.org/").then(
      () => "answered",
      () => "refused",
    ),
  );
  expect(outcome).toBe("refused");
  expect(() => messages.assertClean()).toThrow(/Content Security Policy/);
  messages.take();
});

test("text is evaluated on pages with live code only @core", async ({ page, messages }) => {
  const evaluates = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          // A task of its own: what the debugger calls directly may evaluate everywhere.
          setTimeout(() => {
            try {
              new Function("return 1")();
              resolve(true);
            } catch {
              resolve(false);
            }
          });
        }),
    );
  expect(scriptSources(await getPolicy(page, live))).toContain("'unsafe-eval'");
  expect(await evaluates()).toBe(true);
  await open(page, "/support/faq");
  expect(await evaluates()).toBe(false);
  messages.take();
});

test("a page with live code is loaded as a document, with its own policy, and left as one", async ({
  page,
}) => {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await open(page, "/support/faq");
  // By a link. No page has one, so it is put where React's links are.
  await page
    .locator(".pagination-nav__link, .navbar__link")
    .first()
    .evaluate((link, href) => {
      link.setAttribute("href", href);
      (link as HTMLElement).click();
    }, live);
  await expect(page.getByText("25 of 100 tokens are streamed.")).toBeVisible();
  expect(documents).toEqual(["/support/faq", live]);

  await page.locator(".navbar").getByRole("link", { name: "Support", exact: true }).click();
  await expect(page).toHaveURL(/\/support\/faq$/);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached" });
  expect(documents).toEqual(["/support/faq", live, "/support/faq"]);

  // By the browser's own way back.
  await page.goBack();
  await expect(page.getByText("25 of 100 tokens are streamed.")).toBeVisible();
});

test("a hit beyond the boundary of policies opens at its place, and Back leads to where the reader was", async ({
  page,
}) => {
  await open(page, "/support/faq");
  await page.evaluate(() => window.scrollTo(0, 3000));
  await search(page, "claim page not loading");
  await expect(page.locator(active)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/desk\/claim$/);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached" });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/support\/faq$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2_900);

  await search(page, "rounding");
  await expect(page.locator(active)).toContainText(/rounding/i);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/concepts\/streaming#rounding$/);
  await expect(page.locator("#rounding")).toBeInViewport();
});
