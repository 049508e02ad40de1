import path from "node:path";
import { defineConfig, type Plugin } from "vitest/config";

/** What component tests get instead of Docusaurus' own modules, which need a running site. */
const STAND_INS = path.resolve(import.meta.dirname, "tests/standIns");
const BUILT_DATA = /^@generated\/(?:protocol-data|samples)\//u;

/**
 * Resolves modules that only a build of the site has. The data of plugins is read from the packages, as a build reads it.
 * Tests must mock every other module of a build, because a test in a DOM cannot mock what does not resolve.
 */
const modulesOfBuild: Plugin = {
  name: "modules-of-build",
  enforce: "pre",
  resolveId(id) {
    const [, name] = /^@docusaurus\/(Link|router|useBaseUrl)$/u.exec(id) ?? [];
    if (name) return path.join(STAND_INS, name === "Link" ? "Link.tsx" : `${name}.ts`);
    return id.startsWith("@generated/") ? `/of-build/${id}.js` : undefined;
  },
  load(id) {
    if (!id.startsWith("/of-build/")) return undefined;
    const module = id.slice("/of-build/".length, -".js".length);
    if (!BUILT_DATA.test(module)) throw new Error(`Mock ${module}.`);
    const from = JSON.stringify(path.join(STAND_INS, "builtData.ts"));
    return `import { modules } from ${from};\nexport default modules[${JSON.stringify(module.replace("@generated/", ""))}];`;
  },
};

const NO_TESTS = ["node_modules/**", "build/**", ".cache/**", ".docusaurus/**", "tests/**"];

/** Tests that need a document. Those of components are called `*.test.tsx`. */
const DOM = "**/*.dom.test.ts";

/** Tests that take long. Those of components name their environment. */
const LONG = "**/*.long.test.{ts,tsx}";

// Unit tests are next to the file that they test. Browser tests (*.spec.ts) are Playwright's.
export default defineConfig({
  resolve: { alias: { "@site": path.resolve(import.meta.dirname) } },
  plugins: [modulesOfBuild],
  define: { IS_SERVER_BUNDLE: "true" },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    setupFiles: ["tests/standIns/eachFile.ts"],
    // Files share what they import, and with it the Solidity compiler: loading it again for each takes longer than the tests.
    // For the same reason, all files of a project run in one thread.
    isolate: false,
    maxWorkers: 1,
    // A click on a link does not leave the page. Saving a file is such a click.
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    // Tests of components share a document, which is made once if all of them run one after the other.
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["**/*.test.ts"],
          exclude: [...NO_TESTS, DOM, LONG],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          include: ["**/*.test.tsx", DOM],
          exclude: [...NO_TESTS, LONG],
          environment: "happy-dom",
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: "long", include: [LONG], exclude: NO_TESTS, sequence: { groupOrder: 2 } },
      },
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
