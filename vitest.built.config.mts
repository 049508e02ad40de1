import path from "node:path";
import { defineConfig } from "vitest/config";

// Tests of a finished build that need no browser: what the host answers, what pages hold without a script, what the search
// finds, and the assistants' server with the software of other makers.
export default defineConfig({
  resolve: { alias: { "@site": path.resolve(import.meta.dirname) } },
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: "tests/served/setup.ts",
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
