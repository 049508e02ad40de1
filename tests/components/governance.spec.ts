import { open } from "../support/reading";
import { expect, test } from "../support/test";

// Who controls a release on a chain: the choice is in the address, and each answer is of that release.

test("leads from each address to the chain's explorer @core", async ({ page }) => {
  await open(page, "/concepts/governance?who=lockup-v4.0@8453#yours");
  const tool = page.getByRole("form", { name: "Who controls a release" });
  const addresses = tool.getByRole("status").locator(".address");
  await expect(addresses).toHaveCount(3);
  for (const address of await addresses.all()) {
    const text = await address.locator("code").textContent();
    await expect(address.getByRole("link")).toHaveAttribute("href", `https://basescan.org/address/${text}`);
  }
});

test("says who can do what to a stream or to an airdrop, and how to check it", async ({ page }) => {
  await open(page, "/concepts/governance?who=airdrops-v3.0@8453#yours");
  const tool = page.getByRole("form", { name: "Who controls a release" });
  await expect(tool.getByLabel("Release")).toHaveValue("airdrops-v3.0");
  await expect(tool.getByLabel("Chain")).toHaveValue("8453");
  await expect(tool.getByText(/^SablierFactoryMerkle/)).toHaveCount(5);
  await expect(tool).toContainText("clawback takes tokens back, in its windows");
  await expect(tool).toContainText('cast call <campaign> "minFeeUSD()(uint256)"');
  // The control: a stream has no campaign, and its admin lowers no fee of one.
  await tool.getByLabel("Release").selectOption({ label: "Flow v3.0" });
  await expect(tool).toContainText("SablierFlow");
  await expect(tool).not.toContainText("clawback");
  await expect(tool).not.toContainText("lowerMinFeeUSD");
  await expect(page).toHaveURL(/\?who=flow-v3\.0@8453#yours$/);
});
