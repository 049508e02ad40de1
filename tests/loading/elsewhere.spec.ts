import { type Page } from "@playwright/test";
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
