/** From the installed packages to pages in memory. */

import fs from "node:fs";
import path from "node:path";

import { referenceSupplement, type ReferenceSupplement } from "../../../data/contracts/referenceSupplement";
import { addAirdrops } from "./airdrops/index";
import { compile, listSources } from "./solidity/compiler";
import {
  type AbiEntry,
  type Coverage,
  describeUnresolved,
  findMissing,
  findUndescribed,
  findUnused,
  measure,
  writeProblemMessage,
} from "./completeness";
import { Links, listPages, type Page } from "./pages/links";
import { type Model } from "./model/model";
import { writePage } from "./pages/page";
import { EXTRA_SOURCES, findPackage, type Product, PRODUCTS, SKIPPED_FOLDERS, Versions } from "./releases";
import { extract } from "./solidity";
import { addInherited } from "./solidity/uses";

export interface Reference {
  model: Model;
  links: Links;
  pages: (Page & { content: string })[];
  coverage: Coverage[];
}

export interface GenerateOptions {
  siteDir: string;
  /** Where packages are; tests have their own. */
  nodeModules?: string;
  extraSources?: string[];
  products?: Product[];
  supplement?: ReferenceSupplement;
}

/**
 * Makes all pages of the contract reference.
 * @throws with every gap, its place and its remedy
 */
export async function generate({
  siteDir,
  nodeModules = path.join(siteDir, "node_modules"),
  extraSources = EXTRA_SOURCES,
  products = PRODUCTS,
  supplement = referenceSupplement,
}: GenerateOptions): Promise<Reference> {
  const versions = new Versions(nodeModules);
  const sources = products
    .filter((product) => fs.existsSync(path.join(nodeModules, product.package)))
    .flatMap((product) => listSources(nodeModules, `${product.package}/src`, SKIPPED_FOLDERS));
  const compilation = await compile([...sources, ...extraSources], [nodeModules]);
  const { model, problems, usedCorrections } = extract(compilation, supplement);

  const artifacts = new Map<string, AbiEntry[]>();
  for (const product of products) {
    for (const file of Object.values(product.artifacts))
      artifacts.set(file, readAbi(path.join(nodeModules, file)));
  }
  const airdrops = products.find(({ key }) => key === "airdrops");
  if (airdrops) {
    problems.push(
      ...addAirdrops(model, path.join(siteDir, "data", "contracts", "airdropsNatspec.yml"), (name) => {
        const abi = artifacts.get(airdrops.artifacts[name] ?? "");
        if (!abi) throw new Error(`The SDK has no Airdrops ABI of ${name}`);
        return abi;
      }),
    );
    addInherited(model);
  }

  const pages = listPages(model, products);
  const links = new Links(model, pages, supplement, versions);
  const own = products.flatMap((product) =>
    [...model.values()].filter((unit) => findPackage(unit.source) === product.package),
  );
  // Problems of dependencies are theirs.
  const gaps = problems.filter(({ where }) => own.some((unit) => where.startsWith(unit.source)));
  gaps.push(...findUndescribed(own));
  const written = pages.map((page) => {
    const { content, unresolved } = writePage(page, links, versions);
    gaps.push(...describeUnresolved(page.unit, unresolved));
    return { ...page, content };
  });
  gaps.push(...findUnused(supplement, model, links, usedCorrections));
  for (const product of products) {
    for (const [name, file] of Object.entries(product.artifacts)) {
      const page = pages.find(
        ({ unit }) => unit.name === name && findPackage(unit.source) === product.package,
      );
      if (page) gaps.push(...findMissing(page.unit, artifacts.get(file) ?? [], file));
      else
        gaps.push({
          where: file,
          member: name,
          what: "is deployed and has no page",
          remedy: "correct the artifact's name in plugins/reference/src/releases.ts",
        });
    }
  }
  if (gaps.length > 0) throw new Error(writeProblemMessage(dropRepeated(gaps)));
  return { model, links, pages: written, coverage: products.map(({ key }) => measure(key, links)) };
}

function readAbi(file: string): AbiEntry[] {
  const json = JSON.parse(fs.readFileSync(file, "utf8")) as AbiEntry[] | { abi: AbiEntry[] };
  return Array.isArray(json) ? json : json.abi;
}

/** A text inherited by several contracts is reported once a place. */
function dropRepeated<T>(items: T[]): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = JSON.stringify(item);
    return !seen.has(key) && Boolean(seen.add(key));
  });
}
