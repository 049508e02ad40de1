import { axeViolations } from "../support/inspections/axe";
import { lostInForcedColours } from "../support/inspections/forcedColours";
import { walk } from "../support/inspections/keyboard";
import { covered } from "../support/inspections/layout";
import { moving } from "../support/inspections/motion";
import { pushedSideways, smallDiagrams } from "../support/inspections/phone";
import { fontsReady, frames, overflow, titleWidth } from "../support/reading";
import { holdRequests } from "../support/requests";
import { expect, test } from "../support/test";

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
  const rules = (await axeViolations(page)).map((violation) => violation.split(":")[0]);
  expect(rules).toEqual(expect.arrayContaining(["color-contrast", "image-alt", "target-size"]));
  const content = (await axeViolations(page, { rules: "content" })).map(
    (violation) => violation.split(":")[0],
  );
  expect(content).toContain("image-alt");
  expect(content).not.toContain("color-contrast");
});

test("sideways scrolling is measured", async ({ page, messages }) => {
  messages.expect("a warning", "an error", "an exception");
  await page.goto("/control");
  expect(await overflow(page)).toBeGreaterThan(0);
});

test("what stays in view at a zoom of 400 % is counted, and what goes along is not", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const bar = (style: string) =>
    page.setContent(`<div style="height:2000px"><p style="height:128px;margin:0;${style}">A bar</p></div>`);
  await bar("position: sticky; top: 0");
  expect(await covered(page)).toBe(0.5);
  await bar("position: fixed; bottom: 0");
  expect(await covered(page)).toBe(0.5);
  await bar("position: sticky; left: 0");
  expect(await covered(page)).toBe(0);
});

test("stops of the Tab key without an outline, covered or out of order are found, and a walk without an end", async ({
  page,
}) => {
  const controlled = (body: string) =>
    page.route("**/keys", (route) =>
      route.fulfill({ contentType: "text/html", body: `<main>${body}</main>` }),
    );
  await controlled(`
    <a href="#a" style="outline:3px solid">Fine</a>
    <a href="#b" style="outline:none">Unmarked</a>
    <div style="position:relative"><a href="#c" style="outline:3px solid">Under</a>
      <div style="position:absolute;inset:0;background:red"></div></div>
    <a href="#d" style="outline:3px solid" tabindex="5">First</a>`);
  await page.goto("/keys");
  expect((await walk(page)).faults).toEqual([
    "out of order: <a> Fine",
    "no outline: <a> Unmarked",
    "covered or out of sight: <a> Under",
  ]);
  await controlled(`<button style="outline:3px solid" onblur="this.focus()">Trap</button>
    <script>document.addEventListener("keydown", (event) => event.preventDefault())</script>`);
  await page.goto("/keys");
  await page.getByRole("button").focus();
  await page.evaluate(() => (HTMLElement.prototype.blur = () => undefined));
  expect((await walk(page, 20)).faults).toContain("the walk does not end");
});

test("text, signs and pictures that are lost in the reader's own colours are found", async ({ page }) => {
  await page.route("**/colours", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<main><p>Fine</p>
        <p style="-webkit-text-fill-color:transparent;background:linear-gradient(red,blue)">Gradient</p>
        <button aria-label="Sign"><svg><path d="M0 0h9v9z" fill="#eee"></path></svg></button>
        <svg role="img" aria-label="Plot"><path d="M0 0h9v9z" fill="none" stroke="#ddd"></path></svg></main>`,
    }),
  );
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  await page.goto("/colours");
  expect(await lostInForcedColours(page)).toEqual([
    "text: <p> Gradient",
    "sign: <button> Sign",
    "picture: <svg> Plot",
  ]);
});

test("motion is found", async ({ page }) => {
  await page.route("**/motion", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<style>html{scroll-behavior:smooth}@keyframes turn{to{rotate:1turn}}p{animation:turn 9s infinite}</style>
        <p>Turns</p><svg><circle r="5"><animate attributeName="r" to="9" dur="9s"></animate></circle></svg>`,
    }),
  );
  await page.goto("/motion");
  const found = await moving(page);
  expect(found).toHaveLength(3);
  expect(found.join()).toMatch(/Turns.*circle.*smoothly/s);
});

test("warnings, errors and exceptions are collected", async ({ page, messages }) => {
  await page.goto("/control");
  await expect.poll(() => messages.all.length).toBe(3);
  expect(() => messages.assertClean()).toThrow(/a warning[\s\S]*an error[\s\S]*an exception/);
  messages.take();
});

test("a page that fails to load a file is noticed", async ({ page, messages }) => {
  await page.route("**/*.woff2", (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  await expect.poll(() => messages.all.map(({ text }) => text).join()).toContain("404");
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

test("a table that is too wide and a diagram that is too small are found", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(`<main>
    <div style="overflow-x:auto" role="region" aria-label="Table: Was, Is"><table style="width:500px"><td>a</table></div>
    <div style="overflow-x:auto" role="region" aria-label="Rates per second"><table style="width:500px"><td>a</table></div>
    <div style="overflow-x:auto"><table style="width:100px"><td>fits</table></div>
    <pre style="overflow-x:auto">${"code ".repeat(100)}</pre>
    <div aria-label="Diagram: Small"><svg viewBox="0 0 800 100" width="350"><text y="50" font-size="16">A</text></svg></div>
    <div aria-label="Diagram: Large"><svg viewBox="0 0 400 100" width="350"><text y="50" font-size="16">A</text></svg></div>
  </main>`);
  expect((await pushedSideways(page)).map(({ name }) => name)).toEqual(["Table: Was, Is"]);
  expect(await smallDiagrams(page)).toEqual(["Diagram: Small: 7.0 px"]);
});

for (const textFont of [true, false]) {
  test.describe(`pages that ${textFont ? "wait" : "do not wait"} for the site's font`, () => {
    test.use({ textFont });
    test(`${textFont ? "show it" : "keep the system's"} where it comes late`, async ({ page }) => {
      const release = await holdRequests(page, "**/figtree-*.woff2");
      await page.goto("/concepts/governance", { waitUntil: "commit" });
      await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loading"));
      const before = await titleWidth(page);
      // Longer than a font may be late that is shown at once.
      await page.waitForTimeout(500);
      release();
      await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
      await fontsReady(page);
      await frames(page);
      expect((await titleWidth(page)) !== before).toBe(textFont);
    });
  });
}
