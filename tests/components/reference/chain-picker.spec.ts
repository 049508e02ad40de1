import { currentReleases } from "../../../data/contracts/currentReleases";
import { createChainFacts } from "../../../plugins/protocol-data/src/chainFacts";
import { readChains } from "../../../plugins/protocol-data/src/chains";
import { readStreamContracts } from "../../../plugins/protocol-data/src/contracts/streamContracts";
import { moveMouse, open, overflow } from "../../support/reading";
import { expect, test } from "../../support/test";

// The reader's chain: chosen once, kept on the device, the same in all tabs, and in the address.

const chains = createChainFacts(readChains(""), readStreamContracts());
const PAGE = "/guides/lockup/etherscan";
const CODE_PAGE = "/guides/lockup/examples/local-environment";
const BASE = chains.find(({ id }) => id === 8453)!;

test("fills address, constructor and endpoint, is kept for other pages, and moves nothing @core", async ({
  page,
}) => {
  await open(page, PAGE);
  await moveMouse(page);
  const picker = page.getByRole("region", { name: "Your chain" });
  const field = picker.getByLabel("Your chain");
  await expect(field).toHaveValue("");
  const before = await picker.boundingBox();
  await field.selectOption({ label: "Base" });
  await expect(picker.getByRole("link")).toHaveAttribute(
    "href",
    `${BASE.explorer}/address/${BASE.lockup![1]}`,
  );
  await expect(picker).toContainText(`--constructor-args ${BASE.lockup![1]} <token>`);
  await expect(picker).toContainText(BASE.theGraph.streams!.production);
  await expect(page).toHaveURL(/[?&]chain=8453$/);
  expect((await picker.boundingBox())!.height).toBe(before!.height);

  await open(page, "/guides/flow/deployments");
  await expect(page.locator("#chain-8453")).toHaveAttribute("data-chosen");
  await expect(page.locator("[data-chosen]")).toHaveCount(1);
  // The filter is the only choice of a chain there, and it is above the addresses.
  await expect(page.getByLabel("Your chain")).toHaveCount(0);
  const filter = await page.getByLabel("Filter by chain name or ID").boundingBox();
  expect(filter!.y).toBeLessThan((await page.locator("tbody[id^=chain-]").first().boundingBox())!.y);
});

test("follows a choice in another tab and in the address, and forgets one", async ({ page, context }) => {
  await open(page, PAGE);
  await moveMouse(page);
  const other = await context.newPage();
  await open(other, `${PAGE}?chain=10`);
  const field = page.getByRole("region", { name: "Your chain" }).getByLabel("Your chain");
  await expect(field).toHaveValue("10");
  await field.selectOption("");
  await expect(other.getByRole("region", { name: "Your chain" }).getByLabel("Your chain")).toHaveValue("");
  // The control: an id that no chain has chooses nothing.
  await open(page, `${PAGE}?chain=987654321`);
  await expect(field).toHaveValue("");
});

test("keeps the reader's choice when a link names another chain, and keeps addresses true", async ({
  page,
  context,
}) => {
  const findPicker = (tab: typeof page) => tab.getByRole("region", { name: "Your chain" });
  await open(page, PAGE);
  await moveMouse(page);
  await findPicker(page).getByLabel("Your chain").selectOption("42161");
  const other = await context.newPage();
  await open(other, "/api/flow/endpoints");
  // A page that shows the choice names it in its address.
  await expect(other).toHaveURL(/[?&]chain=42161$/);
  await moveMouse(other);
  await findPicker(other).getByLabel("Your chain").selectOption("8453");
  await expect(findPicker(page).getByLabel("Your chain")).toHaveValue("8453");
  await expect(page).toHaveURL(/[?&]chain=8453$/);

  await open(page, `${PAGE}?chain=10`);
  await expect(findPicker(page)).toContainText("names OP Mainnet. Your own choice is Base.");
  await expect(findPicker(page).getByLabel("Your chain")).toHaveValue("10");
  await expect(findPicker(other).getByLabel("Your chain")).toHaveValue("8453");
  await moveMouse(page);
  await findPicker(page).getByRole("button", { name: "Use Base" }).click();
  await expect(findPicker(page).getByLabel("Your chain")).toHaveValue("8453");
  await expect(page).toHaveURL(/[?&]chain=8453$/);
});

test("says so where the release of the page is not deployed", async ({ page }) => {
  await open(page, PAGE);
  await moveMouse(page);
  const picker = page.getByRole("region", { name: "Your chain" });
  const older = chains.find(({ lockup }) => lockup && lockup[0] !== currentReleases.lockup.release)!;
  await picker.getByLabel("Your chain").selectOption(String(older.id));
  await expect(picker).toContainText(`${older.lockup![0]}, the newest on ${older.name}`);
  await open(page, `/api/flow/endpoints?chain=${older.id}`);
  await expect(page.getByRole("region", { name: "Your chain" })).toContainText(
    `${older.flow![0]}, the newest on ${older.name}`,
  );
});

test("fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page, `${PAGE}?chain=8453`);
  await expect(page.getByRole("region", { name: "Your chain" })).toContainText(BASE.lockup![1]!);
  expect(await overflow(page)).toBe(0);
});

test("fills code with the values of the chain, moves nothing, and says what the chain lacks", async ({
  page,
}) => {
  await open(page, CODE_PAGE);
  await moveMouse(page);
  const code = page.locator("pre", { hasText: "forge create" });
  const below = page.getByRole("heading", { name: "Without Foundry" });
  const heightOfBoth = async () => (await below.boundingBox())!.y - (await code.boundingBox())!.y;
  await expect(code).toContainText("--constructor-args <SablierLockup> <token>");
  const before = await heightOfBoth();
  await page.getByRole("button", { name: "Choose your chain" }).click();
  const field = page.getByLabel("Your chain", { exact: true });
  await expect(field).toBeFocused();
  const [block, opened] = await Promise.all([code, field].map((part) => part.boundingBox()));
  expect(opened!.y).toBeGreaterThanOrEqual(block!.y + block!.height + 4);
  await field.selectOption({ label: "Base" });
  await expect(code).toContainText(`--constructor-args ${BASE.lockup![1]} <token>`);
  await expect(code).toContainText(BASE.rpc!);
  await expect(page.getByText("For Base.")).toBeVisible();
  // The code is rendered again with the values, and has no box while it is exchanged.
  await expect(async () => expect(await heightOfBoth()).toBe(before)).toPass();

  // Another page has the choice already, for both forms of a request; the address may hold another one.
  await open(page, "/api/lockup/the-graph/queries#by-id");
  const requests = page.locator("details", { hasText: "With curl and TypeScript" }).first();
  await requests.locator("summary").click();
  await expect(requests).toContainText(BASE.theGraph.streams!.testing!);
  await expect(requests).toContainText(BASE.theGraph.streams!.production);
  const bare = chains.find(({ lockup, theGraph }) => lockup && !theGraph.streams)!;
  await open(page, `/api/lockup/the-graph/queries?chain=${bare.id}`);
  await requests.locator("summary").click();
  await expect(requests).toContainText(`The Graph has no such address for ${bare.name}.`);
  await expect(requests).toContainText("sablier-lockup-ethereum");
  const older = chains.find(({ lockup }) => lockup && lockup[0] !== currentReleases.lockup.release)!;
  await open(page, `${CODE_PAGE}?chain=${older.id}`);
  await expect(page.getByText(`The newest on ${older.name} is Lockup ${older.lockup![0]}`)).toBeVisible();
});
