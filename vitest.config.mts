import path from "node:path";
import { defineConfig, type Plugin } from "vitest/config";

/**
 * Resolves modules that only a build of the site has, because a test in a DOM cannot mock what does not resolve. Whoever
 * imports one without a mock gets an error.
 */
const modulesOfBuild: Plugin = {
  name: "modules-of-build",
  enforce: "pre",
  resolveId: (id) => (/^@(?:generated\/|docusaurus\/Link$)/u.test(id) ? `/of-build/${id}.js` : undefined),
  load(id) {
    if (id.startsWith("/of-build/")) throw new Error(`Mock ${id.slice("/of-build/".length, -".js".length)}.`);
  },
};

// Unit tests lie next to the file that they test. Browser tests are Playwright's and live in tests/.
export default defineConfig({
  resolve: { alias: { "@site": path.resolve(import.meta.dirname) } },
  plugins: [modulesOfBuild],
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
