/**
 * The Airdrops contracts: their package is not on npm, so the model is made out of two other sources, which are
 * checked against each other: the ABIs of the deployed contracts (package `sablier`) say what exists and how it is
 * called, `data/contracts/airdropsNatspec.yml` says what it means.
 */

import { assignAnchors } from "../model/anchors";
import { type AbiEntry, composeIdentity } from "../completeness";
import { type Model, type Problem, type Unit } from "../model/model";
import { findPackage } from "../releases";
import { Abis } from "./abis";
import { readDescriptions, type SharedTexts, type UnitText, type UnitTexts } from "./descriptions";
import { Members } from "./members";
import { composeKey, Names, PACKAGE } from "./names";

/**
 * Adds the Airdrops units to a model that holds the Solidity ones.
 * @param file the data file
 * @param abiOf ABI of a deployed contract
 * @returns what the two sources disagree on
 */
export function addAirdrops(
  model: Model,
  file: string,
  abiOf: (contract: string) => readonly AbiEntry[],
): Problem[] {
  const { units, shared } = readDescriptions(file);
  return new Airdrops(model, units, shared, new Abis(abiOf)).add();
}

/** Makes the units and puts them into the model. */
class Airdrops {
  private readonly problems: Problem[] = [];
  private readonly names: Names;

  constructor(
    private readonly model: Model,
    private readonly units: UnitTexts,
    private readonly shared: SharedTexts,
    private readonly abis: Abis,
  ) {
    this.names = new Names(model, units);
  }

  add(): Problem[] {
    const members = new Members(this.units, this.shared, this.abis, this.names, this.report.bind(this));
    for (const [name, text] of Object.entries(this.units))
      this.model.set(composeKey(name, text), this.draft(name, text));
    // Types and bases may name any unit, so they are looked up once all units are there.
    for (const [name, text] of Object.entries(this.units)) {
      const unit = this.names.unit(name);
      unit.bases = (text.inherits ?? []).flatMap(
        (base) => this.names.find(base)?.key ?? this.unknown(name, base),
      );
      unit.members = assignAnchors(members.of(name, text));
    }
    for (const name of Object.keys(this.units))
      this.names.unit(name).linearized = this.linearize(this.names.unit(name));
    for (const [name, text] of Object.entries(this.units)) {
      const unit = this.names.unit(name);
      this.addOverrides(unit);
      if (text.kind === "contract") this.addErrors(unit);
    }
    return this.problems;
  }

  private draft(name: string, text: UnitText): Unit {
    return {
      key: composeKey(name, text),
      name,
      kind: text.kind,
      source: `${PACKAGE}/${text.source}`,
      notice: text.description,
      members: [],
      bases: [],
      linearized: [],
      inherited: [],
      emits: [],
      raises: [],
      idUsed: false,
    };
  }

  private unknown(name: string, base: string): [] {
    this.report(name, base, "inherits from a contract that no source declares", "correct the name");
    return [];
  }

  private report(unit: string, member: string, what: string, remedy: string): void {
    this.problems.push({
      where: `${PACKAGE}/${this.units[unit]?.source ?? ""}`,
      member: `${unit}.${member}`,
      what,
      remedy: `${remedy} in data/contracts/airdropsNatspec.yml`,
    });
  }

  private addOverrides(unit: Unit): void {
    for (const member of unit.members) {
      if (member.kind !== "function" || !member.selector) continue;
      member.overrides = unit.linearized.flatMap((key) => {
        const base = this.model.get(key)?.members.find(({ selector }) => selector === member.selector);
        return base ? [{ unit: key, anchor: base.anchor }] : [];
      });
    }
  }

  /** Bases, most derived first. */
  private linearize(unit: Unit, seen: string[] = []): string[] {
    for (const key of [...unit.bases].reverse()) {
      if (seen.includes(key)) continue;
      const base = this.model.get(key);
      if (!base) continue;
      seen.push(key);
      // The shared contracts have been linearized by the compiler.
      if (findPackage(base.source) === PACKAGE) this.linearize(base, seen);
      else seen.push(...base.linearized.filter((other) => !seen.includes(other)));
    }
    return seen;
  }

  private addErrors(unit: Unit): void {
    const errors = this.abis.of(unit.name).filter(({ type }) => type === "error");
    for (const entry of errors) {
      const selector = composeIdentity(entry);
      const found = [...this.model.values()]
        .flatMap((other) => other.members.map((member) => ({ member, from: other.key })))
        .filter(({ member }) => member.kind === "error" && member.selector === selector);
      const near = found.find(({ from }) => from.startsWith(PACKAGE)) ?? found[0];
      if (near) unit.raises.push(near);
      else this.report(unit.name, entry.name ?? "", "is raised and declared nowhere", "describe it");
    }
    unit.raises.sort((a, b) => (a.member.name < b.member.name ? -1 : 1));
  }
}
