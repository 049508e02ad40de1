import { type Page } from "@playwright/test";
import { open } from "../../support/reading";
import { answerRequests } from "../../support/requests";
import { expect, test } from "../../support/test";
import { divideInputs } from "../../support/kinds";

// What a tool is made of and does not come: web workers, which some browsers, extensions and networks refuse, and files
// that are gone after a deploy.

const REFUSED = "This browser does not allow web workers on this page";

/** The constructor throws. */
const refuseWorkers = (page: Page) =>
  page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      }
    } as unknown as typeof Worker;
  });

test("tools whose worker is refused say why they do not start, and the page stays", async ({
  page,
  messages,
}) => {
  messages.expect(/does not allow web workers/);
  await refuseWorkers(page);
  await test.step("a playground", async () => {
    await open(page, "/concepts/lockup/segments");
    await page.getByRole("button", { name: "Start the playground" }).first().click();
    await expect(page.getByRole("alert").filter({ hasText: REFUSED })).toBeVisible();
    await expect(page.getByRole("button", { name: "Load the page again" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
  await test.step("the CSV checker", async () => {
    await open(page, "/guides/airdrops/examples/create-campaign");
    await page.getByRole("button", { name: "Check and compute the root" }).click();
    await expect(page.getByText(REFUSED)).toBeVisible();
  });
  await test.step("the search", async () => {
    await open(page, "/search?q=tranche");
    await expect(page.getByRole("alert").first()).toBeVisible();
  });
  await test.step("control: a worker that is refused behind the page's back is no sentence", async () => {
    await open(page, "/concepts/lockup/segments");
    await page.evaluate(() => {
      window.Worker = class {
        postMessage() {}
        terminate() {}
      } as unknown as typeof Worker;
    });
    await page.getByRole("button", { name: "Start the playground" }).first().click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expect(page.getByText(REFUSED)).toHaveCount(0);
  });
});

const TOOLS = [
  ["the playground", "/concepts/lockup/segments", "Start the playground"],
  ["the playground of a stream of one's own", "/playground", "Create the stream"],
  ["a sample's run", "/guides/lockup/examples/hooks", "Run it"],
  ["the CSV checker", "/guides/airdrops/examples/create-campaign", "Check and compute the root"],
  ["the error decoder", "/reference/errors", "Decode"],
  ["the explorer", "/api/overview", undefined],
  ["an enlarged picture", "/concepts/lockup/stream-shapes", /^Enlarge/],
] as const;

for (const { inputs, tag } of divideInputs(TOOLS, 3)) {
  test(`tools whose files are gone say that a reload helps, with the button${tag}`, async ({
    newContext,
    messages,
  }) => {
    test.slow();
    messages.expect(/Failed to load resource|Loading chunk|ChunkLoadError/);
    for (const [tool, path, button] of inputs) {
      await test.step(tool, async () => {
        // A context of its own: scripts that another page has cached would not be asked for.
        const page = await (await newContext({ serviceWorkers: "block" })).newPage();
        await open(page, path);
        await expect(page.getByText("could not be loaded")).toHaveCount(0);
        const bringBack = await answerRequests(page, "**/assets/js/*.js", (route) =>
          route.fulfill({ status: 404, body: "" }),
        );
        // The explorer is asked for when it comes near.
        if (button) await page.getByRole("button", { name: button, exact: true }).first().click();
        else await page.locator("#explorer").scrollIntoViewIfNeeded();
        const sentence = page.getByText("could not be loaded").locator("visible=true").first();
        await expect(sentence).toContainText("only loading the page again helps");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        bringBack();
        const loaded = page.waitForEvent("load");
        await page.getByRole("button", { name: "Load the page again" }).click();
        await loaded;
        await page.close();
      });
    }
  });
}

test("a worker whose script is gone says the same", async ({ page, messages }) => {
  messages.expect(/Failed to load resource/);
  await open(page, "/guides/airdrops/examples/create-campaign");
  const check = page.getByRole("button", { name: "Check and compute the root" });
  await check.click();
  await expect(page.getByText("recipients, no problem found")).toBeVisible();
  await page.evaluate(() => {
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor() {
        super("/assets/js/gone.js");
      }
    };
  });
  await check.click();
  await expect(page.getByText("ran out of memory, or it could not be loaded")).toBeVisible();
  await expect(page.getByRole("button", { name: "Load the page again" })).toBeVisible();
});
