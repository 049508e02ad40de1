import { open } from "../support/reading";
import { expect, test } from "../support/test";

test("a release note names no day that no source knows, and British dates else", async ({ page }) => {
  await open(page, "/blog/bob-v1-0");
  await expect(page.locator("time")).toHaveText("March 2026");
  await open(page, "/blog/lockup-v3-0");
  await expect(page.locator("time")).toHaveText("7 October 2025");
});

test("the feeds say whose they are and where", async ({ request }) => {
  const atom = await (await request.get("/blog/atom.xml")).text();
  expect(atom).toMatch(
    /<link rel="self" type="application\/atom\+xml" href="https:[^"]+\/blog\/atom\.xml"\/>/,
  );
  const entries = atom.split("<entry>").slice(1);
  expect(entries.length).toBeGreaterThan(5);
  for (const entry of entries) expect(entry).toMatch(/<author>\s*<name>Sablier Labs<\/name>/);
  const rss = await (await request.get("/blog/rss.xml")).text();
  expect(rss).toMatch(/<atom:link href="https:[^"]+\/blog\/rss\.xml" rel="self"/);
});
