import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parseAbiItem, toFunctionSelector } from "viem";
import { linkedErrors } from "../../../../data/errors/earlierReleases";
import type { ErrorGroup } from "../../../../src/protocol/evm/revert";
import { findErrors, type AbiError } from "./abi";

/** What releases are of, in the order in which an error names them, and the group of what only they have. */
const products = {
  lockup: { label: "Lockup", group: "lockup" },
  flow: { label: "Flow", group: "flow" },
  airdrops: { label: "Airdrops", group: "airdrops" },
  comptroller: { label: "Comptroller", group: "shared" },
} as const satisfies Record<string, { label: string; group: ErrorGroup }>;

/** An error of a release. */
export interface ReleaseError {
  readonly group: ErrorGroup;
  /** As `Lockup v1.2`. */
  readonly release: string;
  readonly selector: string;
  readonly signature: string;
  readonly error: Pick<AbiError, "name" | "inputs">;
}

/** Path inside an npm package of the site. */
function resolveWithin(siteDir: string, name: string, rest: string): string {
  const modules = createRequire(path.join(siteDir, "package.json"));
  return path.join(path.dirname(modules.resolve(`${name}/package.json`)), rest);
}

/** Returns the errors of one release: those of its ABIs in the SDK, and those of the libraries that it is linked with. */
function* listErrors(
  siteDir: string,
  product: keyof typeof products,
  version: string,
): Generator<Pick<AbiError, "name" | "inputs">> {
  const folder = resolveWithin(siteDir, "sablier", path.join("abi", product, version));
  for (const file of readdirSync(folder)) yield* findErrors(path.join(folder, file));
  if (product !== "lockup") return;
  for (const [signature, releases] of linkedErrors) {
    if (typeof releases === "string" ? version >= releases : releases.includes(version))
      yield parseAbiItem([`error ${signature}`] as readonly string[]) as unknown as AbiError;
  }
}

/**
 * Yields every error of every release, product by product, the oldest release first; once for each file that has it.
 */
export function* collectReleaseErrors(siteDir: string): Generator<ReleaseError> {
  for (const product of Object.keys(products) as (keyof typeof products)[]) {
    const { label, group } = products[product];
    for (const version of readdirSync(resolveWithin(siteDir, "sablier", path.join("abi", product)))) {
      for (const { name, inputs } of listErrors(siteDir, product, version)) {
        const signature = `${name}(${inputs.map(({ type }) => type).join(",")})`;
        const selector = toFunctionSelector(signature);
        yield { group, release: `${label} ${version}`, selector, signature, error: { name, inputs } };
      }
    }
  }
}

/** Returns the releases that have an error, as `Lockup v1.2`, by selector: product by product, the oldest first. */
export function groupReleasesBySelector(siteDir: string): Map<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { selector, release } of collectReleaseErrors(siteDir)) {
    const known = found.get(selector);
    if (known) known.add(release);
    else found.set(selector, new Set([release]));
  }
  return new Map([...found].map(([selector, releases]) => [selector, [...releases]]));
}
