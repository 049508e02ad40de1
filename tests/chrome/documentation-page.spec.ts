import { open } from "../support/reading";
import { expect, test } from "../support/test";

const DOC = "/concepts/lockup/segments";

test.describe("a documentation page", () => {
  test("lets the keyboard skip to its content @core", async ({ page }) => {
    await page.goto(DOC);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    // The content is where the keyboard goes on from; it is no stop of its own.
    await page.keyboard.press("Tab");
    await expect(page.locator("#__docusaurus_skipToContent_fallback :focus")).toBeVisible();
  });

  test("lets the keyboard skip to its list of headings, where that stands beside the text", async ({
    page,
  }) => {
    await open(page, DOC);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the list of headings" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".table-of-contents a").first()).toBeFocused();
    // Where it is folded above the text there is nothing to skip.
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.reload();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the list of headings" })).toHaveCount(0);
    await expect(page.locator(":focus")).toBeVisible();
  });

  test("opened by the name of its file shows once, under its clean address", async ({ page, stubsURL }) => {
    for (const [file, clean] of [
      ["/index.html", "/"],
      [`${DOC}.html`, DOC],
    ] as const) {
      const answer = await page.goto(`${stubsURL}${file}?x=1#y`);
      // No redirect of the host's has cleaned it.
      expect([answer?.status(), answer?.url()]).toEqual([200, `${stubsURL}${file}?x=1`]);
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

  test("on a phone folds its table of contents once a heading is chosen, and shows the heading", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, DOC);
    const contents = page.locator(".theme-doc-toc-mobile");
    await contents.getByRole("button", { name: "On this page" }).click();
    const link = contents.locator("a").last();
    // A script can press what is still folded, by scrolling where no reader can: the link would move under the press.
    await expect(link).toBeInViewport({ ratio: 1 });
    const target = (await link.getAttribute("href"))!;
    await link.click();
    await expect(page).toHaveURL(`${DOC}${target}`);
    await expect(contents.locator("a")).toHaveCount(0);
    await expect(page.locator(target)).toBeInViewport();
  });
});

test("on a touch screen the buttons of code are seen, and stand next to the code", async ({ newContext }) => {
  const context = await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await open(page, "/guides/flow/examples/batchable");
  const blocks = page.locator(".theme-code-block:visible");
  expect(await blocks.count()).toBeGreaterThan(1);
  for (const block of await blocks.all()) {
    await expect(block.getByRole("button", { name: /^Copy/ })).toHaveCSS("opacity", "1");
    const { bottom, left, code, title } = await block.evaluate((element) => {
      const buttons = element.querySelector("button")!.parentElement!.getBoundingClientRect();
      const listBounds = (part: Element) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      };
      return {
        bottom: buttons.bottom,
        left: buttons.left,
        code: listBounds(element.querySelector("code")!).top,
        title: element.children.length > 1 ? listBounds(element.children[0]!).right : 0,
      };
    });
    expect(bottom).toBeLessThanOrEqual(code);
    expect(left).toBeGreaterThanOrEqual(title);
  }
});
