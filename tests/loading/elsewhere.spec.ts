import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Page } from "@playwright/test";
import { serveSite, type SiteServer } from "../../scripts/serve/server";
import { idle, moveMouse } from "../support/reading";
import { expect, test } from "../support/test";

// A page in an archive, or behind a gateway that puts a path in front: Docusaurus knows no page by that address.

const ELSEWHERE = "/web/20261126/https/docs/concepts/fees";

async function openElsewhere(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(`**${ELSEWHERE}`, async (route) => {
    const response = await route.fetch({ url: new URL("/concepts/fees", route.request().url()).href });
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto(ELSEWHERE);
  await moveMouse(page);
  await idle(page);
}

test("under another address the article stays", async ({ page }) => {
  await openElsewhere(page, (html) => html);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fees");
  await expect(page.locator("article p").first()).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-has-hydrated", "true");
});

test("control: a page that does not say its own address loses its article there", async ({
  page,
  messages,
}) => {
  messages.expect(/onRecoverableError|React error #418/i);
  await openElsewhere(page, (html) => html.replace(/<link[^>]*rel="?canonical"?[^>]*>/, ""));
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Fees");
});

test("an address with escapes is hydrated as the page's own", async ({ page }) => {
  await page.goto("/concepts/fee%73");
  await moveMouse(page);
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fees");
});

test.describe("a build that is served below a different path", () => {
  let site: SiteServer;
  let dir: string;
  test.beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), "site-below-"));
    await writeFile(path.join(dir, "index.html"), "<title>A different site</title>");
    await symlink(path.resolve(process.env.SITE_DIR ?? "build"), path.join(dir, "docs"));
    site = await serveSite({ dir, port: 0, redirects: false, compressed: false });
  });
  test.afterAll(async () => {
    await site.close();
    await rm(dir, { recursive: true });
  });

  for (const route of ["/docs/", "/docs/concepts/fees"]) {
    test(`says so on ${route}, and the article can be read`, async ({ page, messages }) => {
      messages.expect(/Failed to load resource/);
      await page.goto(site.url + route);
      const notice = page
        .getByRole("alert")
        .filter({ hasText: "Your Docusaurus site did not load properly." });
      await expect(notice).toContainText("This page is below /docs/.");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("html")).not.toHaveAttribute("data-has-hydrated", "true");
    });
  }
});
