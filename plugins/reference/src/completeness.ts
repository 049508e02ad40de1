/** What must hold before any page is written. Each gap is reported with its place and its remedy. */

import { type AbiEvent, type AbiFunction, toEventSelector, toFunctionSelector } from "viem";

import { type ReferenceSupplement } from "../../../data/contracts/referenceSupplement";
import { type Links } from "./pages/links";
import {
  isDescribed,
  isPublic,
  type Member,
  type Model,
  type Problem,
  type ProductKey,
  type Unit,
} from "./model/model";
import { type Unresolved } from "./pages/text";
import { findPackage } from "./releases";

const SUPPLEMENT = "data/contracts/referenceSupplement.ts";

export type AbiEntry = { type: string; name?: string; inputs?: readonly unknown[] };

export interface Coverage {
  product: ProductKey;
  units: number;
  /** Members that people call, listen to or catch. */
  publicMembers: number;
  publicDescribed: number;
  /** All members, internal ones included. */
  members: number;
  described: number;
}

function locate(unit: Unit, line: number | undefined): string {
  return `${unit.source}${line === undefined ? "" : `:${line}`}`;
}

/** Units and public members that nothing describes. */
export function findUndescribed(units: Unit[]): Problem[] {
  return units.flatMap((unit) => [
    ...(isDescribed(unit)
      ? []
      : [
          {
            where: locate(unit, unit.line),
            member: unit.name,
            what: "has no description",
            remedy: `add @notice to the source, or "${unit.name}" to ${SUPPLEMENT}`,
          },
        ]),
    ...unit.members
      .filter((member) => isPublic(member) && !isDescribed(member))
      .map((member) => ({
        where: locate(unit, member.line),
        member: `${unit.name}.${member.canonical}`,
        what: `is a public ${member.kind} without a description`,
        remedy: `add @notice to the source, or "${unit.name}.${member.canonical}" to ${SUPPLEMENT}`,
      })),
  ]);
}

/** Returns the references in NatSpec that lead nowhere. */
export function describeUnresolved(unit: Unit, unresolved: Unresolved[]): Problem[] {
  return unresolved.map(({ reference, member }) => ({
    where: locate(unit, member?.line ?? unit.line),
    member: member ? `${unit.name}.${member.canonical}` : unit.name,
    what: `refers to {${reference}}, which nothing is called`,
    remedy: `correct the source, or give the right name under "references" in ${SUPPLEMENT}`,
  }));
}

/** Selector or topic of an ABI entry; constructors, `receive` and `fallback` go by their type. */
export function composeIdentity(entry: AbiEntry): string {
  if (entry.type === "function") return toFunctionSelector(entry as AbiFunction);
  if (entry.type === "event") return toEventSelector(entry as AbiEvent);
  // An error's selector is built as a function's is.
  if (entry.type === "error")
    return toFunctionSelector({ ...entry, type: "function" } as unknown as AbiFunction);
  return entry.type;
}

/** Returns the identities of all members that a unit's page shows: its own, the inherited and the raised ones. */
function listShown(unit: Unit): Set<string> {
  const members: Member[] = [
    ...unit.members,
    ...unit.inherited.map(({ member }) => member),
    ...unit.raises.map(({ member }) => member),
  ];
  return new Set(members.map((member) => member.selector ?? member.name));
}

/** ABI entries of a deployed contract that its page does not show. */
export function findMissing(unit: Unit, abi: readonly AbiEntry[], artifact: string): Problem[] {
  const shown = listShown(unit);
  const library = unit.kind === "library";
  const names = new Set(
    [...unit.members, ...unit.raises.map(({ member }) => member)].map(({ name }) => name),
  );
  return abi
    .filter((entry) => {
      // A library's functions take types that a canonical signature cannot contain; they go by their name.
      if (library && entry.type === "function") return !names.has(entry.name ?? "");
      return !shown.has(composeIdentity(entry));
    })
    .map((entry) => ({
      where: artifact,
      member: `${unit.name}.${entry.name ?? entry.type}`,
      what: `is in the ABI (${entry.type}, ${composeIdentity(entry)}) and on no page`,
      remedy:
        "use sources and artifacts of one release; for Airdrops, describe it in data/contracts/airdropsNatspec.yml",
    }));
}

/** Returns the entries of the supplement that no page needs any more, and formulas that lack one. */
export function findUnused(
  supplement: ReferenceSupplement,
  model: Model,
  links: Links,
  usedCorrections: ReadonlySet<string>,
): Problem[] {
  const reportUnused = (member: string): Problem => ({
    where: SUPPLEMENT,
    member,
    what: "is needed by nothing",
    remedy: "remove the entry",
  });
  const names = new Set(
    [...model.values()].flatMap((unit) => [
      `${findPackage(unit.source)} ${unit.name}`,
      ...unit.members.map(({ canonical }) => `${findPackage(unit.source)} ${unit.name}.${canonical}`),
    ]),
  );
  return [
    ...Object.entries(supplement.descriptions).flatMap(([owner, entries]) =>
      Object.keys(entries)
        .filter((name) => !names.has(`${owner} ${name}`))
        .map((name) => reportUnused(`${owner} ${name}`)),
    ),
    ...Object.keys(supplement.corrections)
      .filter((wrong) => !usedCorrections.has(wrong))
      .map((wrong) => reportUnused(wrong)),
    ...Object.keys(supplement.interfaceIds)
      .filter((name) => !links.usedIdNotes.has(name))
      .map((name) => reportUnused(`Id of ${name}`)),
    ...Object.keys(supplement.references)
      .filter((reference) => !links.usedAliases.has(reference))
      .map((reference) => reportUnused(`{${reference}}`)),
    ...Object.keys(supplement.formulas)
      .filter((formula) => !links.usedFormulas.has(formula))
      .map((formula) => reportUnused(formula)),
    ...[...links.unknownFormulas].map((formula) => ({
      where: "NatSpec",
      member: formula,
      what: "is a formula set in characters",
      remedy: `give its LaTeX under "formulas" in ${SUPPLEMENT}`,
    })),
  ];
}

/** Counts what is described, for the report. */
export function measure(product: ProductKey, links: Links): Coverage {
  const units = links.pages.filter((page) => page.product.key === product).map(({ unit }) => unit);
  const members = units.flatMap((unit) => unit.members);
  const open = members.filter(isPublic);
  return {
    product,
    units: units.length,
    publicMembers: open.length,
    publicDescribed: open.filter(isDescribed).length,
    members: members.length,
    // A constructor often has its parameters described and nothing else to say.
    described: members.filter(
      (member) => isDescribed(member) || member.parameters.some(({ description }) => description),
    ).length,
  };
}

/** Returns the report that a cold start prints. */
export function report(coverage: Coverage[]): string {
  const lines = coverage.map(
    ({ product, units, publicMembers, publicDescribed, members, described }) =>
      `  ${product.padEnd(9)} ${String(units).padStart(3)} pages  public members documented ${publicDescribed}/${publicMembers}` +
      `  all members ${described}/${members}`,
  );
  return ["Contract reference:", ...lines].join("\n");
}

/** Returns all problems as one message. */
export function writeProblemMessage(problems: Problem[]): string {
  const lines = problems.map(
    ({ where, member, what, remedy }) => `- ${where}\n    ${member} ${what}.\n    Remedy: ${remedy}.`,
  );
  return `The contract reference has ${problems.length} gap(s):\n${lines.join("\n")}`;
}
