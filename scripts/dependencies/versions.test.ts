import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { currentReleases } from "../../data/contracts/currentReleases";
import { productNames } from "../../data/site/products";
import manifest from "../../package.json";
import { filesBelow } from "../../src/lib/files/list";

// Versions that are typed where no code runs: on a change of package.json each of these names its file.

/** `UPDATE_FIGURES=1` writes what is typed afresh. */
const UPDATE = process.env.UPDATE_FIGURES === "1";

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

/** Sets each version that a pattern finds to the right one; tables of releases are written by hand. */
function correct(file: string, pattern: RegExp, right: (name: string) => string | undefined): void {
  const text = readFileSync(file, "utf8");
  const corrected = text.replaceAll(pattern, (found: string, name: string, version: string) =>
    found.replace(version, right(name) ?? version),
  );
  if (!TABLE.test(file) && corrected !== text) writeFileSync(file, corrected);
}

const REMEDY =
  "UPDATE_FIGURES=1 npx vitest run scripts/dependencies writes them; a table of releases needs a row of its own by hand";

it("versions that are typed are those of package.json", () => {
  if (UPDATE) for (const file of files) correct(file, TYPED, (name) => versions[name]);
  const typed = files.flatMap((file) => {
    const found = [...readFileSync(file, "utf8").matchAll(TYPED)];
    return (TABLE.test(file) ? found.slice(0, 1) : found).map(([, name = "", version]) => ({
      file,
      name,
      version,
    }));
  });
  expect(typed.length).toBeGreaterThan(10);
  expect(
    typed.filter(({ name, version }) => version !== versions[name]),
    REMEDY,
  ).toEqual([]);
});

/** A release that a sample keeps to: `sablier/evm/releases/lockup/v4.0`, `{ protocol: "lockup", version: "v4.0" }`, a sentence. */
const KEPT =
  /(?:releases\/|protocol: "|(?=Lockup v|Flow v|Airdrops v))(lockup|flow|airdrops|Lockup|Flow|Airdrops)(?:\/|", version: "| )(v\d\.\d)/g;
const samples = filesBelow(
  "samples/typescript",
  /^(?!.*(?:\.test|^legacy\/|^sdk\/|^graphql\/)).*\.tsx?$/,
).map((file) => `samples/typescript/${file}`);

it("samples keep to the current releases", () => {
  const right = (name: string) => currentReleases[name.toLowerCase() as keyof typeof currentReleases].release;
  if (UPDATE) for (const file of samples) correct(file, KEPT, right);
  const kept = samples.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(KEPT)].map(([, name = "", version]) => ({ file, name, version })),
  );
  expect(kept.length).toBeGreaterThan(5);
  expect(
    kept.filter(({ name, version }) => version !== right(name)),
    REMEDY,
  ).toEqual([]);
});

/** How the row of a current release begins in the tables of releases that are written by hand. */
const rows = Object.entries(productNames).flatMap(([product, name]) => {
  const { release } = currentReleases[product as keyof typeof productNames];
  return [
    ["docs/concepts/what-is-sablier.mdx", `["${name}", "${release}, current"`],
    ["docs/concepts/streaming.mdx", `${name} ${release}`],
    ["docs/reference/overview.mdx", `| ${name} ${release} |`],
    [`docs/guides/${product}/deployments.mdx`, `| ${release} |`],
    [`docs/guides/${product}/overview.mdx`, `| ${release} |`],
  ] as const;
});

it.each(rows)("the table of releases of %s has a row %s", (file, row) => {
  const page = readFileSync(file, "utf8").replaceAll("**", "");
  expect(page.includes(row), `write a row for the current release into ${file}`).toBe(true);
});

it("the oldest Node.js is the same in package.json, the README, CI and its types", () => {
  const oldest = /^>=(\d+\.\d+)$/.exec(manifest.engines.node)?.[1] ?? "";
  expect(readFileSync("README.md", "utf8")).toContain(`Node.js ${oldest} or newer`);
  expect(readFileSync(".github/workflows/ci.yml", "utf8")).toContain(`node: ["${oldest}",`);
  expect(manifest.devDependencies["@types/node"]).toBe(`^${oldest.split(".")[0]}`);
});
