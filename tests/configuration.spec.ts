import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { SITE_DIR } from "./support/routes";

/** Builds a site of tests/fixtures/: what the build printed, whether it succeeded, and the HTML of its page /chunk. */
async function build(fixture: string): Promise<{ log: string; succeeded: boolean; page: string }> {
  const out = await mkdtemp(path.join(tmpdir(), `fixture-${fixture}-`));
  try {
    const result = await new Promise<{ log: string; succeeded: boolean }>((resolve) => {
      execFile(
        process.execPath,
        [
          "node_modules/@docusaurus/core/bin/docusaurus.mjs",
          "build",
          `tests/fixtures/${fixture}`,
          "--out-dir",
          out,
        ],
        { maxBuffer: 16 * 1024 * 1024, env: { ...process.env, NODE_ENV: "production", FORCE_COLOR: "0" } },
        (error, stdout, stderr) => resolve({ log: stdout + stderr, succeeded: !error }),
      );
    });
    return { ...result, page: await readFile(path.join(out, "chunk.html"), "utf8").catch(() => "") };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

test.describe.configure({ timeout: 180_000 });

test("a type of navbar item that the site's own table lacks stops the build and is named", async () => {
  const { log, succeeded } = await build("navbar");
  expect(succeeded).toBe(false);
  expect(log).toContain('No NavbarItem component found for type "html".');
});

test("mistakes in pages stop the build, each with the page and what is wrong", async () => {
  const { log, succeeded } = await build("pages");
  expect(succeeded).toBe(false);
  expect(log).toContain("The page component at /no-default-export doesn't have a default export.");
  expect(log).toContain("Hook useDoc is called outside the <DocProvider>.");
  expect(log).toContain(
    'DocSidebarNavbarItem: Sidebar with ID "empty" doesn\'t have anything to be linked to.',
  );
});

test("broken links, anchors and duplicate routes are warnings, and the build goes on", async () => {
  const { log, succeeded, page } = await build("warnings");
  expect(succeeded).toBe(true);
  expect(log).toContain("Attempting to create page at /twice, but a page already exists at this route.");
  expect(log).toContain("linking to /missing");
  expect(log).toContain("linking to /twice#missing");
  expect(log).toContain("./missing.md (resolved as: /missing.md)");
  // The same build holds the page that shows what a reader sees when a page's code fails to load.
  expect(page).toContain("Loading chunk 7 failed.");
  expect(page).toContain("background-color:#fa383e");
  expect(page).toMatch(/<button[^>]*>Retry<\/button>/);
});

test("one version of the docs exists, is the latest and is called Next", () => {
  const data = JSON.parse(readFileSync(".docusaurus/globalData.json", "utf8"));
  const { versions } = data["docusaurus-plugin-content-docs"].default;
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({ name: "current", label: "Next", isLast: true, path: "/" });
  // One page is written and not yet published. A preview, which shows drafts, writes globalData.json without any, so the
  // site itself is asked.
  const scripts = readdirSync(path.join(SITE_DIR, "assets/js")).filter((name) => name.startsWith("main."));
  const drafts = scripts.flatMap((name) => {
    const script = readFileSync(path.join(SITE_DIR, "assets/js", name), "utf8");
    return [...script.matchAll(/draftIds\\?":(\[[^\]]*\])/g)].map(([, list = ""]) =>
      list.replaceAll("\\", ""),
    );
  });
  expect(drafts).toEqual(['["guides/frontend"]']);
  expect(existsSync(path.join(SITE_DIR, "guides/frontend.html"))).toBe(false);
  expect(Object.keys(versions[0].sidebars)).toEqual([
    "concepts",
    "guides",
    "references",
    "api",
    "apps",
    "support",
  ]);
  for (const [sidebar, first] of Object.entries({
    concepts: "/concepts/what-is-sablier",
    guides: "/guides/lockup/overview",
    references: "/reference/overview",
    api: "/api/overview",
    apps: "/apps/features/overview",
    support: "/support/faq",
  })) {
    expect(versions[0].sidebars[sidebar].link.path).toBe(first);
  }
});
