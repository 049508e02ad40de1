/** Puts the generated pages where the docs plugin finds them. */

import fs from "node:fs";
import path from "node:path";

import { GeneratedFiles, hash, listFiles } from "./generatedFiles";
import { PRODUCTS, Versions } from "./releases";

/** Packages whose version decides about the pages. */
const PACKAGES = [
  "@sablier/lockup",
  "@sablier/flow",
  "@sablier/evm-utils",
  "@openzeppelin/contracts",
  "@openzeppelin/contracts-upgradeable",
  "@prb/math",
  "sablier",
  "solc",
  "viem",
];

/** Folders that hold nothing but generated pages; .gitignore names them too. */
const GENERATED_FOLDERS = PRODUCTS.map(({ key }) => `docs/reference/${key}/contracts`);

const CATEGORIES: Record<string, { label: string; position: number }> = {
  abstracts: { label: "Abstracts", position: 101 },
  interfaces: { label: "Interfaces", position: 102 },
  libraries: { label: "Libraries", position: 103 },
  types: { label: "Types", position: 104 },
};

interface Outcome {
  /** How much of the contracts is documented. */
  report: string;
  /** Whether anything had to be generated. */
  generated: boolean;
}

/** Brings the pages up to date. */
export async function synchronise(siteDir: string): Promise<Outcome> {
  const cache = new GeneratedFiles(siteDir, GENERATED_FOLDERS);
  const key = getKey(siteDir);
  const known = cache.read(key);
  if (known !== undefined) return { report: known, generated: false };
  // Loaded here: a build that finds its pages up to date does without.
  const [{ generate }, { report }] = await Promise.all([import("./generate"), import("./completeness")]);
  const reference = await generate({ siteDir });
  const files: Record<string, string> = {};
  for (const page of reference.pages) files[`docs${page.route}.mdx`] = page.content;
  Object.assign(files, writeCategories(Object.keys(files)));
  const text = report(reference.coverage);
  cache.write(key, files, text);
  return { report: text, generated: true };
}

/** Returns one `_category_.json` a folder. */
function writeCategories(pages: string[]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const folder of new Set(pages.map((page) => path.posix.dirname(page)))) {
    const [product = "", , sub] = folder.split("/").slice(2);
    const category = sub === undefined ? { label: "Contracts", position: 2 } : CATEGORIES[sub];
    if (!category) throw new Error(`No sidebar category for ${folder}`);
    const id = ["reference", product, sub ?? "contracts"].join("-");
    files[`${folder}/_category_.json`] =
      `${JSON.stringify({ ...category, collapsed: true, key: id }, null, 2)}\n`;
  }
  return files;
}

/** Hash of all that the pages depend on. */
function getKey(siteDir: string): string {
  const versions = new Versions(path.join(siteDir, "node_modules"));
  const sources = [
    ...listFiles(__dirname).filter((file) => !file.includes(".test.")),
    path.join(siteDir, "data", "contracts", "airdropsNatspec.yml"),
    path.join(siteDir, "data", "contracts", "referenceSupplement.ts"),
  ];
  return hash(
    [
      ...PACKAGES.map((name) => `${name}@${versions.of(name)}`),
      ...sources.map((file) => `${path.basename(file)} ${hash(fs.readFileSync(file))}`),
    ].join("\n"),
  );
}
