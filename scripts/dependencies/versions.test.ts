import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import manifest from "../../package.json";
import { filesBelow } from "../../src/lib/files/list";

// Versions that are typed where no code runs: on a change of package.json each of these names its file.

const versions: Readonly<Record<string, string>> = { ...manifest.dependencies, ...manifest.devDependencies };
const names = Object.keys(versions).map((name) => name.replace(/[.+]/g, "\\$&"));
/** `katex@0.13.24`, `solc 0.8.29`, a name in code before its version, and an entry of JSON. */
const TYPED = new RegExp(
  `(?<![\\w/@-])(${names.join("|")})(?:@| |\` |": ")(\\d+\\.\\d+\\.\\d+)(?![\\d-])`,
  "g",
);

/** What is said of former releases stays as it is, and so does what other people's tools print. */
const FORMER = /\/(?:previous-deployments|legacy|fixtures)\/|\/inputs\.test\.ts$/;
/** Tables of releases, newest first. */
const TABLE = /\/deployments\.mdx$/;

const files = ["config", "docs", "plugins", "samples", "scripts", "src"]
  .flatMap((folder) => filesBelow(folder, /\.(?:tsx?|mdx?|mjs|css)$/).map((file) => `${folder}/${file}`))
  .concat("README.md", "CONTRIBUTING.md", "SECURITY.md")
  .filter((file) => !FORMER.test(file));

it("versions that are typed are those of package.json", () => {
  const typed = files.flatMap((file) => {
    const found = [...readFileSync(file, "utf8").matchAll(TYPED)];
    return (TABLE.test(file) ? found.slice(0, 1) : found).map(([, name = "", version]) => ({
      file,
      name,
      version,
    }));
  });
  expect(typed.length).toBeGreaterThan(10);
  expect(typed.filter(({ name, version }) => version !== versions[name])).toEqual([]);
});

it("the oldest Node.js is the same in package.json, the README, CI and its types", () => {
  const oldest = /^>=(\d+\.\d+)$/.exec(manifest.engines.node)?.[1] ?? "";
  expect(readFileSync("README.md", "utf8")).toContain(`Node.js ${oldest} or newer`);
  expect(readFileSync(".github/workflows/ci.yml", "utf8")).toContain(`node: ["${oldest}",`);
  expect(manifest.devDependencies["@types/node"]).toBe(`^${oldest.split(".")[0]}`);
});
