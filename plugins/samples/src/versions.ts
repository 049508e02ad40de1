import { readFileSync } from "node:fs";
import path from "node:path";

/** Packages that samples import, in the versions that the tests use. */
const IMPORTED = [
  "@chainlink/contracts",
  "@openzeppelin/contracts",
  "@prb/math",
  "@sablier/evm-utils",
  "@sablier/flow",
  "@sablier/lockup",
];

/** Exact installed version of each package that samples may import. */
export function packageVersions(root: string): Record<string, string> {
  return Object.fromEntries(
    IMPORTED.map((name) => {
      const manifest = readFileSync(path.join(root, "node_modules", name, "package.json"), "utf8");
      return [name, (JSON.parse(manifest) as { version: string }).version];
    }),
  );
}
