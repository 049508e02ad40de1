import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { toFunctionSelector, type Abi, type AbiFunction, type AbiParameter } from "viem";
import { productNames } from "../../../../data/site/products";
import type { ContractFunction } from "../../../../src/protocol/evm/contractFunction";

/** What releases are of, in the order in which a function names them. */
const names: Readonly<Record<string, string>> = { ...productNames, comptroller: "Comptroller", bob: "Bob" };

interface Found {
  readonly product: string;
  readonly contract: string;
  readonly contracts: Set<string>;
  readonly declaration: string;
  readonly releases: Set<string>;
}

/** Returns a declaration as Solidity writes it, with the names of inputs and of the fields of tuples. */
export const writeDeclaration = ({ name, inputs }: AbiFunction): string =>
  `${name}(${inputs.map(writeParameter).join(", ")})`;

/** Returns an input with the names of a tuple's fields: `(address sender, uint128 amount)[] params`. */
function writeParameter(input: AbiParameter): string {
  const type =
    "components" in input
      ? `(${input.components.map(writeParameter).join(", ")})${input.type.slice("tuple".length)}`
      : input.type;
  return input.name ? `${type} ${input.name}` : type;
}

function readAbiFunctions(file: string): AbiFunction[] {
  const content = JSON.parse(readFileSync(file, "utf8")) as { abi: Abi } | Abi;
  const abi = "abi" in content ? content.abi : content;
  return abi.filter((item) => item.type === "function");
}

/** Returns every function of every release, from the ABIs in the SDK, sorted by name. */
export function readFunctions(siteDir: string): ContractFunction[] {
  const modules = createRequire(path.join(siteDir, "package.json"));
  const folder = path.join(path.dirname(modules.resolve("sablier/package.json")), "abi");
  const found = new Map<string, Found>();
  for (const [product, label] of Object.entries(names)) {
    for (const version of readdirSync(path.join(folder, product)).sort()) {
      for (const file of readdirSync(path.join(folder, product, version)).sort()) {
        const contract = path.basename(file, ".json");
        for (const item of readAbiFunctions(path.join(folder, product, version, file))) {
          const selector = toFunctionSelector(item);
          const known = found.get(selector);
          const releases = (known?.releases ?? new Set()).add(`${label} ${version}`);
          const contracts = (known?.contracts ?? new Set()).add(contract);
          // Of the first product that has it, the newest release's names stay.
          found.set(
            selector,
            known && known.product !== product
              ? known
              : { product, contract, contracts, declaration: writeDeclaration(item), releases },
          );
        }
      }
    }
  }
  return [...found]
    .map(([selector, { contract, contracts, declaration, releases }]) => ({
      selector,
      declaration,
      contract,
      contracts: [...contracts],
      releases: [...releases],
    }))
    .sort((a, b) => a.declaration.localeCompare(b.declaration, "en"));
}
