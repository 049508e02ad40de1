import { expect, test } from "../support/test";

// The complete file of a sample: its code is in the page, and it opens in Remix.

const PAGE = "/guides/lockup/examples/staking/full-code";

test("a sample opens in Remix, with JavaScript and without @core", async ({ newContext }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await newContext({ javaScriptEnabled });
    await context.route("https://remix.ethereum.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Remix</title>" }),
    );
    const page = await context.newPage();
    await page.goto(PAGE);
    await page.getByRole("link", { name: "Open in Remix" }).click();
    await page.waitForURL("https://remix.ethereum.org/**");
    const settings = new URLSearchParams(new URL(page.url()).hash.slice(1));
    expect(settings.get("version")).toMatch(/^soljson-v0\.8\.29\b/);
    const code = Buffer.from(settings.get("code") ?? "", "base64").toString();
    expect(code).toContain("contract StakeStreams");
    expect(code).toMatch(/from "@sablier\/lockup@\d+\.\d+\.\d+\/src\//);
  }
});
