import { type AbiParameter } from "viem";

import { type Model, type TypeText, type Unit } from "../model/model";
import { findPackage } from "../releases";
import { readSourceType, removeArray } from "./abis";
import { type UnitText, type UnitTexts } from "./descriptions";

/** The package that the sources would come in. */
export const PACKAGE = "@sablier/airdrops";

/** Key of a unit in the model. */
export function composeKey(name: string, text: UnitText): string {
  return `${PACKAGE}/${text.source}:${name}`;
}

/** Finds what the names in ABIs and descriptions stand for. */
export class Names {
  constructor(
    private readonly model: Model,
    private readonly units: UnitTexts,
  ) {}

  /**
   * Returns a unit of Airdrops.
   * @throws Error when there is none of that name
   */
  unit(name: string): Unit {
    const text = this.units[name];
    const unit = text && this.model.get(composeKey(name, text));
    if (!unit) throw new Error(`No Airdrops unit ${name}`);
    return unit;
  }

  /** Returns a unit by name: of Airdrops, else of the shared contracts, else of the others. */
  find(name: string): Unit | undefined {
    const nearest = [PACKAGE, "@sablier/evm-utils"];
    const rank = ({ source }: Unit) => {
      const index = nearest.indexOf(findPackage(source));
      return index === -1 ? nearest.length : index;
    };
    return [...this.model.values()].filter((unit) => unit.name === name).sort((a, b) => rank(a) - rank(b))[0];
  }

  /** Returns the type of a parameter, with what it links to. */
  readType(parameter: AbiParameter): TypeText {
    return this.type(readSourceType(parameter));
  }

  /**
   * Returns a type by name, with what it links to. A struct named without its library belongs to the one that names it,
   * `scope`.
   */
  type(text: string, scope?: string): TypeText {
    const [first = "", second] = removeArray(text).split(".");
    if (second !== undefined) {
      const unit = this.find(first);
      return unit ? { text, target: { unit: unit.key, anchor: second.toLowerCase() } } : { text };
    }
    if (scope !== undefined && this.units[scope]?.structs?.[first]) {
      return { text, target: { unit: this.unit(scope).key, anchor: first.toLowerCase() } };
    }
    const unit = this.find(first);
    return unit ? { text, target: { unit: unit.key } } : { text };
  }
}
