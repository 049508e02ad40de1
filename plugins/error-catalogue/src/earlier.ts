import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parseAbiItem, toFunctionSelector } from "viem";
import { endedErrors, linkedErrors, renamedErrors } from "../../../data/earlier-errors";
import { argumentMeanings } from "../../../data/errors";
import type { CatalogueError, EarlierError, ErrorGroup } from "../../../src/lib/revert";
import { errorsIn, type AbiError } from "./abi";

const products = { lockup: "Lockup", flow: "Flow", airdrops: "Airdrops" } as const;
type Product = keyof typeof products;

/** The error of today that says the same: named in the data, or the same after the prefix in the same product. */
function successorOf(
  name: string,
  product: Product,
  catalogue: readonly CatalogueError[],
): CatalogueError | undefined {
  const wanted = renamedErrors[name];
  if (wanted) return catalogue.find((one) => one.name === wanted);
  const said = name.split("_")[1];
  const group: ErrorGroup = product;
  const same = catalogue.filter((one) => one.group === group && one.name.split("_")[1] === said);
  // Flow has two errors Unauthorized; every other end of a name is one error of its product.
  return same.length === 1 ? same[0] : undefined;
}

interface Found {
  readonly product: Product;
  readonly release: string;
  readonly error: Pick<AbiError, "name" | "inputs">;
}

/** Every error of every release: those of the ABIs in the SDK, and those that only a linked library has. */
function* errorsOfReleases(root: string): Generator<Found> {
  for (const product of Object.keys(products) as Product[]) {
    for (const release of readdirSync(path.join(root, product))) {
      for (const file of readdirSync(path.join(root, product, release))) {
        for (const error of errorsIn(path.join(root, product, release, file)))
          yield { product, release, error };
      }
    }
  }
  for (const [signature, releases] of linkedErrors) {
    const { name, inputs } = parseAbiItem([`error ${signature}`] as readonly string[]) as AbiError;
    for (const release of releases) yield { product: "lockup", release, error: { name, inputs } };
  }
}

/**
 * The errors of Lockup, Flow and Airdrops that only releases before the current ones have, from the ABIs in the SDK
 * and the data's linked ones, sorted by name. Old streams still answer with them.
 * @throws Error naming each error that has neither a name of today nor a text in data/earlier-errors.ts, and each
 *   text there that fits no error
 */
export function readEarlier(siteDir: string, catalogue: readonly CatalogueError[]): EarlierError[] {
  const modules = createRequire(path.join(siteDir, "package.json"));
  const root = path.join(path.dirname(modules.resolve("sablier/package.json")), "abi");
  const current = new Set(catalogue.map(({ selector }) => selector));
  const problems: string[] = [];
  const found = new Map<string, EarlierError>();
  for (const { product, release, error } of errorsOfReleases(root)) {
    const { name, inputs } = error;
    const signature = `${name}(${inputs.map(({ type }) => type).join(",")})`;
    const selector = toFunctionSelector(signature);
    if (current.has(selector)) continue;
    const label = `${products[product]} ${release}`;
    const known = found.get(selector);
    if (known) {
      if (!known.releases.includes(label)) known.releases.push(label);
      continue;
    }
    const successor = endedErrors[name] ? undefined : successorOf(name, product, catalogue);
    const text = endedErrors[name] ?? successor;
    if (!text) problems.push(`${signature} has no name of today: add it to data/earlier-errors.ts.`);
    found.set(selector, {
      name,
      selector,
      group: product,
      raisedBy: [],
      releases: [label],
      ...(successor ? { successor: successor.name } : {}),
      arguments: inputs.map(({ name: input = "", type }) => ({
        name: input,
        type,
        meaning:
          successor?.arguments.find((one) => one.name === input)?.meaning ?? argumentMeanings[input] ?? "",
      })),
      cause: text?.cause ?? "",
      remedy: text?.remedy ?? "",
    });
  }
  const names = new Set([...found.values()].map(({ name }) => name));
  for (const name of [...Object.keys(endedErrors), ...Object.keys(renamedErrors)]) {
    if (!names.has(name))
      problems.push(`data/earlier-errors.ts names ${name}, which no earlier release has: remove it.`);
  }
  if (problems.length > 0)
    throw new Error(`The list of earlier errors has gaps:\n  ${problems.join("\n  ")}`);
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}
