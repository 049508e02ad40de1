import { open } from "../support/reading";
import { expect, test } from "../support/test";

test("templates and the mark download without a request, and a link is built by keyboard @core", async ({
  page,
}) => {
  await open(page, "/apps/guides/csv-support");
  const downloaded = async (name: string) => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name }).click();
    return (await download).suggestedFilename();
  };
  expect(await downloaded("Download the template lockup/range/cliff")).toBe("lockup-range-cliff.csv");
  await open(page, "/apps/branding#mark");
  expect(await downloaded("Download SVG")).toBe("logo.svg");
  expect(await downloaded("Download PNG, 256 × 256 px")).toBe("mark-256.png");

  await open(page, "/apps/guides/url-schemes");
  const form = page.getByRole("form", { name: "Build a link" });
  // What is pasted is in a row of its own.
  const [paste, leads] = await Promise.all(
    ["Explain a link", "Link to"].map((label) => form.getByLabel(label).boundingBox()),
  );
  expect(leads!.y).toBeGreaterThan(paste!.y + paste!.height);
  await form.getByLabel("Link to").focus();
  await page.keyboard.type("Search for v");
  await form.getByLabel("Recipient").fill("vitalik.eth");
  await form.getByLabel("Sender").fill("");
  await expect(
    form.getByRole("link", { name: "https://app.sablier.com/vesting/search/ethereum?r=vitalik.eth" }),
  ).toBeVisible();
});
