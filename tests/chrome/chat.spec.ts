import { composeContentSecurityPolicy } from "../../config/security/policy";
import { idle } from "../support/reading";
import { expect, test } from "../support/test";

test("the chat script is loaded and stays silent without a website id", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  await expect.poll(() => asked.some((url) => url.endsWith("/js/crisp-chat.js"))).toBe(true);
  await idle(page);
  expect(asked.filter((url) => url.includes("crisp.chat"))).toEqual([]);
});

test("the chat script asks for the widget where an id is configured, and its failure is silent", async ({
  page,
}) => {
  await page.route("**/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      "<head>",
      '<head><meta name="crisp-website-id" content="test">',
    );
    // A site that is built with an id names the chat's hosts in its policy too.
    const { "content-security-policy": policy, ...rest } = response.headers();
    const scriptHashes = Array.from(policy!.matchAll(/'sha256-([^']+)'/g), ([, hash]) => hash!);
    const withChat = composeContentSecurityPolicy({ scriptHashes, evaluates: false, chat: true });
    await route.fulfill({ response, body, headers: { ...rest, "content-security-policy": withChat } });
  });
  const asked = page.waitForRequest("https://client.crisp.chat/l.js");
  await page.goto("/");
  await asked;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('script[src*="crisp.chat"]')).toHaveCount(0);
});
