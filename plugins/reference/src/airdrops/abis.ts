import { type AbiParameter } from "viem";

import { type AbiEntry, composeIdentity } from "../completeness";
import { AIRDROPS_CONTRACTS } from "../releases";

/** A parameter of a function, event, error or constructor. */
export type Input = AbiParameter & { indexed?: boolean };

/** One entry of an ABI. */
export interface Item extends AbiEntry {
  name?: string;
  inputs?: readonly Input[];
  outputs?: readonly AbiParameter[];
  stateMutability?: string;
}

/** The ABIs of the deployed contracts: what exists, and how it is called. */
export class Abis {
  /** Entries of all contracts by selector or topic. */
  private readonly entries = new Map<string, Item>();
  /** Structs that the ABIs know: fields in their true order, by `Library.Struct`. */
  private readonly structs = new Map<string, readonly AbiParameter[]>();

  /** @param abiOf ABI of a deployed contract */
  constructor(private readonly abiOf: (contract: string) => readonly AbiEntry[]) {
    for (const name of AIRDROPS_CONTRACTS) {
      for (const entry of this.of(name)) {
        if (entry.name !== undefined) this.entries.set(composeIdentity(entry), entry);
        this.collectStructs([...(entry.inputs ?? []), ...(entry.outputs ?? [])]);
      }
    }
  }

  /** Returns all entries of a deployed contract. */
  of(contract: string): readonly Item[] {
    return this.abiOf(contract) as readonly Item[];
  }

  /**
   * Returns the entry with a selector or topic. Contracts may name a parameter differently, so the contract's own ABI
   * comes first.
   */
  entry(contract: string, selector: string): Item | undefined {
    const own = AIRDROPS_CONTRACTS.includes(contract) ? this.of(contract) : [];
    return own.find((entry) => composeIdentity(entry) === selector) ?? this.entries.get(selector);
  }

  /** Returns the fields of a struct in their order; `undefined` for one that nobody passes or returns. */
  listFields(library: string, struct: string): readonly AbiParameter[] | undefined {
    return this.structs.get(`${library}.${struct}`);
  }

  private collectStructs(parameters: readonly AbiParameter[]): void {
    for (const parameter of parameters) {
      if (!("components" in parameter)) continue;
      this.structs.set(removeArray(readSourceType(parameter)), parameter.components);
      this.collectStructs(parameter.components);
    }
  }
}

/** Returns the type as Solidity has it: ABIs have it in addition to the canonical one. */
export function readSourceType(parameter: AbiParameter): string {
  const text = parameter.internalType ?? parameter.type;
  for (const word of ["contract ", "struct ", "enum "])
    if (text.startsWith(word)) return text.slice(word.length);
  return text;
}

/** Returns the name of a type without the brackets of an array. */
export function removeArray(type: string): string {
  const bracket = type.indexOf("[");
  return bracket === -1 ? type : type.slice(0, bracket);
}

/** Checks whether a parameter of this type needs a data location. */
export function isReference(type: string): boolean {
  return type.endsWith("]") || type === "string" || type === "bytes" || type.startsWith("tuple");
}
