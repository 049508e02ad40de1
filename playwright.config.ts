import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

// Browser tests of the production build: run `npm run build` first. The browser and the two servers are set up in
// tests/support; tests import `test` and `expect` from there, never from Playwright, so that no page gets away
// with an error in its console.
export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/support/setup.ts",
  outputDir: "test-results",
  // One more than two cores can serve: while a test waits, another goes on.
  workers: Math.max(3, Math.ceil(availableParallelism() / 2)),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at its second run hides a fault.
  retries: 0,
  // What is waited for comes at once on a machine that does nothing else. On a busy one the search's index has needed ten
  // seconds and a preview's bundle two minutes, and it costs nothing to wait for what comes. Shorter limits only begin
  // an attempt again (`toPass`).
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // Pictures are only made where somebody asks for them: `npm run test:visual -- --update-snapshots`.
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/visual/{arg}{ext}",
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  use: {
    navigationTimeout: 120_000,
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "UTC",
    // Tests answer requests in the network's place, which a worker would keep from them: tests/loading/offline.spec.ts
    // lets it work.
    serviceWorkers: "block",
    // A trace of every step costs more time than the steps: ask for one with `--trace on`.
    trace: "off",
    screenshot: "only-on-failure",
  },
});
