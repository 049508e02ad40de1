import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Packages that Solidity samples import, in the versions that the tests use. */
const IMPORTED = [
  "@chainlink/contracts",
  "@openzeppelin/contracts",
  "@prb/math",
  "@sablier/evm-utils",
  "@sablier/flow",
  "@sablier/lockup",
];

/** Returns exact installed version of each package that Solidity samples may import. */
export function readPackageVersions(root: string): Record<string, string> {
  return Object.fromEntries(IMPORTED.map((name) => [name, readPackageVersion(root, name)]));
}

/**
 * Returns exact installed version of a package.
 *
 * @throws when the project does not have it
 */
export function readPackageVersion(root: string, name: string): string {
  const manifest = path.join(root, "node_modules", name, "package.json");
  if (name === "" || !existsSync(manifest)) {
    throw new Error(`no package "${name}" is installed: name one of package.json`);
  }
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}
