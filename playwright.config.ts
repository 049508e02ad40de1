import { defineConfig } from "@playwright/test";
import { WORKERS } from "./tests/support/workers";

const PREVIEW = "tests/preview.spec.ts";

// Browser tests of the production build: run `npm run build` first. The browser and the two servers are set up in
// tests/support; tests import `test` and `expect` from there, never from Playwright, so that no page gets away
// with an error in its console.
export default defineConfig({
  // What concerns a tool is in its folder, the rest in tests/.
  testMatch: ["tests/**/*.spec.ts", "src/tools/**/*.spec.ts"],
  // The preview compiles for most of a minute. It comes first, so that the other workers test the build meanwhile.
  projects: [{ name: "preview", testMatch: PREVIEW }, { testIgnore: PREVIEW }],
  globalSetup: "./tests/support/setup.ts",
  outputDir: "test-results",
  workers: WORKERS,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // `npm test` tries a failed test once more, alone, after the others, and names it: scripts/test/run.ts.
  retries: 0,
  // What a page does takes a second at most (tests/loading/response-times.spec.ts). On a machine with five times as much work as it
  // has cores, the slowest answer needed ten. A test that needs more than these limits gives the reason beside its own.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Pictures are only made where someone asks for them: `npm run test:visual -- --update-snapshots`.
  updateSnapshots: "none",
  snapshotPathTemplate: "tests/visual/{arg}{ext}",
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  use: {
    navigationTimeout: 60_000,
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "UTC",
    // Tests answer requests in the network's place, which a worker would keep from them: tests/loading/offline.spec.ts
    // lets it work.
    serviceWorkers: "block",
    // What a failed test did, and what its pages logged: scripts/test/run.ts asks for the same of its second
    // run. Without pictures of the page, because those take longer than the steps: `--trace on` makes them.
    trace: {
      mode: process.env.TRACE_ALL ? "on" : "retain-on-failure",
      snapshots: false,
      screenshots: false,
      sources: false,
    },
    screenshot: "only-on-failure",
  },
});
