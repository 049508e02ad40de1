import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "../scripts/serve/freePort";
import { expect as expectSoon, test } from "./support/test";

/** What authors see while they write: `npm start`, on React, with pages that are compiled when they are asked for. */

// One worker, one preview: two at once write the same generated files, and one of them ends.
test.describe.configure({ mode: "default" });

// The preview compiles all pages first, which takes a minute on two idle cores.
const FIRST_COMPILATION = 600_000;

// An assertion waits longer than on the built site, because the scripts of a preview are not minified.
const PATIENCE = 60_000;
test.use({ actionTimeout: PATIENCE });
const expect = expectSoon.configure({ timeout: PATIENCE });

/** The site, and a page whose components are outside of what they need. */
const config = "tests/support/missing-provider/config.ts";

let preview: ChildProcess;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(FIRST_COMPILATION);
  const port = await findFreePort();
  address = `http://127.0.0.1:${port}`;
  // A group of its own: the command starts others, which have to end with it.
  const options = ["--no-open", "--host", "127.0.0.1", "--port", String(port), "--config", config];
  preview = spawn("npm", ["start", "--", ...options], {
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  preview.stderr?.on("data", (data: Buffer) => (said += data.toString()));
  const ended = once(preview, "exit").then(([status]) => {
    throw new Error(`The preview ended with ${String(status)}: ${said.slice(-2000)}`);
  });
  // Its end after the tests is no failure.
  ended.catch(() => undefined);
  // The server answers for a page when all are compiled, and for the index before.
  const isReady = async () => expect((await fetch(`${address}/`)).ok).toBe(true);
  await Promise.race([expect(isReady).toPass(), ended]);
});

test.afterAll(() => {
  if (preview.pid !== undefined && preview.exitCode === null) process.kill(-preview.pid);
});

test("a preview searches its pages, in the modal and on the page of results @core", async ({ page }) => {
  await page.goto(`${address}/concepts/fees`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.locator(".DocSearch-Input").fill("createWithDurationsLL");
  await expect(page.locator(".DocSearch-Hit").first()).toContainText("createWithDurationsLL");

  await page.goto(`${address}/search?q=governance`);
  await expect(page.getByRole("heading", { name: /Search results for/ })).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Governance/ })
      .first(),
  ).toBeVisible();
});

test("a preview shows what a built page has from the server: code, plots and tables @core", async ({
  page,
}) => {
  await page.goto(`${address}/guides/lockup/examples/create-stream/lockup-linear`);
  await expect(page.locator("pre").first()).toContainText("import");
  await expect(page.locator("pre span[style]").first()).toBeVisible();
  await page.goto(`${address}/concepts/lockup/stream-shapes`);
  await expect(page.getByRole("figure", { name: "Linear", exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: /^Share of the deposit/ })).toContainText("linearStepper");
});

test("a preview draws diagrams in the browser @core", async ({ page }) => {
  await page.goto(`${address}/concepts/lockup/statuses`);
  await expect(page.locator(".docusaurus-mermaid-container svg")).toContainText("SETTLED");
});

test("a hook that is called outside its provider names both to the author @core", async ({
  page,
  messages,
}) => {
  messages.expect(/ReactContextError/);
  const asked = { useColorMode: "ColorModeProvider", useDoc: "DocProvider", useRelease: "Deployments" };
  for (const [hook, provider] of Object.entries(asked)) {
    await page.goto(`${address}/missing-provider?hook=${hook}`);
    await expect(page.locator("body")).toContainText(`Hook ${hook} is called outside the <${provider}>.`);
  }
  // The control: within its provider, a hook reads.
  await page.goto(`${address}/missing-provider?hook=useColorMode&inside`);
  await expect(page.getByText(/^It reads: (dark|light)$/)).toBeVisible();
});
