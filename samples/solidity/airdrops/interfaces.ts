import { readFileSync } from "node:fs";
import path from "node:path";
import type { Abi, AbiFunction, AbiParameter } from "viem";
import { PACKAGES } from "../../../src/node/solidity/artifacts";

/** The kinds of campaigns, as the names of factories and campaigns end. */
export const KINDS = ["Instant", "LL", "LT", "VCA", "Execute"] as const;

/** Types that the interfaces import; everything else is declared in the file itself or is plain Solidity. */
const IMPORTS: Record<string, string> = {
  IERC20: "@openzeppelin/contracts/token/ERC20/IERC20.sol",
  ISablierLockup: "@sablier/lockup/src/interfaces/ISablierLockup.sol",
  UD2x18: "@prb/math/src/UD2x18.sol",
  UD60x18: "@prb/math/src/UD60x18.sol",
};

const HEADER = `// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

// Written by samples/solidity/airdrops/interfaces.ts from the ABIs of Airdrops v3.0 in the npm package "sablier".
`;

/** An ABI of Airdrops as the SDK ships it, for example `SablierFactoryMerkleLL`, of v3.0 unless another release is named. */
export function readAirdropsAbi(name: string, release = "v3.0"): Abi {
  return JSON.parse(
    readFileSync(path.join(PACKAGES, `sablier/abi/airdrops/${release}/${name}.json`), "utf8"),
  ) as Abi;
}

/** The Solidity type of a parameter: the declared one where the file knows it, else the ABI's. */
function typeOf({ type, internalType }: AbiParameter): string {
  const declared = internalType?.replace(/^(struct|enum|contract) /, "") ?? type;
  if (declared === "ISablierComptroller") return "address";
  return declared;
}

function isReference({ type }: AbiParameter): boolean {
  return type.endsWith("]") || type === "string" || type === "bytes" || type === "tuple";
}

function parameters(list: readonly AbiParameter[], location: "calldata" | "memory"): string {
  return list
    .map((parameter) =>
      [typeOf(parameter), isReference(parameter) && location, parameter.name].filter(Boolean).join(" "),
    )
    .join(", ");
}

function declaration({ name, inputs, outputs, stateMutability }: AbiFunction): string {
  const mutability = stateMutability === "nonpayable" ? "" : ` ${stateMutability}`;
  const returned = outputs.length > 0 ? ` returns (${parameters(outputs, "memory")})` : "";
  return `    function ${name}(${parameters(inputs, "calldata")}) external${mutability}${returned};`;
}

/** Collects the members of each struct in the parameters, by the struct's full name. */
function collectStructs(list: readonly AbiParameter[], found: Map<string, readonly AbiParameter[]>): void {
  for (const parameter of list) {
    if (!("components" in parameter)) continue;
    collectStructs(parameter.components, found);
    found.set(typeOf(parameter).replace(/\[\]$/, ""), parameter.components);
  }
}

function library(name: string, structs: ReadonlyMap<string, readonly AbiParameter[]>): string {
  const bodies = [...structs]
    .filter(([full]) => full.startsWith(`${name}.`))
    .map(([full, members]) => {
      const lines = members.map((member) => `        ${typeOf(member)} ${member.name};`);
      return `    struct ${full.slice(name.length + 1)} {\n${lines.join("\n")}\n    }`;
    });
  return `library ${name} {\n${bodies.join("\n\n")}\n}`;
}

/**
 * Solidity interfaces of the five factories and the five kinds of campaigns, with their structs, as one file.
 *
 * Field order and integer widths come from the ABIs. The names of the members of `ClaimType` are not in an ABI; they
 * are those of `airdrops/src/types/MerkleBase.sol`, in its order.
 */
export function writeInterfaces(read: (name: string) => Abi = readAirdropsAbi): string {
  const structs = new Map<string, readonly AbiParameter[]>();
  const interfaces: string[] = [];
  for (const kind of KINDS) {
    for (const contract of [`SablierMerkle${kind}`, `SablierFactoryMerkle${kind}`]) {
      const functions = read(contract).filter((item): item is AbiFunction => item.type === "function");
      for (const { inputs, outputs } of functions) {
        collectStructs(inputs, structs);
        collectStructs(outputs, structs);
      }
      interfaces.push(`interface I${contract} {\n${functions.map(declaration).join("\n\n")}\n}`);
    }
  }
  const libraries = KINDS.map((kind) => library(`Merkle${kind}`, structs));
  const imports = Object.entries(IMPORTS).map(([name, file]) => `import {${name}} from "${file}";`);
  const claimType = "enum ClaimType {\n    DEFAULT,\n    ATTEST,\n    EXECUTE\n}";
  return `${[HEADER + imports.sort().join("\n"), claimType, ...libraries, ...interfaces].join("\n\n")}\n`;
}
