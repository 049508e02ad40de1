import { type Page } from "@playwright/test";
import { interfaceFee } from "../../data/contracts/fees";
import { divideInputs, KINDS } from "../support/kinds";
import { open } from "../support/reading";
import { expect, test } from "../support/test";
import { ASIDE, texts } from "../support/inspections/text";

// Without JavaScript one page of each kind, and the one of all parts, say everything that they say with it: every
// paragraph, list item, table cell and code block can be read, and every picture is rendered or described. That the text of
// every other page is in its HTML: every-page.spec.ts.

// The home page's stream then shows in both the moment that it stands still at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * The results page is nothing without a script, and says so: search/results-page.spec.ts. The overview of the APIs
 * invites to the explorer, but only where it works: tools/explorer.spec.ts.
 */
const NEEDS_SCRIPT = [KINDS.search, KINDS.api];
const ONE_OF_EACH_KIND = Object.values(KINDS).filter((route) => !NEEDS_SCRIPT.includes(route));

/** What a plot says of the moment that a reader has pointed to, and what is shown on phones alone: how much is folded. */
const isLive = (block: string) => /^After\d+of\d+days|^\d+questions$/.test(block);

for (const { inputs, tag } of divideInputs(["/components", ...ONE_OF_EACH_KIND], 4)) {
  test(`one page of each kind is complete without JavaScript${tag}`, async ({ page, newContext }) => {
    for (const route of inputs) {
      await test.step(route, async () => {
        await open(page, route);
        const blocks = await texts(page);
        const pictures = await pictureNames(page);
        expect.soft(blocks.length).toBeGreaterThan(3);

        const plain = await newContext({ javaScriptEnabled: false });
        const still = await plain.newPage();
        await still.goto(route);
        const visible = await visibleText(still);
        expect.soft(blocks.filter((block) => !visible.includes(block) && !isLive(block))).toEqual([]);

        const namesWithoutScript = await pictureNames(still);
        const said = (name: string) =>
          namesWithoutScript.includes(name) || visible.includes(name.replace(/\s+/g, ""));
        expect.soft(pictures.filter((name) => !said(name))).toEqual([]);
      });
    }
  });
}

