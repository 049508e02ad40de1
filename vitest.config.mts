import path from "node:path";
import { defineConfig } from "vitest/config";

// Unit tests lie next to the file that they test. Browser tests are Playwright's and live in tests/.
export default defineConfig({
  resolve: { alias: { "@site": path.resolve(import.meta.dirname) } },
  define: { IS_SERVER_BUNDLE: "true" },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules/**", "build/**", ".cache/**", ".docusaurus/**", "tests/**"],
    // Files share what they import, and with it the Solidity compiler: loading it anew for each takes longer than the tests.
    isolate: false,
    // One is left idle where nothing is said: half of a machine with two.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
