import { axeViolations, settle } from "./support/axe";
import { open, overflow } from "./support/reading";
import { expect, test } from "./support/test";

// Positive controls: pages with known faults, to show that the watching finds them. Without these a broken watch
// would look like a flawless site.

const FAULTY = `<!doctype html>
<html lang="en"><head><title>Faulty</title></head>
<body>
  <main>
    <h1>Faulty</h1>
    <p style="color:#999;background:#fff">Grey on white.</p>
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
    <button style="width:10px;height:10px;padding:0" aria-label="One"></button><button
      style="width:10px;height:10px;padding:0" aria-label="Two"></button>
    <div style="width:3000px">Wide</div>
  </main>
  <script>
    console.warn("a warning");
    console.error("an error");
    setTimeout(() => { throw new Error("an exception"); });
  </script>
</body></html>`;

test.beforeEach(async ({ page }) => {
  await page.route("**/control", (route) => route.fulfill({ contentType: "text/html", body: FAULTY }));
});

test("axe finds contrast, alternatives and target size", async ({ page, messages }) => {
  messages.expect("a warning", "an error", "an exception");
  await page.goto("/control");
  await settle(page);
  const rules = (await axeViolations(page)).map((violation) => violation.split(":")[0]);
  expect(rules).toEqual(expect.arrayContaining(["color-contrast", "image-alt", "target-size"]));
});

test("sideways scrolling is measured", async ({ page, messages }) => {
  messages.expect("a warning", "an error", "an exception");
  await page.goto("/control");
  expect(await overflow(page)).toBeGreaterThan(0);
});

test("warnings, errors and exceptions are collected", async ({ page, messages }) => {
  await page.goto("/control");
  await expect.poll(() => messages.all.length).toBe(3);
  expect(() => messages.assertClean()).toThrow(/a warning[\s\S]*an error[\s\S]*an exception/);
  messages.take();
});

test("a page that fails to load a file is noticed", async ({ page, messages }) => {
  await page.route("**/assets/css/*", (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  await expect.poll(() => messages.all.map(({ text }) => text).join()).toContain("404");
  messages.take();
});

test("a hydration mismatch is noticed", async ({ page, messages }) => {
  await page.route("**/search", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<h1([^>]*)>[^<]*/, "<h1$1>Something else");
    await route.fulfill({ response, body });
  });
  await open(page, "/search");
  await expect.poll(() => messages.hydrationMismatches.length).toBeGreaterThan(0);
  messages.take();
});

test("nothing leaves this machine", async ({ page }) => {
  await page.goto("/");
  const outcome = await page.evaluate(() =>
    fetch("https://raw.githubusercontent.com/", { mode: "no-cors" }).then(
      () => "arrived",
      () => "refused",
    ),
  );
  expect(outcome).toBe("refused");
});