/** What each tool shows or says where there are no scripts. */
const TOOLS: Record<string, (page: Page) => Promise<void>> = {
  "/": async (page) => {
    await expect(page.getByText("Reading an ID needs JavaScript")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documentation and guides for Sablier");
    // What three people do next, and what it costs.
    for (const text of [
      `in the app, $${interfaceFee.withdrawUsd}`,
      "samples that compile and run",
      "withdraw without the app",
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole("img", { name: "A token stream of 60 DAI over 60 seconds" })).toBeVisible();
    await expect(page.locator("figure dd").first()).toHaveText("24.00 DAI");
    await expect(page.getByRole("link", { name: "Search functions, errors, addresses" })).toHaveAttribute(
      "href",
      "/search",
    );
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  },
  "/components": async (page) => {
    await expect(page.locator(".katex").first()).toBeAttached();
    await expect(page.getByRole("img", { name: "Life of a stream" })).toBeVisible();
    await expect(page.getByRole("link", { name: /LockupStreamCreator.sol/ })).toBeVisible();
    await expect(page.getByText("contract Counter")).toBeVisible();
  },
  "/concepts/lockup/stream-shapes": async (page) => {
    const linear = page.getByRole("figure", { name: "Linear", exact: true });
    await expect(linear).toContainText("createWithDurationsLL");
    await expect(linear).toContainText("100 days");
    await expect(linear.locator("svg[role=img]")).toBeVisible();
    const table = page.getByRole("region", { name: "Gas that creating one stream costs" });
    await expect(table.getByRole("rowheader", { name: "2 segments" })).toBeVisible();
  },
  "/guides/flow/examples/flow-calculate-rps": async (page) => {
    await expect(page.getByRole("form", { name: "Rate calculator" })).toContainText("385802469135802");
    await expect(page.getByRole("region", { name: /^Rates per second/u })).toContainText("31709791983764586");
  },
  "/guides/legacy/streams": (page) =>
    expect(page.getByRole("region", { name: "Deposits that Legacy accepts" })).toContainText(
      "2,999,999,999,999,998,944,000",
    ),
  "/guides/airdrops/examples/create-campaign": async (page) => {
    const checker = page.getByRole("form", { name: "CSV checker" });
    await expect(checker).toContainText("The checker needs JavaScript.");
    await expect(checker.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("article")).toContainText("each address once");
  },
  "/api/overview#explorer": async (page) => {
    await expect(page.getByText("The explorer needs JavaScript.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Open the explorer" })).toBeHidden();
  },
  "/reference/errors#sablierlockup_withdrawamountzero": async (page) => {
    await expect(page.locator("#sablierlockup_withdrawamountzero")).toBeVisible();
    await expect(page.getByText("0xb2ae7633", { exact: true })).toBeVisible();
    await expect(page.getByText("The decoder needs JavaScript.")).toBeVisible();
  },
  "/concepts/streaming": async (page) => {
    const panel = page.locator("section[id^=playground-]");
    await expect(panel.getByRole("img", { name: "A stream of 100 DAI a day" })).toBeVisible();
    const row = panel.getByRole("row", { name: /^Withdrawable now / });
    await expect(row.getByRole("cell")).toHaveText("600 DAI");
    await expect(panel.getByText("Start the playground")).toBeHidden();
  },
  "/playground": async (page) => {
    const panel = page.locator("#playground-own");
    await expect(page.getByLabel("Deposit, DAI")).toHaveValue("100");
    await expect(panel.getByRole("row", { name: /^Deposited / }).getByRole("cell")).toHaveText("100 DAI");
    await expect(panel).toContainText("lockup.createWithDurationsLL");
    await expect(page.getByText("Create the stream", { exact: true })).toBeHidden();
  },
  "/guides/lockup/examples/hooks": async (page) => {
    const panel = page.locator("section[id^=run-]").first();
    await panel.getByText("6 steps").click();
    await expect(panel.getByRole("row", { name: "withdrawn in total, in the hook 140" })).toBeVisible();
    await expect(panel.getByRole("button", { name: "Run it", exact: true })).toBeHidden();
  },
  "/search?q=fees": async (page) => {
    await expect(page.locator("main noscript p").first()).toContainText("needs JavaScript");
    await expect(page.locator("main").getByRole("link", { name: /DuckDuckGo/ })).toBeVisible();
  },
  "/guides/lockup/etherscan": (page) => expect(page.getByRole("region", { name: "Your chain" })).toBeHidden(),
  "/guides/lockup/examples/local-environment": async (page) => {
    await expect(page.getByRole("button", { name: "Choose your chain" })).toBeHidden();
    await expect(page.getByText("--constructor-args <SablierLockup> <token>")).toBeVisible();
  },
  "/guides/batch": async (page) => {
    const builder = page.getByRole("form", { name: "Build a batch" });
    await expect(builder).toContainText("It needs JavaScript. To do it by hand, see Vest tokens from a Safe");
    await expect(builder.getByLabel("Rows")).toBeHidden();
  },
  // The page's menu has the Markdown and the feedback, and no button that does nothing.
  [KINDS["page with a diagram"]!]: async (page) => {
    await expect(page.getByRole("button", { name: /Copy page|Enlarge/ })).toHaveCount(0);
    await page.locator("summary[aria-label^='More ways']").click();
    await expect(page.getByRole("link", { name: "View as Markdown" })).toBeVisible();
    const answer = page
      .getByRole("region", { name: "Feedback on this page" })
      .getByRole("link", { name: /^No/ });
    const issue = new URL((await answer.getAttribute("href")) ?? "");
    expect(issue.origin + issue.pathname).toBe("https://github.com/sablier-labs/docs/issues/new");
    expect(issue.searchParams.get("body")).toContain("https://docs.sablier.com/concepts/lockup/statuses");
  },
};

test("tools show their first state without JavaScript, or say that they need it @core", async ({
  newContext,
}) => {
  test.slow();
  const context = await newContext({
    javaScriptEnabled: false,
    colorScheme: "light",
    viewport: { width: 390, height: 900 },
  });
  const page = await context.newPage();
  for (const [address, look] of Object.entries(TOOLS)) {
    await test.step(address, async () => {
      await page.goto(address);
      await look(page);
    });
  }
});

test("text that is hidden without JavaScript is noticed", async ({ page }) => {
  await page.route("**/control", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<main><p>Seen</p><div hidden><p>Hidden</p></div><details><p>Folded</p></details></main>`,
    }),
  );
  await page.goto("/control");
  const visible = await visibleText(page);
  expect((await texts(page)).filter((block) => !visible.includes(block))).toEqual(["Hidden"]);
});

/** Returns what can be read of the main part, without white space; what a click on a summary unfolds can be read. */
function visibleText(page: Page): Promise<string> {
  return page.locator("main").evaluate((main, aside) => {
    for (const details of main.querySelectorAll("details")) details.open = true;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let text = "";
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.checkVisibility() && !parent.closest(aside)) {
        text += walker.currentNode.textContent;
      }
    }
    return text.replace(/[\s\u200b]+/g, "");
  }, ASIDE);
}

/** Returns the names of the pictures that can be seen in the main part of a page. */
function pictureNames(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) =>
    [...main.querySelectorAll('img, [role="img"], svg[aria-roledescription]')]
      .filter(
        (picture) => picture.getBoundingClientRect().width > 0 && !picture.closest('[aria-hidden="true"]'),
      )
      .map((picture) => {
        const label = picture.getAttribute("aria-labelledby")?.split(" ")[0];
        const name =
          picture.getAttribute("alt") ??
          picture.getAttribute("aria-label") ??
          (label ? document.getElementById(label)?.textContent : undefined) ??
          picture.querySelector("title")?.textContent;
        return (name ?? "").trim();
      })
      .filter(Boolean),
  );
}
