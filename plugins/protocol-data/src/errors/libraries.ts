import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parseAbiItem, toFunctionSelector } from "viem";
import { bobErrors } from "../../../../data/errors/bob";
import { openZeppelinErrors, prbMathEndings, standardErrors } from "../../../../data/errors/libraries";
import { writeSignature, type CatalogueError, type LibraryErrors } from "../../../../src/protocol/evm/revert";
import { readPackageVersion } from "../../../samples/src/versions";
import { findErrors, type AbiError } from "./abi";

/** What PRBMath's number types are in the ABI. */
const NUMBERS: Readonly<Record<string, string>> = {
  SD1x18: "int64",
  SD21x18: "int128",
  SD59x18: "int256",
  UD2x18: "uint64",
  UD21x18: "uint128",
  UD60x18: "uint256",
};

/** The release of Bob in the SDK. */
const BOB = "v1.0";

const BOB_REMEDY =
  "Compare the values with the state of the vault or order. This documentation does not describe Bob's contracts";

const DEFAULT_REMEDY =
  "Look into the contract that raised it: no current Sablier release does, but a token, a wallet or another contract in the same call can";

type Declared = Pick<AbiError, "name" | "inputs"> & { readonly raisedBy: readonly string[] };

/** Returns the errors in OpenZeppelin's ABIs, which are part of its package, with the contracts that have them. */
const openZeppelin = (folder: string): Declared[] => readAbiErrors(path.join(folder, "build", "contracts"));

/** Returns the errors of Bob, which is no product of this documentation, from the SDK's ABIs. */
const bob = (folder: string): Declared[] => readAbiErrors(path.join(folder, "abi", "bob", BOB));

/** Returns the errors in a folder of ABIs, with the contracts that have them. */
function readAbiErrors(abis: string): Declared[] {
  const found = new Map<string, { error: AbiError; raisedBy: string[] }>();
  for (const file of readdirSync(abis).sort()) {
    for (const error of findErrors(path.join(abis, file))) {
      const known = found.get(error.name + JSON.stringify(error.inputs)) ?? { error, raisedBy: [] };
      // An interface declares, it does not raise.
      if (!/^I[A-Z]/.test(file)) known.raisedBy.push(path.basename(file, ".json"));
      found.set(error.name + JSON.stringify(error.inputs), known);
    }
  }
  return [...found.values()].map(({ error, raisedBy }) => ({ ...error, raisedBy }));
}

/**
 * Returns the errors in PRBMath's sources. The package has no ABIs; each declaration is one line of Solidity, whose
 * types are numbers, and what the expression leaves out the count in the test would show.
 */
function readPrbMathErrors(folder: string): Declared[] {
  const files = readdirSync(path.join(folder, "src"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".sol"))
    .sort()
    .flatMap((file) => [
      ...readFileSync(path.join(folder, "src", file), "utf8").matchAll(/^error (\w+)\(([^)]*)\);/gm),
    ])
    .map(([, name = "", inputs = ""]) => {
      const known = inputs.replace(/\b[SU]D\d+x18\b/g, (type) => NUMBERS[type] ?? type);
      const item = parseAbiItem(`error ${name}(${known})`) as unknown as AbiError;
      return { name, inputs: item.inputs, raisedBy: [] };
    });
}

/** Returns what a PRBMath error means, from its name: `PRBMath_<type>_<function>_<what went wrong>`. */
function explainPrbMathError(name: string): string | undefined {
  const type = /_([SU]D\d+x18)_/.exec(name)?.[1] ?? "its type";
  return prbMathEndings.find(([ending]) => ending.test(name))?.[1].replace("{type}", type);
}

/** Returns what an error of Bob means. */
function explainBobError(name: string): { cause: string; remedy: string } | undefined {
  const cause = bobErrors[name];
  return cause === undefined ? undefined : { cause, remedy: BOB_REMEDY };
}

/** Returns the errors that standards declare, which a token or another contract in the same call can answer with. */
function listStandardErrors(): CatalogueError[] {
  return standardErrors.map(({ standard, declaration, cause, remedy, meanings }) => {
    const { name, inputs } = parseAbiItem(declaration) as unknown as AbiError;
    const error = {
      name,
      arguments: inputs.map(({ name: argument = "", type }) => ({
        name: argument,
        type,
        meaning: meanings[argument] ?? "",
      })),
    };
    return {
      ...error,
      selector: toFunctionSelector(writeSignature(error)),
      group: "dependencies",
      library: standard,
      raisedBy: [],
      releases: [],
      cause,
      remedy,
    };
  });
}

/**
 * Returns every error of OpenZeppelin Contracts and of PRBMath in the installed releases, and of standards, that the
 * catalogue does not have already: what a token or another contract in the same call can answer with.
 * @param siteDir root of the site
 * @param known selectors of the errors of all Sablier releases
 * @throws Error naming each error without a text in data/errors/libraries.ts, and each text there without an error
 */
export function readLibraries(siteDir: string, known: ReadonlySet<string>): LibraryErrors {
  const modules = createRequire(path.join(siteDir, "package.json"));
  const getFolder = (name: string) => path.dirname(modules.resolve(`${name}/package.json`));
  const libraries = [
    { label: `Bob ${BOB}`, name: "sablier", read: bob },
    { label: "OpenZeppelin Contracts", name: "@openzeppelin/contracts", read: openZeppelin },
    { label: "PRBMath", name: "@prb/math", read: readPrbMathErrors },
  ];
  const problems: string[] = [];
  const names = new Set<string>();
  const errors = new Map<string, CatalogueError>();
  for (const { label, name: packageName, read } of libraries) {
    for (const { name, inputs, raisedBy } of read(getFolder(packageName))) {
      names.add(name);
      const error = {
        name,
        arguments: inputs.map(({ name: argument = "", type }) => ({ name: argument, type, meaning: "" })),
      };
      const selector = toFunctionSelector(writeSignature(error));
      if (known.has(selector)) continue;
      const text = explainBobError(name) ??
        openZeppelinErrors[name] ?? { cause: explainPrbMathError(name) ?? "" };
      if (!text.cause)
        problems.push(`${writeSignature(error)} has no cause: add it to data/errors/libraries.ts.`);
      errors.set(selector, {
        ...error,
        selector,
        group: "dependencies",
        library: label,
        raisedBy,
        releases: read === bob ? [label] : [],
        cause: text.cause,
        remedy: text.remedy ?? DEFAULT_REMEDY,
      });
    }
  }
  for (const name of [...Object.keys(bobErrors), ...Object.keys(openZeppelinErrors)]) {
    if (!names.has(name))
      problems.push(`data/errors describes ${name}, which neither Bob nor OpenZeppelin has: remove it.`);
  }
  if (problems.length > 0)
    throw new Error(`The list of library errors has gaps:\n  ${problems.join("\n  ")}`);
  return {
    versions: libraries
      .filter(({ read }) => read !== bob)
      .map(({ label, name }) => `${label} ${readPackageVersion(siteDir, name)}`),
    errors: [...errors.values(), ...listStandardErrors().filter(({ selector }) => !known.has(selector))].sort(
      (a, b) => a.name.localeCompare(b.name),
    ),
  };
}
