import path from "node:path";
import { defineConfig } from "vitest/config";

// Unit tests live beside the file they test. Browser tests are Playwright's and live in tests/.
export default defineConfig({
  resolve: { alias: { "@site": path.resolve(import.meta.dirname) } },
  define: { IS_SERVER_BUNDLE: "true" },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules/**", "build/**", ".cache/**", ".docusaurus/**", "tests/**"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
