import path from "node:path";
import { defineConfig } from "vitest/config";

// Tests of a finished build that need no browser: the assistants' server with the software of other makers.
export default defineConfig({
  resolve: { alias: { "@site": path.resolve(import.meta.dirname) } },
  test: {
    include: ["tests/assistants/**/*.test.ts"],
    globalSetup: "tests/assistants/setup.ts",
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
