import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { toFunctionSelector, type Abi, type AbiFunction, type AbiParameter } from "viem";
import { productNames } from "../../../../data/site/products";
import type { ContractFunction } from "../../../../src/lib/evm/contractFunction";

/** What releases are of, in the order in which a function names them. */
const names: Readonly<Record<string, string>> = { ...productNames, comptroller: "Comptroller", bob: "Bob" };

/** An input with the names of a tuple's fields: `(address sender, uint128 amount)[] params`. */
function declared(input: AbiParameter): string {
  const type =
    "components" in input
      ? `(${input.components.map(declared).join(", ")})${input.type.slice("tuple".length)}`
      : input.type;
  return input.name ? `${type} ${input.name}` : type;
}

function functionsIn(file: string): AbiFunction[] {
  const content = JSON.parse(readFileSync(file, "utf8")) as { abi: Abi } | Abi;
  const abi = "abi" in content ? content.abi : content;
  return abi.filter((item) => item.type === "function");
}

/** Every function of every release, from the ABIs in the SDK, sorted by name. */
export function readFunctions(siteDir: string): ContractFunction[] {
  const modules = createRequire(path.join(siteDir, "package.json"));
  const folder = path.join(path.dirname(modules.resolve("sablier/package.json")), "abi");
  const found = new Map<string, { declaration: string; releases: Set<string> }>();
  for (const [product, label] of Object.entries(names)) {
    for (const version of readdirSync(path.join(folder, product)).sort()) {
      for (const file of readdirSync(path.join(folder, product, version)).sort()) {
        for (const item of functionsIn(path.join(folder, product, version, file))) {
          const selector = toFunctionSelector(item);
          const releases = found.get(selector)?.releases ?? new Set();
          // The newest release's names of the inputs stay.
          const declaration = `${item.name}(${item.inputs.map(declared).join(", ")})`;
          found.set(selector, { declaration, releases: releases.add(`${label} ${version}`) });
        }
      }
    }
  }
  return [...found]
    .map(([selector, { declaration, releases }]) => ({ selector, declaration, releases: [...releases] }))
    .sort((a, b) => a.declaration.localeCompare(b.declaration, "en"));
}
