import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  type CurrentRelease,
  currentReleases,
  publishedReleases,
} from "../../data/contracts/currentReleases";
import { productNames } from "../../data/site/products";
import manifest from "../../package.json";
import { listFilesBelow } from "../../src/node/files/list";

// Versions that are typed where no code runs: on a change of package.json each of these names its file.

/** `UPDATE_FIGURES=1` writes what is typed again. */
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
  .flatMap((folder) => listFilesBelow(folder, /\.(?:tsx?|mdx?|mjs|css)$/).map((file) => `${folder}/${file}`))
  .concat("README.md", "CONTRIBUTING.md", "SECURITY.md")
  .filter((file) => !FORMER.test(file));

/** Sets each version that a pattern finds to the right one. */
function correct(file: string, pattern: RegExp, right: (name: string) => string | undefined): void {
  const text = readFileSync(file, "utf8");
  const corrected = text.replaceAll(pattern, (found: string, name: string, version: string) =>
    found.replace(version, right(name) ?? version),
  );
  if (corrected !== text) writeFileSync(file, corrected);
}

const REMEDY =
  "UPDATE_FIGURES=1 npx vitest run scripts/dependencies writes them; a table of releases needs a row of its own by hand";

it("versions that are typed are those of package.json", () => {
  if (UPDATE)
    for (const file of files.filter((candidate) => !TABLE.test(candidate)))
      correct(file, TYPED, (name) => versions[name]);
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
/** A release that a page names where no `<Release>` can be: its description, a path in a package or download, a tag. */
const NAMED =
  /(?:(?<=^description: .*|(?:releases|abi|deployments)[-/])|(?=\w+@))(lockup|flow|airdrops)[ /@-](v\d\.\d)(?!\.\d)/gim;
/** The tag of a version in the contracts' repository: `lockup@v4.0.1`. */
const TAG = /\b(lockup|flow|utils)@v(\d+\.\d+\.\d+)/g;

const current = (name: string) => currentReleases[name.toLowerCase() as keyof typeof currentReleases].release;
const samples = listFilesBelow(
  "samples/typescript",
  /^(?!.*(?:\.test|^legacy\/|^sdk\/|^graphql\/)).*\.tsx?$/,
).map((file) => `samples/typescript/${file}`);
const pages = files.filter((file) => /^docs\/(?!reference\/\w+\/contracts\/)/.test(file));

it.each([
  ["samples keep to the current releases", samples, KEPT, current],
  ["descriptions and paths on pages are of the current releases", pages, NAMED, current],
  [
    "tags on pages are of the versions in package.json",
    pages,
    TAG,
    (name: string) => versions[`@sablier/${name === "utils" ? "evm-utils" : name}`],
  ],
] as const)("%s", (_, places, pattern, right) => {
  if (UPDATE) for (const file of places) correct(file, pattern, right);
  const kept = places.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = "", version]) => ({
      file,
      name,
      version,
    })),
  );
  expect(kept.length).toBeGreaterThan(4);
  expect(
    kept.filter(({ name, version }) => version !== right(name)),
    REMEDY,
  ).toEqual([]);
});

/** What is in sentences, without code and tables. */
const listSentences = (page: string) =>
  page.replace(/^---.*?^---|^( *```).*?^\1|`[^`\n]*`/gmsu, "").replace(/^(?:\||import ).*/gm, "");

it("sentences take the current release from data", () => {
  const named = pages.flatMap((file) =>
    [
      ...listSentences(readFileSync(file, "utf8")).matchAll(
        /(?<!(?:since|before|until|new in) )(Lockup|Flow|Airdrops) (v\d\.\d)/gi,
      ),
    ].map(([text, name = "", version]) => ({ file, text, isCurrent: version === current(name) })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(
    named.filter(({ isCurrent }) => isCurrent).map(({ file, text }) => `${file}: ${text}`),
    'write <Release of="lockup" /> for it, or since when something holds',
  ).toEqual([]);
});

/** What is said of a current release by hand: how its row begins in a table of releases, and more. */
const rows = Object.keys(productNames).flatMap((product) => {
  const { release, alias }: CurrentRelease = currentReleases[product as keyof typeof productNames];
  return [
    [`docs/guides/${product}/deployments.mdx`, `| ${release} |`],
    ...(product === "lockup" ? [] : [[`docs/guides/${product}/overview.mdx`, `| ${release} |`] as const]),
    ...(alias ? [[`docs/guides/${product}/deployments.mdx`, `\`${alias}\` is the [alias]`] as const] : []),
  ] as const;
});

it.each(rows)("%s says of the current release: %s", (file, text) => {
  const page = readFileSync(file, "utf8").replaceAll("**", "");
  expect(page.includes(text), `write what is new in the current release into ${file}`).toBe(true);
});

it.each(Object.entries(productNames))(
  "the newest published release of %s is its current one",
  (key, name) => {
    expect(
      publishedReleases.find(({ product }) => product === name)?.release,
      "write what it brought into `publishedReleases` of data/contracts/currentReleases.ts",
    ).toBe(current(key));
  },
);

it.each(Object.keys(productNames))("the table of releases of %s calls one of them this page", (product) => {
  const file = `docs/guides/${product}/deployments.mdx`;
  const lines = readFileSync(file, "utf8").match(/^\| v.*\| this page \|$/gm);
  expect(lines, `link the page of the release before it in ${file}`).toHaveLength(1);
});

it("the oldest Node.js is the same in package.json, the README, CI and its types", () => {
  const oldest = /^>=(\d+\.\d+)$/.exec(manifest.engines.node)?.[1] ?? "";
  expect(readFileSync("README.md", "utf8")).toContain(`Node.js ${oldest} or newer`);
  expect(readFileSync(".github/workflows/ci.yml", "utf8")).toContain(`node: ["${oldest}",`);
  expect(manifest.devDependencies["@types/node"]).toBe(`^${oldest.split(".")[0]}`);
});
